import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { freePort } from '../support/site/free-port.mjs'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { startSite } from '../support/site/killed-site.ts'
import { inHours } from '../support/order-fields.ts'

// Cloudflare runs a Worker in many isolates, which share nothing but the databases.

const TOKEN = 'the token of the terminal, 32 or more'
const PAIRS = 200

let site: Awaited<ReturnType<typeof startSite>>
let addresses: [string, string]

beforeAll(async () => {
  const state = freshState('test-two-isolates')
  await prepareLocalDatabases(state, 'embedded')
  const [port, second] = [await freePort(), await freePort()]
  site = await startSite({
    port,
    isolates: [second],
    state,
    providerUrl: null,
    more: { ORDERS_TOKEN: TOKEN },
  })
  addresses = [site.address, `http://localhost:${second}`]
}, 120_000)

afterAll(() => site.kill())

async function act(address: string, body: Record<string, unknown>) {
  const response = await fetch(`${address}/api/acts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: { error?: string } = await response.json()
  return { status: response.status, error: answer.error }
}

test('of two dispatchers who give one driver two rides at one moment in two isolates, one is asked', async () => {
  const numbers: string[] = []
  for (const address of addresses) {
    const { number } = await placeOverHttp(address, {
      fields: inHours(30),
      paymentMethod: 'bankTransfer',
    })
    expect(await act(address, { number, command: 'confirm' })).toMatchObject({ status: 200 })
    numbers.push(number)
  }
  const found = new Map<string, number>()
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const driver = {
      command: 'assign',
      driver: `Řidič ${pair}`,
      phone: `+4207771${String(pair).padStart(5, '0')}`,
      car: 'Octavia',
      plate: `${pair}AB 1111`,
    }
    const answers = await Promise.all(
      // The second is first in every other pair.
      (pair % 2 === 0 ? addresses : addresses.toReversed()).map((address) =>
        act(address, { number: numbers[addresses.indexOf(address)], ...driver }),
      ),
    )
    const line = answers.map(({ status, error }) => `${status} ${error ?? ''}`).toSorted()
    found.set(line.join(), (found.get(line.join()) ?? 0) + 1)
  }
  expect(Object.fromEntries(found)).toEqual({ '200 ,409 objected': PAIRS })
})
