import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { servedCopy } from './served-copy.ts'

test('a site is served as it was built, whatever is built or taken away later, and not as one before it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'served-'))
  const [build, state] = [join(root, 'dist'), join(root, 'state')]
  const make = (script: string) => {
    rmSync(build, { recursive: true, force: true })
    for (const part of ['client', 'server', 'clocked-1'])
      mkdirSync(join(build, part), { recursive: true })
    writeFileSync(join(build, 'client', script), script)
    writeFileSync(join(build, 'server/wrangler.json'), '{}')
  }
  make('page-1.js')
  const first = await servedCopy(build, state, 8787)
  make('page-2.js')
  const other = await servedCopy(build, state, 9000)

  const scriptOf = (server: string, name: string) =>
    readFileSync(join(server, '../client', name), 'utf8')
  expect(scriptOf(first, 'page-1.js')).toBe('page-1.js')
  expect(() => scriptOf(first, 'page-2.js')).toThrow('ENOENT')
  expect(scriptOf(other, 'page-2.js')).toBe('page-2.js')
  expect(readFileSync(join(first, 'wrangler.json'), 'utf8')).toBe('{}')

  expect(await servedCopy(build, state, 8787)).toBe(first)
  expect(() => scriptOf(first, 'page-1.js')).toThrow('ENOENT')
})
