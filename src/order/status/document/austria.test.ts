import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LifeEvent } from '~/order/life/event-data'
import type { TaxDocument } from '~/order/papers/tax-document'
import type { Locale } from '~/lib/locale'
import { at } from '~/markets/at'
import { beCarrierOf, beCarrierOfTests } from '../../../../tests/support/languages/other-carrier.ts'
import type { Step } from '../../../../tests/support/lives.ts'

// A carrier of Vienna: euros, 10 and 20 % of VAT, rides whose stretch abroad is not taxed.

async function loadSite() {
  return {
    ...(await import('~config')),
    ...(await import('../../../../tests/support/builders.ts')),
    ...(await import('../../../../tests/support/lives.ts')),
    ...(await import('~/i18n/run-in-locale.server')),
    ...(await import('~/lib/duration')),
    ...(await import('~/lib/locale')),
    ...(await import('~/order/acts/acts')),
    ...(await import('~/order/acts/fold-life')),
    ...(await import('~/order/mail/layout')),
    ...(await import('~/order/mail/letters/document-letter')),
    ...(await import('~/order/papers/owed-documents')),
    ...(await import('~/order/price/bill-rows')),
    ...(await import('~/order/status/document/document-sheet')),
  }
}
let site: Awaited<ReturnType<typeof loadSite>>

beforeAll(async () => {
  await beCarrierOf(['de', 'en'], at)
  const { appConfig } = await import('~config')
  const { fixedRoutes, company, ordering, orderOptions, places } = appConfig
  const named = { prague: { de: 'Prag', en: 'Prague' }, vienna: { de: 'Wien', en: 'Vienna' } }
  for (const [id, name] of Object.entries(named))
    Object.assign(places.find((place) => place.id === id) ?? {}, { name })
  const abroad = fixedRoutes.find(({ between }) => between.join() === 'prague,vienna')
  // Two thirds of the way are abroad.
  Object.assign(abroad ?? {}, {
    vatRateBp: 1000,
    vatParts: [
      { shareBp: 3_333, vatRateBp: 1000 },
      { shareBp: 6_667, vatRateBp: 0 },
    ],
    price: { business: 29_000, comfort: 35_000, basic: 25_000 },
  })
  Object.assign(company, {
    legalName: 'Donaufahrt Muster GmbH',
    street: 'Mustergasse 12',
    zip: '1020',
    city: 'Wien',
    country: 'AT',
    companyId: 'FN 000000a',
    vatId: 'ATU00000006',
    register: { de: 'Handelsgericht Wien', en: 'Commercial Court Vienna' },
  })
  Object.assign(company.bank, {
    holder: 'Donaufahrt Muster GmbH',
    account: '',
    iban: 'AT611904300234573201',
    bic: 'MUSTATWW',
  })
  Object.assign(ordering, { vatRateBp: 1000 })
  Object.assign(orderOptions.find(({ code }) => code === 'prosecco') ?? {}, {
    name: { de: 'Flasche Sekt', en: 'Bottle of sparkling wine' },
    price: 2_400,
    vatRateBp: 2000,
  })
  site = await loadSite()
}, 120_000)
afterAll(beCarrierOfTests)

const RIDE = { pickup: 'Wien', dropoff: 'Prag', phone: '+43 664 1234567' }
const COMPANY = {
  customerCompany: 'on',
  customerCompanyName: 'Muster & Söhne GmbH',
  customerCompanyID: 'FN 123456a',
  customerCompanyVATID: 'ATU12345675',
  street: 'Ring 1',
  city: 'Wien',
  zip: '1010',
  chooseCountry: 'AT',
}

/** The documents of a ride abroad after these steps. */
function documentsAfter(locale: Locale, steps: Step[], changes = {}): TaxDocument[] {
  const { aCatalogue, anOrder, inEach, decide, foldLife, owedDocuments, toEvent, NOW } = site
  const catalogue = {
    ...aCatalogue(),
    countries: [{ code: 'AT', name: inEach(() => 'Österreich') }],
  }
  const values = {
    ...RIDE,
    ...COMPANY,
    orderOptions: ['prosecco'],
    ...changes,
  }
  const order = anOrder(values, catalogue)
  const placed = {
    order,
    number: '2611200015',
    locale,
    paymentMethod: 'bankTransfer' as const,
    note: null,
    placedAt: NOW.toISOString(),
  }
  const { pickupAt } = order.trip
  const data = { total: order.price.totalGross?.amount ?? null, pickupAt, rideAt: pickupAt }
  const events: LifeEvent[] = [
    { seq: 1, event: 'received', actor: 'customer', at: NOW.toISOString(), data },
  ]
  const documents: TaxDocument[] = []
  for (const step of steps) {
    const life = foldLife(events)
    if (!life) throw new Error('no life')
    events.push(toEvent(life, step, decide(life, step.act, step.by, step.at ?? NOW)))
    for (const draft of owedDocuments({ placed, events }, documents) ?? [])
      documents.push({ ...draft, number: `2026-${documents.length + 1}` })
  }
  return documents
}

const spaced = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()

