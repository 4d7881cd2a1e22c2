import { keysOf } from '~/lib/keys-of'

/** What a column of a bank's table says. */
export type Column =
  | 'amount'
  | 'credit'
  | 'debit'
  | 'direction'
  | 'kind'
  | 'balance'
  | 'bankId'
  | 'reference'
  | 'booked'
  | 'made'
  | 'currency'
  | 'status'
  | 'batch'
  | 'batchPart'
  | 'symbol'
  | 'name'
  | 'account'
  | 'message'

/**
 * Headings without accents, of Fio, ČSOB, Komerční banka, Česká spořitelna, Raiffeisenbank, Air Bank, mBank, Moneta and
 * UniCredit, of Tatra banka, Slovenská sporiteľňa and VÚB, of George (Erste), Revolut, Wise, N26 and banks in Germany. Of
 * several columns with one meaning the first that is filled counts.
 */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  amount: [
    'objem',
    'zauctovana castka',
    'castka v mene uctu',
    'castka',
    'castka transakce',
    'castka platby',
    'castka obratu',
    'amount',
    'transaction amount',
    'betrag',
    'umsatz',
    'suma v mene uctu',
    'suma',
    'suma transakcie',
    'suma transakce',
    'suma obratu',
    'ciastka v mene uctu',
    'ciastka',
  ],
  credit: [
    'kredit',
    'credit',
    'credit amount',
    'castka kredit',
    'suma kredit',
    'kreditni castka',
    'kreditny obrat',
    'kreditni obrat',
    'prijem',
    'prijmy',
    'prichozi',
    'prichozi castka',
    'pripsano',
    'pripsana castka',
    'pripisane',
    'pripisana suma',
    've prospech',
    'v prospech',
    'paid in',
    'money in',
    'haben',
    'gutschrift',
    'eingang',
    'eingange',
    'einzahlung',
  ],
  debit: [
    'debet',
    'debit',
    'debit amount',
    'castka debet',
    'suma debet',
    'debetni castka',
    'debetny obrat',
    'debetni obrat',
    'vydaj',
    'vydaje',
    'vydavky',
    'odchozi',
    'odchozi castka',
    'odepsano',
    'odepsana castka',
    'odpisane',
    'odpisana suma',
    'na vrub',
    'na tarchu',
    'paid out',
    'money out',
    'soll',
    'lastschrift',
    'belastung',
    'ausgang',
    'ausgange',
    'auszahlung',
  ],
  direction: [
    'smer',
    'smer uhrady',
    'smer platby',
    'smer transakce',
    'smer transakcie',
    'kredit/debet',
    'debet/kredit',
    'k/d',
    'd/k',
    'c/d',
    'd/c',
    'cd',
    'dc',
    'credit/debit',
    'debit/credit',
    'cdtdbtind',
    'direction',
    'prijem/vydaj',
    'prijem / vydaj',
    'pripsano/odepsano',
    'prichozi/odchozi',
    'prichozi / odchozi',
    '+/-',
    'znamenko',
    'znamienko',
    'soll/haben',
    'haben/soll',
    's/h',
    'h/s',
    'soll/haben-kennzeichen',
  ],
  kind: [
    'typ',
    'typ pohybu',
    'typ transakce',
    'typ transakcie',
    'typ uhrady',
    'typ operace',
    'typ platby',
    'druh pohybu',
    'druh transakce',
    'oznaceni operace',
    'transaction type',
    'type',
    'buchungsart',
    'umsatzart',
  ],
  balance: [
    'zustatek',
    'zustatek po transakci',
    'zustatek po pohybu',
    'ucetni zustatek',
    'ucetni zustatek po transakci',
    'zostatok',
    'zostatok po transakcii',
    'balance',
    'running balance',
    'saldo',
    'kontostand',
    'saldo nach buchung',
  ],
  booked: [
    'datum zauctovani',
    'datum zauctovani transakce',
    'datum zuctovani',
    'zauctovano',
    'completed date',
    'datum zauctovania',
    'datum zuctovania',
    'datum zauctovania transakcie',
    'booking date',
    'buchungsdatum',
    'buchungstag',
    'datum',
    'date',
  ],
  made: [
    'datum provedeni',
    'datum spracovania',
    'datum uskutecneni transakce',
    'datum uskutocnenia transakcie',
    'datum splatnosti',
    'datum transakce',
    'datum transakcie',
    'datum valuty',
    'valuta',
    'valutadatum',
    'value date',
    'splatnost',
    'odeslano',
  ],
  currency: ['mena', 'mena uctu', 'mena transakce', 'currency', 'wahrung', 'waehrung'],
  status: [
    'stav',
    'stav transakce',
    'stav transakcie',
    'stav platby',
    'stav uhrady',
    'stav pohybu',
    'status',
    'state',
    'transaction status',
    'zauctovano',
    'zauctovane',
    'umsatzstatus',
  ],
  batch: ['(sammel-)uberweisung id'],
  batchPart: ['enthaltene uberweisung id'],
  symbol: ['vs', 'variabilni symbol', 'variable symbol', 'variabilny symbol', 'var. symbol'],
  bankId: [
    'id pohybu',
    'id transakce',
    'id transakcie',
    'id operace',
    'id operacie',
    'cislo transakce',
    'cislo transakcie',
    'identifikace transakce',
    'identifikator transakce',
    'identifikacia transakcie',
    'identifikator transakcie',
    'referencni cislo',
    'referencia banky',
    'bankova referencia',
    'bankovni reference',
    'reference banky',
    'bankreferenz',
    'buchungs-referenz',
    'buchungsreferenz',
    'transaction id',
    'transferwise id',
    'transaktions-id',
    'bank reference',
  ],
  reference: [
    'reference platby',
    'reference platce',
    'referencia platby',
    'referencia platitela',
    'platobna referencia',
    'end-to-end reference',
    'end to end reference',
    'end-to-end-referenz',
    'kundenreferenz (end-to-end)',
    'zahlungsreferenz',
    'auftraggeberreferenz',
    'auftraggeber-referenz',
    'payment reference',
  ],
  name: [
    'nazev protiuctu',
    'jmeno protistrany',
    'nazev protistrany',
    'protistrana',
    'nazev uctu protistrany',
    'platce/prijemce',
    'partner name',
    'partnername',
    'partner',
    'beguenstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
    'auftraggeber/empfanger',
    'nazov protiuctu',
    'nazov protistrany',
    'meno protistrany',
  ],
  account: [
    'protiucet',
    'cislo protiuctu',
    'cislo uctu protistrany',
    'cislo uctu platce/prijemce',
    'ucet protistrany',
    'counter account',
    'partner iban',
    'kontonummer/iban',
    'iban zahlungsbeteiligter',
    'iban protiuctu',
    'iban protistrany',
    'iban',
  ],
  message: [
    'zprava pro prijemce',
    'zprava',
    'poznamka',
    'message',
    'zahlungsreferenz',
    'verwendungszweck',
    'buchungs-details',
    'sprava pre prijimatela',
    'sprava pre prijemcu',
    'informacia pre prijemcu',
    'sprava',
    'popis transakce',
    'popis transakcie',
    'popis',
    'buchungstext',
    'payment reference',
  ],
}

