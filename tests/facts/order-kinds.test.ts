import { expect, test } from 'vitest'
import { aVisitor, billRow, detail, ORDER, sendOrder, SUMMARY } from '../support/http/order.ts'
import type { HttpVisitor, Page } from '../support/http/visitor.ts'
import { aTime, CUSTOMER, PARCEL, PERSON, RIDE } from '../support/order-fields.ts'
import { keysOf } from '~/lib/keys-of'

const guests = {
  // An order's page may be seen by others: it shows the end of a number alone.
  cs: {
    phone: '+421 901 234 567',
    shown: /^\+\d*\D+567$/,
    label: 'Telefon',
    wish: ['Jazyk řidiče', 'angličtina'],
  },
  en: {
    phone: '+44 (0)20 7946 0958',
    shown: /^\+\d*\D+958$/,
    label: 'Phone',
    wish: ['Driver’s language', 'English'],
  },
} as const

type Send = (visitor: HttpVisitor, form: Page, who: Record<string, string>) => Promise<Page>

/** Fills in what travels where, and who orders, kind by kind. */
const kinds: Record<'ride' | 'hourly' | 'experience' | 'parcel', Send> = {
  ride: (visitor, form, who) => visitor.submit(form, { ...RIDE, ...who }),
  hourly: (visitor, form, who) =>
    visitor.submit(form, { service: 'basic', pickup: 'Brno', hours: '4', ...who }),
  experience: async (visitor, form, who) => {
    // Without script the form is asked for its variants.
    const button = '[name=intent][value=experience]'
    const asked = await visitor.submit(form, { experience: 'evening-prague' }, { button })
    const variant = asked.$('[name=variant] option:not([value=""])').first().attr('value') ?? ''
    return visitor.submit(asked, { variant, passengers: '2', ...who })
  },
  parcel: (visitor, form, who) => visitor.submit(form, { ...PARCEL, ...who }),
}

const PAYMENTS = ['card', 'bankTransfer'] as const

for (const [index, kind] of keysOf(kinds).entries()) {
  for (const locale of ['cs', 'en'] as const) {
    test(`a guest from abroad orders (${kind}, ${locale})`, async () => {
      const { phone, shown, label, wish } = guests[locale]
      const visitor = aVisitor()
      const form = await visitor.open(`${ORDER[locale]}?kind=${kind}`)
      const isRequest = kind === 'parcel'
      const person = isRequest ? PERSON : CUSTOMER
      const who = { ...aTime(), ...person, phone, driverLanguage: 'en' }
      const summary = await kinds[kind](visitor, form, who)
      const payment = PAYMENTS[index % PAYMENTS.length] ?? 'card'
      const status = await sendOrder(visitor, summary, isRequest ? null : payment)
      expect(detail(status, label)).toMatch(shown)
      const [language, name] = wish
      for (const page of [summary, status]) {
        expect(detail(page, language)).toBe(kind === 'parcel' ? '' : name)
      }
    })
  }
}

test('a parcel of 90 kg is sent, and one that is too big or too heavy is not', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka?kind=parcel')
  const typed = { ...PARCEL, ...aTime(), ...PERSON }
  const big = await visitor.submit(form, { ...typed, parcelWidth: '80' })
  // Only the three sides together are too big.
  expect(big.text('#f-parcelLength-error')).toContain('2,3 × 0,3 m')
  const heavy = await visitor.submit(big, { parcelWidth: '30', parcelWeight: '101' })
  expect(heavy.text('#f-parcelLength-error')).toBe('')
  expect(heavy.text('#f-parcelWeight-error')).toContain('100 kg')
  const summary = await visitor.submit(heavy, { parcelWeight: '90' })
  const status = await sendOrder(visitor, summary, null)
  expect(status.text()).toContain('230 × 30 × 30 cm')
  expect(status.text()).toMatch(/•••\s•••\s456/)
})

test('a return trip has its discount and can only be later than the way there', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/en/order?service=business&pickup=Praha&dropoff=Brno')
  const { date } = aTime()
  const early = { ...aTime(), ...CUSTOMER, returnDate: date, returnTime: '10:00' }
  const wrong = await visitor.submit(form, early)
  expect(wrong.text('#f-returnDate-error')).toContain('later than')
  const summary = await visitor.submit(wrong, { returnTime: '18:00' })
  expect(billRow(summary, 'at a discount')).toContain('7,110')
  expect(billRow(summary, /^Total/)).toContain('15,010')
})

test('a bigger car is offered and taken with one click, and nothing typed is lost', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  const typed = { ...RIDE, ...aTime(), ...CUSTOMER, passengers: '7' }
  const small = await visitor.submit(form, typed)
  expect(small.text('#f-passengers-error')).toContain('dost místa má Comfort')
  const bigger = await visitor.submit(small, {}, { button: /^Vybrat Comfort/ })
  expect(bigger.value('service')).toBe('comfort')
  expect(bigger.$('#f-passengers-error')).toHaveLength(0)
  expect(bigger.value('dropoff')).toBe('Brno')
  expect(bigger.value('zip')).toBe('110 00')
  const status = await sendOrder(visitor, await visitor.submit(bigger), 'card')
  expect(detail(status, 'Kategorie vozu')).toBe('Comfort')
})

test('a link to a variant of an experience has it chosen and priced', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka?experience=dresden&variant=comfort')
  expect(form.value('kind')).toBe('experience')
  expect(form.value('experience')).toBe('dresden')
  expect(form.value('variant')).toBe('comfort')
  expect(form.text('#price')).toContain('11 500 Kč')
  const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER })
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text()).toContain('Drážďany')
})

test('a car that is too small has no price, the one that fits has', async () => {
  const path = '/objednavka?service=business&pickup=Praha&dropoff=Brno&passengers=6'
  const form = await aVisitor().open(path)
  const [business, comfort] = form.texts('label:has([name=service])')
  expect(business).toContain('Business: nejvýše 5 osob')
  expect(form.$('[value=business]').attr('disabled')).toBeDefined()
  expect(comfort).toContain('6 900 Kč')
  expect(form.value('service')).toBe('basic')
  expect(form.text('#price')).toContain('5 900 Kč')
  expect(form.text()).not.toContain('7 900 Kč')
})

test('the first pickup stands beside date and time before anything is typed', async () => {
  const czech = await aVisitor().open('/objednavka')
  expect(czech.text('#served-earliest')).toMatch(
    /^Nejdříve (?:dnes|zítra) ve? \d{1,2}:\d\d\. Dřív\? Zavolejte 700/,
  )
  expect(czech.$('#served-earliest a').attr('href')).toMatch(/^tel:\+420/)
  const english = await aVisitor().open('/en/order')
  expect(english.text('#served-earliest')).toMatch(
    /^Earliest pickup (?:today|tomorrow) at \d\d:\d\d\. Sooner\? Call \+420/,
  )
})
