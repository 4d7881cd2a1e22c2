// Script of the order on the telephone: the price, the question about a place and the places to choose from follow what is
// typed, and a known number fills in its customer. Compiled alone, so it imports nothing; without it buttons do the same.
const REST = 400
/** The answer of the server that stands in the page, and what it says of the customer. */
const ANSWER = '#new-answer'
const WAY =
  '[name=pickup], [name=dropoff], [name=service], [name=kind], [name=passengers], [name=luggages], [name=hours], [name=date], [name=time], [name=returnDate], [name=returnTime], [name=childSeats], [name=stops]'

const order = document.querySelector<HTMLFormElement>('form:has(#new-answer)')
let running = new AbortController()
let resting: ReturnType<typeof setTimeout> | undefined

async function askServer(form: HTMLFormElement, intent: string): Promise<Document | null> {
  running.abort()
  running = new AbortController()
  const body = new FormData(form)
  body.set('intent', intent)
  try {
    const { signal } = running
    const response = await fetch(form.action, { method: 'POST', body, signal })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return response.ok && page.querySelector(ANSWER) ? page : null
  } catch {
    // Offline, or typed on; the buttons ask again.
    return null
  }
}

function showAnswer(page: Document): void {
  const fresh = page.querySelector(ANSWER)
  const old = document.querySelector(ANSWER)
  // Somebody is about to press a button of it.
  if (fresh && old && !old.contains(document.activeElement)) old.replaceWith(fresh)
}

/** Fills in what the server knows, the country of an address too; an answer never changes what was typed meanwhile. */
function fillIn(form: HTMLFormElement, page: Document, posted: FormData): void {
  const known = page.querySelector<HTMLFormElement>('form:has(#new-answer)')
  for (const control of known?.elements ?? []) {
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue
    const mine = form.elements.namedItem(control.name)
    if (!(mine instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') mine.checked ||= control.checked
    else if (mine.value === posted.get(control.name)) mine.value = control.value
  }
}

async function showPrice(form: HTMLFormElement): Promise<void> {
  const page = await askServer(form, 'price')
  if (page) showAnswer(page)
}

async function fillInKnown(form: HTMLFormElement): Promise<void> {
  const posted = new FormData(form)
  const page = await askServer(form, 'known')
  if (!page) return
  fillIn(form, page, posted)
  showAnswer(page)
}

if (order) {
  order.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(WAY)) return
    clearTimeout(resting)
    resting = setTimeout(() => void showPrice(order), REST)
  })
  order.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'phone' || target.value === '')
      return
    void fillInKnown(order)
  })
}
