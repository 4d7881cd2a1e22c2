import { expect, type Page } from 'playwright/test'
import { carrierDoes } from '../site/carrier.ts'
import { placeOverHttp } from '../site/http-customer.ts'

type Locale = 'cs' | 'en'
type Command = Parameters<typeof carrierDoes>[2]
/** How an order came to where it is: what the carrier did, then what its customer presses. */
type Life = {
  name: string
  isRequest?: boolean
  commands?: Command[]
  finish?: (page: Page) => Promise<void>
}
/** The site that the pages are of, and its folder, where the token of its terminal lies. */
export type LifeState = {
  name: string
  open: (page: Page, locale: Locale, folder?: string) => Promise<void>
}

const HOUR = 3_600_000
const FIND = { cs: '/najit-objednavku', en: '/en/find-order' }
const CONFIRM = { command: 'confirm' }
const QUOTE = {
  ...{ command: 'quote', total: 650_000, until: null },
  words: 'V ceně je čekání i dálniční známka.',
}
const ASSIGN = {
  ...{ command: 'assign', driver: 'Karel Vozka', phone: '+420777000111' },
  ...{ car: 'Škoda Superb', plate: '1AB 2345' },
}
const ANSWER = { command: 'answer', isGranted: true, words: '', total: null, until: null }

const LIVES: readonly Life[] = [
  { name: 'status-request', isRequest: true },
  { name: 'status-offered', isRequest: true, commands: [QUOTE] },
  {
    name: 'status-offer-errors',
    isRequest: true,
    commands: [QUOTE],
    finish: (page) => press(page, 'accept'),
  },
  { name: 'status-confirmed', commands: [CONFIRM] },
  { name: 'status-cancel-asked', commands: [CONFIRM], finish: (page) => press(page, 'cancel') },
  { name: 'status-change-asked', commands: [CONFIRM], finish: askForChange },
  {
    name: 'status-change-offered',
    commands: [CONFIRM, { ...ANSWER, words: 'Rádi.', total: 820_000, time: wallTime(300) }],
  },
  { name: 'status-assigned', commands: [CONFIRM, ASSIGN] },
  {
    name: 'status-underway',
    commands: [CONFIRM, ASSIGN, { command: 'progress', step: 'onTheWay' }],
  },
  {
    name: 'status-done',
    commands: [
      ...[CONFIRM, ASSIGN, { command: 'paid', amount: null }, { command: 'done' }],
      { command: 'surcharge', amount: 50_000, reason: 'Hodina čekání navíc' },
    ],
  },
  {
    name: 'status-cancelled-charged',
    commands: [CONFIRM, { ...ANSWER, time: wallTime(20) }],
    finish: cancelLate,
  },
  {
    name: 'status-guest',
    commands: [CONFIRM, ASSIGN],
    finish: async (page) => {
      await page.goto(`${page.url()}/guest`)
    },
  },
]

/** An order as its customer and guest see it on its way, and how a lost link is asked for. */
export const lifeStates: readonly LifeState[] = [
  ...LIVES.map(({ name, isRequest = false, commands = [], finish }) => ({
    name,
    open: async (page: Page, locale: Locale, folder = '.wrangler/test-state') => {
      await page.goto(FIND[locale])
      const { origin: address } = new URL(page.url())
      const { number, path } = await placeOverHttp(address, { locale, isRequest })
      await carrierDoes({ address, state: folder }, number, ...commands)
      await page.goto(path, { waitUntil: 'networkidle' })
      await finish?.(page)
    },
  })),
  {
    name: 'find-order-errors',
    open: async (page, locale) => {
      await page.goto(FIND[locale])
      await page.locator('[name=number]').fill('123')
      await page.locator('main form button.button').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'find-order-sent',
    open: async (page, locale) => {
      await page.goto(`${FIND[locale]}?sent=1`)
    },
  },
]

/** The wall time in Prague in so many hours, YYYY-MM-DDTHH:mm. */
function wallTime(hours: number): string {
  const at = new Date(Date.now() + hours * HOUR)
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).slice(0, 16).replace(' ', 'T')
}

async function press(page: Page, intent: string): Promise<void> {
  await page.locator(`form:has([name=intent][value=${intent}]) button.button`).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
}

async function askForChange(page: Page): Promise<void> {
  await page.locator('details:has([name=message]) > summary').click()
  await page.locator('[name=message]').fill('Přijeďte prosím o hodinu později.')
  await page.locator('form:has([name=message]) button.button').click()
  await expect(page.locator('blockquote')).toBeVisible()
}

async function cancelLate(page: Page): Promise<void> {
  await page.locator('form:has([value=acceptChange]) button.button').click()
  await expect(page.locator('form:has([value=acceptChange])')).toHaveCount(0)
  await press(page, 'cancel')
  await page.locator('form:has([name=confirm]) button.button').click()
  await expect(page.locator('form:has([value=cancel])')).toHaveCount(0)
}
