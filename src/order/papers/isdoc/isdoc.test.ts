import { type CheerioAPI, load } from 'cheerio'
import { expect, test } from 'vitest'
import { inCrowns } from '~/order/papers/exchange'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import type { TaxDocument } from '~/order/papers/tax-document'
import { keysOf } from '~/lib/keys-of'
import {
  aDocument,
  aSum,
  kinds,
  linesOf,
  longDocument,
  person,
} from '../../../../tests/support/papers/documents.ts'

/** The children of an element in the order of ISDOC 6.0.2; those with a question mark may be missing. */
const CHILDREN: Record<string, string> = {
  Invoice:
    'DocumentType ID UUID IssuingSystem? IssueDate TaxPointDate? VATApplicable ElectronicPossibilityAgreementReference Note? LocalCurrencyCode ForeignCurrencyCode? CurrRate RefCurrRate AccountingSupplierParty AccountingCustomerParty OrderReferences? OriginalDocumentReferences? InvoiceLines NonTaxedDeposits? TaxedDeposits? TaxTotal LegalMonetaryTotal PaymentMeans?',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: 'PartyIdentification PartyName PostalAddress PartyTaxScheme?',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: 'StreetName BuildingNumber CityName PostalZone Country',
  Country: 'IdentificationCode Name',
  PartyTaxScheme: 'CompanyID TaxScheme',
  OrderReferences: 'OrderReference',
  OrderReference: 'SalesOrderID',
  OriginalDocumentReferences: 'OriginalDocumentReference',
  OriginalDocumentReference: 'ID',
  InvoiceLines: 'InvoiceLine+',
  InvoiceLine:
    'ID InvoicedQuantity LineExtensionAmount LineExtensionAmountTaxInclusive LineExtensionTaxAmount UnitPrice UnitPriceTaxInclusive ClassifiedTaxCategory VATNote? Item',
  ClassifiedTaxCategory: 'Percent VATCalculationMethod VATApplicable',
  Item: 'Description',
  NonTaxedDeposits: 'NonTaxedDeposit+',
  NonTaxedDeposit: 'ID VariableSymbol DepositAmount',
  TaxedDeposits: 'TaxedDeposit+',
  TaxedDeposit:
    'ID VariableSymbol TaxableDepositAmount TaxInclusiveDepositAmount ClassifiedTaxCategory',
  TaxTotal: 'TaxSubTotal+ TaxAmount',
  TaxSubTotal:
    'TaxableAmount TaxAmount TaxInclusiveAmount AlreadyClaimedTaxableAmount AlreadyClaimedTaxAmount AlreadyClaimedTaxInclusiveAmount DifferenceTaxableAmount DifferenceTaxAmount DifferenceTaxInclusiveAmount TaxCategory',
  TaxCategory: 'Percent TaxScheme VATApplicable',
  LegalMonetaryTotal:
    'TaxExclusiveAmount TaxInclusiveAmount AlreadyClaimedTaxExclusiveAmount AlreadyClaimedTaxInclusiveAmount DifferenceTaxExclusiveAmount DifferenceTaxInclusiveAmount PayableRoundingAmount PaidDepositsAmount PayableAmount',
  PaymentMeans: 'Payment+',
  Payment: 'PaidAmount PaymentMeansCode Details?',
  Details: '(PaymentDueDate ID BankCode Name IBAN BIC VariableSymbol|DocumentID IssueDate)',
}
const DECIMAL = /^-?\d+\.\d{2,4}$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** The form of a text, by the end of its element's name. */
const FORMS: [RegExp, RegExp][] = [
  [/^DocumentType$/, /^[12356]$/],
  [/^UUID$/, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/],
  [/Date$/, DAY],
  [/(Amount|AmountTaxInclusive|UnitPrice|UnitPriceTaxInclusive)(Curr)?$/, DECIMAL],
  [/^Percent$/, /^(0|12|21)$/],
  [/^VATApplicable$/, /^(true|false)$/],
  [/^VATCalculationMethod$/, /^1$/],
  [/^PaymentMeansCode$/, /^(10|42|48)$/],
  [/^(Local|Foreign)CurrencyCode$/, /^[A-Z]{3}$/],
  [/^CurrRate$/, /^(1|\d+\.\d{3})$/],
  [/^RefCurrRate$/, /^1$/],
]

