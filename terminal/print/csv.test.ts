import { expect, test } from 'vitest'
import { listAsCsv } from './csv.ts'

const row = {
  number: '2612345678',
  placed_at: Date.UTC(2026, 10, 22),
  pickup_at: Date.UTC(2026, 6, 3),
  state: 'noShow',
  payment_state: 'refundDue',
  due: -50050,
  total: 79e4,
  currency: 'CZK',
  kind: 'ride',
  name: 'Jana Ukázková',
  delivery: 'delivered',
}

/** Reads a file as a spreadsheet does: by a divider, with the quotes or without regard to them. */
function cellsOf(file: string, divider: string, isQuoted: boolean): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isInside = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at] ?? ''
    if (isQuoted && isInside && sign === '"' && file[at + 1] === '"') {
      cell += sign
      at += 1
    } else if (isQuoted && sign === '"' && (isInside || cell === '')) isInside = !isInside
    else if (!isInside && sign === divider) end()
    else if (!isInside && (sign === '\r' || sign === '\n')) {
      if (sign === '\r' && file[at + 1] === '\n') at += 1
      end()
      rows.push([])
    } else cell += sign
  }
  end()
  return rows.filter((cells) => cells.join('') !== '')
}

/** What Excel with Czech settings shows: it divides by semicolons. */
function inCzechExcel(file: string): string[][] {
  expect(file[0]).toBe('\uFEFF')
  return cellsOf(file.slice(1), ';', true)
}

test('a Czech spreadsheet shows the list in columns, with its letters and its sums', () => {
  const [header, one] = inCzechExcel(listAsCsv([row]))
  expect(header?.join(' ')).toBe(
    'number placed pickup state payment due total currency kind name delivery',
  )
  expect(one).toEqual([
    '2612345678',
    '2026-11-22T00:00:00.000Z',
    '2026-07-03T00:00:00.000Z',
    'noShow',
    'refundDue',
    '-500,50',
    '7900,00',
    'CZK',
    'ride',
    'Jana Ukázková',
    'delivered',
  ])
})

const SIGNS = ['=', '+', '-', '@', '\t=', '\r=', '"=', "'=", ' =', '""=', '";=']
const DIVIDERS = ['', ';', ',', '\t', '"', '\n', '\r\n', '|', '; ', '";"', '",']
const NAMES = DIVIDERS.flatMap((divider) =>
  SIGNS.flatMap((sign) => [
    `${divider}${sign}HYPERLINK("http://evil")`,
    `Jan ${divider}${sign}1+1${divider}`,
  ]),
)

test.each([
  [';', true],
  [';', false],
  [',', true],
  [',', false],
  ['\t', true],
  ['\t', false],
  ['|', false],
] as const)(
  'no name becomes a formula where cells end with %j, quotes read: %j',
  (divider, isQuoted) => {
    for (const name of NAMES) {
      const cells = cellsOf(listAsCsv([{ ...row, name }]).slice(1), divider, isQuoted).flat()
      const shown = cells.map((cell) => cell.replace(/^[\s"]+/, ''))
      // A number is no formula, whatever its sign.
      const formulas = shown.filter(
        (cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+(?:,\d+)?$/.test(cell),
      )
      expect(formulas, JSON.stringify(name)).toEqual([])
    }
  },
)

test('a name that is none of this stays as it is, with its quotes and dividers', () => {
  const name = 'Novák; „Jan“ "Honza", a=b a-b'
  expect(inCzechExcel(listAsCsv([{ ...row, name }]))[1]).toContain(name)
})
