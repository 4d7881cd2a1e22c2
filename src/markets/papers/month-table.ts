/** The table of a list: the name of its file before its month or day, of its sheet, and its headings. */
type Named = { file: string; name: string; heads: readonly string[] }

/**
 * Words of the tables of a month, and of what is unpaid. They are in the language of the country's accountants, whatever
 * languages the carrier and its customers speak.
 */
export type MonthTable = {
  /**
   * Number, kind, order, day of issue and of supply, customer, company number, VAT number, rate, base, VAT, sum, currency,
   * its rate, base, VAT and sum in the currency of the market, day, way and reference of the payment.
   */
  documents: Named
  /**
   * Day, order, customer, company number, whether it came, went or was rounded, way, amount (below zero if it went), currency,
   * reference, document, and what the order owes today.
   */
  payments: Named
  /** Order, customer, company number, last day to pay, days since then, amount, currency. */
  unpaid: Named
  kinds: Record<'advance' | 'invoice' | 'credit' | 'debit' | 'receipt', string>
  ways: Record<'transfer' | 'card' | 'cash' | 'setOff', string>
  moves: Record<'paid' | 'refunded' | 'rounding', string>
  total: string
  /** The sum over currencies in that of the market, and in its place where a document has no rate. */
  totalOwn: string
  noTotalOwn: string
  /** In the place of a rate: transport abroad, and money that is not the price of a supply. */
  abroad: string
  outside: string
}

export const czechTable: MonthTable = {
  documents: {
    file: 'doklady',
    name: 'Doklady',
    heads: [
      'doklad',
      'druh',
      'objednávka (VS)',
      'vystaveno',
      'DUZP',
      'odběratel',
      'IČO',
      'DIČ',
      'sazba',
      'základ',
      'DPH',
      'celkem',
      'měna',
      'kurz',
      'základ v Kč',
      'DPH v Kč',
      'celkem v Kč',
      'zaplaceno dne',
      'způsob',
      'reference',
    ],
  },
  payments: {
    file: 'platby',
    name: 'Platby',
    heads: [
      'den',
      'objednávka (VS)',
      'odběratel',
      'IČO',
      'pohyb',
      'způsob',
      'částka',
      'měna',
      'reference',
      'doklad',
      'objednávka dnes dluží',
    ],
  },
  unpaid: {
    file: 'nezaplaceno',
    name: 'Nezaplaceno',
    heads: [
      'objednávka (VS)',
      'odběratel',
      'IČO',
      'splatnost',
      'dnů po splatnosti',
      'dluží',
      'měna',
    ],
  },
  kinds: {
    advance: 'přijatá platba',
    invoice: 'faktura',
    credit: 'opravný doklad',
    debit: 'opravný doklad, doplatek',
    receipt: 'pokladní doklad',
  },
  ways: { transfer: 'převod', card: 'karta', cash: 'hotovost', setOff: 'zápočet' },
  moves: { paid: 'přijato', refunded: 'vráceno', rounding: 'zaokrouhlení' },
  total: 'celkem',
  totalOwn: 'celkem v Kč za všechny měny',
  noTotalOwn: 'celkem v Kč nelze: některý doklad nemá kurz',
  abroad: 'osvobozeno § 70',
  outside: 'bez DPH',
}

export const slovakTable: MonthTable = {
  documents: {
    file: 'doklady',
    name: 'Doklady',
    heads: [
      'doklad',
      'druh',
      'objednávka (VS)',
      'vystavené',
      'deň dodania',
      'odberateľ',
      'IČO',
      'IČ DPH',
      'sadzba',
      'základ',
      'DPH',
      'spolu',
      'mena',
      'kurz',
      'základ v eurách',
      'DPH v eurách',
      'spolu v eurách',
      'zaplatené dňa',
      'spôsob',
      'referencia',
    ],
  },
  payments: {
    file: 'platby',
    name: 'Platby',
    heads: [
      'deň',
      'objednávka (VS)',
      'odberateľ',
      'IČO',
      'pohyb',
      'spôsob',
      'suma',
      'mena',
      'referencia',
      'doklad',
      'objednávka dnes dlhuje',
    ],
  },
  unpaid: {
    file: 'nezaplatene',
    name: 'Nezaplatené',
    heads: [
      'objednávka (VS)',
      'odberateľ',
      'IČO',
      'splatnosť',
      'dní po splatnosti',
      'dlhuje',
      'mena',
    ],
  },
  kinds: {
    advance: 'prijatá platba',
    invoice: 'faktúra',
    credit: 'opravná faktúra',
    debit: 'opravná faktúra, doplatok',
    receipt: 'príjmový pokladničný doklad',
  },
  ways: { transfer: 'prevod', card: 'karta', cash: 'hotovosť', setOff: 'zápočet' },
  moves: { paid: 'prijaté', refunded: 'vrátené', rounding: 'zaokrúhlenie' },
  total: 'spolu',
  totalOwn: 'spolu v eurách za všetky meny',
  noTotalOwn: 'spolu v eurách nemožno: niektorý doklad nemá kurz',
  abroad: 'oslobodené § 46',
  outside: 'bez DPH',
}

export const germanTable: MonthTable = {
  documents: {
    file: 'belege',
    name: 'Belege',
    heads: [
      'Beleg',
      'Art',
      'Bestellung',
      'Ausstellungsdatum',
      'Leistungsdatum',
      'Kunde',
      'Firmennummer',
      'UID-Nummer',
      'Satz',
      'Netto',
      'USt.',
      'Gesamt',
      'Währung',
      'Kurs',
      'Netto in Euro',
      'USt. in Euro',
      'Gesamt in Euro',
      'bezahlt am',
      'Zahlungsart',
      'Referenz',
    ],
  },
  payments: {
    file: 'zahlungen',
    name: 'Zahlungen',
    heads: [
      'Tag',
      'Bestellung',
      'Kunde',
      'Firmennummer',
      'Bewegung',
      'Zahlungsart',
      'Betrag',
      'Währung',
      'Referenz',
      'Beleg',
      'Bestellung heute offen',
    ],
  },
  unpaid: {
    file: 'unbezahlt',
    name: 'Unbezahlt',
    heads: [
      'Bestellung',
      'Kunde',
      'Firmennummer',
      'fällig am',
      'Tage überfällig',
      'offen',
      'Währung',
    ],
  },
  kinds: {
    advance: 'Anzahlung',
    invoice: 'Rechnung',
    credit: 'Rechnungskorrektur',
    debit: 'Nachverrechnung',
    receipt: 'Kassenbeleg',
  },
  ways: { transfer: 'Überweisung', card: 'Karte', cash: 'bar', setOff: 'Aufrechnung' },
  moves: { paid: 'eingegangen', refunded: 'zurückgezahlt', rounding: 'Rundung' },
  total: 'Summe',
  totalOwn: 'Summe in Euro über alle Währungen',
  noTotalOwn: 'keine Summe in Euro: ein Beleg hat keinen Kurs',
  abroad: 'nicht steuerbar',
  outside: 'ohne USt.',
}
