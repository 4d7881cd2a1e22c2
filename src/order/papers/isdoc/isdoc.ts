import { ownLocale } from '~/lib/locale'
import { appConfig } from '~config'
import { decimal, element as e, toXml, type Xml } from '~/order/papers/isdoc/xml'
import {
  type Party,
  type RateSum,
  taxedRates,
  type TaxDocument,
  cashRounding,
} from '~/order/papers/tax-document'
import { isSameRate, less } from '~/order/papers/rate-sums'
import { sumInCrowns } from '~/order/papers/exchange'
import { sha256Hex } from '~/lib/hash'
import { inCash } from '~/order/model/order-money'
import type { PaidBy } from '~/order/papers/document-schema'

/** Codes of the format; 97 is clearing between partners. */
const MEANS: Record<PaidBy, number> = { cash: 10, transfer: 42, card: 48, setOff: 97 }

/**
 * What was paid, and what is due by transfer to our account or in cash to the driver; `local` gives an amount in the
 * currency of the country, in which the format has it.
 */
function paymentMeans(document: TaxDocument, local: (amount: number) => number): Xml | null {
  const { kind, payments, due, dueOn, dueWay, issuedOn, number, order, currency } = document
  const owed = {
    amount: due + cashRounding(document),
    day: dueOn ?? issuedOn,
    way: dueWay,
    reference: '',
  }
  const moved = due > 0 ? [...payments, owed] : payments
  const all = moved.map(({ amount, day, way, reference }) => {
    const means = way ?? 'transfer'
    const details = {
      cash: () => e('Details', [e('DocumentID', reference || number), e('IssueDate', day)]),
      transfer: () => transferTo(day, order),
      card: () => null,
      setOff: () => null,
    }
    const isTaken = kind === 'advance' && means === 'cash' && amount > 0
    const taken = isTaken ? inCash({ amount, currency }) : amount
    return payment(local(taken), MEANS[means], details[means]())
  })
  return all.length === 0 ? null : e('PaymentMeans', all)
}

function payment(amount: number, means: number, details: Xml | null): Xml {
  return e('Payment', [e('PaidAmount', decimal(amount)), e('PaymentMeansCode', means), details])
}

function transferTo(dueOn: string, symbol: string): Xml {
  const { name, account, iban, bic } = appConfig.company.bank
  const [number = account, code = ''] = account.split('/')
  return e('Details', [
    e('PaymentDueDate', dueOn),
    e('ID', number),
    e('BankCode', code),
    e('Name', name),
    e('IBAN', iban),
    e('BIC', bic),
    e('VariableSymbol', symbol),
  ])
}

const NAMESPACE = 'http://isdoc.cz/namespace/2013'
const VERSION = '6.0.2'

/**
 * A tax document as ISDOC 6.0.2, which Czech accounting software reads (docs/decisions/059-papers.md).
 * The order of elements is the schema's. The file is Czech, whatever language the customer reads.
 */
export async function toIsdoc(document: TaxDocument): Promise<string> {
  const { number, issuedOn, supplyOn, isVatPayer, order, currency, corrects, exchange } = document
  const local = linesInCrowns(document)
  return toXml(
    e(
      'Invoice',
      [
        e('DocumentType', typeOf(document)),
        e('ID', number),
        e('UUID', await uuidOf(document)),
        e('IssuingSystem', appConfig.product.appName.slice(0, 80)),
        e('IssueDate', issuedOn),
        isVatPayer ? e('TaxPointDate', supplyOn) : null,
        e('VATApplicable', String(isVatPayer)),
        // The terms of the order agree on electronic documents (§ 26 (3)).
        e('ElectronicPossibilityAgreementReference', `Obchodní podmínky, objednávka ${order}`),
        e('Note', noteOf(document)),
        e('LocalCurrencyCode', exchange ? appConfig.market.currency : currency),
        exchange && e('ForeignCurrencyCode', currency),
        e('CurrRate', exchange ? (exchange.rate / 1_000).toFixed(3) : '1'),
        e('RefCurrRate', '1'),
        e('AccountingSupplierParty', [party(document.supplier)]),
        e('AccountingCustomerParty', [party(document.customer)]),
        e('OrderReferences', [e('OrderReference', [e('SalesOrderID', order)])]),
        corrects &&
          e('OriginalDocumentReferences', [
            e('OriginalDocumentReference', [e('ID', corrects.number)]),
          ]),
        e(
          'InvoiceLines',
          document.lines.map((line, index) =>
            invoiceLine(document, line, local[index] ?? line, index),
          ),
        ),
        ...deposits(document),
        taxTotal(document),
        monetaryTotal(document),
        paymentMeans(document, (amount) => localOf(document, amount)),
      ],
      { xmlns: NAMESPACE, version: VERSION },
    ),
  )
}

