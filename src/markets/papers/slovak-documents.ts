import type { DocumentRules } from './document-rules.ts'
import { slovakTable } from './month-table.ts'

const titles = {
  advance: {
    cs: 'Faktura za přijatou platbu',
    en: 'Advance invoice',
    de: 'Anzahlungsrechnung',
  },
  invoice: { cs: 'Faktura', en: 'Invoice', de: 'Rechnung' },
  credit: { cs: 'Opravná faktura', en: 'Credit note', de: 'Rechnungskorrektur' },
  debit: { cs: 'Opravná faktura – doplatek', en: 'Debit note', de: 'Nachberechnung' },
}

/**
 * Act 222/2004 Z. z.: items of an invoice § 74 (1), corrections § 71 (2). Unsure, ask the adviser: a simplified
 * invoice (§ 74 (3) a) was one up to 100 EUR, and later amendments may have raised that; carriage of passengers between
 * Slovakia and abroad is exempt by § 46, whose limits we did not read; from 2027 invoices between companies have to be
 * electronic.
 */
export const skDocuments: DocumentRules = {
  titles,
  plainTitles: titles,
  cashReceipt: null,
  noVat: {
    cs: 'Dodavatel není plátce DPH.',
    en: 'The supplier is not registered for VAT.',
    de: 'Der Aussteller ist nicht umsatzsteuerpflichtig.',
  },
  // § 76 of the VAT Act.
  keptYears: 10,
  simplifiedUpTo: 10_000,
  abroad: {
    rate: { cs: 'osvobozeno', en: 'exempt', de: 'befreit' },
    why: {
      cs: 'Osvobozeno: přeprava osob přes hranice, §\u00a046 zákona č.\u00a0222/2004 Z.\u00a0z.',
      en: 'Exempt: carriage of passengers across the border, §\u00a046 of the Slovak VAT Act.',
      de: 'Befreit: grenzüberschreitende Personenbeförderung, §\u00a046 des slowakischen Umsatzsteuergesetzes.',
    },
  },
  stretches: {
    home: { cs: 'úsek na Slovensku', en: 'stretch in Slovakia', de: 'Strecke in der Slowakei' },
    abroad: { cs: 'úsek v\u00a0zahraničí', en: 'stretch abroad', de: 'Strecke im Ausland' },
  },
  table: slovakTable,
  hasIsdoc: false,
}
