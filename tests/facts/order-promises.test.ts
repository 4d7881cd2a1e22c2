import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'
import { aVisitor, billRow, detail, ORDER, SUMMARY } from '../support/http/order.ts'
import type { Page } from '../support/http/visitor.ts'
import { aTime, CUSTOMER } from '../support/order-fields.ts'
import { toLocalTime } from '~/lib/local-time'

const RIDE = '/objednavka?kind=ride&service=business&pickup=Praha&dropoff=Brno'
const KRUMLOV = { cs: '/zazitky/cesky-krumlov', en: '/en/experiences/cesky-krumlov' }
const VARIANT = 'a[href*="variant="]'
const WAITING = {
  cs: 'V ceně je čekání při vyzvednutí: na letišti 60 minut od skutečného příletu, na nádraží 30 minut, jinde 15 minut.',
  en: 'The price includes waiting at pickup: 60 minutes at an airport from the actual landing, 30 minutes at a station, 15 minutes elsewhere.',
}
const HOURLY = {
  cs: 'V ceně je 30 km na každou hodinu, palivo, dálniční poplatky a parkování; každý další kilometr stojí 30 Kč.',
  en: 'It includes 30 km for each hour, fuel, motorway tolls and parking; every further kilometre costs CZK 30.',
}

/** A link to the order of a ride so many hours from now. */
function rideIn(hours: number): string {
  const [date, time] = toLocalTime(new Date(Date.now() + hours * 3_600_000)).split('T')
  return `${RIDE}&date=${date}&time=${time?.replace(':', '%3A')}`
}

/** The paragraphs that the form shows for a kind of order; tests/looks/order-form.spec.ts asks that they are seen. */
function shownFor(page: Page, kind: string): string {
  return page.texts(`#order-form p[data-for~=${kind}]`).join(' ')
}

test('an extra by the hour says so on the experience and what its hours come to', async () => {
  const czech = await fetchPage(KRUMLOV.cs)
  expect(czech.text()).toContain(
    'Průvodce po městě: 690 Kč za hodinu (570,25 Kč bez DPH), za 10 hodin 6 900 Kč (5 702,48 Kč bez DPH)',
  )
  const english = await fetchPage(KRUMLOV.en)
  expect(english.text()).toContain(
    'A guide to the town: CZK 690 per hour (CZK 570.25 without VAT), CZK 6,900 for 10 hours (CZK 5,702.48 without VAT)',
  )
})

test('the bill counts hours at the price of one, and the form says both beforehand', async () => {
  const visitor = aVisitor()
  const form = await visitor.follow(await visitor.open(KRUMLOV.cs), VARIANT)
  expect(form.text('label:has([value=guide])')).toMatch(
    /^Průvodce po městě.*690 Kč za hodinu \(570,25 Kč bez DPH\), za 10 hodin 6 900 Kč \(/,
  )
  const typed = { ...aTime(), ...CUSTOMER, orderOptions: 'guide' }
  const experience = await visitor.submit(form, typed)
  expect(billRow(experience, 'Průvodce')).toContain('Průvodce po městě, 10 hodin po 690 Kč')
  const hourly = await visitor.open('/en/order?d=new&kind=hourly&service=basic&pickup=Brno')
  const summary = await visitor.submit(hourly, { ...aTime(), ...CUSTOMER, hours: '4' })
  expect(billRow(summary, 'hours')).toContain('Basic, 4 hours at CZK 990')
})

test('what the form says about cancelling is true for the chosen time', async () => {
  const visitor = aVisitor()
  const said = async (path: string) => (await visitor.open(path)).text('#order-form')
  expect(await said(RIDE)).toContain(
    'Zdarma zrušíte kdykoli do našeho potvrzení, po něm nejpozději 24 hodin před vyzvednutím.',
  )
  expect(await said(rideIn(100))).toMatch(/Zdarma zrušíte do \S+ \d+\. \S+ \d{4}, \d+:\d\d\./)
  const soon = await said(rideIn(10))
  expect(soon).toContain('jakmile objednávku potvrdíme, zrušení stojí plnou cenu')
  expect(soon).not.toMatch(/zrušíte zdarma (?:nejpozději|do)|Zdarma zrušíte do/)
})

test('who orders 25 hours ahead is warned that cancelling may never be free', async () => {
  const visitor = aVisitor()
  const summary = await visitor.submit(await visitor.open(rideIn(25)), CUSTOMER)
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text()).toMatch(
    /Zdarma zrušíte do \S+ \d+\. \S+ \d{4}, \d+:\d\d\. Později jen do našeho potvrzení, které pošleme do 2 hodin; pak stojí zrušení plnou cenu\./,
  )
})