async function read(document: TaxDocument): Promise<CheerioAPI> {
  return load(await toIsdoc(document), { xml: true })
}

/**
 * The rule with the amounts of a document in euros: before each local one, or in the total behind it, its own. A tax of
 * a line and a payment have none.
 */
function withForeign(name: string, rule: string): string {
  if (/^(InvoiceLines|Payment|Invoice)$/.test(name)) return rule
  return rule.replace(
    /(?<!\w)(?!LineExtensionTaxAmount)\w*Amount(TaxInclusive)?(?!\w)/g,
    (amount) =>
      name === 'LegalMonetaryTotal' ? `${amount} ${amount}Curr?` : `${amount}Curr? ${amount}`,
  )
}

/** The rule of an element's children as a pattern of their names. */
function patternOf(rule: string): RegExp {
  return new RegExp(
    `^${rule
      .replace(/(\w+)([?+]?)( |\||\)|$)/g, '(?:$1 )$2$3')
      .replaceAll(') (', ')(')
      .replaceAll('? (', '?(')
      .replaceAll('+ (', '+(')}$`,
  )
}

function nameOf(element: object): string {
  return 'name' in element ? String(element.name) : ''
}

function faultsOf($: CheerioAPI): string[] {
  return $('*')
    .toArray()
    .flatMap((one) => {
      const name = nameOf(one)
      const inside = $(one)
        .children()
        .toArray()
        .map((child) => `${nameOf(child)} `)
      const rule = CHILDREN[name]
      if (rule) {
        return patternOf(withForeign(name, rule)).test(inside.join(''))
          ? []
          : [`${name}: ${inside.join('')}`]
      }
      const form = FORMS.find(([names]) => names.test(name))?.[1]
      return inside.length > 0 || (form && !form.test($(one).text())) ? [name] : []
    })
}

function amounts($: CheerioAPI, selector: string): number {
  return $(selector)
    .toArray()
    .reduce((sum, one) => sum + Math.round(Number($(one).text()) * 100), 0)
}

/** Two rates in euros, of which a part was taxed before; no sum comes out even in crowns. */
const euroAfterAdvance = aDocument({
  ...linesOf([{ gross: 33_337 }, { gross: 1_111 }, { gross: 2_347, vatRateBp: 1200 }]),
  currency: 'EUR',
  deducted: [
    { ...aSum(11_113), number: '2026-Z-0004', day: '2026-11-02' },
    { ...aSum(777), number: '2026-Z-0005', day: '2026-11-03' },
  ],
  due: 24_905 - 5_000,
  paid: 16_890,
  exchange: { rate: 24_317, day: '2026-11-22' },
})

/** All samples, and one whose every text would end an element. */
const documents: Record<string, TaxDocument> = {
  ...kinds,
  long: longDocument(40),
  euroAfterAdvance,
  cashAdvance: {
    ...kinds.advance,
    ...linesOf([{ gross: 650_050 }]),
    paid: 650_050,
    payments: [{ amount: 650_050, day: '2026-11-22', way: 'cash', reference: '' }],
  },
  cashRounded: { ...kinds.cash, ...linesOf([{ gross: 650_050 }]), due: 650_050 },
  nobody: aDocument({ customer: person }),
  hostile: aDocument({
    number: 'F"<1>&',
    customer: { ...person, name: ']]></Name><Name>&amp;\u0000\uD800 "\'\r\n\t\u202E' },
    subject: { cs: '<!-- -->', en: '' },
  }),
}

test.each(keysOf(documents))(
  'ISDOC of %s has the structure and the types of the schema',
  async (name) => {
    const document = documents[name] ?? kinds.invoice
    const $ = await read(document)
    expect($('Invoice').attr()).toEqual({
      xmlns: 'http://isdoc.cz/namespace/2013',
      version: '6.0.2',
    })
    expect(faultsOf($)).toEqual([])
  },
)

