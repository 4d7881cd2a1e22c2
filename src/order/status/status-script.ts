// Script of the order page: refreshes it. Compiled alone, so it imports nothing.
const RENEW_EVERY = 30_000

/** True while the visitor types, has typed or has an open question; the refresh then replaces nothing. */
function isBusy(order: Element): Element | boolean {
  return (
    order.querySelector('form:focus-within,[data-typed]') ??
    [...order.querySelectorAll('textarea,input,option')].some((control) =>
      ['Selected', 'Checked', 'Value'].some((name) => {
        const served: unknown = Reflect.get(control, `default${name}`)
        return served !== undefined && served !== Reflect.get(control, name.toLowerCase())
      }),
    )
  )
}

/** Says the text of an element to a screen reader. */
function say(element: Element | null): void {
  document.querySelector('#order-news')?.replaceChildren(element?.textContent ?? '')
}

async function keepUp(): Promise<void> {
  const old = document.querySelector<HTMLElement>('#order')
  if (document.hidden || !old) return
  try {
    const headers = { 'If-None-Match': old.dataset['etag'] ?? '' }
    const response = await fetch(location.pathname, { headers, cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const order = page.querySelector<HTMLElement>('#order')
    // Nothing new (304), or an error. The styles of another build would not match; a script on every page reloads then.
    if (!order || order.dataset['build'] !== old.dataset['build']) return
    if (isBusy(old)) old.dataset['older'] = ''
    // The policy of this document was made without the Pay button: only a new document may lead to the gateway.
    else if (order.dataset['pays'] && !old.dataset['pays']) location.reload()
    else {
      old.replaceWith(order)
      say(order.querySelector('h1'))
    }
  } catch {
    // Offline; the next refresh tries again.
  }
}

/** Copies a line of the payment; where the browser forbids it, selects the line. */
async function copyLine(button: HTMLElement): Promise<void> {
  const lines = button.closest<HTMLElement>('[data-copied]')
  try {
    await navigator.clipboard.writeText(button.dataset['value'] ?? '')
    for (const one of lines?.querySelectorAll('[data-value]') ?? []) {
      one.firstChild?.replaceWith(lines?.dataset[one === button ? 'copied' : 'copy'] ?? '')
    }
    say(button)
  } catch {
    const value = button.parentElement?.previousElementSibling
    if (value) getSelection()?.selectAllChildren(value)
  }
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const line = target.closest<HTMLElement>('[data-value]')
  if (line) void copyLine(line)
  if (target.closest('[data-print]')) print()
  if (target.closest('[data-renew]')) location.replace(location.pathname)
})
document.addEventListener('visibilitychange', () => void keepUp())
setInterval(() => void keepUp(), RENEW_EVERY)