/** 1 invoice, 2 credit, 3 debit, 5 receipt for an advance payment, 6 credit on one. */
function typeOf({ kind, corrects }: TaxDocument): number {
  switch (kind) {
    case 'invoice':
      return 1
    case 'credit':
      return corrects?.kind === 'advance' ? 6 : 2
    case 'debit':
      return 3
    case 'advance':
      return 5
    case 'receipt':
      throw new TypeError('ISDOC has no receipts for cash')
  }
}

/** The same document has the same UUID in every file: it is made of supplier and number (RFC 9562, version 8). */
async function uuidOf({ supplier, number }: TaxDocument): Promise<string> {
  const hex = await sha256Hex(`isdoc|${supplier.companyId ?? supplier.name}|${number}`)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

function party({ name, street, city, zip, country, countryName, companyId, vatId }: Party): Xml {
  const [, streetName = street, building = ''] = /^(.*\S)\s+(\d\S*)$/.exec(street) ?? []
  return e('Party', [
    e('PartyIdentification', [e('ID', companyId ?? '')]),
    e('PartyName', [e('Name', name)]),
    e('PostalAddress', [
      e('StreetName', streetName),
      e('BuildingNumber', building),
      e('CityName', city),
      e('PostalZone', zip),
      e('Country', [e('IdentificationCode', country), e('Name', countryName?.[ownLocale] ?? '')]),
    ]),
    vatId ? e('PartyTaxScheme', [e('CompanyID', vatId), e('TaxScheme', 'VAT')]) : null,
  ])
}

type Line = TaxDocument['lines'][number]
type Taxed = Pick<RateSum, 'vatRateBp' | 'exempt'>

/** Gross amounts are authoritative, so VAT is counted from the top down (1). */
function taxCategory({ isVatPayer }: TaxDocument, { vatRateBp, exempt }: Taxed): Xml {
  return e('ClassifiedTaxCategory', [
    e('Percent', percent({ vatRateBp, exempt })),
    e('VATCalculationMethod', 1),
    e('VATApplicable', String(isVatPayer && exempt !== 'outside')),
  ])
}

function percent({ vatRateBp, exempt }: Taxed): number {
  return exempt === null ? vatRateBp / 100 : 0
}

function invoiceLine(document: TaxDocument, line: Line, local: RateSum, index: number): Xml {
  const { label, qty, exempt, ...sum } = line
  return e('InvoiceLine', [
    e('ID', index + 1),
    e('InvoicedQuantity', qty),
    ...both(document, 'LineExtensionAmount', sum.net, local.net),
    ...both(document, 'LineExtensionAmountTaxInclusive', sum.gross, local.gross),
    e('LineExtensionTaxAmount', decimal(local.vat)),
    e('UnitPrice', unitPrice(local.net, qty)),
    e('UnitPriceTaxInclusive', unitPrice(local.gross, qty)),
    taxCategory(document, { ...sum, exempt }),
    exempt === 'abroad' ? e('VATNote', '§ 70 zákona č. 235/2004 Sb.') : null,
    e('Item', [e('Description', label[ownLocale])]),
  ])
}

/** An amount of a document: in a foreign currency beside the local one, else once. */
function both({ exchange }: TaxDocument, name: string, own: number, local: number): Xml[] {
  return [...(exchange ? [e(`${name}Curr`, decimal(own))] : []), e(name, decimal(local))]
}

/** The lines in the local currency. */
function linesInCrowns(document: TaxDocument): RateSum[] {
  const { lines, rates, exchange } = document
  return exchange
    ? fitted(
        document,
        lines,
        rates.map((rate) => sumInCrowns(rate, exchange)),
      )
    : lines
}

/**
 * Sums in the local currency, which come at each rate to its whole there: the largest one has what rounding leaves.
 */
function fitted({ exchange }: TaxDocument, sums: readonly RateSum[], wholes: RateSum[]): RateSum[] {
  const local = sums.map((sum) => (exchange ? sumInCrowns(sum, exchange) : { ...sum }))
  for (const whole of wholes) {
    const own = local.filter((sum) => isSameRate(sum, whole))
    const [largest] = own.toSorted((a, b) => Math.abs(b.gross) - Math.abs(a.gross))
    const [left] = less([whole], own)
    if (largest && left) {
      largest.net += left.net
      largest.vat += left.vat
      largest.gross += left.gross
    }
  }
  return local
}

/** An amount without VAT of its own in the local currency. */
function localOf({ exchange }: TaxDocument, amount: number): number {
  return exchange ? sumInCrowns(outside(amount), exchange).gross : amount
}

function outside(amount: number): RateSum {
  return { vatRateBp: 0, exempt: 'outside', net: amount, vat: 0, gross: amount }
}

/** A price of one may be a part of a haléř. */
function unitPrice(amount: number, qty: number): string {
  return (amount / qty / 100 || 0).toFixed(amount % qty === 0 ? 2 : 4)
}

/** What is paid beyond the deducted advances; a credit settles itself by what was given back or set off. */
function paidOtherwise(document: TaxDocument): number {
  const left = document.total - taxedBefore(document, 'gross')
  if (document.kind === 'advance') return left - document.due + cashRounding(document)
  if (document.kind !== 'credit') return left - document.due
  const back = document.payments.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0)
  return Math.max(left, back)
}