test('what the driver takes in cash has means 10, and names no account of ours', async () => {
  const $ = await read(kinds.cash)
  expect($('PaymentMeansCode').text()).toBe('10')
  expect($('Payment > Details > DocumentID').text()).toBe('2026-F-0006')
  expect($('Payment > PaidAmount').text()).toBe('6500.00')
  expect($('PaymentMeans').text()).not.toContain('CZ65')
})

test('what is asked in cash is rounded to whole crowns, and its file says by how much', async () => {
  const $ = await read(documents['cashRounded'] ?? kinds.cash)
  expect(amounts($, 'PayableRoundingAmount')).toBe(50)
  expect(amounts($, 'PayableAmount')).toBe(650_100)
  expect(amounts($, 'PaidAmount')).toBe(650_100)
})

test('an advance that was taken in cash says what was taken, and that nothing is left', async () => {
  const $ = await read(documents['cashAdvance'] ?? kinds.advance)
  expect(amounts($, 'PayableRoundingAmount')).toBe(50)
  expect(amounts($, 'PaidAmount')).toBe(650_100)
  expect(amounts($, 'PayableAmount')).toBe(0)
})

test('a child at another place, missing or twice is a fault', async () => {
  const xml = await toIsdoc(kinds.invoice)
  const broken = [
    xml.replace(
      '<CurrRate>1</CurrRate><RefCurrRate>1</RefCurrRate>',
      '<RefCurrRate>1</RefCurrRate><CurrRate>1</CurrRate>',
    ),
    xml.replace(/<UUID>.*?<\/UUID>/, ''),
    xml.replace('<BankCode>', '<BankCode>0</BankCode><BankCode>'),
    xml.replace(/<IssueDate>[\d-]+/, '<IssueDate>23. 11. 2026'),
  ]
  for (const one of broken) expect(faultsOf(load(one, { xml: true }))).toHaveLength(1)
})

test.each(keysOf(documents))('the sums of %s hold to the haléř', async (name) => {
  const document = documents[name] ?? kinds.invoice
  const { rates, exchange } = document
  const $ = await read(document)
  expect($('TaxSubTotal')).toHaveLength(rates.length)
  sumsHold($, document, '')
  if (exchange) sumsHold($, document, 'Curr')
})

/** The sums of a file in its local currency, or in its foreign one (`Curr`), in which they are the document's. */
function sumsHold(
  $: CheerioAPI,
  { total: own, due, kind, exchange }: TaxDocument,
  currency: '' | 'Curr',
): void {
  const totals = (part: string) => amounts($, `LegalMonetaryTotal > ${part}${currency}`)
  const isOwn = currency === 'Curr' || exchange === null
  const total = isOwn ? own : totals('TaxInclusiveAmount')
  const sum = (selector: string) => amounts($, `${selector}${currency}`)
  expect(sum('InvoiceLine > LineExtensionAmountTaxInclusive')).toBe(total)
  expect(totals('TaxInclusiveAmount')).toBe(total)
  expect(totals('TaxExclusiveAmount') + sum('TaxTotal > TaxAmount')).toBe(total)
  if (currency === '') {
    expect(sum('InvoiceLine > LineExtensionTaxAmount')).toBe(sum('TaxTotal > TaxAmount'))
  }
  for (const part of ['Taxable', 'Tax', 'TaxInclusive']) {
    const already = sum(`TaxSubTotal > AlreadyClaimed${part}Amount`)
    const left = sum(`TaxSubTotal > Difference${part}Amount`)
    expect(already + left).toBe(sum(`TaxSubTotal > ${part}Amount`))
  }
  expect(totals('AlreadyClaimedTaxInclusiveAmount')).toBe(sum('TaxInclusiveDepositAmount'))
  expect(totals('AlreadyClaimedTaxExclusiveAmount')).toBe(sum('TaxableDepositAmount'))
  expect(totals('DifferenceTaxInclusiveAmount')).toBe(
    total - totals('AlreadyClaimedTaxInclusiveAmount'),
  )
  expect(totals('PaidDepositsAmount')).toBe(sum('DepositAmount'))
  expect(totals('PayableAmount')).toBe(
    totals('DifferenceTaxInclusiveAmount') -
      totals('PaidDepositsAmount') +
      totals('PayableRoundingAmount'),
  )
  if (isOwn && kind !== 'credit') {
    // The rounding of an advance is taken already.
    const rounding = kind === 'advance' ? 0 : totals('PayableRoundingAmount')
    expect(totals('PayableAmount') - rounding).toBe(due)
  }
}

