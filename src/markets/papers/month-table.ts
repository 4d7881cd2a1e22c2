/**
 * Words of the table of a month's documents. They are in the language of the country's accountants, whatever languages
 * the carrier and its customers speak.
 */
export type MonthTable = {
  /** The name of the file before its month. */
  file: string
  /**
   * Number, kind, day of supply, customer, company number, VAT number, rate, base, VAT, sum, day, way and reference of
   * the payment.
   */
  heads: readonly string[]
  /** Currency, its rate, base and VAT in the currency of the market, where a document is in another one. */
  moreHeads: readonly string[]
  kinds: Record<'advance' | 'invoice' | 'credit' | 'debit' | 'receipt', string>
  ways: Record<'transfer' | 'card' | 'cash' | 'setOff', string>
  total: string
  /** In the place of a rate: transport abroad, and money that is not the price of a supply. */
  abroad: string
  outside: string
}

export const czechTable: MonthTable = {
  file: 'doklady',
  heads: [
    'doklad',
    'druh',
    'DUZP',
    'odběratel',
    'IČO',
    'DIČ',
    'sazba',
    'základ',
    'DPH',
    'celkem',
    'zaplaceno dne',
    'způsob',
    'reference',
  ],
  moreHeads: ['měna', 'kurz', 'základ v Kč', 'DPH v Kč'],
  kinds: {
    advance: 'přijatá platba',
    invoice: 'faktura',
    credit: 'opravný doklad',
    debit: 'opravný doklad, doplatek',
    receipt: 'pokladní doklad',
  },
  ways: { transfer: 'převod', card: 'karta', cash: 'hotovost', setOff: 'zápočet' },
  total: 'celkem',
  abroad: 'osvobozeno § 70',
  outside: 'bez DPH',
}

export const slovakTable: MonthTable = {
  file: 'doklady',
  heads: [
    'doklad',
    'druh',
    'deň dodania',
    'odberateľ',
    'IČO',
    'IČ DPH',
    'sadzba',
    'základ',
    'DPH',
    'spolu',
    'zaplatené dňa',
    'spôsob',
    'referencia',
  ],
  moreHeads: ['mena', 'kurz', 'základ v eurách', 'DPH v eurách'],
  kinds: {
    advance: 'prijatá platba',
    invoice: 'faktúra',
    credit: 'opravná faktúra',
    debit: 'opravná faktúra, doplatok',
    receipt: 'príjmový pokladničný doklad',
  },
  ways: { transfer: 'prevod', card: 'karta', cash: 'hotovosť', setOff: 'zápočet' },
  total: 'spolu',
  abroad: 'oslobodené § 46',
  outside: 'bez DPH',
}

export const germanTable: MonthTable = {
  file: 'belege',
  heads: [
    'Beleg',
    'Art',
    'Leistungsdatum',
    'Kunde',
    'Firmennummer',
    'UID-Nummer',
    'Satz',
    'Netto',
    'USt.',
    'Gesamt',
    'bezahlt am',
    'Zahlungsart',
    'Referenz',
  ],
  moreHeads: ['Währung', 'Kurs', 'Netto in Euro', 'USt. in Euro'],
  kinds: {
    advance: 'Anzahlung',
    invoice: 'Rechnung',
    credit: 'Rechnungskorrektur',
    debit: 'Nachverrechnung',
    receipt: 'Kassenbeleg',
  },
  ways: { transfer: 'Überweisung', card: 'Karte', cash: 'bar', setOff: 'Aufrechnung' },
  total: 'Summe',
  abroad: 'nicht steuerbar',
  outside: 'ohne USt.',
}
