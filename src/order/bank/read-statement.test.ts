import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { at } from '~/markets/at'
import { decodeStatement } from '~/order/bank/decode-statement'
import { amountOf } from '~/order/bank/read-amount'
import { readFio } from '~/order/bank/read-fio'
import { readStatement } from '~/order/bank/read-statement'
import { isUnread } from '~/order/bank/statement'

const TODAY = '2026-11-28'
const read = (text: string, usual = 'CZK') => readStatement(text, { usual, today: TODAY })

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
])('a statement of %s is read by its headings', async (_bank, text, bankId, symbol) => {
  const { lines } = await read(text)
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
])('under %s, %s is an id of the bank: %s', async (heading, id, isOwn) => {
  const { lines } = await read(`${heading};Datum;Objem\n"${id}";23.11.2026;1,00`)
  expect(lines).toMatchObject([isOwn ? { bankId: id, weakId: '' } : { bankId: '', weakId: id }])
})

test('money out is counted, a line that is cut off is named', async () => {
  expect(await read(FIO)).toMatchObject({ out: 1, faults: [] })
  expect(await read(GPC)).toMatchObject({
    out: 1,
    faults: [{ line: 4, why: 'tooShort' }],
  })
  const half = FIO.slice(0, FIO.indexOf('24.11.2026') + 4)
  expect(await read(half)).toMatchObject({ lines: [{}], faults: [{ line: 6 }] })
})

test.each([
  ['a letter', 'Dobrý den, posílám výpis.', 'columns'],
  ['a page', '<!doctype html><html><body>Výpis</body></html>', 'otherFile'],
  ['an invoice', '<?xml version="1.0"?><Invoice><Ntry/></Invoice>', 'otherFile'],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'otherFile'],
  ['a picture', '\u2030PNG\r\n\u001A\n\0\0', 'otherFile'],
  ['JSON', ' {"lines": []}', 'otherFile'],
  ['a list in JSON', '[1, 2]', 'otherFile'],
  ['headings alone', 'Datum;Částka;VS\n\n', 'noLines'],
  ['the head of an account alone', GPC_HEAD, 'noLines'],
  ['nothing', '', 'columns'],
  ['a line without an amount', 'Datum;Částka;VS\n23.11.2026;;1', 'amount'],
  ['a day that does not exist', 'Datum;Částka;VS\n31.11.2026;100,00;1', 'day'],
])('%s is no payment and is said', async (_what, text, why) => {
  const { lines, faults } = await read(text)
  expect([lines, faults.map((fault) => fault.why)]).toEqual([[], [why]])
  expect(isUnread({ counts: { open: lines.length }, out: 0, waiting: 0, faults })).toBe(true)
})

test('a file in UTF-8, with a mark, in windows-1250 and in UTF-16 is the same text', async () => {
  const utf8 = new TextEncoder().encode(CSOB)
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])
  const latin = Uint8Array.from(CSOB, (letter) => CP1250[letter] ?? letter.charCodeAt(0))
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(CSOB, (letter) => letter.charCodeAt(0)).buffer),
  ])
  for (const bytes of [utf8, marked, latin, wide]) {
    expect(await read(decodeStatement(bytes))).toEqual(await read(CSOB))
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
  ['1\u2009234,50', 123_450],
  ["1'234.50", 123_450],
  ['1’234,50', 123_450],
  ['500-', -50_000],
  ['500,50 -', -50_050],
  ['(1 234,50)', -123_450],
  ['1 234,50 CR', 123_450],
  ['1 234,50 DR', -123_450],
  ['CZK 1,234.50', 123_450],
  ['-€12.30', -1_230],
  ['\u2212500', -50_000],
  ['+500', 50_000],
  ['500,-', 50_000],
  ['-500-', null],
  ['(500', null],
  ['5 00 XYZ', null],
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
    form: 'fio',
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
    waiting: 0,
    faults: [{ line: 3, why: 'columns', text: '{"column0":1}' }],
  })
  expect(readFio({ accountStatement: { transactionList: null } })).toMatchObject({ lines: [] })
  expect(readFio(null)).toBeNull()
  expect(readFio({ error: 1 })).toBeNull()
})

