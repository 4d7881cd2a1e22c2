import type { Visitor } from '../support/engines/visitor.ts'
import { expectAddress, look } from './acts.ts'
import { expect, test } from './test.ts'

test.skip(({ engine }) => engine === 'chromium', 'tests/journeys asks it')

const BUTTON = 'header button[popovertarget=menu]'

const OPEN = { isOpen: true, isMarked: true }
const CLOSED = { isOpen: false, isMarked: false }

async function menuOf(visitor: Visitor) {
  const state = () => ({
    isOpen: document.querySelector('#menu')?.matches(':popover-open') === true,
    isMarked: document.body.classList.contains('mobile-menu-active'),
  })
  return look(visitor, state)
}

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.click(BUTTON)
  await expect.poll(() => menuOf(visitor)).toEqual(OPEN)
}

test('Escape closes the menu of a phone and gives the focus back', async ({ visitor }) => {
  await visitor.setWidth(390)
  await visitor.goto('/')
  await openMenu(visitor)
  await visitor.press('Escape')
  await expect.poll(() => menuOf(visitor)).toEqual(CLOSED)
  const focused = () => document.activeElement?.getAttribute('popovertarget')
  await expect.poll(() => look(visitor, focused)).toBe('menu')
})

test('the menu is closed when its page comes back', async ({ visitor }) => {
  await visitor.setWidth(390)
  await visitor.goto('/')
  await openMenu(visitor)
  await visitor.click('#menu a[href="/caste-dotazy"]')
  await expectAddress(visitor, /^\/caste-dotazy$/)
  expect(await menuOf(visitor)).toEqual(CLOSED)
  await look(visitor, () => history.back())
  await expectAddress(visitor, /^\/$/)
  await expect.poll(() => menuOf(visitor)).toEqual(CLOSED)
})