function taxedBefore({ deducted, isVatPayer }: TaxDocument, part: 'net' | 'vat' | 'gross') {
  return isVatPayer ? deducted.reduce((sum, one) => sum + one[part], 0) : 0
}

/** Advances with VAT are taxed deposits; what else was paid, and any advance of a non-payer, is not. */
function deposits(document: TaxDocument): (Xml | null)[] {
  const { deducted, isVatPayer, order } = document
  const other = paidOtherwise(document)
  const before = ratesOf(document).map(({ local }) => local.before)
  const inHome = fitted(document, deducted, before)
  return [
    other === 0
      ? null
      : e('NonTaxedDeposits', [
          e('NonTaxedDeposit', [
            e('ID', isVatPayer ? order : (deducted[0]?.number ?? order)),
            e('VariableSymbol', order),
            ...both(document, 'DepositAmount', other, localOf(document, other)),
          ]),
        ]),
    !isVatPayer || deducted.length === 0
      ? null
      : e(
          'TaxedDeposits',
          deducted.map((sum, index) => {
            const local = inHome[index] ?? sum
            return e('TaxedDeposit', [
              e('ID', sum.number),
              e('VariableSymbol', order),
              ...both(document, 'TaxableDepositAmount', sum.net, local.net),
              ...both(document, 'TaxInclusiveDepositAmount', sum.gross, local.gross),
              taxCategory(document, sum),
            ])
          }),
        ),
  ]
}

/** A rate of a document: its whole sum, what its receipts taxed before, and the difference. */
type RateParts = Record<'whole' | 'before' | 'left', RateSum>

