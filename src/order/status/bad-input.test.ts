import { expect, test } from 'vitest'
import { HOUR } from '~/lib/duration'
import { locales } from '~/i18n/screens'
import { aCatalogue, anOrder } from '../../../tests/support/builders.ts'
import { acts, type Step } from '../../../tests/support/lives.ts'
import { toldOrder } from '../../../tests/support/told-order.ts'

const TIME = { date: '2026-12-09', time: '10:30' }
const FROM_AIRPORT = { ...TIME, pickup: 'Letiště Praha', dropoff: 'Karlovy Vary' }
const AFTER = new Date(Date.parse('2026-12-09T09:30:00Z') + 2 * HOUR)
const LONG_PLACE = `Praha, ${'Dlouhá Široká Příčná '.repeat(9)}1`.slice(0, 200)
const TEN_WORDS = 'Jan Pavel Karel Josef Maria del Carmen de la Vega'

const ORDERS = {
  'a name of ten words': anOrder({ ...FROM_AIRPORT, name: TEN_WORDS }),
  'a name of two letters': anOrder({ ...FROM_AIRPORT, name: 'Li Wu', guestName: 'Bo' }),
  'a place of 200 letters': anOrder({
    ...TIME,
    kind: 'hourly',
    hours: '4',
    pickup: LONG_PLACE,
    dropoff: '',
  }),
  'a price of nothing': freeExperience(),
}

function freeExperience() {
  const catalogue = aCatalogue()
  const experiences = catalogue.experiences.map((experience) => ({
    ...experience,
    variants: experience.variants.map((variant) => ({
      ...variant,
      price: { amount: 0, currency: 'CZK' as const },
    })),
  }))
  const values = { kind: 'experience', experience: 'vineyards', variant: 'day', dropoff: '' }
  return anOrder({ ...values, ...TIME }, { ...catalogue, experiences })
}

const DRIVER = {
  driver: TEN_WORDS,
  phone: '+420700000001',
  car: 'černý Mercedes',
  plate: '1AB 2345',
}
const LIVES: Record<string, Step[]> = {
  received: [],
  confirmed: [acts.confirm],
  assigned: [acts.confirm, { act: { event: 'assign', ...DRIVER }, by: 'carrier' }],
  underway: [acts.confirm, acts.assign, acts.onTheWay],
  done: [acts.confirm, { act: { event: 'finish' }, by: 'carrier', at: AFTER }],
  noShow: [acts.confirm, { ...acts.noShow, at: AFTER }],
  cancelled: [acts.confirm, { ...acts.cancel, at: new Date(AFTER.getTime() - 3 * HOUR) }],
}
const CASES = Object.entries(ORDERS).flatMap(([what, order]) =>
  locales.flatMap((locale) => Object.keys(LIVES).map((life) => ({ what, order, locale, life }))),
)

test.each(CASES)('$what breaks no sentence: $locale $life', ({ order, locale, life }) => {
  const { page, guest, mails, calendar } = toldOrder({ order, steps: LIVES[life] ?? [], locale })
  const words = [textOf(page), textOf(guest), ...mails, calendar].join('\n')
  expect(words).not.toMatch(/undefined|null|\[object|NaN|Invalid|\(\)|\.\.(?!\.)| [,.;:]/)
  for (const mail of mails) expect(mail.split('\n')[0]?.length).toBeLessThan(500)
})

/** The texts of a page without its markup. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<(?:svg|script)[\s\S]*?<\/(?:svg|script)>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
}

test.each(locales)('an order that costs nothing asks for no money (%s)', (locale) => {
  for (const steps of Object.values(LIVES)) {
    const { page, mails } = toldOrder({ order: ORDERS['a price of nothing'], steps, locale })
    expect(textOf(page)).not.toMatch(/Zaplaťte|Pay |Účtujeme|The charge is/)
    expect(mails.join()).not.toMatch(/Zaplaťte|Please pay|účtujeme plnou cenu \d|full price, CZK/)
  }
})

test('before a driver is known the card has the car of the category; a driver without a portrait has no face', () => {
  const order = anOrder(FROM_AIRPORT)
  const said = (steps: Step[]) => toldOrder({ order, steps, locale: 'cs' })
  const early = said([acts.confirm])
  const late = said(LIVES['assigned'] ?? [])
  for (const text of [early.page, early.guest]) {
    expect(text).toContain('/posters/car-business.svg')
    expect(text).not.toMatch(/aria-labelledby="driver"|posters\/driver-/)
  }
  for (const text of [late.page, late.guest]) {
    expect(text).toContain('aria-labelledby="driver"')
    expect(text).toContain(TEN_WORDS)
    expect(text).toContain('/posters/car-business.svg')
    expect(text).not.toContain('posters/driver-')
  }
})