async function sheetOf(document: TaxDocument, locale: Locale) {
  const { DocumentSheet, runInLocale } = site
  const sheet = createElement(DocumentSheet, { document, token: 'token', owed: document.due })
  const $ = load(await runInLocale(locale, () => Promise.resolve(renderToStaticMarkup(sheet))))
  $('td, th, dt, dd, p, h1, h2, caption, span, button').append(' ')
  return { text: spaced($('article').text()), $ }
}

function ended(): Step[] {
  const { acts, anOrder, HOUR } = site
  const pickup = Date.parse(anOrder({ ...RIDE, chooseCountry: 'CZ' }).trip.pickupAt)
  return [
    acts.confirm,
    { act: { event: 'finish' }, by: 'carrier', at: new Date(pickup + 5 * HOUR) },
  ]
}

const SHEETS: Record<string, string> = {
  de: [
    'Rechnung Nummer: 2026-1',
    'Aussteller Donaufahrt Muster GmbH Mustergasse 12 1020 Wien, Österreich Firmennummer FN 000000a, UID-Nummer ATU00000006 Handelsgericht Wien',
    'Kunde Muster & Söhne GmbH Ring 1 1010 Wien Firmennummer FN 123456A, UID-Nummer ATU12345675',
    'Ausgestellt 3. Dezember 2026 Leistungsdatum 3. Dezember 2026 Fällig 6. Dezember 2026 Bestellung 26 1120 0015',
    'Wien – Prag Donnerstag, 3. Dezember 2026 um 08:30 Uhr',
    'Posten (Beträge in EUR) Bezeichnung Menge Einzelpreis ohne USt. USt.-Satz Netto USt. Gesamt',
    'Wien – Prag, Business: Strecke in Österreich 1 87,87 10 % 87,87 8,79 96,66',
    'Wien – Prag, Business: Strecke im Ausland 1 193,34 nicht steuerbar 193,34 0,00 193,34',
    'Flasche Sekt 1 20,00 20 % 20,00 4,00 24,00',
    'USt. nach Sätzen USt.-Satz Netto USt. Gesamt 10 % 87,87 8,79 96,66 nicht steuerbar 193,34 0,00 193,34 20 % 20,00 4,00 24,00',
    'Die Strecke im Ausland ist in Österreich nicht steuerbar, § 3a Abs. 10 UStG 1994.',
    'Gesamt 314 € Zu zahlen 314 €',
    'Kontoinhaber Donaufahrt Muster GmbH Kopieren (Kontoinhaber) IBAN AT61 1904 3002 3457 3201 Kopieren (IBAN) BIC / SWIFT MUSTATWW Kopieren (BIC / SWIFT) Zahlungsreferenz 2611200015 Kopieren (Zahlungsreferenz) Betrag 314 € Kopieren (Betrag) Fällig bis Sonntag, 6. Dezember 2026',
    'QR-Code zum Zahlen: 314 €, Zahlungsreferenz 26 1120 0015EPC QRElektronisch ausgestellt; gültig ohne Unterschrift. Drucken',
    'Stimmt etwas nicht? Rufen Sie uns an, wir berichtigen es: +420 700 000 000, objednavky@vozka.example',
  ].join(' '),
  en: [
    'Invoice Number: 2026-1',
    'Supplier Donaufahrt Muster GmbH Mustergasse 12 1020 Wien, Austria Company ID FN 000000a, VAT ID ATU00000006 Commercial Court Vienna',
    'Customer Muster & Söhne GmbH Ring 1 1010 Wien Company ID FN 123456A, VAT ID ATU12345675',
    'Issued 3 December 2026 Day of supply 3 December 2026 Due 6 December 2026 Order 26 1120 0015',
    'Wien – Prag Thursday 3 December 2026 at 08:30',
    'Lines (amounts in EUR) Description Quantity Unit price without VAT VAT rate Base VAT Total',
    'Vienna – Prague, Business: stretch in Austria 1 87.87 10% 87.87 8.79 96.66',
    'Vienna – Prague, Business: stretch abroad 1 193.34 not taxable 193.34 0.00 193.34',
    'Bottle of sparkling wine 1 20.00 20% 20.00 4.00 24.00',
    'VAT by rate VAT rate Base VAT Total 10% 87.87 8.79 96.66 not taxable 193.34 0.00 193.34 20% 20.00 4.00 24.00',
    'The stretch abroad is not taxable in Austria, § 3a (10) of the Austrian VAT Act.',
    'Total €314 To pay €314',
    'Account holder Donaufahrt Muster GmbH Copy (Account holder) IBAN AT61 1904 3002 3457 3201 Copy (IBAN) BIC / SWIFT MUSTATWW Copy (BIC / SWIFT) Payment reference 2611200015 Copy (Payment reference) Amount €314 Copy (Amount) Due by Sunday 6 December 2026',
    'QR payment: €314, payment reference 26 1120 0015EPC QRIssued electronically; valid without a signature. Print',
    'Is something wrong? Call us and we will correct it: +420 700 000 000, objednavky@vozka.example',
  ].join(' '),
}