/** Words by which a heading is known that no list has: what it says, and what it may not say. */
type Words = { is: RegExp; not?: RegExp }

/** Of these a wrong guess would make a wrong payment: a list goes first, and words count where one column has them. */
const OF_MONEY: readonly Column[] = ['amount', 'credit', 'debit', 'booked', 'made']
const WORDS: Partial<Readonly<Record<Column, Words>>> = {
  amount: {
    is: /^(?:castka|ciastka|suma|objem|obrat|amount|betrag|umsatz)\b/,
    not: /puvodn|povodn|origin|foreign|fremd|poplat|\bfee\b|kurz|zahranic|instruo|\b(?:od|do)\b/,
  },
  credit: {
    is: /^(?:kredit|credit|prijem|prijmy|prijat[ae]|prichozi|prichadzajuc\w*|pripsan\w*|pripisan\w*|ve? prospech|haben|gutschrift|eingang|einzahlung|paid in|money in)\b/,
  },
  debit: {
    is: /^(?:debet|debit|vydaj\w*|vydavk\w*|odchozi|odchadzajuc\w*|odepsan\w*|odpisan\w*|na vrub|na tarchu|soll|lastschrift|belastung|ausgang|auszahlung|paid out|money out)\b/,
  },
  booked: {
    is: /\b(?:datum|den|date|tag)\b.*(?:uctov|zuct|pripisan|pripsan|book|post)|(?:uctovny|ucetni|zuctovaci) (?:datum|den)\b/,
    not: /\b(?:od|do|from|to)\b/,
  },
  made: {
    is: /\b(?:datum|date)\b/,
    not: /narozen|naroden|birth|vytvor|export|vystav|issue|\b(?:od|do|from|to)\b/,
  },
  symbol: { is: /\bvs\b|variab/ },
  currency: { is: /^(?:mena|currency|wahrung)\b/ },
  message: {
    is: /^(?:zprava|sprava|popis|poznamk|detail|text|ucel|informac|komentar|upresneni|av pole|description|narrative|verwendung|payment (?:purpose|details)|transaction details|buchungs-?(?:text|info|details)|vlastni poznamk|vlastna poznamk|notiz|note|betreff)/,
  },
  name: {
    is: /protistran|partner|protiuct|platc|platitel|\bpayer|\bpayee/,
    not: /iban|ucet\b|uctu\b|cislo|\bbic\b|kod|bank|adres|referenc|account|\bstat/,
  },
  account: {
    is: /(?:iban|ucet|uctu|account|konto).*(?:partner|protistran|protiuct|platc|platit)|(?:partner|protistran|counter).*(?:iban|ucet|account|konto)|^protiucet/,
    not: /nazev|nazov|name/,
  },
}
const NEVER = /(?!)/

