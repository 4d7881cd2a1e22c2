import { expect, test } from 'vitest'
import { readStatement } from '~/order/bank/read-statement'

// Tables with the headings that banks document, or that programs which read them have; people and accounts are made up.

const read = (text: string, usual = 'CZK') => readStatement(text, { usual, today: '2026-11-28' })

const SLSP = `\uFEFFDátum;Na ťarchu účtu;V prospech účtu;Mena;Protistrana;Referencia platiteľa;Poznámka
15.11.2026;100,00;;EUR;Plyn;;
23.11.2026;;6 500,00;EUR;"Novák; syn";/VS2650766427/SS/KS;za jazdu
Spolu;100,00;6 500,00;EUR;;;
`
const VUB = `Účtovný dátum;Suma transakcie;Mena;Názov protiúčtu;Protiúčet;Var. symbol;Popis transakcie
23.11.2026;6 500,00;EUR;Novák syn;SK8330000000001234567890;2650766427;Úhrada
24.11.2026;-20,00;EUR;;;;Poplatok
;6 480,00;EUR;;;;Súčet
`
const MONETA = `Odesláno;Splatnost;Částka;Měna;Název protiúčtu;Číslo protiúčtu;Variabilní symbol;Zpráva pro příjemce
22.11.2026;23.11.2026;6\u00A0500,00 CZK;CZK;Novák syn;123/0100;2650766427;
24.11.2026;24.11.2026;-99,00 CZK;CZK;Plyn;123/0100;;
`
const UNICREDIT = `Account;Amount;Currency;Booking Date;Value Date;Bank;Bank Name;Account Number;Account Name;Transaction Details;Transaction Details;Variable symbol;Reference;Status
1;6 500,00;CZK;20261123;20261123;0800;Banka;123/0800;Novák syn;za jízdu;děkuji;2650766427;R1;Accounted
1;9 900,00;CZK;20261123;20261123;0800;Banka;123/0800;Novák syn;;;2650766427;R2;Waiting
1;-310,00;CZK;20261123;20261123;;;;;;;;R3;Accounted
`
const CSOB = `Číslo účtu;123456789/0300
Měna;CZK
Období;01.11.2026 - 28.11.2026

Číslo účtu;Datum zaúčtování;Částka;Měna;Zůstatek;Číslo účtu protiúčtu;Kód banky protiúčtu;Název účtu protiúčtu;Konstantní symbol;Variabilní symbol;Specifický symbol;Označení operace;ID transakce;Poznámka
1;23.11.2026;6500,00;CZK;9844,00;987;0100;Novák syn;;2650766427;;Příchozí platba;T1;
1;23.11.2026;-89,00;CZK;9755,00;;;;;;;Transakce kartou;T2;Místo: Praha
`
const KB = `"MojeBanka, export transakční historie";
"Datum vytvoření souboru";"28.11.2026";
"Počáteční zůstatek";"15 000,00"

"Datum splatnosti";"Datum odepsání z jiné banky";"Protiúčet a kód banky";"Název protiúčtu";"Částka";"Originální částka";"Originální měna";"Kurz";"VS";"KS";"SS";"Identifikace transakce";"Systémový popis";"Popis příkazce";"Popis pro příjemce"
"23.11.2026";"22.11.2026";"191918358/0600";"Novák syn";"+6500,00";"260,00";"EUR";"25,0";"2650766427";"";"";"KB-1";"Příchozí úhrada";"";"za jízdu"
"24.11.2026";"";"";"Plyn";"-15000,00";"";"";"";"";"";"";"KB-2";"";"";""
`
const RAIFFEISEN = `"Datum provedení";"Datum zaúčtování";"Číslo účtu";"Název účtu";"Číslo protiúčtu";"Název protiúčtu";"Typ transakce";"Zpráva";"VS";"Zaúčtovaná částka";"Měna účtu";"Původní částka a měna";"Původní částka a měna";"Poplatek";"Id transakce"
"22.11.2026 10:12";"23.11.2026 11:00";"1";"Náš účet";"123/0100";"Novák syn";"Příchozí úhrada";"";"2650766427";"6 500,00";"CZK";"260";"EUR";"0";"8001"
`
const FIO = `"accountId";"2100000000"
"openingBalance";"12500,00"
"dateStart";"01.11.2026"

"ID operace";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"KS";"VS";"SS";"Poznámka";"Zpráva pro příjemce";"Typ"
"26000001";"23.11.2026";"6 500,00";"CZK";"1234567890";"Novák; syn";"0100";"";"2650766427";"";"";"za jízdu";"Bezhotovostní příjem"
"26000002";"23.11.2026";"-349,50";"CZK";"";"";"";"";"";"";"Nákup";"Nákup";"Platba kartou"
"Suma";"";"6150,50";"CZK"
`
const AIR_BANK = `"Datum provedení";"Směr úhrady";"Měna účtu";"Částka v měně účtu";"Název protistrany";"Variabilní symbol";"Zpráva pro příjemce";"Datum zaúčtování";"Referenční číslo";"Zaúčtováno"
"22/11/2026";"Příchozí";"CZK";"6 500,00";"Novák syn";"2650766427";"";"23/11/2026";"9900001";"Ano"
"27/11/2026";"Příchozí";"CZK";"9 900,00";"Novák syn";"2650766435";"";"";"9900002";"Ne"
`
const GEORGE = `Eigene IBAN,Buchungsdatum,Partner Name,Partner IBAN,Betrag,Währung,Buchungs-Details,Buchungsreferenz,Valutadatum,Zahlungsreferenz,Auftraggeber-Referenz
AT61,23.11.2026,Novák syn,AT02,"6.500,00",EUR,Fahrt,R1,23.11.2026,2650766427,
AT61,23.11.2026,Plyn,AT02,"-200,00",EUR,,R2,23.11.2026,,
`
const GEORGE_BATCH = `(Sammel-)Überweisung ID;Enthaltene Überweisung ID;Buchungsdatum;Partner Name;Betrag;Währung;Zahlungsreferenz
B1;;23.11.2026;Sammelbuchung;6.500,00;EUR;
B1;B1-1;23.11.2026;Novák syn;6.500,00;EUR;2650766427
B2;;24.11.2026;Plyn;-200,00;EUR;
`
const REVOLUT = `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-11-22 08:00:00,2026-11-23 08:00:05,Novák syn 2650766427,6500.00,0.00,EUR,COMPLETED,6500.00
TOPUP,Current,2026-11-23 08:00:00,,Novák syn 2650766435,9900.00,0.00,EUR,PENDING,
CARD_PAYMENT,Current,2026-11-23 09:00:00,,Plyn,-9900.00,0.00,EUR,REVERTED,
`
const N26 = `"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)"
"2026-11-23","Novák syn","DE89370400440532013000","Income","2650766427","6500.00",""
`