test('in a country without symbols the number stands in the text, if it is the only one', async () => {
  const { market } = appConfig
  const { lines: czech } = await read(GEORGE, 'EUR')
  expect(czech.map(({ symbol }) => symbol)).toEqual(['', ''])
  Object.assign(appConfig, { market: at })
  try {
    const { lines, faults } = await read(GEORGE, 'EUR')
    expect(faults).toEqual([])
    expect(lines).toMatchObject([
      { amount: 123_450, symbol: '2650766427', name: 'Dvořák Jan', day: '2026-11-23' },
      { amount: 2_000, symbol: '' },
    ])
    // A statement of Czech banks is no statement there.
    expect((await read(GPC, 'EUR')).faults).toEqual([{ line: 1, why: 'columns' }])
  } finally {
    Object.assign(appConfig, { market })
  }
})

const days = async (...typed: string[]) => {
  const { lines, faults } = await read(
    ['Datum;Objem', ...typed.map((day) => `${day};1,00`)].join('\n'),
  )
  return [lines.map(({ day }) => day), faults.map(({ why }) => why)]
}

test.each([
  ['23.11.2026', '2026-11-23'],
  ['3. 1. 2026', '2026-01-03'],
  ['23.11.26', '2026-11-23'],
  ['2026-11-23T08:15:00', '2026-11-23'],
  ['2026/11/23', '2026-11-23'],
  ['20261123', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['11/23/2026 10:00', '2026-11-23'],
  ['11/11/2026', '2026-11-11'],
  // Either of both is over.
  ['11/05/2026', ''],
  // The eleventh of December is to come.
  ['12/11/2026', '2026-11-12'],
  ['11/12/2026', '2026-11-12'],
])('the day %s alone is %j', async (typed, day) => {
  expect(await days(typed)).toEqual([[day], []])
})

test('one day of a file tells the notation of all, and two that differ tell none', async () => {
  expect(await days('11/05/2026', '23/11/2026')).toEqual([['2026-05-11', '2026-11-23'], []])
  expect(await days('11/05/2026', '11/23/2026')).toEqual([['2026-11-05', '2026-11-23'], []])
  expect(await days('11/05/2026', '11/23/2026', '24/11/2026')).toEqual([
    ['', '2026-11-23', '2026-11-24'],
    [],
  ])
  expect(await days('31/11/2026', '32.1.2026', 'včera')).toEqual([[], ['day', 'day', 'day']])
})

const table = (...rows: string[]) => read(rows.join('\n'))
const came = async (...rows: string[]) => {
  const { lines, out, faults } = await table(...rows)
  return {
    in: lines.map(({ amount }) => amount),
    out,
    faults: faults.map(({ line, why }) => `${line} ${why}`),
  }
}

test.each([
  ['Kredit/Debet', 'Kredit', 'Debet'],
  ['Směr úhrady', 'Příchozí', 'Odchozí'],
  ['C/D', 'C', 'D'],
  ['CdtDbtInd', 'CRDT', 'DBIT'],
  ['Soll/Haben', 'H', 'S'],
  ['+/-', '+', '-'],
  ['Príjem/Výdaj', 'Príjem', 'Výdaj'],
  ['Připsáno/Odepsáno', 'Připsáno', 'Odepsáno'],
  ['Typ', 'Kredit', 'Debet'],
])('sums without a sign are told by the column %s', async (head, yes, no) => {
  const rows = [`Datum;Suma;${head}`, `23.11.2026;65,00;${yes}`, `23.11.2026;12,00;${no}`]
  expect(await came(...rows)).toEqual({ in: [6_500], out: 1, faults: [] })
  const strange = await came(...rows, '23.11.2026;99,00;Jiné')
  expect(strange).toEqual({ in: [6_500], out: 1, faults: ['4 direction'] })
})

test('own columns for credit and debit, also with zeros, and a credit below zero that takes a payment back', async () => {
  const rows = [
    'Dátum;Kredit;Debet'.replace('Dátum', 'Datum'),
    '23.11.2026;65,00;',
    '23.11.2026;;12,00',
  ]
  const more = ['23.11.2026;7,00;0,00', '23.11.2026;0,00;-3,00', '23.11.2026;-65,00;']
  expect(await came(...rows, ...more)).toEqual({ in: [6_500, 700, -6_500], out: 2, faults: [] })
  expect(await came(...rows, '23.11.2026;;', '23.11.2026;1,00;2,00')).toEqual({
    in: [6_500],
    out: 1,
    faults: ['4 amount', '5 direction'],
  })
})

test('the balance tells money out among sums without a sign, and what it does not tell is no guess', async () => {
  const head = 'Datum;Částka;Zůstatek'
  const rows = ['22.11.2026;50,00;1050,00', '23.11.2026;65,00;1115,00', '23.11.2026;15,00;1100,00']
  expect(await came(head, ...rows)).toEqual({ in: [6_500], out: 1, faults: ['2 direction'] })
  expect(await came(head, ...rows.toReversed())).toEqual({
    in: [6_500],
    out: 1,
    faults: ['4 direction'],
  })
  expect(await came(head, ...rows.slice(0, 2))).toEqual({ in: [5_000, 6_500], out: 0, faults: [] })
})

test('a table with signs is read by them, and a word that speaks against one is said', async () => {
  const rows = ['Datum;Částka;Směr', '23.11.2026;65,00;Příchozí', '23.11.2026;-5,00;Odchozí']
  expect(await came(...rows, '23.11.2026;9,00;Odchozí', '23.11.2026;-65,00;Příchozí')).toEqual({
    in: [6_500, -6_500],
    out: 1,
    faults: ['4 direction'],
  })
})

test.each(['Storno platby', 'STORNO', 'Vratka SEPA', 'Reversal', 'Rücklastschrift', 'Rückbuchung'])(
  'money out that says %s is a payment that was taken back',
  async (words) => {
    const rows = ['Datum;Částka;VS;Zpráva', `23.11.2026;-65,00;2650766427;${words}`]
    expect((await table(...rows)).lines).toMatchObject([{ amount: -6_500, symbol: '2650766427' }])
  },
)

const AIR_BANK = `"Datum provedení";"Směr úhrady";"Měna účtu";"Částka v měně účtu";"Název protistrany";"Číslo účtu protistrany";"Variabilní symbol";"Zpráva pro příjemce";"Datum zaúčtování";"Referenční číslo"
"22/11/2026";"Příchozí";"CZK";"6 500,00";"Dvořák Jan";"123/0100";"2650766427";"";"23/11/2026";"9900001"
"05/11/2026";"Odchozí";"CZK";"-10,00";"Plyn";"123/0100";"";"";"05/11/2026";"9900002"
`
const MBANK = `mKonto;
#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci
22-11-2026;23-11-2026;PŘÍCHOZÍ PLATBA;;Dvořák Jan;123/0100;;2650766427;;6\u00A0500,00;16\u00A0500,00;
`
const TATRA = `"Dátum spracovania","Dátum zúčtovania",Suma,Mena,Typ,"Číslo účtu","Kód banky",IBAN,"Variabilný symbol","Referencia platiteľa","Informácia pre príjemcu",Popis
23.11.2026,23.11.2026,"6500,00",CZK,Kredit,,,SK3112000000198742637541,,/VS2650766427/SS/KS,,Dvořák
24.11.2026,24.11.2026,"22,00",CZK,Debet,,,SK3112000000198742637541,,,,Poplatok
`

test.each([
  ['Air Bank', AIR_BANK, '9900001'],
  ['mBank', MBANK, ''],
  ['Tatra banka', TATRA, ''],
])('a statement of %s is read, with its own ids', async (_bank, text, bankId) => {
  const { lines, faults } = await read(text)
  expect(faults).toEqual([])
  expect(lines).toMatchObject([
    { bankId, symbol: '2650766427', day: '2026-11-23', amount: 650_000, currency: 'CZK' },
  ])
})

test('a currency that cannot be read waits for a person, one by its sign is known', async () => {
  const rows = [
    'Datum;Částka;Měna',
    '23.11.2026;1,00;dukát',
    '23.11.2026;1,00;Kč',
    '23.11.2026;1,00;€',
  ]
  const { lines, faults } = await table(...rows)
  expect([lines.map(({ currency }) => currency), faults]).toEqual([['XXX', 'CZK', 'EUR'], []])
})

test('GPC has messages in records of their own, reversals, other currencies, and no strange records', async () => {
  const [head = '', payment = ''] = GPC.split('\n')
  const coded = (code: string) => payment.slice(0, 60) + code + payment.slice(61)
  const rows = [
    head,
    payment,
    '076000000000000012345678',
    '078za jízdu 2650',
    '079766435',
    coded('5'),
    coded('4'),
    coded('9'),
    '099 nic',
  ]
  const { lines, out, faults } = await table(...rows, payment.replace('00203', '00036'))
  expect(lines).toMatchObject([
    { amount: 650_000, message: 'za jízdu 2650\n766435' },
    { amount: -650_000, symbol: '2650766427', message: '' },
    { amount: 650_000, isReturned: true },
    { currency: 'XXX' },
  ])
  expect([out, faults]).toEqual([
    0,
    [
      { line: 8, why: 'direction' },
      { line: 9, why: 'record' },
    ],
  ])
})

test('GPC that lacks payments which its record counts is cut off', async () => {
  const [head = '', payment = ''] = GPC.split('\n')
  const counted = (cents: number) =>
    `${head.padEnd(90, '0').slice(0, 90)}${String(cents).padStart(14, '0')}+`
  expect((await read([counted(650_000), payment].join('\n'))).faults).toEqual([])
  const { lines, faults } = await read(
    [counted(1_300_000), payment, counted(650_000), payment].join('\n'),
  )
  expect([lines.length, faults]).toEqual([2, [{ line: 2, why: 'cutOff' }]])
  expect((await read([counted(1_300_000), payment, '079dík'].join('\n'))).faults).toEqual([
    { line: 3, why: 'cutOff' },
  ])
})

test('GPC of several accounts has the payments of each, and the mark at its end is none', async () => {
  const [head = '', payment = ''] = GPC.split('\n')
  const other = [head, payment.replace('00203', '00978')].map((row) =>
    row.replace('26000', '26001'),
  )
  const { lines, faults } = await read(`${[head, payment, ...other].join('\r\n')}\r\n\u001A`)
  expect(lines.map(({ amount, currency }) => [amount, currency])).toEqual([
    [650_000, 'CZK'],
    [650_000, 'EUR'],
  ])
  expect(faults).toEqual([])
})

const entry = (some: { amount?: string; way?: string; more?: string; details?: string } = {}) => `
  <Ntry><Amt Ccy="EUR">${some.amount ?? '65.00'}</Amt><CdtDbtInd>${some.way ?? 'CRDT'}</CdtDbtInd>
    <Sts><Cd>BOOK</Cd></Sts>${some.more ?? ''}<BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>E-1</AcctSvcrRef>
    <NtryDtls>${some.details ?? payments('65.00')}</NtryDtls></Ntry>`
const payments = (...amounts: string[]) =>
  amounts
    .map(
      (amount, index) => `<TxDtls><Refs><AcctSvcrRef>T-${index}</AcctSvcrRef>
        <EndToEndId>/VS265076642${7 + index}/SS/KS</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>
        <RltdPties><Dbtr><Pty><Nm>Novák &amp; Syn</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>AT61</IBAN></Id></DbtrAcct></RltdPties>
        <RmtInf><Ustrd>dík</Ustrd></RmtInf></TxDtls>`,
    )
    .join('')
const camt = (...entries: string[]) =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`

test('CAMT has a line for each payment of a booked entry', async () => {
  const { form, lines, out, faults } = await read(
    camt(entry({ details: payments('40.00', '25.00') }), entry({ way: 'DBIT' }), entry()),
  )
  expect([form, out, faults]).toEqual(['camt', 1, []])
  expect(lines).toMatchObject([
    { bankId: 'T-0', amount: 4_000, symbol: '2650766427', name: 'Novák & Syn', account: 'AT61' },
    { bankId: 'T-1', amount: 2_500, symbol: '2650766428', message: 'dík', day: '2026-11-23' },
    { bankId: 'T-0', amount: 6_500, currency: 'EUR' },
  ])
})

test('CAMT: a reversal is below zero, what is not booked is none yet, sums that differ and a missing end are said', async () => {
  const reversal = entry({ way: 'DBIT', more: '<RvslInd>true</RvslInd>' })
  const waiting = entry().replace('BOOK', 'PDNG')
  const wrong = entry({ details: payments('40.00', '24.00') })
  const { lines, out, waiting: pending, faults } = await read(camt(reversal, waiting, wrong))
  expect([lines, out, pending]).toMatchObject([[{ amount: -6_500, symbol: '2650766427' }], 0, 1])
  expect(faults).toMatchObject([{ why: 'sums' }])
  const whole = camt(entry(), entry())
  const half = await read(whole.slice(0, whole.lastIndexOf('<RmtInf>')))
  expect([half.lines.length, half.faults.map(({ why }) => why)]).toEqual([1, ['cutOff']])
  const bomb = whole
    .replace('<Document', '<!DOCTYPE a [<!ENTITY x "12">]><Document')
    .replaceAll('dík', '&x;')
  expect((await read(bomb)).lines[0]?.message).toBe('&x;')
})

const payment = (inside: string) => `<TxDtls>${inside}</TxDtls>`
const amountIn = (name: string, ccy: string, amount: string) =>
  `<${name}><Amt Ccy="${ccy}">${amount}</Amt></${name}>`
const charge = '<Chrgs><Rcrd><Amt Ccy="EUR">2.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>'

test.each([
  [
    'charges kept of one payment',
    { amount: '63.00', details: payment(`<Amt Ccy="EUR">65.00</Amt>${charge}`) },
    [6_500],
    1,
  ],
  [
    'charges kept of a batch',
    { amount: '63.00', more: charge, details: payments('40.00', '25.00') },
    [4_000, 2_500],
    1,
  ],
  [
    'charges told beside the sum',
    { more: charge, details: payments('40.00', '25.00') },
    [4_000, 2_500],
    0,
  ],
  [
    'a batch in another currency',
    {
      details: ['40.00', '25.00']
        .map((sum) =>
          payment(
            `<AmtDtls>${amountIn('TxAmt', 'CZK', '1.00')}${amountIn('CntrValAmt', 'EUR', sum)}</AmtDtls>`,
          ),
        )
        .join(''),
    },
    [4_000, 2_500],
    0,
  ],
  ['a batch without its payments', { details: '<Btch><NbOfTxs>3</NbOfTxs></Btch>' }, [6_500], 0],
] as const)('CAMT: %s', async (_what, some, amounts, left) => {
  const { lines, out, faults } = await read(camt(entry(some)))
  expect([lines.map(({ amount }) => amount), out, faults]).toEqual([amounts, left, []])
})

test.each([
  ['<Refs><EndToEndId>2650766427</EndToEndId></Refs>', '2650766427'],
  [
    '<Refs><EndToEndId>NOTPROVIDED</EndToEndId><PmtInfId>/VS2650766427/SS/KS</PmtInfId></Refs>',
    '2650766427',
  ],
  [
    '<RmtInf><Strd><CdtrRefInf><Ref>RF69 2650 7664 27</Ref></CdtrRefInf></Strd></RmtInf>',
    '2650766427',
  ],
  [
    '<RmtInf><Strd><CdtrRefInf><Ref>RF692650766427</Ref></CdtrRefInf></Strd></RmtInf>',
    '2650766427',
  ],
  // Its check digits are wrong.
  ['<RmtInf><Strd><CdtrRefInf><Ref>RF68 2650 7664 27</Ref></CdtrRefInf></Strd></RmtInf>', ''],
  ['<RmtInf><Strd><CdtrRefInf><Ref>2650766427</Ref></CdtrRefInf></Strd></RmtInf>', '2650766427'],
  ['<RmtInf><Strd><CdtrRefInf><Ref>KS:0308</Ref></CdtrRefInf></Strd></RmtInf>', ''],
])('CAMT: the order in %s', async (inside, symbol) => {
  expect((await read(camt(entry({ details: payment(inside) })))).lines).toMatchObject([{ symbol }])
})

test('CAMT: what stands beside the payment is shown, and the day of the value, or of our zone, is one', async () => {
  const told = entry({ details: '', more: '<AddtlNtryInf>za 26 5076 6427</AddtlNtryInf>' })
  const booked = '<BookgDt><Dt>2026-11-23</Dt></BookgDt>'
  const later = told.replace(booked, '<BookgDt><DtTm>2026-11-22T23:30:00Z</DtTm></BookgDt>')
  const valued = told.replace(booked, '<ValDt><Dt>2026-11-23</Dt></ValDt>')
  const { lines, faults } = await read(camt(told, later, valued))
  expect(faults).toEqual([])
  expect(lines.map(({ message, day }) => [message, day])).toEqual(
    Array.from({ length: 3 }, () => ['za 26 5076 6427', '2026-11-23']),
  )
})

test('CAMT: a payment that was sent back is below zero, and money of ours that came back pays nothing', async () => {
  const returned = payment('<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')
  const { lines, out } = await read(
    camt(
      entry({ way: 'DBIT', details: returned }),
      entry({ details: returned }),
      entry({ more: '<RvslInd>true</RvslInd>' }),
    ),
  )
  expect(out).toBe(0)
  expect(lines.map(({ amount, isReturned = false }) => [amount, isReturned])).toEqual([
    [-6_500, false],
    [6_500, true],
    [6_500, true],
  ])
})
