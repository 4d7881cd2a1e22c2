import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentSheet } from '~/order/status/document/document-sheet'
import type { TaxDocument } from '~/order/papers/tax-document'
import { locales } from '~/i18n/screens'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { keysOf } from '~/lib/keys-of'
import type { Locale } from '~/lib/locale'
import {
  aDocument,
  kinds,
  longDocument,
  person,
} from '../../../../tests/support/papers/documents.ts'

const spaced = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()

async function shown(document: TaxDocument, locale: Locale = 'cs', owed = document.due) {
  const markup = await runInLocale(locale, () =>
    Promise.resolve(
      renderToStaticMarkup(createElement(DocumentSheet, { document, token: 'token', owed })),
    ),
  )
  const $ = load(markup)
  // A cell is a word of its own.
  $('td, th, dt, dd, p, h1, h2, caption').append(' ')
  return { $, text: spaced($('article').text()), title: spaced($('h1').text()) }
}

const TITLES: Record<keyof typeof kinds, Record<Locale, string>> = {
  advance: { cs: 'Doklad o přijaté platbě', en: 'Receipt for an advance payment' },
  invoice: { cs: 'Faktura – daňový doklad', en: 'Invoice' },
  credit: { cs: 'Opravný daňový doklad', en: 'Credit note' },
  creditOnAdvance: { cs: 'Opravný daňový doklad', en: 'Credit note' },
  debit: { cs: 'Opravný daňový doklad – doplatek', en: 'Debit note' },
  fee: { cs: 'Faktura – daňový doklad', en: 'Invoice' },
  cash: { cs: 'Faktura – daňový doklad', en: 'Invoice' },
  plain: { cs: 'Faktura', en: 'Invoice' },
  euro: { cs: 'Faktura – daňový doklad', en: 'Invoice' },
}
const CASES = locales.flatMap((locale) => keysOf(kinds).map((kind) => ({ kind, locale })))