test('a document in euros has crowns as its local currency, euros as the foreign one, and its rate', async () => {
  const $ = await read(euroAfterAdvance)
  const said = ['LocalCurrencyCode', 'ForeignCurrencyCode', 'CurrRate', 'RefCurrRate']
  expect(said.map((name) => $(name).text())).toEqual(['CZK', 'EUR', '24.317', '1'])
  // What the document states in crowns by law.
  const stated = inCrowns(euroAfterAdvance)?.map(({ vat }) => vat)
  const listed = $('TaxSubTotal > DifferenceTaxAmount').toArray()
  expect(listed.map((one) => Math.round(Number($(one).text()) * 100))).toEqual(stated)
})

test('each kind has its type, and a correction names what it corrects and why', async () => {
  const types = {
    advance: '5',
    invoice: '1',
    credit: '2',
    debit: '3',
    creditOnAdvance: '6',
  } as const
  for (const name of keysOf(types)) {
    const $ = await read(kinds[name])
    expect($('DocumentType').text(), name).toBe(types[name])
    expect($('OriginalDocumentReference > ID').text(), name).toBe(
      kinds[name].corrects?.number ?? '',
    )
  }
  const $ = await read(kinds.credit)
  expect($('Invoice > Note').text()).toBe('Řidič přijel o půl hodiny později.')
})

test('an invoice is whole, its advances are deposits, and what is paid is not payable', async () => {
  const paid = await read(aDocument())
  expect(amounts(paid, 'PayableAmount')).toBe(0)
  const $ = await read(kinds.invoice)
  expect(amounts($, 'InvoiceLine > LineExtensionAmountTaxInclusive')).toBe(975_600)
  expect(
    $('TaxedDeposit > ID')
      .toArray()
      .map((one) => $(one).text()),
  ).toEqual(['2026-Z-0002', '2026-Z-0003'])
  expect(amounts($, 'PayableAmount')).toBe(154_600)
  expect($('PaymentDueDate').last().text()).toBe('2026-12-07')
  expect($('VATNote').text()).toContain('§ 70')
})

test('the advance of a supplier without VAT is no taxed deposit', async () => {
  const $ = await read(
    aDocument({
      ...linesOf([{ gross: 650_000, vatRateBp: 0 }]),
      isVatPayer: false,
      deducted: [
        {
          vatRateBp: 0,
          exempt: null,
          net: 650_000,
          vat: 0,
          gross: 650_000,
          number: '2026-Z-0009',
          day: '2026-11-02',
        },
      ],
    }),
  )
  expect($('TaxedDeposits')).toHaveLength(0)
  expect($('NonTaxedDeposit > ID').text()).toBe('2026-Z-0009')
  expect(amounts($, 'PayableAmount')).toBe(0)
  expect($('TaxPointDate')).toHaveLength(0)
  expect($('VATApplicable').first().text()).toBe('false')
})

test('a typed name ends no element, and a sign that XML forbids is replaced', async () => {
  const xml = await toIsdoc(documents['hostile'] ?? kinds.invoice)
  // oxlint-disable-next-line no-control-regex
  expect(xml).not.toMatch(/[\u0000-\u0008]|\uD800/)
  const $ = load(xml, { xml: true })
  expect($('AccountingCustomerParty Name').first().text()).toBe(
    ']]></Name><Name>&amp;\uFFFD\uFFFD "\'\r\n\t\u202E',
  )
  expect($('Invoice > ID').text()).toBe('F"<1>&')
})

test('the same document has the same UUID, another number another one', async () => {
  const uuid = async (number: string) => (await read(aDocument({ number })))('UUID').text()
  expect(await uuid('2026-F-0001')).toBe(await uuid('2026-F-0001'))
  expect(await uuid('2026-F-0002')).not.toBe(await uuid('2026-F-0001'))
})
