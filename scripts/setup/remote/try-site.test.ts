import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { trySite } from './try-site.ts'
import { listen } from '../../tools/listen.ts'

const standing = {
  number: '2612345678',
  state: 'confirmed',
  payment: 'awaiting',
  due: 100,
  total: 100,
  pickupAt: '2026-12-31T09:00:00Z',
  until: null,
}

/** A deployed site: what its terminal answers to each command in turn, and how its form answers. */
async function aSite(answers: object[], form = 303) {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      if (request.url === '/robots.txt') return response.end('User-agent: *')
      if (request.url === '/api/health') return response.end('{"status":"ok","reasons":[]}')
      if (request.url === '/contact') return response.writeHead(form).end()
      asked.push(JSON.parse(body))
      if (request.headers.authorization !== 'Bearer token') return response.writeHead(401).end()
      return response.end(JSON.stringify(answers[asked.length - 1]))
    })()
  })
  const origin = await listen(server)
  onTestFinished(() => void server.close())
  return { origin, asked }
}

const site = {
  contactPath: '/contact',
  ordersToken: 'token',
  email: 'boss@muster.example',
  fields: { service: 'comfort', pickup: 'Vienna', dropoff: 'Vienna Airport' },
}
const acted = { ok: true, kind: 'acted', order: standing, told: 'never' }

test('one order is made in a month and cancelled at once, and one mail sent', async () => {
  const { origin, asked } = await aSite([acted, acted])
  const { isWell, text: said } = await trySite({ ...site, origin })
  expect(said).toContain('The test order 2612345678 was made and cancelled.')
  expect(said).toContain('One mail is on its way to boss@muster.example')
  expect(isWell).toBe(true)
  expect(asked).toMatchObject([
    {
      command: 'enter',
      fields: { pickup: 'Vienna', email: 'boss@muster.example' },
    },
    { command: 'cancel', number: '2612345678' },
  ])
})

test('an order that is refused, or stands, is told apart', async () => {
  const refused = await aSite([{ ok: false, error: 'invalid', field: 'dropoff' }])
  expect(await trySite({ ...site, origin: refused.origin })).toMatchObject({
    isWell: false,
    text: expect.stringContaining('No test order was made: its field dropoff is wrong.'),
  })
  const stands = await aSite([acted, { ok: false, error: 'decidedElsewhere', order: null }])
  expect(await trySite({ ...site, origin: stands.origin })).toMatchObject({
    isWell: false,
    text: expect.stringContaining('stands: npm run orders -- cancel 2612345678'),
  })
})

test('a site that is not deployed yet is no fault', async () => {
  const { isWell, text: said } = await trySite({ ...site, origin: 'http://127.0.0.1:1' })
  expect(isWell).toBe(true)
  expect(said).toContain('is not deployed yet: npm run deploy')
})
