import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { askSite } from './ask-site.ts'

const command = { command: 'confirm', number: '2612345678' } as const
const done = { ok: true, kind: 'outbox', count: 1 } as const
const running: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

/** A site that accepts one token and gives this answer; it records the requests. */
async function aSite(token: string, answer: { status?: number; body?: unknown } = {}) {
  const sent: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      sent.push(`${request.method} ${request.url} ${body}`)
      const isKnown = request.headers.authorization === `Bearer ${token}`
      response.statusCode = isKnown ? (answer.status ?? 200) : 401
      response.end(isKnown ? JSON.stringify(answer.body ?? done) : '')
    })
  })
  running.push(server)
  await new Promise<void>((ready) => server.listen(0, () => ready()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { sent, PORT: String(port), SITE_ORIGIN: `http://localhost:${port}` }
}

function aStateFolder(token?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vozka-orders-'))
  if (token) writeFileSync(`${folder}/orders-token`, token)
  return folder
}

test('the running site is asked with the token that the start made, also beside that of another site', async () => {
  const { sent, PORT } = await aSite('made')
  for (const environment of [{ PORT }, { PORT, ORDERS_TOKEN: 'of the deployed site' }]) {
    const where = { isRemote: false, stateFolder: aStateFolder('made'), environment }
    expect(await askSite(command, where)).toEqual({ kind: 'answered', answer: done })
  }
  expect(sent[0]).toBe(`POST /api/acts ${JSON.stringify(command)}`)
})

test('the deployed site is asked with the settings of the environment alone', async () => {
  const { SITE_ORIGIN } = await aSite('deployed')
  const where = { isRemote: true, stateFolder: aStateFolder('deployed') }
  const environment = { SITE_ORIGIN, ORDERS_TOKEN: 'deployed' }
  expect(await askSite(command, { ...where, environment })).toMatchObject({ kind: 'answered' })
  for (const lacking of [{ SITE_ORIGIN }, { ORDERS_TOKEN: 'deployed' }]) {
    expect(await askSite(command, { ...where, environment: lacking })).toMatchObject({
      kind: 'nobody',
      says: '--remote needs SITE_ORIGIN and ORDERS_TOKEN in the environment.',
    })
  }
})

test('the token never goes over plain http to another machine', async () => {
  const environment = { SITE_ORIGIN: 'http://www.example.com', ORDERS_TOKEN: 'deployed' }
  const where = { isRemote: true, stateFolder: aStateFolder(), environment }
  expect(await askSite(command, where)).toEqual({
    kind: 'nobody',
    says: 'SITE_ORIGIN must be https.',
  })
})

test('where no site answers it is said where one was looked for', async () => {
  const where = { isRemote: false, stateFolder: aStateFolder('made'), environment: { PORT: '4' } }
  expect(await askSite(command, where)).toMatchObject({
    kind: 'nobody',
    says: expect.stringContaining('http://localhost:4'),
  })
})

test.each([
  [404, { error: 'missing' }, 'ORDERS_TOKEN is not set there'],
  [429, { error: 'too_many' }, 'wait a minute'],
  [200, { ok: true, kind: 'another' }, 'no answer of the terminal'],
])('an answer %d that is none of ours is told', async (status, body, says) => {
  const { PORT } = await aSite('made', { status, body })
  const where = { isRemote: false, stateFolder: aStateFolder('made'), environment: { PORT } }
  expect(await askSite(command, where)).toMatchObject({
    kind: 'failed',
    says: expect.stringContaining(says),
  })
})

/** A site that cuts its first answers; it does each command, and a key once. */
async function aCuttingSite(cuts: number) {
  const keys: (string | undefined)[] = []
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      keys.push(request.headers['idempotency-key']?.toString())
      if (keys.length > cuts) response.end(JSON.stringify(done))
      else if (keys.length % 2) response.destroy()
      else {
        response.writeHead(200, { 'Content-Length': '100' })
        response.write('{"ok":true', () => response.destroy())
      }
    })
  })
  running.push(server)
  await new Promise<void>((ready) => server.listen(0, () => ready()))
  const address = server.address()
  const PORT = String(typeof address === 'object' && address ? address.port : 0)
  const where = { isRemote: false, stateFolder: aStateFolder('made'), pauses: [1, 1] }
  return { keys, where: { ...where, environment: { PORT } } }
}

test('a lost answer is asked for again under the same key, and another command has another one', async () => {
  const { keys, where } = await aCuttingSite(2)
  expect(await askSite(command, where)).toEqual({ kind: 'answered', answer: done })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  await askSite(command, where)
  expect(new Set(keys).size).toBe(2)
})

test('where no answer ever arrives it is said what may have happened, and how to see it', async () => {
  const { where } = await aCuttingSite(9)
  expect(await askSite(command, where)).toMatchObject({
    kind: 'failed',
    says: expect.stringMatching(/confirm may have happened: show 26 1234 5678 tells/),
  })
})

test('a question carries no key, and without an answer the database is read', async () => {
  const { keys, where } = await aCuttingSite(9)
  const list = { command: 'list', limit: 1 } as const
  expect(await askSite(list, where)).toMatchObject({ kind: 'nobody' })
  expect(keys).toEqual([undefined, undefined, undefined])
})
