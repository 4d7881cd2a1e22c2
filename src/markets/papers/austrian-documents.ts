import type { DocumentRules } from './document-rules.ts'
import { germanTable } from './month-table.ts'

const titles = {
  advance: { cs: 'Zálohová faktura', en: 'Advance invoice', de: 'Anzahlungsrechnung' },
  invoice: { cs: 'Faktura', en: 'Invoice', de: 'Rechnung' },
  // “Gutschrift” is in § 11 (7) an invoice that the buyer issues.
  credit: { cs: 'Opravná faktura', en: 'Credit note', de: 'Rechnungskorrektur' },
  debit: { cs: 'Opravná faktura – doplatek', en: 'Debit note', de: 'Nachverrechnung' },
}

/**
 * UStG 1994: items of an invoice § 11 (1), of one up to 400 EUR § 11 (6), corrections § 16. Carriage of passengers is
 * taxed where the stretch is (§ 3a (10)); only that by ships and aircraft is exempt over the border (§ 6 (1) 3 d). An
 * invoice above 10,000 EUR to a company needs its VAT number, which the order form asks for and does not require. Unsure: whether a
 * small business (§ 6 (1) 27) has to name the paragraph; we do.
 */
export const atDocuments: DocumentRules = {
  titles,
  plainTitles: titles,
  cashReceipt: null,
  noVat: {
    cs: 'Bez DPH: malý podnikatel podle §\u00a06 odst.\u00a01 bodu\u00a027 UStG\u00a01994.',
    en: 'No VAT: small business, §\u00a06 (1) 27 of the Austrian VAT Act.',
    de: 'Umsatzsteuerfrei: Kleinunternehmer gemäß §\u00a06 Abs.\u00a01 Z\u00a027 UStG\u00a01994.',
  },
  // § 132 BAO.
  keptYears: 7,
  simplifiedUpTo: 40_000,
  abroad: {
    rate: { cs: 'nezdaňuje se', en: 'not taxable', de: 'nicht steuerbar' },
    why: {
      cs: 'Úsek v\u00a0zahraničí se v\u00a0Rakousku nezdaňuje, §\u00a03a odst.\u00a010 UStG\u00a01994.',
      en: 'The stretch abroad is not taxable in Austria, §\u00a03a (10) of the Austrian VAT Act.',
      de: 'Die Strecke im Ausland ist in Österreich nicht steuerbar, §\u00a03a Abs.\u00a010 UStG\u00a01994.',
    },
  },
  stretches: {
    home: { cs: 'úsek v\u00a0Rakousku', en: 'stretch in Austria', de: 'Strecke in Österreich' },
    abroad: { cs: 'úsek v\u00a0zahraničí', en: 'stretch abroad', de: 'Strecke im Ausland' },
  },
  table: germanTable,
  hasIsdoc: false,
}