/**
 * The columns of a table by their meaning, each as indexes of its cells; `unit` is the currency that a heading names
 * beside its amount, as "Suma v EUR" does, empty for none.
 */
export type Columns = { readonly [name in Column]: readonly number[] } & { readonly unit: string }

/**
 * The columns of a row of headings; null for any other row. Amount and day are known by the lists of headings, `byWords`
 * also by words in them, where one column alone has such words.
 */
export function columnsOf(row: readonly string[], byWords = false): Columns | null {
  const whole = row.map((cell) => (cell.length > MOST_HEADING ? '' : folded(cell)))
  const find = finder(
    whole.map((head) => head.replace(UNIT, '')),
    byWords,
  )
  const columns = {
    amount: find('amount'),
    credit: find('credit'),
    debit: find('debit'),
    direction: find('direction'),
    kind: find('kind'),
    balance: find('balance'),
    bankId: find('bankId'),
    reference: find('reference'),
    booked: find('booked'),
    made: find('made'),
    currency: find('currency'),
    status: find('status'),
    batch: find('batch'),
    batchPart: find('batchPart'),
    symbol: find('symbol'),
    name: find('name'),
    account: find('account'),
    message: find('message'),
  }
  const hasDay = columns.booked.length + columns.made.length > 0
  const [money] = [...columns.amount, ...columns.credit]
  if (money === undefined || !hasDay) return null
  const isOfAccount = (index: number) => OF_ACCOUNT.test(whole[index] ?? '')
  const currency = columns.currency.toSorted(
    (one, other) =>
      Math.abs(Number(isOfAccount(one)) - Number(isOfAccount(money))) -
      Math.abs(Number(isOfAccount(other)) - Number(isOfAccount(money))),
  )
  return { ...columns, currency, unit: UNIT.exec(whole[money] ?? '')?.[1] ?? '' }
}

/** Finds the columns of a meaning among headings: those of its list, else those that no list has and that have its words. */
function finder(heads: readonly string[], byWords: boolean): (name: Column) => number[] {
  const listed = (name: Column) =>
    HEADINGS[name].flatMap((head) => heads.flatMap((one, index) => (one === head ? [index] : [])))
  const known = new Set(keysOf(HEADINGS).flatMap(listed))
  const worded = ({ is, not }: Words) =>
    heads.flatMap((head, index) =>
      !known.has(index) && is.test(head) && not?.test(head) !== true ? [index] : [],
    )
  const guessed = (name: Column): number[] => {
    const found = worded(WORDS[name] ?? { is: NEVER })
    if (!OF_MONEY.includes(name)) return found
    if (!byWords) return []
    const hasOther = name !== 'credit' && name !== 'debit'
    const other = hasOther
      ? found
      : worded(WORDS[name === 'credit' ? 'debit' : 'credit'] ?? { is: NEVER })
    return found.length === 1 && other.length === 1 ? found : []
  }
  return (name) => {
    const exact = listed(name)
    return exact.length > 0 ? exact : guessed(name)
  }
}

/** A longer text is no heading. */
const MOST_HEADING = 100
/** An amount as it is on the account has the currency of the account, not that of the payment. */
const OF_ACCOUNT = /\buctu\b|zauctovan/

/** A currency behind the name of an amount: "Suma v EUR", "Amount (EUR)", "Částka [Kč]". */
const UNIT = / ?(?:\bv |\bin )?[([]?(?<!\w)(czk|kc|eur|euro|€)[)\]]?$/

/** A text without accents, capitals, double spaces and the marks that banks put before a heading. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ #*]+|[ :*]+$/g, '')
    .toLowerCase()
}
