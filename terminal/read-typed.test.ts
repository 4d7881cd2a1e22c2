import { expect, test } from 'vitest'
import { commandNames } from './commands.ts'
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
  [`show ${N}`, { command: 'show', number: N }],
  [`confirm ${N}`, { command: 'confirm', number: N }],
  [
    `quote ${N} --total 6500.50 --until 2026-12-24T18:00`,
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
  [`paid ${N}`, { command: 'paid', number: N, amount: null }],
  [`refunded ${N} --amount 500`, { command: 'refunded', number: N, amount: 50_000 }],
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
])('“%s” is understood', (line, command) => {
  expect(read(line)).toEqual(command)
})

test.each([
  ['cnfirm', 'Did you mean confirm?'],
  ['noshow', 'Did you mean no-show?'],
  ['xyz', 'There is no command “xyz”.'],
  [N, `Did you mean show ${N}?`],
  ['confirm', 'ten digits'],
  [`confirm ${N} --totl 1`, 'Did you mean --total?'],
  [`confirm ${N} --total 1`, 'confirm takes no --total'],
  [`confirm ${N} ${N}`, 'go in quotes'],
  [`quote ${N}`, 'needs --total'],
  [`quote ${N} --total 6500,50`, 'write 6500.50'],
  [`quote ${N} --total 6500 --vat 2100`, 'write 0, 12 or 21'],
  [`quote ${N} --total 5 --until 24.12.2026`, 'write it as'],
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
  ['erase --email jana', 'takes an address'],
])('“%s” is misspelt: %s', (line, says) => {
  expect(read(line)).toEqual({ kind: 'misspelt', says: expect.stringContaining(says) })
})

test('the reason may hold spaces, and must hold something', () => {
  expect(read(`reject ${N}`, '--reason', ' Nemáme vůz ')).toMatchObject({ reason: 'Nemáme vůz' })
  expect(read(`reject ${N}`, '--reason', ' ')).toMatchObject({ kind: 'misspelt' })
})

test('how the answer is wanted goes with every command', () => {
  expect(readTyped(['list', '--json', '--remote'])).toMatchObject({
    manner: { isJson: true, isRemote: true, isCsv: false },
  })
})

test('the help names every command and every line fits a terminal', () => {
  expect(readTyped(['confirm', '--help'])).toEqual({ kind: 'help' })
  for (const name of commandNames) expect(helpText()).toContain(`\n  ${name}`)
  for (const line of helpText().split('\n')) expect(line.length).toBeLessThan(120)
})