test.each(CASES)('$kind has what § 29 asks for, $locale', async ({ kind, locale }) => {
  const document = kinds[kind]
  const { supplier, customer, lines, rates, isVatPayer } = document
  const { text, title, $ } = await shown(document, locale)
  expect(title).toBe(TITLES[kind][locale])
  // a) to d): who to whom, with their numbers. e) the number of the document.
  for (const party of [supplier, customer]) {
    for (const said of [party.name, party.street, party.city, party.companyId, party.vatId]) {
      if (said) expect(text).toContain(said)
    }
  }
  expect(text).toContain(document.number)
  // g) and h): the day of issue, the day of supply or of the payment.
  const day = (date: string) =>
    spaced(
      new Intl.DateTimeFormat(locale === 'cs' ? 'cs' : 'en-GB', {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(date)),
    )
  for (const date of [document.issuedOn, document.supplyOn]) expect(text).toContain(day(date))
  // f), i) to l): scope and subject, unit price without VAT, base, rate and VAT of each line and each rate.
  const amount = (value: number) =>
    spaced(
      (value / 100 || 0).toLocaleString(locale === 'cs' ? 'cs' : 'en-GB', {
        minimumFractionDigits: 2,
      }),
    )
  const rows = $('table tbody tr')
    .toArray()
    .map((row) => spaced($(row).text()))
  for (const { label, qty, net, vat, gross } of lines) {
    const row = rows.find((one) => one.startsWith(`${label[locale]} ${qty} `))
    const values = isVatPayer ? [net / qty, net, vat, gross] : [gross / qty, gross]
    for (const value of values) expect(row).toContain(amount(value))
  }
  for (const { net, vat, gross } of isVatPayer ? rates : []) {
    expect(rows.some((row) => row.endsWith(`${amount(net)} ${amount(vat)} ${amount(gross)}`))).toBe(
      true,
    )
  }
  // § 45: the number of what is corrected, and why.
  if (document.corrects) {
    expect(text).toContain(document.corrects.number)
    expect(text).toContain(document.corrects.reason)
  }
})

test('an exempt line names its paragraph, a fee without VAT says so, each alone', async () => {
  const exempt = await shown(kinds.invoice)
  expect(exempt.text).toContain('osvobozeno')
  expect(exempt.text).toContain('§ 70')
  expect((await shown(kinds.euro, 'en')).text).toContain('§ 70')
  const fee = await shown(kinds.fee)
  expect(fee.text).toContain('bez DPH')
  expect(fee.text).not.toContain('§ 70')
  expect((await shown(kinds.advance)).text).not.toMatch(/osvobozeno|bez DPH:/)
})

test('an invoice deducts its advances by rate and says what is left to tax and to pay', async () => {
  const { text, $ } = await shown(kinds.invoice)
  expect(text).toContain(
    'Odečteno: 2026-Z-0002 ze dne 10. listopadu 2026 osvobozeno -7 000,00 0,00 -7 000,00',
  )
  expect(text).toContain(
    'Odečteno: 2026-Z-0003 ze dne 12. listopadu 2026 21 % -1 000,00 -210,00 -1 210,00',
  )
  expect(text).toContain('Zdaněno tímto dokladem 21 % 1 000,00 210,00 1 210,00')
  expect(text).toContain('Zaplaceno 12. listopadu 2026 kartou, pi_4 1 210 Kč')
  expect(text).toContain('K úhradě 1 546 Kč')
  expect(
    $('[data-copy] button')
      .toArray()
      .map((one) => $(one).attr('data-value')),
  ).toContain('2611210001')
  expect($('figure svg title').text()).toContain('QR Platba')
})

test('what is paid asks for nothing, and a credit neither', async () => {
  const paid = await shown(aDocument())
  expect(paid.text).toContain('Neplaťte, je zaplaceno.')
  const credit = await shown(kinds.credit)
  expect(credit.text).toContain('Vráceno 25. listopadu 2026 převodem, V-3 500 Kč')
  expect(credit.text).not.toMatch(/Neplaťte|K úhradě/)
  for (const { $ } of [paid, credit]) expect($('[data-copy], figure')).toHaveLength(0)
})

test('nobody is asked for what the order does not owe any more', async () => {
  const settled = await shown(kinds.debit, 'cs', -40_000)
  expect(settled.text).toContain('K úhradě 605 Kč Od vystavení je vyrovnáno')
  expect(settled.$('[data-copy], figure')).toHaveLength(0)
  const partly = await shown(kinds.debit, 'cs', 20_000)
  expect(partly.$('[data-copy]').text()).toContain('200\u00a0Kč')
})

test('euros with VAT state base and VAT in crowns too; exempt ones have none', async () => {
  const { rates, lines, total } = kinds.advance
  const euros = { ...kinds.euro, rates, lines, total }
  expect((await shown(euros)).text).toContain(
    'V korunách při sazbě 21 %: základ 130 268,58 Kč, DPH 27 356,43 Kč. Kurz 24,250 Kč za 1 €, platný 22. listopadu 2026.',
  )
  expect((await shown(kinds.euro)).text).not.toContain('V korunách')
})

test('euros are due by the rows of a bank, without the code that banks read as crowns', async () => {
  const { $, text } = await shown(
    { ...kinds.euro, due: 59_000, dueOn: '2026-12-01', payments: [] },
    'en',
  )
  expect($('figure')).toHaveLength(0)
  expect($('[data-copy]').text()).toContain('IBAN')
  expect(text).toContain('Amount €590')
  expect(text).not.toMatch(/CZK|Kč/)
})

test('a supplier without VAT shows no VAT', async () => {
  for (const document of [kinds.plain, { ...kinds.credit, isVatPayer: false }]) {
    const { text, title } = await shown(document)
    expect(title).not.toContain('daňový')
    expect(text).toContain('není plátce DPH')
    expect(text.replace('není plátce DPH', '')).not.toContain('DPH')
  }
})

test('a person without an address is named, and a country stands where it is abroad', async () => {
  expect((await shown(aDocument({ customer: person }))).text).toMatch(
    /Odběratel Jana Ukázková ?Vystaveno/,
  )
  expect((await shown(kinds.euro)).text).toContain('Rakousko')
})

test('a document of forty lines has them all', async () => {
  const { $ } = await shown(longDocument(40))
  expect($('table').first().find('tbody tr')).toHaveLength(40)
})

test.each([
  ['cs', '6 500 Kč se platí v hotovosti přímo řidiči.'],
  ['en', 'CZK 6,500 is paid to the driver in cash.'],
] as const)(
  'cash is asked for by the driver, without account and code: %s',
  async (locale, said) => {
    const { $, text } = await shown(kinds.cash, locale)
    expect(text).toContain(said)
    expect(text).not.toContain('IBAN')
    expect($('figure')).toHaveLength(0)
    // The driver has it since.
    expect((await shown(kinds.cash, locale, 0)).text).not.toContain(said)
  },
)

const receipt = aDocument({
  kind: 'receipt',
  number: '2026-P-0001',
  isVatPayer: false,
  lines: [
    {
      label: { cs: 'Platba v hotovosti', en: 'Payment in cash' },
      qty: 1,
      vatRateBp: 0,
      exempt: 'outside',
      net: 650_050,
      vat: 0,
      gross: 650_050,
    },
  ],
  rates: [],
  total: 650_050,
  paid: 650_050,
  payments: [{ amount: 650_050, day: '2026-11-22', way: 'cash', reference: '' }],
})

test('a receipt for cash says what was taken, in whole crowns, and nothing of VAT or of paying', async () => {
  const { text, title, $ } = await shown(receipt)
  expect(title).toBe('Příjmový pokladní doklad')
  for (const said of ['Zaokrouhlení hotovosti 0,50 Kč', 'Přijato v hotovosti 6 501 Kč']) {
    expect(text).toContain(said)
  }
  expect(text).not.toMatch(/DPH|plátce|K úhradě|uhradit|převod/)
  expect($('a[download]')).toHaveLength(0)
  const english = await shown(receipt, 'en')
  expect([english.title, english.text]).toEqual([
    'Receipt for cash',
    expect.stringContaining('Received in cash CZK 6,501'),
  ])
})

test('an advance in cash says what was taken, in whole crowns', async () => {
  const payments = [{ amount: 650_050, day: '2026-11-22', way: 'cash', reference: '' }] as const
  const advance = { ...kinds.advance, total: 650_050, paid: 650_050, payments: [...payments] }
  const { text } = await shown(advance)
  expect(text).toContain('Zaokrouhlení hotovosti 0,50 Kč')
  expect(text).toContain('Přijato v hotovosti 6 501 Kč')
  expect(text).not.toContain('K úhradě')
})

test('an invoice that is paid in cash asks for whole crowns', async () => {
  const { text } = await shown({ ...kinds.cash, total: 650_050, due: 650_050 })
  expect(text).toContain('Zaokrouhlení hotovosti 0,50 Kč')
  expect(text).toContain('K úhradě 6 501 Kč')
})
