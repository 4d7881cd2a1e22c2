import { ownLocale } from '~/lib/locale'
import { appConfig } from '~config'
import { paymentMeans } from '~/order/papers/isdoc/payment-means'
import { decimal, element as e, toXml, type Xml } from '~/order/papers/isdoc/xml'
import { type Party, type RateSum, taxedRates, type TaxDocument } from '~/order/papers/tax-document'
import { inCrowns } from '~/order/papers/exchange'
import { csvAmount, csvThousandths } from '~/order/papers/month/csv'
import { sha256Hex } from '~/lib/hash'

const NAMESPACE = 'http://isdoc.cz/namespace/2013'
const VERSION = '6.0.2'

/**
 * A tax document as ISDOC 6.0.2, which Czech accounting software reads (docs/decisions/060-isdoc-and-the-month.md).
 * The order of elements is the schema's. The file is Czech, whatever language the customer reads.
 */
export async function toIsdoc(document: TaxDocument): Promise<string> {
  const { number, issuedOn, supplyOn, isVatPayer, order, currency, corrects } = document
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
        e('LocalCurrencyCode', currency),
        e('CurrRate', '1'),
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
          document.lines.map((line, index) => invoiceLine(document, line, index)),
        ),
        ...deposits(document),
        taxTotal(document),
        monetaryTotal(document),
        paymentMeans(document),
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

function invoiceLine(document: TaxDocument, line: Line, index: number): Xml {
  const { label, qty, net, vat, gross, exempt } = line
  return e('InvoiceLine', [
    e('ID', index + 1),
    e('InvoicedQuantity', qty),
    e('LineExtensionAmount', decimal(net)),
    e('LineExtensionAmountTaxInclusive', decimal(gross)),
    e('LineExtensionTaxAmount', decimal(vat)),
    e('UnitPrice', unitPrice(net, qty)),
    e('UnitPriceTaxInclusive', unitPrice(gross, qty)),
    taxCategory(document, line),
    exempt === 'abroad' ? e('VATNote', '§ 70 zákona č. 235/2004 Sb.') : null,
    e('Item', [e('Description', label[ownLocale])]),
  ])
}

/** A price of one may be a part of a haléř. */
function unitPrice(amount: number, qty: number): string {
  return (amount / qty / 100 || 0).toFixed(amount % qty === 0 ? 2 : 4)
}

/** What is paid beyond the deducted advances; a credit settles itself by what was given back. */
function paidOtherwise(document: TaxDocument): number {
  const left = document.total - taxedBefore(document, 'gross')
  if (document.kind !== 'credit') return left - document.due
  return document.payments.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0) === left
    ? left
    : 0
}

function taxedBefore({ deducted, isVatPayer }: TaxDocument, part: 'net' | 'vat' | 'gross') {
  return isVatPayer ? deducted.reduce((sum, one) => sum + one[part], 0) : 0
}

/** Advances with VAT are taxed deposits; what else was paid, and any advance of a non-payer, is not. */
function deposits(document: TaxDocument): (Xml | null)[] {
  const { deducted, isVatPayer, order } = document
  const other = paidOtherwise(document)
  return [
    other === 0
      ? null
      : e('NonTaxedDeposits', [
          e('NonTaxedDeposit', [
            e('ID', isVatPayer ? order : (deducted[0]?.number ?? order)),
            e('VariableSymbol', order),
            e('DepositAmount', decimal(other)),
          ]),
        ]),
    !isVatPayer || deducted.length === 0
      ? null
      : e(
          'TaxedDeposits',
          deducted.map((sum) =>
            e('TaxedDeposit', [
              e('ID', sum.number),
              e('VariableSymbol', order),
              e('TaxableDepositAmount', decimal(sum.net)),
              e('TaxInclusiveDepositAmount', decimal(sum.gross)),
              taxCategory(document, sum),
            ]),
          ),
        ),
  ]
}

function taxTotal(document: TaxDocument): Xml {
  const { rates, isVatPayer } = document
  const left = taxedRates(document)
  const sums = rates.map((rate, index) => {
    const { net, vat, gross } = left[index] ?? rate
    return e('TaxSubTotal', [
      e('TaxableAmount', decimal(rate.net)),
      e('TaxAmount', decimal(rate.vat)),
      e('TaxInclusiveAmount', decimal(rate.gross)),
      e('AlreadyClaimedTaxableAmount', decimal(rate.net - net)),
      e('AlreadyClaimedTaxAmount', decimal(rate.vat - vat)),
      e('AlreadyClaimedTaxInclusiveAmount', decimal(rate.gross - gross)),
      e('DifferenceTaxableAmount', decimal(net)),
      e('DifferenceTaxAmount', decimal(vat)),
      e('DifferenceTaxInclusiveAmount', decimal(gross)),
      e('TaxCategory', [
        e('Percent', percent(rate)),
        e('TaxScheme', 'VAT'),
        e('VATApplicable', String(isVatPayer && rate.exempt !== 'outside')),
      ]),
    ])
  })
  return e('TaxTotal', [
    ...sums,
    e('TaxAmount', decimal(rates.reduce((sum, { vat }) => sum + vat, 0))),
  ])
}

function monetaryTotal(document: TaxDocument): Xml {
  const { rates, total } = document
  const net = rates.reduce((sum, rate) => sum + rate.net, 0)
  const [before, beforeNet] = [taxedBefore(document, 'gross'), taxedBefore(document, 'net')]
  const other = paidOtherwise(document)
  return e('LegalMonetaryTotal', [
    e('TaxExclusiveAmount', decimal(net)),
    e('TaxInclusiveAmount', decimal(total)),
    e('AlreadyClaimedTaxExclusiveAmount', decimal(beforeNet)),
    e('AlreadyClaimedTaxInclusiveAmount', decimal(before)),
    e('DifferenceTaxExclusiveAmount', decimal(net - beforeNet)),
    e('DifferenceTaxInclusiveAmount', decimal(total - before)),
    e('PayableRoundingAmount', decimal(0)),
    e('PaidDepositsAmount', decimal(other)),
    e('PayableAmount', decimal(total - before - other)),
  ])
}

/** The reason of a correction or the subject; of a document in euros also its VAT in crowns, for which ISDOC has no element. */
function noteOf(document: TaxDocument): string {
  const { corrects, subject, exchange } = document
  const said = corrects?.reason ?? subject[ownLocale]
  const sums = inCrowns(document)?.filter(({ vat }) => vat !== 0) ?? []
  if (!exchange || sums.length === 0) return said
  const listed = sums.map(
    (sum) => `${percent(sum)} %: základ ${csvAmount(sum.net)}, DPH ${csvAmount(sum.vat)}`,
  )
  return `${said}; v Kč ${listed.join('; ')}; kurz ${csvThousandths(exchange.rate)} Kč za 1 EUR`
}
