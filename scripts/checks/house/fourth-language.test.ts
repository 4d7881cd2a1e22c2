import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyForNewLanguage,
  documentedFiles,
  filesWithTables,
  fillTables,
  makeMessages,
  makeModules,
  NEW,
  speak,
  typeErrors,
} from '../../../tests/support/languages/new-language.ts'

// docs/how-to.md, "A fourth language", followed with a made-up one in a copy of the sources.

const LIST = 'src/lib/locale.ts'
const { made, tables } = documentedFiles()
const withTables = tables.filter((path) => path !== LIST)
/** What the compiler reads fast: the tables that lead to no page and no tool. */
const CHECKED = /^src\/(?:i18n|carrier|lib|order\/(?:price|papers|life|mail))\/|in-language\.ts$/
const checked = withTables.filter((path) => CHECKED.test(path))

let folder: string

beforeAll(async () => {
  folder = await copyForNewLanguage()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the document names each table of words, and nothing else', () => {
  // What setup writes is its own step.
  const found = filesWithTables().filter((path) => !path.startsWith('scripts/setup/'))
  expect(withTables.toSorted()).toEqual(found)
  expect(tables).toContain(LIST)
})

test('the compiler names the file that lacks its grammar, phrases, screens or words', async () => {
  speak(folder)
  await makeMessages(folder, made)
  // A few, so that it is fast: all are `Words` or tables by `Language`.
  const few = withTables.filter((path) => /\/(?:grammars|phrases|screens|words)\.ts$/.test(path))
  const errors = typeErrors(folder, few)
  for (const path of few) expect(errors.get(path)?.join()).toContain(`'${NEW}' is missing`)
  expect(few).toHaveLength(4)
})

test('with every step it compiles, and a page speaks it', () => {
  fillTables(folder, withTables)
  makeModules(folder, made)
  expect([...typeErrors(folder, checked)]).toEqual([])
  const page = spawnSync(process.execPath, ['--input-type=module', '--eval', ASKS_A_PAGE], {
    cwd: folder,
    // Its folder has one carrier, whichever is chosen here.
    env: { ...process.env, CARRIER: '' },
    encoding: 'utf8',
  })
  expect(page.stderr).toBe('')
  expect(page.stdout).toContain(`<html lang="${NEW}"`)
  expect(page.stdout).toMatch(/<h1>⟦.+⟧<\/h1>/)
  expect(page.stdout).toContain('on Saturday 12')
})

const ASKS_A_PAGE = `
import { registerHooks } from 'node:module'
import { useAliases } from './scripts/tools/aliases.ts'
registerHooks({
  resolve: (name, context, next) =>
    name === 'virtual:look'
      ? { url: 'data:text/javascript,export const light={},dark={}', shortCircuit: true }
      : next(name, context),
})
useAliases()
const { refusal } = await import('./src/http/plain/refusal.ts')
const request = new Request('https://www.example.com/nowhere', { headers: { Accept: 'text/html' } })
console.log(await refusal(request, 404).text())
const { formatOn, formatMoney } = await import('./src/i18n/format.ts')
console.log(formatOn('2026-12-12T13:30Z', '${NEW}'), formatMoney({ amount: 5900, currency: 'EUR' }, '${NEW}'))
`
