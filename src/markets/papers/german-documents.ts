import type { DocumentRules } from './document-rules.ts'
import { germanTable } from './month-table.ts'

const titles = {
  advance: { cs: 'Zálohová faktura', en: 'Advance invoice', de: 'Anzahlungsrechnung' },
  invoice: { cs: 'Faktura', en: 'Invoice', de: 'Rechnung' },
  // “Gutschrift” is in § 14 (2) an invoice that the buyer issues.
  credit: { cs: 'Opravná faktura', en: 'Credit note', de: 'Rechnungskorrektur' },
  debit: { cs: 'Opravná faktura – doplatek', en: 'Debit note', de: 'Nachberechnung' },
}

/**
 * UStG: items of an invoice § 14 (4), of one up to 250 EUR § 33 UStDV, corrections § 17 and § 31 (5) UStDV, of a
 * small business § 34a UStDV. Carriage of passengers is taxed where the stretch is (§ 3b (1)). Between companies an
 * invoice has to be an e-invoice (EN 16931) once the transition of § 27 (38) is over; this site issues none. Unsure:
 * when that transition ends for a carrier, which depends on its turnover.
 */
export const deDocuments: DocumentRules = {
  titles,
  plainTitles: titles,
  cashReceipt: null,
  noVat: {
    cs: 'Bez DPH: malý podnikatel podle §\u00a019 UStG.',
    en: 'No VAT: small business, §\u00a019 of the German VAT Act.',
    de: 'Steuerfrei: Kleinunternehmer gemäß §\u00a019 UStG.',
  },
  // § 14b UStG, since 2025.
  keptYears: 8,
  simplifiedUpTo: 25_000,
  abroad: {
    rate: { cs: 'nezdaňuje se', en: 'not taxable', de: 'nicht steuerbar' },
    why: {
      cs: 'Úsek v\u00a0zahraničí se v\u00a0Německu nezdaňuje, §\u00a03b odst.\u00a01 UStG.',
      en: 'The stretch abroad is not taxable in Germany, §\u00a03b (1) of the German VAT Act.',
      de: 'Die Strecke im Ausland ist in Deutschland nicht steuerbar, §\u00a03b Abs.\u00a01 UStG.',
    },
  },
  stretches: {
    home: { cs: 'úsek v\u00a0Německu', en: 'stretch in Germany', de: 'Strecke in Deutschland' },
    abroad: { cs: 'úsek v\u00a0zahraničí', en: 'stretch abroad', de: 'Strecke im Ausland' },
  },
  table: germanTable,
  hasIsdoc: false,
}
