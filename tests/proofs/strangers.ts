import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSite } from '../../scripts/tools/build-site.ts'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { quietEnv } from '../../scripts/tools/run.ts'
import { hiddenFields, aRide } from '../support/site/http-customer.ts'
import { startSite } from '../support/site/killed-site.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'
import { portFor } from '../../scripts/tools/port.ts'

// `npm run proof -- strangers [100000]`: that many drafts by the store's own function, from one /48 as fast as the
// limits let through, and 2,000 posts of one /48 to the built site over HTTP, with 100 people who order at once after
// each. HTTP is first, because it takes minutes and the store up to an hour and a half on a busy machine; `0` runs
// HTTP alone.
const [drafts] = readNumbers('npm run proof -- strangers [drafts: 100000]', [100_000])
const POSTS = 2_000
const PEOPLE = 100
const AT_ONCE = 20
const port = await portFor('npm run proof -- strangers', 8799)
const state = resolve('.wrangler/strangers')

await buildSite()
rmSync(state, { recursive: true, force: true })
mkdirSync(state, { recursive: true })
await prepareLocalDatabases(state, 'embedded')
const site = await startSite({ port, state, providerUrl: null })
try {
  const refused = await strangersPost()
  const placed = await peopleOrder()
  console.log(JSON.stringify({ posts: POSTS, refused, people: PEOPLE, placed }))
  process.exitCode = placed === PEOPLE ? 0 : 1
} finally {
  await site.kill()
}
if (drafts > 0) fillStore()

function fillStore(): void {
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['run', '--silent=false', '--project', 'worker', 'tests/proofs/strangers.test.ts'],
    {
      env: { ...quietEnv, STRANGERS: String(drafts), NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
    },
  )
  console.log(/strangers (\{.*\})/.exec(stdout)?.[1] ?? stdout + stderr)
  if (status !== 0) process.exitCode = 1
}

async function post(path: string, address: string, fields: Record<string, string>, Cookie = '') {
  return fetch(site.address + path, {
    method: 'POST',
    headers: { 'CF-Connecting-IP': address, Cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** Posts of "Continue" from one /48, each from another /64; how many of them the limits refused. */
async function strangersPost(): Promise<number> {
  let refused = 0
  for (let nth = 0; nth < POSTS; nth += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, one) =>
        post('/objednavka', `2001:db8:7:${(nth + one).toString(16)}::1`, aRide()),
      ),
    )
    refused += answers.filter((answer) => answer.status === 429).length
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  }
  return refused
}

/** People who press "Continue" all at once, then look at their summary, then order; how many have an order. */
async function peopleOrder(): Promise<number> {
  const people = Array.from({ length: PEOPLE }, (_, one) => `198.51.100.${one + 1}`)
  const pressed = await Promise.all(
    people.map(async (address) => ({
      address,
      answer: await post('/objednavka', address, aRide()),
    })),
  )
  const placed = await Promise.all(
    pressed.map(async ({ address, answer }) => {
      const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      const summary = await fetch(site.address + (answer.headers.get('Location') ?? ''), {
        headers: { 'CF-Connecting-IP': address, Cookie },
      })
      const fields = { ...hiddenFields(await summary.text()), paymentMethod: 'card', note: '' }
      const order = await post('/souhrn-objednavky', address, fields, Cookie)
      const isPlaced = /^\/stav-objednavky\/\d{10}\./.test(order.headers.get('Location') ?? '')
      return order.status === 303 && isPlaced
    }),
  )
  return placed.filter(Boolean).length
}
