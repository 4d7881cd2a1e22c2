import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

/** The texts of a file, or of all files in a folder. */
function textsIn(path: string): string[] {
  if (/\.(?:md|tsx?|mjs|toml)$/.test(path)) return [readFileSync(path, 'utf8')]
  if (path.includes('.') || /^src\/paraglide$|node_modules$|dist$/.test(path)) return []
  return readdirSync(path).flatMap((name) => textsIn(`${path}/${name}`))
}
