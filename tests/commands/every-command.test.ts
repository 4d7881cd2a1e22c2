import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { makeBareClone, removeClone } from './bare-clone.mjs'
import { nameOf, TRACE, typeIn } from './type-in.ts'

// Every command of package.json, typed in a clone in which only the tests before have typed something.
const clone = makeBareClone()
const typed = typeIn(clone)
type Case = readonly [command: string, code: number, says: string]

/** Those that `npm run proof` lists. */
const PROOFS = Array.from(
  readFileSync('scripts/proof.ts', 'utf8').matchAll(/^ {2}(\w+): \{$/gm),
  ([, name = '']) => name,
)
/** What ends by itself. */
const CASES: readonly Case[] = [
  ['npm test -- --help', 0, 'npm test -- all'],
  ['npm test -- everything', 2, 'There is no “everything” here.'],
  ['npm run check -- config messages lockfile contract', 0, '4 of 4 checks passed'],
  ['npm run check -- spelling', 2, 'There is no check spelling.'],
  ['npm run format -- README.md', 0, 'Finished'],
  ['npm run deploy -- --dry-run', 0, 'Before npm run deploy there is still missing'],
  ['npm run deploy -- --fast', 2, "Unknown option '--fast'."],
  ['npm run wrangler -- --version', 0, '4.'],
  ['npm run wrangler', 0, 'secret put ORDERS_TOKEN'],
  ['npm run carrier -- left', 1, "Still a sample's"],
  ['npm run carrier -- right', 2, 'There is no “right” here.'],
  ['npm run setup -- --answers scripts/setup/examples/vienna.json', 0, 'files in carriers/muster'],
  ['npm run setup -- --undo', 0, 'carriers/muster is gone'],
  ['npm run setup', 1, 'Nobody can be asked here'],
  ['npm run orders', 1, 'npm start makes it and runs the site'],
  ['npm run desk -- dispatcher@example.com', 1, 'npm start makes it and runs the site'],
  ['npm run terms', 0, 'passed'],
  ['npm run proof', 0, 'soak'],
  ['npm run proof -- soak 5', 0, '"orders":5'],
  ['npm run proof -- soak five', 2, '“five” is no whole number'],
  ['npm run proof -- kill 2', 0, '"kills":2'],
  ['npm run proof -- acts 2', 0, '"kills":2'],
  ...PROOFS.map((name): Case => [`npm run proof -- ${name} --help`, 0, `npm run proof -- ${name}`]),
  ['npm run draw', 0, 'social-pictures'],
  ['npm run draw -- posters', 0, 'posters/experience-dresden.svg'],
  ['npm run draw -- generic', 0, ''],
  ['npm run draw -- icons', 0, 'site.webmanifest'],
  ['npm run draw -- social-pictures', 0, 'social/place-brno.png'],
  ['npm run draw -- contact-sheet', 0, 'docs/images/posters.png'],
  ['npm run screenshots -- faq', 0, '20 screenshots are in test-results/screenshots'],
  ['npm run prepare', 0, ''],
  ['CARRIER=nobody npm start', 1, 'There is no carriers/nobody/carrier.ts'],
  ['PORT=abc npm start', 1, 'PORT=abc is no port'],
  ['npm start -- --fast', 2, "Unknown option '--fast'."],
]
/** Typed below, and in serving-commands.test.ts. */
const ELSEWHERE = ['release', 'bench', 'drill', 'dev', 'provider']

afterAll(() => removeClone(clone))

test('every command of package.json is typed here', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const isTyped = (name: string) =>
    ELSEWHERE.includes(name) || CASES.some(([command]) => nameOf(command) === name)
  expect(Object.keys(scripts).filter((name) => !isTyped(name))).toEqual([])
})

test.each(CASES)('%s ends with %i and says %s', async (command, code, says) => {
  const ended = await typed(command)
  expect(ended.output).toContain(says)
  expect(ended.code, ended.output).toBe(code)
  expect(ended.output).not.toMatch(TRACE)
})

test.each([...new Set(CASES.map(([command]) => nameOf(command)))])(
  '%s has a help',
  async (name) => {
    if (name === 'prepare') return
    const { code, output } = await typed(`npm run ${name} -- --help`)
    expect(code, output).toBe(0)
    expect(output).toContain(`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}`)
  },
)

test('the commands above have changed no file but those that they are for', async () => {
  const { output } = await typed(
    'git status --porcelain -- . :!docs/images :!carriers/vozka/pictures/public/social',
  )
  expect(output).toBe('')
})

test('npm run release -- patch raises the version and records the release', async () => {
  const { code, output } = await typed('npm run release -- patch')
  expect(code, output).toBe(0)
  expect(output).toContain('Commit them with package.json')
  const changed = await typed(
    'git status --porcelain -- CHANGELOG.md package.json package-lock.json migrations',
  )
  expect(changed.output).toMatch(
    /M CHANGELOG\.md\n M package-lock\.json\n M package\.json\n(?:.*\n)*\?\? migrations\/releases\/\d+\.\d+\.\d+\.json/,
  )
})

test('a check names terms that are not stored and writes nothing; npm run terms stores them', async () => {
  const versions = await typed('ls carriers/vozka/words/terms-versions')
  const newest = versions.output.trim().split('\n').at(-1) ?? ''
  await typed(`rm carriers/vozka/words/terms-versions/${newest}`)
  const check = await typed('npx vitest run --project=carrier kept-terms')
  expect(check.code).not.toBe(0)
  expect(check.output).toContain('npm run terms stores a new version')
  const status = await typed('git status --porcelain carriers/vozka/words')
  expect(status.output).toBe(` D carriers/vozka/words/terms-versions/${newest}\n`)
  expect((await typed('npm run terms')).code).toBe(0)
  expect((await typed('git status --porcelain carriers/vozka/words')).output).toBe('')
})
