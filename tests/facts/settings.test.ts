import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { startOwnSite } from '../../scripts/tools/own-site.ts'
import { type RawAnswer, sendRaw } from '../support/hostile/raw-request.ts'
import { freePort } from '../support/site/free-port.mjs'

// A site whose origin lacks its scheme, whose link secret is one letter and whose back office is half set up, as
// its own host sees it.

const state = resolve('.wrangler/wrong-settings')
const asked = ['/', '/en/services', '/objednavka', '/robots.txt', '/api/health'] as const
const answers = new Map<string, RawAnswer>()
let said = ''

beforeAll(async () => {
  rmSync(state, { recursive: true, force: true })
  const site = await startOwnSite({
    port: await freePort(),
    state,
    mustBuild: false,
    settings: {
      SITE_ORIGIN: 'www.vozka.cz',
      ORDER_LINK_SECRET: 'q',
      PROVIDER_API_URL: 'http://127.0.0.1:9/v1',
      PROVIDER_BEARER: 'zzzz',
    },
    hear: (text) => (said += text),
  })
  try {
    for (const path of asked) {
      const headers = { Host: 'www.vozka.cz', Accept: 'text/html' }
      answers.set(path, await sendRaw(site.address, { method: 'GET', path, headers, body: null }))
    }
  } finally {
    await site.stop()
  }
}, 120_000)

function answerOf(path: (typeof asked)[number]): RawAnswer {
  return answers.get(path) ?? { status: 0, headers: {}, text: '' }
}

test('a page has its title, may be listed and names its own host', () => {
  for (const path of ['/', '/en/services'] as const) {
    const { status, text } = answerOf(path)
    expect(status).toBe(200)
    expect(text).toMatch(/<title>(?!Neexistující|Page does not exist)[^<]{30,}<\/title>/)
    expect(text).toContain('<meta name="robots" content="index, follow"/>')
    expect(text).toContain(`<link rel="canonical" href="https://www.vozka.cz${path}"/>`)
  }
  expect(answerOf('/robots.txt').text).toContain('Sitemap: https://www.vozka.cz/sitemap.xml')
})

test('the order says calmly to call', () => {
  const { status, text } = answerOf('/objednavka')
  expect(status).toBe(503)
  expect(text).toContain(`href="tel:${appConfig.company.phone}"`)
})

test('health and the start say what is wrong, health to a stranger no more than that', () => {
  const { status, text } = answerOf('/api/health')
  expect(status).toBe(503)
  expect(text).toBe('{"status":"actionNeeded","reasons":["settingsWrong"]}')
  expect(said).toMatch(/^Back office: none/)
  for (const name of ['SITE_ORIGIN', 'ORDER_LINK_SECRET', 'PROVIDER_ACCESS_TOKEN']) {
    expect(said).toContain(`Setting ${name} `)
  }
  expect(said).not.toContain('zzzz')
})
