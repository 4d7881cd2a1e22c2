import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENT = 'docs/specification.md'
const TESTS = 'scripts/checks/specification-tests.txt'
/** A line of the document, where it is met, and the numbers of its tests. */
const ROW = /^- (.+) _\((.+); ([\d, ]+)\)_$/gm
/** A test of the list. */
const TEST = /^(\d+)\. (.+)$/gm
/** A place as a row names it. */
const PATH = /`((?:src|docs|carriers|scripts|project)[\w.-]*\/[\w./-]+)`/g
/** A test as a row names it: its file and its title. */
const NAMED = /^`([^`]+)`: (.+)$/
const CARD = {
  packages:
    '@tanstack/react-start @tanstack/react-router @tanstack/react-query @tanstack/react-form react react-dom wrangler @inlang/paraglide-js valibot react-hot-toast vitest playwright',
  topLevel:
    'src public messages project.inlang wrangler.toml app.config.ts package.json tsconfig.json tests',
}

type Line = { line: string; where: string; tests: string[] }

function linesOf(document: string, list: string): Line[] {
  const byNumber = new Map(
    Array.from(list.matchAll(TEST), ([, number = '', named = '']) => [number, named]),
  )
  return Array.from(document.matchAll(ROW), ([, line = '', where = '', numbers = '']) => ({
    line,
    where,
    tests: numbers.split(', ').map((number) => byNumber.get(number) ?? ''),
  }))
}

function hashOf(lines: readonly Line[]): string {
  const hash = createHash('sha256')
  for (const { line } of lines) hash.update(`${line}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** What is wrong with the places and the tests that lines name. */
function problemsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ line, where, tests }) => [
    ...Array.from(where.matchAll(PATH), ([, path = '']) => path)
      .filter((path) => !existsSync(path))
      .map((path) => `${path} is not there, where this is met: ${line}`),
    ...tests.flatMap((named) => {
      const [, file = '', title = ''] = NAMED.exec(named) ?? []
      if (!file) return [`no test asks: ${line}`]
      if (!existsSync(file)) return [`${file} is not there, which should ask: ${line}`]
      const source = readFileSync(file, 'utf8')
      const isThere = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
      return isThere ? [] : [`${file} has no test “${title}”, which should ask: ${line}`]
    }),
  ])
}

const lines = linesOf(readFileSync(DOCUMENT, 'utf8'), readFileSync(TESTS, 'utf8'))

test('every line of specification and card stands in the document, word for word', () => {
  expect({ count: lines.length, hash: hashOf(lines) }).toEqual({
    count: 112,
    hash: 'cb8ce0529689c771',
  })
})

test('every line has a test, and each test that it names is there', () => {
  expect(problemsOf(lines)).toEqual([])
})

test('a line without a test, a test or a place that is gone and a dropped line are found', () => {
  const [first, ...others] = lines
  const elsewhere = { line: 'A line', where: '`src/gone.ts`', tests: lines[0]?.tests ?? [] }
  expect(problemsOf([elsewhere])).toEqual(['src/gone.ts is not there, where this is met: A line'])
  const planted = (tests: string[]) => problemsOf([{ line: 'A line', where: '', tests }])
  expect(planted(['—'])).toEqual(['no test asks: A line'])
  expect(planted(['`tests/facts/gone.test.ts`: a title'])).toEqual([
    'tests/facts/gone.test.ts is not there, which should ask: A line',
  ])
  expect(planted(['`tests/facts/contact.test.ts`: gone'])).toEqual([
    'tests/facts/contact.test.ts has no test “gone”, which should ask: A line',
  ])
  expect(hashOf(others)).not.toBe(hashOf(lines))
  expect(hashOf([{ where: '', tests: [], line: `${first?.line}.` }, ...others])).not.toBe(
    hashOf(lines),
  )
})

test('the packages of the card are installed and its top level is there', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  expect(installed).toEqual(expect.arrayContaining(CARD.packages.split(' ')))
  expect(CARD.topLevel.split(' ').filter((path) => !existsSync(path))).toEqual([])
})