/** The same in the local currency: what is left is what the document states in crowns, and the parts make the whole. */
function partsInCrowns({ exchange }: TaxDocument, { whole, left }: RateParts): RateParts {
  if (!exchange) return { whole, left, before: minus(whole, left) }
  const local = { whole: sumInCrowns(whole, exchange), left: sumInCrowns(left, exchange) }
  return { ...local, before: minus(local.whole, local.left) }
}

function minus(one: RateSum, other: RateSum): RateSum {
  const { net, vat, gross } = one
  return { ...one, net: net - other.net, vat: vat - other.vat, gross: gross - other.gross }
}

function ratesOf(document: TaxDocument): { own: RateParts; local: RateParts }[] {
  const { rates, isVatPayer } = document
  const taxed = isVatPayer ? taxedRates(document) : rates
  return taxed.map((left, index) => {
    const whole = rates[index] ?? left
    const own = { whole, left, before: minus(whole, left) }
    return { own, local: partsInCrowns(document, own) }
  })
}

function taxTotal(document: TaxDocument): Xml {
  const { isVatPayer } = document
  const rates = ratesOf(document)
  const sums = rates.map(({ own, local }) => {
    const rows = (
      [
        ['', 'whole'],
        ['AlreadyClaimed', 'before'],
        ['Difference', 'left'],
      ] as const
    ).flatMap(([begin, part]) => [
      ...both(document, `${begin}TaxableAmount`, own[part].net, local[part].net),
      ...both(document, `${begin}TaxAmount`, own[part].vat, local[part].vat),
      ...both(document, `${begin}TaxInclusiveAmount`, own[part].gross, local[part].gross),
    ])
    return e('TaxSubTotal', [
      ...rows,
      e('TaxCategory', [
        e('Percent', percent(own.whole)),
        e('TaxScheme', 'VAT'),
        e('VATApplicable', String(isVatPayer && own.whole.exempt !== 'outside')),
      ]),
    ])
  })
  const vat = (of: 'own' | 'local') => rates.reduce((sum, rate) => sum + rate[of].whole.vat, 0)
  return e('TaxTotal', [...sums, ...both(document, 'TaxAmount', vat('own'), vat('local'))])
}

function monetaryTotal(document: TaxDocument): Xml {
  const rates = ratesOf(document)
  const total = (of: 'own' | 'local', part: keyof RateParts, amount: 'net' | 'gross') =>
    rates.reduce((sum, rate) => sum + rate[of][part][amount], 0)
  const other = paidOtherwise(document)
  const local = localOf(document, other)
  const rounding = cashRounding(document)
  const [left, localLeft] = [total('own', 'left', 'gross'), total('local', 'left', 'gross')]
  // In this element alone the schema has the foreign currency behind the local one.
  const rows = [
    ['TaxExclusiveAmount', total('own', 'whole', 'net'), total('local', 'whole', 'net')],
    ['TaxInclusiveAmount', total('own', 'whole', 'gross'), total('local', 'whole', 'gross')],
    [
      'AlreadyClaimedTaxExclusiveAmount',
      total('own', 'before', 'net'),
      total('local', 'before', 'net'),
    ],
    [
      'AlreadyClaimedTaxInclusiveAmount',
      total('own', 'before', 'gross'),
      total('local', 'before', 'gross'),
    ],
    ['DifferenceTaxExclusiveAmount', total('own', 'left', 'net'), total('local', 'left', 'net')],
    ['DifferenceTaxInclusiveAmount', left, localLeft],
    ['PayableRoundingAmount', rounding, rounding],
    ['PaidDepositsAmount', other, local],
    ['PayableAmount', left - other + rounding, localLeft - local + rounding],
  ] as const
  return e(
    'LegalMonetaryTotal',
    rows.flatMap(([name, own, home]) => both(document, name, own, home).toReversed()),
  )
}

/** The reason of a correction, or the subject. */
function noteOf({ corrects, subject }: TaxDocument): string {
  return corrects?.reason ?? subject[ownLocale]
}