test('an invoice has what § 11 asks for, with its stretch abroad apart and without a file of Czech software', async () => {
  for (const locale of site.locales) {
    const [invoice, ...others] = documentsAfter(locale, ended())
    if (!invoice) throw new Error('no invoice')
    expect(others).toEqual([])
    const { text, $ } = await sheetOf(invoice, locale)
    expect(text).toBe(SHEETS[locale])
    expect($('[download], [href*="isdoc"]')).toHaveLength(0)
  }
})

test('where no file is attached, the mail is the whole document', async () => {
  const words = {
    de: [
      'Aussteller: Donaufahrt Muster GmbH, Mustergasse 12, 1020 Wien, Österreich, Firmennummer FN 000000a, UID-Nummer ATU00000006',
      'Kunde: Muster & Söhne GmbH, Ring 1, 1010 Wien, Firmennummer FN 123456A, UID-Nummer ATU12345675',
      'Leistungsdatum: 3. Dezember 2026',
      '1 × Wien – Prag, Business: Strecke in Österreich: Netto 87,87 €, USt. 10 % 8,79 €, Gesamt 96,66 €',
      '1 × Wien – Prag, Business: Strecke im Ausland: Netto 193,34 €, USt. nicht steuerbar 0 €, Gesamt 193,34 €',
      '1 × Flasche Sekt: Netto 20 €, USt. 20 % 4 €, Gesamt 24 €',
      'Die Strecke im Ausland ist in Österreich nicht steuerbar, § 3a Abs. 10 UStG 1994.',
    ],
    en: [
      'Supplier: Donaufahrt Muster GmbH, Mustergasse 12, 1020 Wien, Austria, Company ID FN 000000a, VAT ID ATU00000006',
      'Day of supply: 3 December 2026',
      '1 × Vienna – Prague, Business: stretch abroad: Base €193.34, VAT not taxable €0, Total €193.34',
      '1 × Bottle of sparkling wine: Base €20, VAT 20% €4, Total €24',
    ],
  }
  for (const [locale, lines] of site.locales.map(
    (one, index) => [one, Object.values(words)[index] ?? []] as const,
  )) {
    const [invoice] = documentsAfter(locale, ended())
    if (!invoice) throw new Error('no invoice')
    const mail = await site.runInLocale(locale, () =>
      Promise.resolve(site.toText(site.documentLetter(invoice, 'https://example.com/x'), locale)),
    )
    const said = mail.split('\n').map(spaced)
    for (const line of lines) expect(said).toContain(line)
    expect(mail).not.toMatch(/ISDOC|CZK|Kč/)
    expect(await site.documentAttachment(invoice)).toBeNull()
  }
})

test('a payment before the ride, a surcharge and another price are shared over the rates of the ride', () => {
  const { acts, HOUR, ownLocale } = site
  const rates = ({ rates: sums }: TaxDocument) =>
    sums.map(({ vatRateBp, gross }) => [vatRateBp, gross])
  const paid: Step = { act: { event: 'paid', amount: 15_700 }, by: 'carrier' }
  const [advance] = documentsAfter(ownLocale, [acts.confirm, paid])
  // Half of 96.66, 193.34 and 24.00.
  expect(advance && rates(advance)).toEqual([
    [1000, 4_833],
    [0, 9_667],
    [2000, 1_200],
  ])
  const [, finish] = ended()
  if (!finish?.at) throw new Error('no end')
  const later = new Date(finish.at.getTime() + HOUR)
  const surcharge: Step = {
    act: { event: 'surcharge', amount: 3_000, reason: 'Wartezeit' },
    by: 'carrier',
    at: later,
  }
  const [, debit] = documentsAfter(ownLocale, [...ended(), surcharge])
  expect(debit && rates(debit)).toEqual([
    [1000, 1_000],
    [0, 2_000],
  ])
  const cheaper: Step = {
    act: { event: 'price', total: 28_400, reason: 'Verspätung' },
    by: 'carrier',
    at: later,
  }
  const [, credit] = documentsAfter(ownLocale, [...ended(), cheaper])
  // The bottle costs what it cost; the ride is 30 euros cheaper.
  expect(credit && rates(credit)).toEqual([
    [1000, -1_000],
    [0, -2_000],
  ])
})

test('the bill names the stretch that no VAT is due on', async () => {
  const { anOrder, aCatalogue, billRows, inEach, runInLocale, ownLocale } = site
  const catalogue = {
    ...aCatalogue(),
    countries: [{ code: 'AT', name: inEach(() => 'Österreich') }],
  }
  const { price, countedBy } = anOrder({ ...RIDE, ...COMPANY }, catalogue)
  const rows = await runInLocale(ownLocale, () => Promise.resolve(billRows({ price, countedBy })))
  expect(rows.map(({ label, value }) => spaced(`${label} ${value}`))).toEqual([
    'Wien – Prag, Business: Strecke in Österreich 96,66 €',
    'Wien – Prag, Business: Strecke im Ausland 193,34 €',
    'Preis ohne USt. 281,21 €',
    'USt. 10 % 8,79 €',
    expect.stringMatching(/Ausland.* 0 €$/),
    'Gesamt inkl. USt. 290 €',
  ])
})
