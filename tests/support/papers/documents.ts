import type { Party, RateSum, TaxDocument } from '~/order/papers/tax-document'
import { netOf } from '~/lib/money'

type Exempt = RateSum['exempt']
type LineSpec = { gross: number; vatRateBp?: number; exempt?: Exempt; qty?: number; label?: string }

const supplier: Party = {
  name: 'Vozka Ukázka, s.r.o.',
  street: 'Na Ukázku 12',
  city: 'Praha 1',
  zip: '110 00',
  country: 'CZ',
  countryName: { cs: 'Česko', en: 'Czechia' },
  companyId: '99999994',
  vatId: 'CZ99999994',
}

export const company: Party = {
  name: 'Dvořák & synové, a.s.',
  street: 'Pohraniční 2911/13b',
  city: 'Ostrava',
  zip: '703 00',
  country: 'CZ',
  countryName: { cs: 'Česko', en: 'Czechia' },
  companyId: '27082440',
  vatId: 'CZ27082440',
}

export const person: Party = {
  name: 'Jana Ukázková',
  street: '',
  city: '',
  zip: '',
  country: '',
  countryName: null,
  companyId: null,
  vatId: null,
}

/** The sum of one rate with the VAT counted from the top down. */
export function aSum(gross: number, vatRateBp = 2100, exempt: Exempt = null): RateSum {
  const net = exempt === null ? netOf(gross, vatRateBp) : gross
  return { vatRateBp: exempt === null ? vatRateBp : 0, exempt, net, vat: gross - net, gross }
}

/** Lines, and their sums by rate. */
export function linesOf(specs: LineSpec[]): Pick<TaxDocument, 'lines' | 'rates' | 'total'> {
  const lines = specs.map(({ gross, vatRateBp, exempt, qty = 1, label = 'Jízda' }) => ({
    ...aSum(gross, vatRateBp, exempt),
    label: { cs: label, en: label === 'Jízda' ? 'Ride' : label },
    qty,
  }))
  const rates: RateSum[] = []
  for (const { vatRateBp, exempt, net, vat, gross } of lines) {
    const same = rates.find((sum) => sum.vatRateBp === vatRateBp && sum.exempt === exempt)
    if (!same) rates.push({ vatRateBp, exempt, net, vat, gross })
    else {
      same.net += net
      same.vat += vat
      same.gross += gross
    }
  }
  return { lines, rates, total: lines.reduce((sum, { gross }) => sum + gross, 0) }
}

/** A paid invoice of a company for one ride; `changes` replace whole parts. */
export function aDocument(changes: Partial<TaxDocument> = {}): TaxDocument {
  const sums = linesOf([{ gross: 650_000 }])
  return {
    kind: 'invoice',
    number: '2026-F-0001',
    order: '2611210001',
    locale: 'cs',
    currency: 'CZK',
    issuedOn: '2026-11-23',
    supplyOn: '2026-11-22',
    dueOn: null,
    supplier,
    customer: company,
    isVatPayer: true,
    subject: { cs: 'Praha – Český Krumlov', en: 'Prague – Český Krumlov' },
    pickupAt: '2026-11-22T08:00:00.000Z',
    ...sums,
    deducted: [],
    paid: changes.total ?? sums.total,
    due: 0,
    dueWay: 'transfer',
    payments: [
      {
        amount: changes.total ?? sums.total,
        day: '2026-11-22',
        way: 'transfer',
        reference: 'B-17',
      },
    ],
    corrects: null,
    exchange: null,
    ...changes,
  }
}

const mixed = linesOf([
  { gross: 700_000, label: 'Praha – Vídeň', exempt: 'abroad' },
  { gross: 242_000, label: 'Čekání', qty: 3 },
  { gross: 33_600, vatRateBp: 1200, label: 'Občerstvení' },
])

