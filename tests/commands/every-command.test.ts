import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { isWhole } from '../support/length.ts'
import { freePort } from '../support/site/free-port.mjs'
import { answerSetup } from './answer-setup.ts'
import { makeBareClone, removeClone, type, type Typed } from './bare-clone.mjs'
import { answers, order } from './over-http.mjs'

// Every command of package.json, typed in a clone in which only the tests before have typed something.
const clone = makeBareClone()
const PATIENCE = 300_000
/** A line of a trace of Node. */
const TRACE = /^\s+at .+:\d+:\d+\)?$/m

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
  ['npm run deploy -- --dry-run', 1, 'Nothing was built, migrated or deployed'],
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
/** What serves until Ctrl-C; a path that answers. */
const SERVING = [
  ['npm start', '/'],
  ['npm run dev', '/'],
  ['npm run provider', ''],
  ['npm run carrier -- preview', '/'],
] as const
/** Typed by the tests below. */
const ELSEWHERE = ['drill', 'bench', 'release']

afterAll(() => removeClone(clone))

test('every command of package.json is typed here', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const lines = [...CASES.map(([command]) => command), ...SERVING.map(([command]) => command)]
  const isTyped = (name: string) =>
    ELSEWHERE.includes(name) || lines.some((line) => nameOf(line) === name)
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

test.each(SERVING)('%s answers a page and leaves nothing behind at Ctrl-C', async (command) => {
  const port = await freePort()
  const serving = type(clone, ['sh', '-c', `exec ${command}`], { PORT: String(port) })
  const site = `http://localhost:${port}`
  await untilSaid(serving, String(port))
  const isUp = () =>
    fetch(site).then(
      () => true,
      () => false,
    )
  while (!serving.isEnded && !(await isUp())) await wait(200)
  expect(serving.isEnded, serving.output).toBe(false)
  if (nameOf(command) !== 'provider') expect((await fetch(site)).status).toBe(200)
  expect(serving.output).not.toMatch(TRACE)
  expect(await serving.interrupt(), serving.output).toBe(true)
  expect(await isUp()).toBe(false)
})

test('the terminal, the desk, a drill and a back office that is asked, beside the site', async () => {
  const [port, providerPort] = [await freePort(), await freePort()]
  const site = `http://localhost:${port}`
  const start = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!start.isEnded && !(await answers(site, '/'))) await wait(200)
  const number = await order(site)
  const atSite = { PORT: String(port) }
  const listed = await typed('npm run orders', atSite)
  expect(listed.output).toContain(number.replace(/^(..)(....)/, '$1 $2 '))
  expect((await typed('npm run orders -- lst', atSite)).code).toBe(2)
  const link = await typed('npm run desk -- dispatcher@example.com', atSite)
  expect(link.output).toContain(`${site}/`)
  expect((await typed('npm run desk -- nobody@example.com', atSite)).output).toContain(
    'names nobody',
  )
  expect(await start.interrupt()).toBe(true)
  const drill = await typed('npm run drill')
  expect(drill, drill.output).toMatchObject({ code: 0 })
  expect(drill.output).toContain('tables restored')

  const provider = type(clone, ['npm', 'run', 'provider'], { PORT: String(providerPort) })
  await untilSaid(provider, 'The back office is running')
  const proof = await typed(`npm run proof -- provider http://127.0.0.1:${providerPort}/v1`)
  expect(proof.code, proof.output).toBe(0)
  expect(proof.output).toContain('It keeps the contract.')
  await provider.interrupt()
})

test("another carrier's orders are put aside, and come back with it", async () => {
  const [first] = await ordersOf()
  const setup = await answerSetup(clone)
  expect((await setup.ended).code, setup.output).toBe(0)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const start = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!start.isEnded && !(await answers(site, '/'))) await wait(200)
  expect(start.output).toContain('What vozka had stored on this machine is put aside')
  expect(await (await fetch(site)).text()).toContain('Musterfahrt')
  expect(await ordersOf()).not.toContain(first)
  expect(await start.interrupt()).toBe(true)
  await typed('npm run setup -- --undo')
  const back = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!back.isEnded && !(await answers(site, '/'))) await wait(200)
  expect(back.output).toContain('What vozka had stored on this machine is back.')
  expect(await back.interrupt()).toBe(true)
  expect(await ordersOf()).toContain(first)
})

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

// What was measured beside other tests says nothing; each night all parts are.
test('npm run bench measures what it is asked for', async () => {
  const parts = isWhole ? ['shares', 'start', 'pages', 'lighthouse', 'growth'] : ['shares']
  const { code, output } = await typed(
    `npm run bench -- --quick --print ${isWhole ? '' : 'shares'}`,
  )
  for (const part of parts) expect(output).toContain(`Measuring ${part} …`)
  // How fast this machine is now is no matter.
  expect(output).toMatch(/Measured, after .+ minutes\. Bounds missed: \d+/)
  expect([0, 1]).toContain(code)
  expect(output).not.toMatch(TRACE)
}, 1_200_000)

/** What the list of the terminal says of orders, without a site. */
async function ordersOf(): Promise<string[]> {
  const { output } = await typed('npm run orders')
  return [...output.matchAll(/^\d{2} \d{4} \d{4}/gm)].map(([number]) => number)
}

async function typed(command: string, environment = {}): Promise<Typed> {
  const free = { PORT: String(await freePort()) }
  return type(clone, ['sh', '-c', command], { ...free, ...environment }).ended
}

function nameOf(command: string): string {
  return /npm (?:run )?([a-z]+)/.exec(command)?.[1] ?? command
}

async function untilSaid(serving: Typed, text: string): Promise<void> {
  const begun = Date.now()
  while (!serving.output.includes(text)) {
    expect(serving.isEnded || Date.now() - begun > PATIENCE, serving.output).toBe(false)
    await wait(100)
  }
}
