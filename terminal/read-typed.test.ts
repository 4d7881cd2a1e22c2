import { expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'
import { helpText } from './help.ts'
import { readTyped } from './read-typed.ts'

const N = '2612345678'

function read(line: string, ...more: string[]) {
  const typed = readTyped([...line.split(' ').filter(Boolean), ...more])
  return typed.kind === 'command' ? typed.command : typed
}

test.each([
  ['', { command: 'list', limit: 50 }],
  ['list --limit 3', { command: 'list', limit: 3 }],
  // A spreadsheet with only the first fifty rows would mislead.
  ['list --csv', { command: 'list', limit: 10_000 }],
  ['list --day 2026-12-01', { command: 'list', limit: 50, from: '2026-12-01', to: '2026-12-01' }],
  [
    'list --day 2026-12-01 --to 2026-12-07 --state no-show',
    { command: 'list', limit: 50, from: '2026-12-01', to: '2026-12-07', state: 'noShow' },
  ],
  ['list --day 1.12.2026', { command: 'list', limit: 50, from: '2026-12-01', to: '2026-12-01' }],
  ['list --state confirmed', { command: 'list', limit: 50, state: 'confirmed' }],
  ['month 2026-11 --csv', { command: 'month', month: '2026-11', as: 'csv' }],
  ['month 2026-02 --isdoc', { command: 'month', month: '2026-02', as: 'isdoc' }],
  ['month 2026-02 --xlsx', { command: 'month', month: '2026-02', as: 'xlsx' }],
  ['month 2026-02 --payments', { command: 'month', month: '2026-02', as: 'payments' }],
  ['find Jana Nováková', { command: 'find', text: 'Jana Nováková' }],
  ['find 26 8487', { command: 'find', text: '268487' }],
  ['show 26 1234 5678', { command: 'show', number: N }],
  ['confirm 26 1234 5678', { command: 'confirm', number: N }],
  ['settle 26 1234 5678', { command: 'settle', item: N }],
  [`show ${N}`, { command: 'show', number: N }],
  [`confirm ${N}`, { command: 'confirm', number: N }],
  [
    `quote ${N} --total 6500,50 --until 2026-12-24T18:00`,
    { command: 'quote', number: N, total: 650_050, until: '2026-12-24T18:00', words: '' },
  ],
  [
    `quote ${N} --total 6500 --vat 0`,
    {
      command: 'quote',
      number: N,
      total: 65e4,
      vatRateBp: 0,
      until: null,
      words: '',
    },
  ],
  [
    `answer ${N} --yes --time 2026-12-24T18:00`,
    {
      command: 'answer',
      number: N,
      isGranted: true,
      words: '',
      total: null,
      time: '2026-12-24T18:00',
      until: null,
    },
  ],
  [
    `assign ${N} --driver Karel --phone 777123456 --car Škoda --plate 1AB2345`,
    {
      command: 'assign',
      number: N,
      driver: 'Karel',
      phone: '+420777123456',
      car: 'Škoda',
      plate: '1AB2345',
    },
  ],
  [`paid ${N}`, { command: 'paid', number: N, amount: null, day: null, way: null, reference: '' }],
  [
    `refunded ${N} --amount 500 --day 2026-11-23 --way cash --reference till`,
    {
      command: 'refunded',
      number: N,
      amount: 50_000,
      day: '2026-11-23',
      way: 'cash',
      reference: 'till',
    },
  ],
  [`undo ${N}`, { command: 'undo', number: N }],
  [`note ${N} --text Volal`, { command: 'note', number: N, text: 'Volal' }],
  [
    `correct ${N} --set time=09:30 --set phone=608111222`,
    {
      command: 'correct',
      number: N,
      fields: { time: '09:30', phone: '608111222' },
      landedAt: null,
    },
  ],
  [
    `no-show ${N} --reason Nikdo --leg 1 --back-too`,
    {
      command: 'no-show',
      number: N,
      reason: 'Nikdo',
      waitedUntil: null,
      leg: 1,
      isBackCancelled: true,
    },
  ],
  [`progress ${N} --step aboard`, { command: 'progress', number: N, step: 'aboard' }],
  [
    `no-show ${N} --reason Nikdo`,
    { command: 'no-show', number: N, reason: 'Nikdo', waitedUntil: null },
  ],
  [
    `no-show ${N} --reason Nikdo --waited-until 2026-12-24T18:00`,
    { command: 'no-show', number: N, reason: 'Nikdo', waitedUntil: '2026-12-24T18:00' },
  ],
  [`done ${N} --why Dřív`, { command: 'done', number: N, why: 'Dřív' }],
  [
    `price ${N} --total 6000 --reason Omluva`,
    { command: 'price', number: N, total: 600_000, reason: 'Omluva' },
  ],
  [`reopen ${N} --reason Omyl`, { command: 'reopen', number: N, reason: 'Omyl' }],
  [
    `surcharge ${N} --amount 1 --reason x`,
    { command: 'surcharge', number: N, amount: 100, reason: 'x' },
  ],
  ['replay --state dead', { command: 'replay', item: null, state: 'dead' }],
  [`settle ${N}`, { command: 'settle', item: N }],
  ['erase --email Jana@Example.com', { command: 'erase', email: 'Jana@example.com' }],
  ['export --email Jiří@Příklad.cz', { command: 'export', email: 'Jiří@příklad.cz' }],
  ['erase-again --remote', { command: 'erase-again', after: '' }],
])('“%s” is understood', (line, command) => {
  expect(read(line)).toEqual(command)
})

test.each([
  ['cnfirm', 'Did you mean confirm?'],
  ['noshow', 'Did you mean no-show?'],
  ['xyz', 'There is no command “xyz”.'],
  ['month 2026-11', '--xlsx for a spreadsheet, --csv or --payments'],
  ['month 2026-11 --csv --isdoc', '--xlsx for a spreadsheet, --csv or --payments'],
  ['month 11/2026 --csv', 'write 2026-11.'],
  ['month --csv', 'write 2026-11.'],
  ['month 2026-13 --csv', 'write 2026-11.'],
  [N, `Did you mean show ${N}?`],
  ['26 1234 5678', 'Did you mean show 26 1234 5678?'],
  ['confirm', 'ten digits, such as 26 8487 2449'],
  ['confirm 26 1234 567', '“26 1234 567” has 9.'],
  ['show Nováková', 'By a name: find Nováková.'],
  ['list Novák', 'Did you mean find Novák?'],
  ['list --day 32.12.2026', '--day 32.12.2026 is not understood: write --day 2026-12-24'],
  ['list --to 2026-12-01', '--to needs --day'],
  ['list --day 2026-12-02 --to 2026-12-01', '--to 2026-12-01 is before --day 2026-12-02.'],
  ['list --state confirmd', 'Did you mean confirmed?'],
  ['list --state dead', 'one of received, offered, confirmed'],
  ['find', 'find takes three signs or more'],
  ['find xy', 'find takes three signs or more'],
  [`confirm ${N} --totl 1`, 'Did you mean --total?'],
  [`confirm ${N} --total 1`, 'confirm takes no --total'],
  [`confirm ${N} ${N}`, 'has 20'],
  ['assign 26 1234 5678 --driver Karel Novák', 'What does “Novák” mean?'],
  [`reject ${N} --reason Nemáme vůz`, 'What does “vůz” mean? Words with spaces go in quotes.'],
  [`quote ${N}`, 'needs --total'],
  [`quote ${N} --total 0`, '--total 0 is not understood: write --total 6500, the price in crowns'],
  [`quote ${N} --total 6,500`, '--total 6,500 is not understood'],
  [`quote ${N} --total 6500 --vat 2100`, 'write --vat 0|12|21'],
  [`quote ${N} --total 5 --until 24.12.2026`, 'write --until 2026-12-24T18:00'],
  [`answer ${N}`, '--yes or --no'],
  [`answer ${N} --yes --no`, '--yes or --no'],
  [`answer ${N} --no`, 'needs --reason'],
  [`answer ${N} --no --reason x --total 5`, 'changes nothing'],
  [`assign ${N} --driver a --car b --plate c --phone 12`, '--phone'],
  [`progress ${N} --step arived`, 'Did you mean arrived?'],
  ['replay', 'replay takes'],
  [`replay ${N} --state dead`, 'replay takes'],
  ['list --limit 1.5', 'whole number'],
  ['list --json --csv', 'not both'],
  ['erase', 'needs --email'],
  ['erase-again --email jana@example.com', 'takes no --email'],
  ['erase --email jana', '--email jana is not understood: write --email jana@example.com'],
  [
    'assign 2684872449 --driver Petr --phone 777111222 --car Octavia --plate 1AB2345 --email jiří@firma.cz',
    '--email jiří@firma.cz is not understood',
  ],
])('“%s” is misspelt: %s', (line, says) => {
  expect(read(line)).toEqual({ kind: 'misspelt', says: expect.stringContaining(says) })
})

test('the reason may hold spaces, and must hold something', () => {
  expect(read(`reject ${N}`, '--reason', ' Nemáme vůz ')).toMatchObject({ reason: 'Nemáme vůz' })
  expect(read(`reject ${N}`, '--reason', ' ')).toMatchObject({ kind: 'misspelt' })
})

test('a number with spaces in quotes, also with those that mails print, is a number', () => {
  expect(read('show', '26 1234 5678')).toEqual({ command: 'show', number: N })
  expect(read('paid', '26\u00a01234\u00a05678')).toMatchObject({ number: N })
  expect(read('find', '26\u00a01234\u00a05678')).toMatchObject({ text: N })
})

test('how the answer is wanted goes with every command', () => {
  expect(readTyped(['list', '--json', '--remote'])).toMatchObject({
    manner: { isJson: true, isRemote: true, isCsv: false },
  })
})

test('the help names every command and every line fits a terminal', () => {
  expect(readTyped(['confirm', '--help'])).toEqual({ kind: 'help' })
  for (const name of COMMANDS.keys()) expect(helpText()).toContain(`\n  ${name}`)
  for (const line of helpText().split('\n')) expect(line.length).toBeLessThan(120)
})
