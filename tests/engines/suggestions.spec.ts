import type { Visitor } from '../support/engines/visitor.ts'
import { addressOf, look } from './acts.ts'
import { expect, test } from './test.ts'

test.skip(({ engine }) => engine === 'chromium', 'tests/journeys asks it')

/** The field of the pickup as assistive technology is told of it, and what is chosen of its list. */
function pickupOf(visitor: Visitor) {
  return look(visitor, () => {
    const field = document.querySelector<HTMLInputElement>('main form [name=pickup]')
    const list = document.getElementById(field?.getAttribute('aria-controls') ?? '')
    const active = document.getElementById(field?.getAttribute('aria-activedescendant') ?? '')
    return {
      role: field?.getAttribute('role'),
      isExpanded: field?.getAttribute('aria-expanded') === 'true',
      isSeen: list !== null && list.offsetHeight > 0,
      active: active?.getAttribute('aria-selected') === 'true' ? active.textContent : null,
      value: field?.value,
      hasFocus: field !== null && field === document.activeElement,
    }
  })
}

const CLOSED = { role: 'combobox', isExpanded: false, isSeen: false, active: null, hasFocus: true }
const OPEN = { ...CLOSED, isExpanded: true, isSeen: true }

for (const path of ['/en/order', '/en']) {
  test(`a place is chosen of the suggestions of ${path} by keys`, async ({ visitor }) => {
    await visitor.goto(path)
    await visitor.click('main form [name=pickup]')
    await expect.poll(() => pickupOf(visitor)).toEqual({ ...CLOSED, value: '' })
    await visitor.type('prag air')
    await expect.poll(() => pickupOf(visitor)).toEqual({ ...OPEN, value: 'prag air' })
    await visitor.press('Escape')
    await expect.poll(() => pickupOf(visitor)).toEqual({ ...CLOSED, value: 'prag air' })
    await visitor.press('ArrowDown')
    await expect.poll(() => pickupOf(visitor)).toEqual({ ...OPEN, value: 'prag air' })
    await visitor.press('ArrowDown')
    const active = 'Prague Airport'
    await expect.poll(() => pickupOf(visitor)).toEqual({ ...OPEN, value: 'prag air', active })
    await visitor.press('Enter')
    await expect.poll(() => pickupOf(visitor)).toEqual({ ...CLOSED, value: active })
    expect(await addressOf(visitor)).toBe(path)
  })
}
