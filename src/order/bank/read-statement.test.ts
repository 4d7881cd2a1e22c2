import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { at } from '~/markets/at'
import { decodeStatement } from '~/order/bank/decode-statement'
import { amountOf } from '~/order/bank/read-csv'
import { readFio } from '~/order/bank/read-fio'
import { readStatement } from '~/order/bank/read-statement'

// Files as the banks write them, with made-up people and accounts.
const FIO = `"Číslo účtu";"2600000001/2010"
"Datum od";"01.11.2026"

"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"KS";"VS";"SS";"Zpráva pro příjemce";"Typ"
"26900000001";"23.11.2026";"6500,00";"CZK";"1234567890";"Dvořák; Jan";"0100";"";"2650766427";"";"Děkuji";"Příjem"
"26900000002";"24.11.2026";"-1200,50";"CZK";"1234567890";"Plyn";"0100";"";"";"";"";"Platba"
`
const CSOB = `číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo protiúčtu;jméno protistrany;variabilní symbol;označení operace;ID transakce;poznámka
2600000001/0300;23.11.2026;6500,00;CZK;10000,00;123/0100;Dvořák Jan;2650766427;Příchozí platba;A-1;
`
const KB = `Datum zúčtování;Datum provedení;Protiúčet;Název protiúčtu;Částka;Měna;VS;KS;SS;Identifikace transakce;Zpráva pro příjemce
23.11.2026;22.11.2026;123/0100;Dvořák Jan;"6 500,00";CZK;0002650766;;;KB-1;
`
const SPORITELNA = `"Datum zaúčtování","Částka","Měna","Variabilní symbol","Protiúčet","Název protiúčtu","ID transakce"
"2026-11-23","6,500.00","CZK","2650766427","123/0100","Dvořák Jan","CS-1"
`
const RAIFFEISEN = `"Datum provedení";"Datum zaúčtování";"Číslo protiúčtu";"Název protiúčtu";"Zpráva";"VS";"Zaúčtovaná částka";"Měna účtu";"Id transakce"
"22.11.2026 10:12";"23.11.2026 11:00";"123/0100";"Dvořák Jan";"";"2650766427";"6 500,00";"CZK";"8001"
`
const GEORGE = `Buchungsdatum;Partnername;Partner IBAN;Betrag;Währung;Verwendungszweck
23.11.2026;Dvořák Jan;AT611904300234573201;1.234,50;EUR;Fahrt 26 5076 6427, danke
24.11.2026;Dvořák Jan;AT611904300234573201;20,00;EUR;2650766427 und 2650766435
`
const GPC_HEAD = `0740000002600000001VOZKA               010120260000000100000+${'0'.repeat(60)}`
const GPC = `${GPC_HEAD}
0750000002600000001000000123456789000000000000010000006500002265076642700010003080000000000231126Dvorak Jan          00203231126
0750000002600000001000000123456789000000000000020000000500001000000000000010003080000000000231126Plyn                00203231126
075000000260000000100000012345678900000000
`

test.each([
  ['Fio', FIO, '26900000001', '2650766427'],
  ['ČSOB', CSOB, 'A-1', '2650766427'],
  ['Komerční banka', KB, 'KB-1', '2650766'],
  ['Česká spořitelna', SPORITELNA, 'CS-1', '2650766427'],
  ['Raiffeisenbank', RAIFFEISEN, '8001', '2650766427'],
  ['GPC', GPC, '', '2650766427'],
])('a statement of %s is read by its headings', (_bank, text, bankId, symbol) => {
  const { lines } = readStatement(text, 'CZK')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    bankId,
    symbol,
    day: '2026-11-23',
    amount: 650_000,
    currency: 'CZK',
  })
  expect(lines[0]?.name).toMatch(/^Dvo[rř]/u)
})

test.each([
  ['ID pohybu', '26900000001', true],
  ['ID transakce', 'A-1', true],
  ['ID transakce', 'NOTPROVIDED', false],
  ['ID pohybu', '2,69E+10', false],
  ['ID pohybu', '269000000000000000', false],
  ['Reference platby', 'A-1', false],
])('under %s, %s is an id of the bank: %s', (heading, id, isOwn) => {
  const { lines } = readStatement(`${heading};Datum;Objem\n"${id}";23.11.2026;1,00`, 'CZK')
  expect(lines).toMatchObject([isOwn ? { bankId: id, weakId: '' } : { bankId: '', weakId: id }])
})

