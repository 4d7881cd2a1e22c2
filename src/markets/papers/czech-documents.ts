import type { DocumentRules } from './document-rules.ts'
import { czechTable } from './month-table.ts'

const advance = {
  cs: 'Doklad o\u00a0přijaté platbě',
  en: 'Receipt for an advance payment',
  de: 'Beleg über eine Anzahlung',
}

/** Act 235/2004 Sb. on VAT: items of a document § 29, simplified one § 30, corrections § 45, transport abroad § 70. */
export const czDocuments: DocumentRules = {
  titles: {
    advance,
    invoice: { cs: 'Faktura – daňový doklad', en: 'Invoice', de: 'Rechnung' },
    credit: { cs: 'Opravný daňový doklad', en: 'Credit note', de: 'Gutschrift' },
    debit: { cs: 'Opravný daňový doklad – doplatek', en: 'Debit note', de: 'Nachbelastung' },
  },
  plainTitles: {
    advance,
    invoice: { cs: 'Faktura', en: 'Invoice', de: 'Rechnung' },
    credit: { cs: 'Opravný doklad', en: 'Credit note', de: 'Gutschrift' },
    debit: { cs: 'Opravný doklad – doplatek', en: 'Debit note', de: 'Nachbelastung' },
  },
  // Since 2023 no sale is told to the tax office (act 458/2022 Sb.); the receipt is a document of accounting (§ 11 of act 563/1991 Sb.).
  cashReceipt: {
    cs: 'Příjmový pokladní doklad',
    en: 'Receipt for cash',
    de: 'Quittung über Barzahlung',
  },
  noVat: {
    cs: 'Dodavatel není plátce DPH.',
    en: 'The supplier is not registered for VAT.',
    de: 'Der Aussteller ist nicht umsatzsteuerpflichtig.',
  },
  // § 35 of the VAT Act.
  keptYears: 10,
  simplifiedUpTo: 1_000_000,
  abroad: {
    rate: { cs: 'osvobozeno', en: 'exempt', de: 'befreit' },
    why: {
      cs: 'Osvobozeno: přeprava osob přes hranice, §\u00a070 zákona o\u00a0DPH.',
      en: 'Exempt: carriage of passengers across the border, §\u00a070 of the Czech VAT Act.',
      de: 'Befreit: grenzüberschreitende Personenbeförderung, §\u00a070 des tschechischen Umsatzsteuergesetzes.',
    },
  },
  stretches: {
    home: { cs: 'úsek v\u00a0Česku', en: 'stretch in Czechia', de: 'Strecke in Tschechien' },
    abroad: { cs: 'úsek v\u00a0zahraničí', en: 'stretch abroad', de: 'Strecke im Ausland' },
  },
  table: czechTable,
  hasIsdoc: true,
}
