import { expect, type Page } from 'playwright/test'
import { httpVisitor, type HttpVisitor, type Page as HttpPage } from '../http/visitor.ts'
import { carrierDoes } from '../site/carrier.ts'
import { placeOverHttp } from '../site/http-customer.ts'
import { type TestSite, testSite } from '../site/test-site.ts'

type Locale = 'cs' | 'en'
type Command = Parameters<typeof carrierDoes>[2]
/** The steps that lead an order to a state: the carrier's acts, then the customer's form, then the last button. */
type Life = {
  name: string
  isRequest?: boolean
  commands?: Command[]
  send?: (visitor: HttpVisitor, page: HttpPage) => Promise<HttpPage>
  press?: string
  /** The part after the address of the order's page. */
  part?: string
}
/** A screen after an event; `open` opens it in a browser page. */
export type State = {
  name: string
  open: (page: Page, locale: Locale, site?: TestSite) => Promise<void>
}

const HOUR = 3_600_000
const FIND = { cs: '/najit-objednavku', en: '/en/find-order' }
const CONFIRM = { command: 'confirm' }
const QUOTE = {
  command: 'quote',
  total: 650_000,
  until: null,
  words: 'V ceně je čekání i dálniční známka.',
}
const ASSIGN = {
  command: 'assign',
  driver: 'Karel Vozka',
  phone: '+420777000111',
  car: 'Škoda Superb',
  plate: '1AB 2345',
}
const ANSWER = { command: 'answer', isGranted: true, words: '', total: null, until: null }

const LIVES: readonly Life[] = [
  { name: 'status-request', isRequest: true },
  { name: 'status-offered', isRequest: true, commands: [QUOTE] },
  { name: 'status-offer-errors', isRequest: true, commands: [QUOTE], press: 'accept' },
  { name: 'status-confirmed', commands: [CONFIRM] },
  { name: 'status-cancel-asked', commands: [CONFIRM], press: 'cancel' },
  { name: 'status-change-asked', commands: [CONFIRM], send: askForChange },
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
      CONFIRM,
      ASSIGN,
      { command: 'paid', amount: null },
      { command: 'done', why: 'Dřívější let' },
      { command: 'surcharge', amount: 50_000, reason: 'Hodina čekání navíc' },
    ],
  },
  {
    name: 'status-cancelled-charged',
    commands: [CONFIRM, { ...ANSWER, time: wallTime(20) }],
    send: cancelLate,
  },
  { name: 'status-guest', commands: [CONFIRM, ASSIGN], part: '/guest' },
]

/** An order in its states for its customer and guest, and the request for a lost link. */
export const lifeStates: readonly State[] = [
  ...LIVES.map((life) => ({
    name: life.name,
    open: (page: Page, locale: Locale, site = testSite()) => openLife(page, life, locale, site),
  })),
  {
    name: 'find-order-errors',
    open: async (page, locale) => {
      await page.goto(FIND[locale])
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

async function openLife(
  page: Page,
  { isRequest = false, commands = [], send, press, part = '' }: Life,
  locale: Locale,
  site: TestSite,
): Promise<void> {
  const { number, path } = await placeOverHttp(site.address, { locale, isRequest })
  await carrierDoes(site, number, ...commands)
  const visitor = httpVisitor(site.address)
  await send?.(visitor, await visitor.open(path))
  await page.goto(site.address + path + part)
  if (press === undefined) return
  await page.locator(`form:has([name=intent][value=${press}]) button.button`).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
}

/** The local time after this many hours, YYYY-MM-DDTHH:mm. */
function wallTime(hours: number): string {
  const at = new Date(Date.now() + hours * HOUR)
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).slice(0, 16).replace(' ', 'T')
}

function askForChange(visitor: HttpVisitor, page: HttpPage): Promise<HttpPage> {
  const typed = { message: 'Přijeďte prosím o hodinu později.' }
  return visitor.submit(page, typed, { form: 'form:has([name=message])' })
}

async function cancelLate(visitor: HttpVisitor, page: HttpPage): Promise<HttpPage> {
  const changed = await visitor.submit(page, {}, { form: 'form:has([value=acceptChange])' })
  const asked = await visitor.submit(changed, {}, { form: 'form:has([value=cancel])' })
  return visitor.submit(asked, {}, { form: 'form:has([name=confirm])' })
}
