// Script of the order page: refreshes it. Compiled alone, so it imports nothing.
const RENEW_EVERY = 30_000

/** True while the visitor types, has typed or has an open question; the refresh then replaces nothing. */
function isBusy(order: Element): boolean {
  if (order.querySelector('form:focus-within, form[data-typed]')) return true
  return [...order.querySelectorAll('textarea, input, option')].some((control) => {
    if (control instanceof HTMLOptionElement) return control.selected !== control.defaultSelected
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement)) return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}

async function keepUp(): Promise<void> {
  const old = document.getElementById('order')
  if (document.hidden || !old) return
  try {
    const headers = { 'If-None-Match': old.dataset['etag'] ?? '' }
    const response = await fetch(location.pathname, { headers, cache: 'no-store' })
    if (response.status !== 200) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const order = page.getElementById('order')
    // The styles of another build would not match; a script on every page reloads after a new build.
    if (
      !order ||
      page.documentElement.dataset['build'] !== document.documentElement.dataset['build']
    )
      return
    if (isBusy(old)) {
      document.getElementById('order-older')?.removeAttribute('hidden')
      return
    }
    old.replaceWith(order)
    const news = document.getElementById('order-news')
    if (news) news.textContent = order.querySelector('h1')?.textContent ?? ''
  } catch {
    // Offline; the next refresh tries again.
  }
}

/** Copies a line of the payment; where the browser forbids it, selects the line. */
async function copyLine(button: HTMLElement): Promise<void> {
  const lines = button.closest<HTMLElement>('[data-copied]')
  const { copy = '', copied = '' } = lines?.dataset ?? {}
  try {
    await navigator.clipboard.writeText(button.dataset['value'] ?? '')
  } catch {
    const value = button.parentElement?.previousElementSibling
    if (value) getSelection()?.selectAllChildren(value)
    return
  }
  for (const one of lines?.querySelectorAll('[data-value]') ?? []) {
    if (one.firstChild) one.firstChild.textContent = one === button ? copied : copy
  }
  const news = document.getElementById('order-news')
  if (news) news.textContent = button.textContent
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