test('money out is counted, a line that is cut off is named', () => {
  expect(readStatement(FIO, 'CZK')).toMatchObject({ out: 1, faults: [] })
  expect(readStatement(GPC, 'CZK')).toMatchObject({
    out: 1,
    faults: [{ line: 4, why: 'tooShort' }],
  })
  const half = FIO.slice(0, FIO.indexOf('24.11.2026') + 4)
  expect(readStatement(half, 'CZK')).toMatchObject({ lines: [{}], faults: [{ line: 6 }] })
})

test.each([
  ['a letter', 'Dobrý den, posílám výpis.', 'columns'],
  ['nothing', '', 'columns'],
  ['a line without an amount', 'Datum;Částka;VS\n23.11.2026;;1', 'amount'],
  ['a day that does not exist', 'Datum;Částka;VS\n31.11.2026;100,00;1', 'day'],
])('%s is no payment and is said', (_what, text, why) => {
  const { lines, faults } = readStatement(text, 'CZK')
  expect([lines, faults.map((fault) => fault.why)]).toEqual([[], [why]])
})

test('a file in UTF-8, with a mark, in windows-1250 and in UTF-16 is the same text', () => {
  const utf8 = new TextEncoder().encode(CSOB)
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])
  const latin = Uint8Array.from(CSOB, (letter) => CP1250[letter] ?? letter.charCodeAt(0))
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(CSOB, (letter) => letter.charCodeAt(0)).buffer),
  ])
  for (const bytes of [utf8, marked, latin, wide]) {
    expect(readStatement(decodeStatement(bytes), 'CZK')).toEqual(readStatement(CSOB, 'CZK'))
  }
})
const CP1250: Record<string, number> = {
  č: 0xe8,
  í: 0xed,
  ú: 0xfa,
  ů: 0xf9,
  á: 0xe1,
  ě: 0xec,
  é: 0xe9,
  ř: 0xf8,
  ý: 0xfd,
  ž: 0x9e,
  ň: 0xf2,
  š: 0x9a,
  P: 0x50,
}

test.each([
  ['6 500,00', 650_000],
  ['6\u00A0500,5', 650_050],
  ['6,500.00', 650_000],
  ['1.234.567,89', 123_456_789],
  ['-500', -50_000],
  ['500 Kč', 50_000],
  ['12,345', 1_234_500],
  ['', null],
  ['1,2,3', null],
  ['abc', null],
  ['99999999999999999999', null],
])('the amount %s is %s haléřů', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})

test('an answer of Fio’s API is read, anything else is none', () => {
  const payment = {
    column22: { value: 26_900_000_001 },
    column0: { value: '2026-11-23+0100' },
    column1: { value: 6500.1 },
    column14: { value: 'CZK' },
    column5: { value: '2650766427' },
    column10: { value: 'Dvořák Jan' },
    column2: { value: '123' },
    column3: { value: '0100' },
    column16: null,
  }
  const answer = (transaction: unknown[]) => ({
    accountStatement: { info: {}, transactionList: { transaction } },
  })
  expect(
    readFio(answer([payment, { ...payment, column1: { value: -5 } }, { column0: 1 }])),
  ).toEqual({
    lines: [
      {
        bankId: '26900000001',
        weakId: '',
        day: '2026-11-23',
        amount: 650_010,
        currency: 'CZK',
        symbol: '2650766427',
        name: 'Dvořák Jan',
        account: '123/0100',
        message: '',
      },
    ],
    out: 1,
    faults: [{ line: 3, why: 'columns' }],
  })
  expect(readFio({ accountStatement: { transactionList: null } })).toMatchObject({ lines: [] })
  expect(readFio(null)).toBeNull()
  expect(readFio({ error: 1 })).toBeNull()
})

test('in a country without symbols the number stands in the text, if it is the only one', () => {
  const { market } = appConfig
  const { lines: czech } = readStatement(GEORGE, 'EUR')
  expect(czech.map(({ symbol }) => symbol)).toEqual(['', ''])
  Object.assign(appConfig, { market: at })
  try {
    const { lines, faults } = readStatement(GEORGE, 'EUR')
    expect(faults).toEqual([])
    expect(lines).toMatchObject([
      { amount: 123_450, symbol: '2650766427', name: 'Dvořák Jan', day: '2026-11-23' },
      { amount: 2_000, symbol: '' },
    ])
    // A statement of Czech banks is no statement there.
    expect(readStatement(GPC, 'EUR').faults).toEqual([{ line: 1, why: 'columns' }])
  } finally {
    Object.assign(appConfig, { market })
  }
})