/** One document of each kind, as they come in a life of an order. */
export const kinds = {
  advance: aDocument({
    kind: 'advance',
    number: '2026-Z-0001',
    supplyOn: '2026-11-15',
    issuedOn: '2026-11-15',
    payments: [{ amount: 650_000, day: '2026-11-15', way: 'card', reference: 'pi_3Qx' }],
  }),
  /** Two rates and an exempt one, after two advances of different rates; a part is still due. */
  invoice: aDocument({
    ...mixed,
    number: '2026-F-0002',
    deducted: [
      { ...aSum(700_000, 0, 'abroad'), number: '2026-Z-0002', day: '2026-11-10' },
      { ...aSum(121_000), number: '2026-Z-0003', day: '2026-11-12' },
    ],
    paid: 821_000,
    due: 154_600,
    dueOn: '2026-12-07',
    payments: [
      { amount: 700_000, day: '2026-11-10', way: 'transfer', reference: '' },
      { amount: 121_000, day: '2026-11-12', way: 'card', reference: 'pi_4' },
    ],
  }),
  credit: aDocument({
    ...linesOf([{ gross: -50_000, label: 'Sleva za zpoždění' }]),
    kind: 'credit',
    number: '2026-O-0001',
    paid: 600_000,
    payments: [{ amount: -50_000, day: '2026-11-25', way: 'transfer', reference: 'V-3' }],
    corrects: {
      kind: 'invoice',
      number: '2026-F-0001',
      supplyOn: '2026-11-22',
      reason: 'Řidič přijel o půl hodiny později.',
    },
  }),
  debit: aDocument({
    ...linesOf([{ gross: 60_500, label: 'Čekání navíc' }]),
    kind: 'debit',
    number: '2026-D-0001',
    dueOn: '2026-12-09',
    paid: 650_000,
    due: 60_500,
    payments: [],
    corrects: {
      kind: 'invoice',
      number: '2026-F-0001',
      supplyOn: '2026-11-22',
      reason: 'Čekání nad rámec ceny.',
    },
  }),
  creditOnAdvance: aDocument({
    ...linesOf([{ gross: -650_000 }]),
    kind: 'credit',
    number: '2026-O-0002',
    paid: 0,
    payments: [{ amount: -650_000, day: '2026-11-18', way: 'card', reference: 're_1' }],
    corrects: {
      kind: 'advance',
      number: '2026-Z-0001',
      supplyOn: '2026-11-15',
      reason: 'Zákazník objednávku zrušil včas.',
    },
  }),
  fee: aDocument({
    ...linesOf([{ gross: 300_000, exempt: 'outside', label: 'Poplatek za zrušení' }]),
    number: '2026-F-0003',
    customer: person,
    payments: [{ amount: 300_000, day: '2026-11-22', way: 'cash', reference: '' }],
  }),
  cash: aDocument({
    number: '2026-F-0006',
    customer: person,
    paid: 0,
    due: 650_000,
    dueWay: 'cash',
    payments: [],
  }),
  plain: aDocument({
    ...linesOf([{ gross: 650_000, vatRateBp: 0, qty: 4 }]),
    number: '2026-F-0004',
    isVatPayer: false,
    supplier: { ...supplier, vatId: null },
  }),
  euro: aDocument({
    ...linesOf([{ gross: 59_000, exempt: 'abroad', label: 'Prague – Vienna' }]),
    number: '2026-F-0005',
    currency: 'EUR',
    locale: 'en',
    customer: {
      ...company,
      name: 'Müller & Söhne <GmbH> "Wien"',
      country: 'AT',
      countryName: { cs: 'Rakousko', en: 'Austria' },
      companyId: null,
      vatId: 'ATU12345675',
    },
    payments: [{ amount: 59_000, day: '2026-11-22', way: 'transfer', reference: '' }],
    exchange: { rate: 24_250, day: '2026-11-22' },
  }),
} satisfies Record<string, TaxDocument>

/** An invoice of many lines. */
export function longDocument(lines: number): TaxDocument {
  const sums = linesOf(
    Array.from({ length: lines }, (_, index) => ({
      gross: 10_000 + index * 137,
      vatRateBp: index % 3 === 0 ? 1200 : 2100,
      qty: (index % 4) + 1,
      label: `Jízda ${index + 1}: Praha, Na Příkopě – Letiště Václava Havla, terminál 2`,
    })),
  )
  return aDocument({
    ...sums,
    number: '2026-F-0040',
    paid: 0,
    due: sums.total,
    dueOn: '2026-12-07',
    payments: [],
  })
}