test.each([
  ['Slovenská sporiteľna', SLSP, 'EUR', { out: 1, waiting: 0 }],
  ['VÚB', VUB, 'EUR', { out: 1, waiting: 0 }],
  ['Moneta', MONETA, 'CZK', { out: 1, waiting: 0 }],
  ['UniCredit', UNICREDIT, 'CZK', { out: 1, waiting: 1 }],
  ['ČSOB', CSOB, 'CZK', { out: 1, waiting: 0 }],
  ['Komerční banka', KB, 'CZK', { out: 1, waiting: 0 }],
  ['Raiffeisenbank', RAIFFEISEN, 'CZK', { out: 0, waiting: 0 }],
  ['Fio', FIO, 'CZK', { out: 1, waiting: 0 }],
  ['Air Bank', AIR_BANK, 'CZK', { out: 0, waiting: 1 }],
  ['George', GEORGE, 'EUR', { out: 1, waiting: 0 }],
  ['George with a batch', GEORGE_BATCH, 'EUR', { out: 1, waiting: 0 }],
  ['Revolut', REVOLUT, 'EUR', { out: 0, waiting: 2 }],
  ['N26', N26, 'EUR', { out: 0, waiting: 0 }],
])('of %s the one payment is read, and sums are none', async (_bank, text, currency, rest) => {
  const { lines, out, waiting, faults } = await read(text)
  expect({ out, waiting, faults }).toEqual({ ...rest, faults: [] })
  expect(lines).toMatchObject([{ amount: 650_000, day: '2026-11-23', currency }])
  expect([lines[0]?.symbol, lines[0]?.message].join()).toContain('2650766427')
})

const came = async (...rows: string[]) => {
  const { lines, out, waiting, faults } = await read(rows.join('\n'))
  return {
    lines: lines.map(({ amount, currency }) => `${amount} ${currency}`),
    out,
    waiting,
    faults: faults.map(({ line, why }) => `${line} ${why}`),
  }
}
const NONE = { lines: [], out: 0, waiting: 0, faults: [] }

test.each(['Zaúčtováno', 'Zaúčtovaná', 'Provedeno', 'Completed', 'Booked', 'gebucht', 'ano', ''])(
  'a payment with the status %j is booked',
  async (status) => {
    const rows = ['Datum;Částka;Stav', `23.11.2026;65,00;${status}`]
    expect(await came(...rows)).toEqual({ ...NONE, lines: ['6500 CZK'] })
  },
)

