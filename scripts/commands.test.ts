import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launched } from './tools/run.ts'
import { deployFile, WRANGLER_FILE } from './tools/deploy-file.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const names = Object.keys(scripts)
/** The script that each command runs, by the launcher. */
const files = Object.values(scripts).map(
  (command) => /^node scripts\/do\.mjs (?:--tools )?(\S+\.ts)$/.exec(command)?.[1] ?? command,
)

test('every command is a script by the launcher, and every script a command', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const found = readdirSync('scripts').filter((name) => /(?<!\.test)\.ts$/.test(name))
  expect(files).toEqual(expect.arrayContaining(found.map((name) => `scripts/${name}`)))
})

test('every command that somebody is told to run is there', () => {
  const folders = ['docs', 'scripts', 'terminal', 'design', 'bench', 'src', 'tests']
  const texts = ['README.md', ...folders, 'wrangler.toml'].flatMap(textsIn)
  const told = texts.flatMap((text) => [...text.matchAll(/\bnpm run (?:-\S+ )*([a-z][\w:-]*)/g)])
  expect(told.length).toBeGreaterThan(20)
  for (const [sentence, name = ''] of told) expect(names, sentence).toContain(name)
})

test('a command of wrangler for the deployed site finds the Worker and the databases of deploy.json', () => {
  const { status } = spawnSync('node', launched('scripts/wrangler.ts', '--version'))
  expect(status).toBe(0)
  const { name, d1 } = JSON.parse(readFileSync(deployFile(null), 'utf8'))
  expect(JSON.parse(readFileSync(WRANGLER_FILE, 'utf8'))).toMatchObject({
    name,
    d1_databases: [
      { binding: 'DB', database_id: d1.DB, database_name: `${name}-site` },
      { binding: 'PROVIDER_DB', database_id: d1.PROVIDER_DB, database_name: `${name}-provider` },
    ],
  })
  const unknown = spawnSync(
    'node',
    launched('scripts/wrangler.ts', '--env', 'nowhere', 'secret', 'list'),
  )
  expect(unknown.status).not.toBe(0)
  expect(String(unknown.stderr)).toContain('deploy.nowhere.json')
})

/** The texts of a file, or of all files in a folder. */
function textsIn(path: string): string[] {
  if (/\.(?:md|tsx?|mjs|toml)$/.test(path)) return [readFileSync(path, 'utf8')]
  if (path.includes('.') || /^src\/paraglide$|node_modules$|dist$/.test(path)) return []
  return readdirSync(path).flatMap((name) => textsIn(`${path}/${name}`))
}
