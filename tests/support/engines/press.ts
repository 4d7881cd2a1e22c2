import { PATIENCE } from './visitor.ts'
import { pause } from './webdriver.ts'

/** Errors of the driver when the page moved or was replaced between the lookup and the press. */
const TOO_EARLY =
  /element not interactable|element click intercepted|stale element reference|no such (?:element|node|handle|frame)|not clickable|detached|discarded/

/** An element of the page, as its driver holds it. */
type Held = {
  call: <R>(work: (element: Element) => R) => Promise<Awaited<R>>
  click: () => Promise<unknown>
}

/** How a driver finds an element that is displayed, and what it reads from the page; no `read` when it cannot hear. */
type Hand = {
  find: (selector: string) => Promise<Held>
  read: (<R>(expression: string) => Promise<R>) | null
}

/**
 * Presses the first matching element, as a person does: once it no longer moves and is not covered. WebKit draws a
 * transition between two pages over the new one, which cannot be pressed before the transition ends. A press that the
 * page did not receive is repeated, never on the page it led to; without script WebKit cannot detect this.
 */
export async function pressElement({ find, read }: Hand, selector: string): Promise<void> {
  let isListening = false
  const hasLed = async () => isListening && read !== null && (await isPressed(read))
  for (const until = Date.now() + PATIENCE; ;) {
    try {
      if (await hasLed()) return
      const element = await find(selector)
      await untilAtRest(element)
      if (await hasLed()) return
      if (read) await element.call(listen)
      isListening = true
      await element.click()
      if (!read || (await isHeard(read))) return
    } catch (error) {
      if (Date.now() > until || !TOO_EARLY.test(String(error))) throw error
    }
    if (Date.now() > until) throw new Error(`${selector} does not hear that it is pressed`)
  }
}

/** Waits until an element is found twice at the same place and not covered. */
async function untilAtRest(element: Held): Promise<void> {
  let before: string | null = null
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const place = await element.call(placeOf)
    if (place !== null && place === before) return
    before = place
    await pause()
  }
  throw new Error('the element lies under another one or does not stand still')
}

/** The position of an element, once its middle is in view; null while it is covered. */
function placeOf(element: Element): string | null {
  const middle = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isAt = ({ x, y }: { x: number; y: number }) =>
    element.contains(document.elementFromPoint(x, y))
  if (!isAt(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y } = middle()
  return isAt({ x, y }) ? `${x} ${y}` : null
}

function listen(element: Element): null {
  const { dataset } = document.documentElement
  dataset['pressed'] = 'no'
  element.addEventListener('click', () => (dataset['pressed'] = 'yes'), {
    capture: true,
    once: true,
  })
  return null
}

/** The pressed page reports it, or the next page has replaced it. */
async function isPressed(read: NonNullable<Hand['read']>): Promise<boolean> {
  return (await read('document.documentElement?.dataset.pressed').catch(() => null)) !== 'no'
}

/** A busy page hears a press late; a second one would fall on whatever the next page has at that place. */
async function isHeard(read: NonNullable<Hand['read']>): Promise<boolean> {
  for (const until = Date.now() + PATIENCE / 4; Date.now() < until;) {
    if (await isPressed(read)) return true
    await pause()
  }
  return false
}
