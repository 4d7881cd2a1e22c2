import type { Page } from 'playwright/test'

/** Stops after which a list is known well enough. */
const MOST_STOPS = 60

/**
 * What is wrong with a page for somebody who has a keyboard alone: a control that Tab does not reach in its place, that
 * does not show its focus, or that lies under another one while it has it.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const wanted = await page.evaluate(markStops)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector<HTMLElement>('[data-stop="0"]')?.focus()
  })
  const faults: string[] = []
  for (let stop = 0; stop < Math.min(wanted, MOST_STOPS); stop += 1) {
    if (stop > 0) await leave(page, stop - 1)
    const fault = await page.evaluate(judgeStop, stop)
    if (fault !== '') faults.push(fault)
    if (fault.startsWith('lost')) break
  }
  return faults
}

/** Goes on by Tab until another control has the focus: the parts of a date are stops of their own. */
async function leave(page: Page, stop: number): Promise<void> {
  for (let parts = 0; parts < 8; parts += 1) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate(isWithin, stop))) return
  }
}

/** Numbers what Tab has to reach, in reading order; one of a group of radios is enough. */
function markStops(): number {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const groups = new Set<string>()
  let count = 0
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.matches(':disabled, [tabindex="-1"]')) continue
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const chosen = element.form?.querySelector(`[name="${element.name}"]:checked`)
      const group = `${[...document.forms].findIndex((form) => form === element.form)} ${element.name}`
      if (groups.has(group) || (chosen && chosen !== element)) continue
      groups.add(group)
    }
    element.dataset['stop'] = String(count)
    count += 1
  }
  return count
}

/** True while a control of several parts still has the focus. */
function isWithin(stop: number): boolean {
  return document.activeElement?.matches(`[data-stop="${stop}"]`) ?? false
}

function judgeStop(stop: number): string {
  const focused = document.activeElement
  const wanted = document.querySelector<HTMLElement>(`[data-stop="${stop}"]`)
  const words = (element: Element | null) => element?.outerHTML.slice(0, 110) ?? 'nothing'
  if (focused !== wanted) return `lost at ${words(wanted)}, on ${words(focused)}`
  if (!(focused instanceof HTMLElement)) return `nothing has the focus at ${words(wanted)}`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  // The first one got its focus from this test.
  if (!hasRing && boxShadow === 'none' && stop > 0) return `no ring on ${words(focused)}`
  const { left, width, top, height, bottom } = focused.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight) return `out of sight ${words(focused)}`
  const onTop = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
  const isSeen = onTop === null || onTop.contains(focused) || focused.contains(onTop)
  const label = focused.closest('label')
  return isSeen || label?.contains(onTop) === true
    ? ''
    : `covered ${words(focused)} by ${words(onTop)}`
}