for (const [locale, terms, faq] of [
  ['cs', '/obchodni-podminky', '/caste-dotazy'],
  ['en', '/en/terms-and-conditions', '/en/frequently-asked-questions'],
] as const) {
  test(`waiting and kilometres are said the same in form, summary, terms and FAQ (${locale})`, async () => {
    for (const path of [terms, faq]) {
      const page = await fetchPage(path)
      expect(page.text()).toContain(WAITING[locale])
      expect(page.text()).toContain(HOURLY[locale])
    }
    for (const [kind, way, said, unsaid] of [
      ['ride', 'pickup=Praha&dropoff=Brno', WAITING[locale], HOURLY[locale]],
      ['hourly', 'pickup=Praha', HOURLY[locale], WAITING[locale]],
    ] as const) {
      const visitor = aVisitor()
      const form = await visitor.open(`${ORDER[locale]}?service=basic&kind=${kind}&${way}`)
      expect(shownFor(form, kind)).toContain(said)
      expect(shownFor(form, kind)).not.toContain(unsaid)
      const hours: Record<string, string> = kind === 'hourly' ? { hours: '3' } : {}
      const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER, ...hours })
      expect(summary.address).toMatch(SUMMARY)
      expect(summary.text()).toContain(said)
    }
  })
}

test('the hourly rate names the least number of hours', async () => {
  for (const [path, words] of [
    ['/sluzby', 'Hodinová sazba (nejméně 2 hodiny)'],
    ['/en/services', 'Hourly rate (2-hour minimum)'],
    ['/vozovy-park', 'Hodinová sazba (nejméně 2 hodiny)'],
  ] as const) {
    expect((await fetchPage(path)).text(), path).toContain(words)
  }
})

test('the hints say of a late train, a stop and a parcel what the terms promise', async () => {
  const czech = await fetchPage('/objednavka')
  expect(czech.text('#f-flightNumber-hint')).toBe(
    'Zjistíme zpoždění a čekání kvůli němu neúčtujeme.',
  )
  const english = await fetchPage('/en/order')
  expect(english.text('#f-stops-hint')).toContain(
    'We work out the price with stops and send it to you.',
  )
  expect(english.text('#f-parcelValue-hint')).toContain('If you leave it empty')
})

test('the summary of an experience lists what its page lists, before waiting at pickup', async () => {
  const visitor = aVisitor()
  const page = await visitor.open(KRUMLOV.cs)
  const [first = ''] = page.texts('section:has(h2:contains("V\u00a0ceně")) li')
  const summary = await visitor.submit(await visitor.follow(page, VARIANT), {
    ...aTime(),
    ...CUSTOMER,
  })
  expect(first).not.toBe('')
  expect(summary.text()).toMatch(
    new RegExp(`${first}\\..*To všechno je v ceně, stejně jako čekání`),
  )
})

test('a request binds when its price is accepted, and asks for no consent before', async () => {
  const visitor = aVisitor()
  const form = await visitor.open(rideIn(100).replace('dropoff=Brno', 'dropoff=Salzburg'))
  expect(form.text('#f-answer')).toMatch(
    /Doplňte níže termín a kontakt a odešlete nezávaznou poptávku.* do 2 hodin/,
  )
  const summary = await visitor.submit(form, CUSTOMER)
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text()).toContain('Dokud cenu nepřijmete, nic Vás nezavazuje.')
  expect(summary.text()).toContain('Nabídka, kterou dostanete, se řídí našimi')
  expect(summary.text()).not.toMatch(/našeho potvrzení|souhlasíte/)
})

test('an experience without a pickup address says that it will be agreed', async () => {
  const visitor = aVisitor()
  const form = await visitor.follow(await visitor.open(KRUMLOV.cs), VARIANT)
  expect(form.text('#f-pickup-hint')).toContain('Necháte-li pole prázdné')
  const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER })
  expect(detail(summary, 'Místo vyzvednutí')).toContain('domluvíme s Vámi')
})

test('the order and the message say what is kept and lead to the privacy page', async () => {
  const { $, text } = await fetchPage('/objednavka')
  expect(text('#served-privacy p')).toContain(
    'Neodeslanou objednávku smažeme 24 hodin po poslední změně.',
  )
  expect($('#served-privacy a').attr('href')).toBe('/zpracovani-osobnich-udaju')
  const contact = await fetchPage('/en/contact')
  expect(contact.$('main form a').attr('href')).toBe('/en/personal-data-protection')
})

test('the limits of a parcel have their units and all three sides', async () => {
  const limits = (await fetchPage('/objednavka?kind=parcel')).text('#served-limits')
  expect(limits).toContain('do 1,4 m na délku a 0,40 m na šířku i výšku')
  expect(limits).toContain('nejvýše 100 kg.')
})

test('an English summary says the hour with two digits', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/en/order?service=business&pickup=Praha&dropoff=Brno')
  const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER, time: '05:30' })
  expect(summary.text('dd time')).toMatch(/^\w+day \d+ \w+ \d{4} at 05:30$/)
})

test('a postal code of another country stays as it was typed', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/en/order?service=business&pickup=Praha&dropoff=Brno')
  const abroad = { chooseCountry: 'DE', zip: '10115' }
  const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER, ...abroad })
  expect(summary.text()).toContain('10115 Praha')
})
