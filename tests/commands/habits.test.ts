import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/site/free-port.mjs'
import { makeBareClone, removeClone, type, type Typed } from './bare-clone.mjs'
import { answers, order } from './over-http.mjs'

// What engineers type by habit, in a clone where `npm ci` alone has run: it ends with the script `prepare`.
const clone = makeBareClone()

async function typed(...command: string[]): Promise<Typed> {
  return type(clone, command).ended
}

beforeAll(async () => {
  expect(await typed('npm', 'run', 'prepare')).toMatchObject({ code: 0 })
})
afterAll(() => removeClone(clone))

test('npx tsc finds no error', async () => {
  expect(await typed('npx', 'tsc')).toMatchObject({ code: 0, output: '' })
})

test('npx vitest runs a test that reads messages, also after one was changed', async () => {
  const file = join(clone, 'messages/en.json')
  const messages: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...messages, nav_about: 'The changed drivers' }))
  const { code, output } = await typed('npx', 'vitest', 'run', '--project=unit', 'src/lib/money')
  expect(code, output).toBe(0)
  expect(output).toContain('passed')
  const compiled = await typed('grep', '-r', 'The changed drivers', 'src/paraglide')
  expect(compiled.code).toBe(0)
})

test('npx vitest builds the site that its tests ask over HTTP', async () => {
  const { code, output } = await typed('npx', 'vitest', 'run', '--project=facts', 'facts/settings')
  expect(code, output).toBe(0)
  expect(output).toContain('passed')
})

test('npx playwright test builds the site that it asks', async () => {
  await typed('rm', '-rf', 'dist')
  const { code, output } = await typed('npx', 'playwright', 'test', 'journeys/faq')
  expect(code, output).toBe(0)
  expect(output).toMatch(/\d passed/)
})

test('npx vite build builds, also after the packages were installed anew', async () => {
  await typed('rm', '-rf', 'node_modules/.cache')
  const { code, output } = await typed('npx', 'vite', 'build')
  expect(code, output).toBe(0)
})

test('npx wrangler dev builds the site, prepares its databases and takes an order', async () => {
  await typed('rm', '-rf', 'dist', '.wrangler/state')
  const port = await freePort()
  const site = `http://localhost:${port}`
  const dev = type(clone, ['npx', 'wrangler', 'dev', '--port', String(port)])
  while (!dev.isEnded && !(await answers(site, '/'))) await wait(250)
  expect(dev.isEnded, dev.output).toBe(false)
  expect(await answers(site, '/en/experiences/unforgettable-experiences'), dev.output).toBe(true)
  expect(await order(site)).toMatch(/^\d{10}$/)
  await dev.interrupt()
  expect(await answers(site, '/')).toBe(false)
})

test('npx wrangler deploy is refused with the command to run, also after a build for another environment', async () => {
  for (const build of [['true'], ['env', 'CLOUDFLARE_ENV=preview', 'npx', 'vite', 'build']]) {
    expect(await typed(...build)).toMatchObject({ code: 0 })
    const { code, output } = await typed('npx', 'wrangler', 'deploy')
    expect(code).not.toBe(0)
    expect(output).toContain('run: npm run deploy')
  }
})
