import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const commands = readdirSync('scripts')
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => name.replace(/\.ts$/, ''))

test('every script is a command by the launcher, and every command a script', () => {
  expect(scripts).toEqual(
    Object.fromEntries(commands.map((name) => [name, `node scripts/do.mjs ${name}`])),
  )
})

test('every command that somebody is told to run is there', () => {
  const texts = ['README.md', 'docs', 'scripts', 'src', 'tests', 'wrangler.toml'].flatMap(textsIn)
  const told = texts.flatMap((text) => [...text.matchAll(/\bnpm run (?:-\S+ )*([a-z][\w:-]*)/g)])
  expect(told.length).toBeGreaterThan(20)
  for (const [sentence, name = ''] of told) expect(commands, sentence).toContain(name)
})

/** The texts of a file, or of all files in a folder. */
function textsIn(path: string): string[] {
  if (/\.(?:md|tsx?|mjs|toml)$/.test(path)) return [readFileSync(path, 'utf8')]
  if (path.includes('.') || path === 'src/paraglide') return []
  return readdirSync(path).flatMap((name) => textsIn(`${path}/${name}`))
}
