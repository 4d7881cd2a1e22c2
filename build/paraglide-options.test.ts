import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quietEnv } from '../scripts/tools/run.ts'

const SETTINGS = 'project.inlang/settings.json'
const SOURCES = 'app.config.ts build carriers messages package-lock.json scripts src tsconfig.json'
const LEFT = /src\/paraglide|pictures\/public|terms-versions|\.test\.tsx?$/

/** A copy of what messages are compiled from: two commands at once would write the same files. */
const folder = mkdtempSync(join(tmpdir(), 'inlang-'))

beforeAll(() => {
  for (const path of [...SOURCES.split(' '), SETTINGS]) {
    const filter = (file: string) => !LEFT.test(file)
    cpSync(path, join(folder, path), { recursive: true, filter })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What every command does first. */
function generate(environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    [
      '--import',
      join(folder, 'scripts/tools/launch.ts'),
      join(folder, 'build/generate.ts'),
      '--without-types',
    ],
    { cwd: folder, env: { ...quietEnv, CARRIER: '', ...environment }, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

function change(path: string, edit: (source: string) => string): () => void {
  const before = read(path)
  expect(edit(before), path).not.toBe(before)
  writeFileSync(join(folder, path), edit(before))
  return () => writeFileSync(join(folder, path), before)
}

test('Paraglide alone, as its editors, opens the messages by the committed settings', async () => {
  await compile({
    project: join(folder, dirname(SETTINGS)),
    outdir: join(folder, 'alone'),
    outputStructure: 'locale-modules',
  })
  const english = read('alone/messages/en.js')
  const keys = Object.keys(JSON.parse(read('messages/en.json')))
  // A key with capitals or a dash gets a name of its own, such as status_event_noshow1.
  const nameOf = (key: string) => `const ${key.replace('-', '_').toLowerCase()}`
  expect(keys.filter((key) => !english.includes(nameOf(key)))).toEqual([])
  expect(existsSync(join(folder, 'alone/messages/de.js'))).toBe(false)
})

test('the messages of the carrier in place are compiled from the committed settings', () => {
  expect(generate()).toEqual({ status: 0, said: '' })
  expect(read('src/paraglide/README.md')).toContain('Compiled from: `./project.inlang`')
  expect(read('src/paraglide/runtime.js')).toContain('(["cs","en"])')
  // One that the market says otherwise.
  const { pay_qr_hint: hint } = JSON.parse(read('messages/cz/en.json'))
  expect(read('src/paraglide/messages/pay_qr_hint.js')).toContain(hint)
})

test('another carrier for one command gets its own languages and leaves the settings as they are', () => {
  const before = read(SETTINGS)
  expect(generate({ CARRIER: 'donaufahrt' })).toEqual({ status: 0, said: '' })
  expect(read('src/paraglide/runtime.js')).toContain('(["de","en"])')
  expect(read(SETTINGS)).toBe(before)
})

test('a change of the settings alone compiles anew, in the languages of the carrier', () => {
  const back = change(SETTINGS, (source) => source.replace('["cs", "en"]', '["cs", "en", "de"]'))
  expect(generate()).toEqual({ status: 0, said: '' })
  expect(read('src/paraglide/runtime.js')).toContain('(["cs","en"])')
  back()
})

test.each([
  ['a broken file', (source: string) => source.replace('{', ''), 'is no JSON'],
  [
    'a plug-in from the net',
    (source: string) => source.replace('./node_modules/@', 'https://cdn.example/@'),
    'modules.0: must be ./node_modules/@inlang/plugin-message-format/dist/index.js',
  ],
  [
    'other messages',
    (source: string) => source.replace('./messages/', './texts/'),
    'pathPattern: must be ./messages/{locale}.json',
  ],
])('%s ends every command with a sentence', (_, edit, says) => {
  const back = change(SETTINGS, edit)
  const { status, said } = generate()
  expect(status).not.toBe(0)
  expect(said).toContain(SETTINGS)
  expect(said).toContain(says)
  expect(said).not.toContain('DEBUG')
  back()
})