test.each([
  'Nezaúčtováno',
  'Neúčtovaná',
  'Čeká na zpracování',
  'Blokace',
  'Zrušeno',
  'Zamietnutá',
  'Pending',
  'vorgemerkt',
  'ne',
])('a payment with the status %j is not booked', async (status) => {
  const rows = ['Datum;Částka;Stav', `23.11.2026;65,00;${status}`]
  expect(await came(...rows)).toEqual({ ...NONE, waiting: 1 })
})

test.each([
  ['Datum;Částka;Měna;Částka v měně účtu;Měna účtu', '23.11.2026;65,00;EUR;1 625,00;CZK'],
  ['Datum;Zaúčtovaná částka;Měna transakce;Měna účtu', '23.11.2026;1 625,00;EUR;CZK'],
  ['Datum;Částka transakce;Zaúčtovaná částka', '23.11.2026;65,00 EUR;1 625,00 CZK'],
])('what the account got has the currency of the account: %s', async (...rows) => {
  expect(await came(...rows)).toEqual({ ...NONE, lines: ['162500 CZK'] })
})

test('an unknown status is said, and no payment', async () => {
  const rows = ['Datum;Částka;Stav', '23.11.2026;65,00;Modrá']
  expect(await came(...rows)).toEqual({ ...NONE, faults: ['2 status'] })
})

test.each([
  ['23.11.2026;65,00 EUR;', '6500 EUR'],
  ['23.11.2026;€ 65,00;', '6500 EUR'],
  ['23.11.2026;65,00 Kč;CZK', '6500 CZK'],
  ['23.11.2026;65,00;', '6500 CZK'],
  // Of two that differ none is believed.
  ['23.11.2026;65,00 EUR;CZK', '6500 XXX'],
])('the currency stands in any cell: %s', async (row, line) => {
  expect(await came('Datum;Částka;Měna', row)).toEqual({ ...NONE, lines: [line] })
})

test.each(['Suma v EUR', 'Částka (EUR)', 'Betrag in EUR', 'Amount [EUR]', 'Betrag (€)'])(
  'or in the heading: %s',
  async (heading) => {
    const rows = [`Datum;${heading}`, '23.11.2026;65,00']
    expect(await came(...rows)).toEqual({ ...NONE, lines: ['6500 EUR'] })
  },
)

test.each([
  ['Dátum operácie', 'Suma'],
  ['Deň zaúčtovania', 'Čiastka transakcie'],
  ['Datum a čas', 'Částka pohybu'],
  ['Transaction date', 'Amount in account currency'],
])('headings that no list has are known by their words: %s, %s', async (day, amount) => {
  const rows = [`${day};${amount}`, '23.11.2026;65,00']
  expect(await came(...rows)).toEqual({ ...NONE, lines: ['6500 CZK'] })
})

test.each([
  ['Datum;Částka pohybu;Částka převodu', '23.11.2026;65,00;1,00'],
  ['Datum;Původní částka', '23.11.2026;65,00'],
  ['Datum vytvoření;Suma', '23.11.2026;65,00'],
  ['Datum;Prichádzajúca platba', '23.11.2026;65,00'],
])('words that two columns have, or that say something else, are no guess: %s', async (...rows) => {
  expect(await came(...rows)).toEqual({ ...NONE, faults: ['1 columns'] })
})

test('rows of sums and balances are no payments, and a payment without a day is said', async () => {
  const sums = [
    'Celkem;65,00;CZK',
    ';65,00;Součet',
    'Konečný zůstatek:;1 065,00 Kč;',
    'Saldo;65,00;',
  ]
  const head = 'Datum;Částka;Zpráva'
  expect(await came(head, '23.11.2026;65,00;Celkem za jízdu', ...sums)).toEqual({
    ...NONE,
    lines: ['6500 CZK'],
  })
  expect(await came(head, ';65,00;od Nováka', ';65,00;')).toEqual({
    ...NONE,
    faults: ['2 day', '3 day'],
  })
})

test('a quote without its end names its row, also where it has taken other rows, and lines are those of the file', async () => {
  const head = 'Datum;Částka;VS;Zpráva'
  const row = (message: string, amount = '65,00') => `23.11.2026;${amount};2650766427;${message}`
  const whole = [row('a'), row('"dvě\n; řádky"'), row('b')]
  expect(await came('sep=;', head, ...whole, 'včera;1,00;;')).toEqual({
    ...NONE,
    lines: ['6500 CZK', '6500 CZK', '6500 CZK'],
    faults: ['7 day'],
  })
  // The quote of the last row ends that of the first: what stands between them is in no cell of its own.
  const taken = [row('"a'), row('b'), row('c"'), row('d')]
  expect(await came(head, ...taken)).toEqual({
    ...NONE,
    lines: ['6500 CZK'],
    faults: ['2 quotes'],
  })
  const halves = [row('"a'), '23.11.2026;65,00;26"50766427;b', row('d')]
  expect((await came(head, ...halves)).faults).toEqual(['2 quotes'])
})
