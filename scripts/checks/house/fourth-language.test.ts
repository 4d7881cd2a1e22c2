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

const { made, tables: documented } = documentedFiles()
// What setup writes is its own step.
const tables = filesWithTables().filter((path) => !path.startsWith('scripts/setup/'))
/** What the compiler reads fast: the tables that lead to no page and no tool. */
const CHECKED = /^src\/(?:i18n|carrier|lib|order\/(?:price|papers|life|mail))\/|in-language\.ts$/
const checked = tables.filter((path) => CHECKED.test(path))

let folder: string

beforeAll(async () => {
  folder = await copyForNewLanguage()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the compiler names each file that lacks its words, the document those that it does not name', async () => {
  speak(folder)
  await makeMessages(folder, made)
  const errors = typeErrors(folder, tables)
  const silent = tables.filter((path) => !errors.get(path)?.join().includes(`'${NEW}'`))
  const [list, ...others] = documented
  expect(list).toBe('src/lib/locale.ts')
  expect(silent).toEqual(others.toSorted())
  expect(tables.length).toBeGreaterThan(25)
})

test('with every step it compiles, and a page speaks it', () => {
  fillTables(folder, tables)
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
