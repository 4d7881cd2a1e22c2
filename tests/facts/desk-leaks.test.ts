import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOwnSite } from '../../scripts/tools/own-site.ts'
import { type HttpVisitor, httpVisitor, type Page } from '../support/http/visitor.ts'
import { filesBelow, holdsPerson, person, rawText, secrets } from '../support/leaks/canary.ts'
import { inHours } from '../support/order-fields.ts'
import { aCrew, deskVisitor } from '../support/site/desk.ts'
import { DESK_PEOPLE } from '../support/site/desk-people.ts'
import { freePort } from '../support/site/free-port.mjs'
import { placeOverHttp } from '../support/site/http-customer.ts'

// A recognisable person orders at a site of its own, and the desk and a driver do with the order all that they can.
const state = resolve('.wrangler/desk-canary')
let site = { address: '', state, stop: () => Promise.resolve() }
let said = ''
/** Every answer of the site: where it was asked, and its headers. */
const answers: { method: string; path: string; status: number; headers: Headers }[] = []
const plainFetch = globalThis.fetch

beforeAll(async () => {
  rmSync(state, { recursive: true, force: true })
  const started = await startOwnSite({
    port: await freePort(),
    state,
    mustBuild: false,
    settings: {
      DESK_PEOPLE: JSON.stringify(DESK_PEOPLE),
      LOG_LEVEL: 'log',
      ORDER_LINK_SECRET: secrets.ORDER_LINK_SECRET,
    },
    hear: (text) => (said += text),
  })
  site = { ...started, state }
  globalThis.fetch = async (input, init) => {
    const answer = await plainFetch(input, init)
    const path = answer.url.slice(site.address.length)
    const { status, headers } = answer
    answers.push({ method: init?.method ?? 'GET', path, status, headers })
    return answer
  }
}, 200_000)

afterAll(async () => {
  globalThis.fetch = plainFetch
  await site.stop()
})

const formWith = (intent: string) => ({ form: `form:has(input[name=intent][value="${intent}"])` })

/** Performs an act by the form of the order's page, as it stands there now. */
async function act(
  desk: HttpVisitor,
  path: string,
  intent: string,
  fields: Record<string, string> = {},
): Promise<Page> {
  const page = await desk.open(path)
  return desk.submit(
    page,
    fields,
    intent === 'undo' ? { form: 'form:has([value=undo])', button: 'Vzít zpět' } : formWith(intent),
  )
}

let number = ''
let ridePath = ''

test('the desk and a driver do all that they can with an order', async () => {
  const desk = await deskVisitor('dana', site)
  // What costs money is an owner's.
  const olga = await deskVisitor('olga', site)
  const crew = await aCrew(desk)
  const placed = await placeOverHttp(site.address, {
    fields: { ...inHours(5), ...person, message: 'Kanarek' },
  })
  const path = `/dispecink/objednavka/${placed.number}`
  number = placed.number
  const expectDone = async (answer: Promise<Page>) =>
    expect(await answer).toMatchObject({ status: 200, address: path })

  const home = await desk.open('/dispecink')
  expect(home.text()).toContain(person.name)
  const row = `li:has(a[href*="${number}"])`
  const confirmed = await desk.submit(home, {}, { form: `${row} form`, button: /Potvrdit/ })
  expect(confirmed).toMatchObject({ status: 200, address: `/dispecink?done=${number}` })
  // The same press once more, by somebody who still sees the row.
  const late = await desk.submit(home, {}, { form: `${row} form`, button: /Potvrdit/ })
  expect(late.status).toBe(409)
  await expectDone(act(desk, path, 'undo'))
  await expectDone(act(desk, path, 'confirm'))

  for (const q of [
    person.name,
    'pisecky',
    person.email,
    '987 234',
    number.replace(/^(..)(....)/, '$1 $2 '),
  ]) {
    const found = await desk.submit(
      await desk.open('/dispecink/hledat'),
      { q },
      { form: 'main form' },
    )
    expect(found.status, q).toBe(200)
    expect(found.html, q).toContain(path)
    expect(found.address).toBe('/dispecink/hledat')
  }
  const strange = [
    '%',
    '_',
    '%%%',
    '___',
    "' OR 1=1 --",
    '26 0000 0000',
    '"',
    '\\',
    'ž'.repeat(200),
    '*',
    '\u0000\u0000\u0000',
  ]
  for (const q of strange) {
    const found = await desk.submit(
      await desk.open('/dispecink/hledat'),
      { q },
      { form: 'main form' },
    )
    expect(found.status, q).toBe(200)
    expect(found.html, q).not.toContain(path)
  }

  await expectDone(act(desk, path, 'note', { text: 'Kanarek si přeje ticho' }))
  await expectDone(act(desk, path, 'correct', { message: 'Kanarek 2' }))
  await expectDone(act(olga, path, 'price', { total: '6 500', reason: 'Kanarek dostal slevu' }))
  const wrong = { total: 'Kanarek', reason: 'Kanarek' }
  expect(await act(olga, path, 'price', wrong)).toMatchObject({ status: 422 })
  const shown = await desk.open(path)
  const idOf = (name: string, words: string) =>
    shown.$(`[value=assign] ~ * [name=${name}] option:contains("${words}")`).attr('value') ?? ''
  const chosen = { driver: idOf('driver', crew.driver), car: idOf('car', crew.plate) }
  await expectDone(desk.submit(shown, chosen, formWith('assign')))
  const overtaken = await desk.submit(shown, chosen, formWith('assign'))
  expect(overtaken).toMatchObject({ status: 409 })
  expect(overtaken.text('main [role=alert]')).toContain('Dana Zkušená')

  ridePath = (await desk.open(path)).$('a[href^="/jizda/"]').attr('href') ?? ''
  const driver = httpVisitor(site.address)
  let ride = await driver.open(ridePath)
  expect(ride.text()).toContain(person.name)
  for (const one of ['onTheWay', 'arrived', 'aboard', 'done']) {
    ride = await driver.submit(ride, {}, { form: `[data-press=${one}]` })
    expect(ride, one).toMatchObject({ status: 200, address: ridePath })
  }
  expect((await driver.open(ridePath.replace('/jizda/', '/en/ride/'))).status).toBe(200)
  expect((await driver.open(`${ridePath}x`)).status).toBe(404)

  await expectDone(act(olga, path, 'surcharge', { amount: '500', reason: 'Kanarek čekal' }))
  await expectDone(act(desk, path, 'paid', { reference: 'Kanarek' }))
  for (const page of ['vozy', 'ridici', 'pristup', 'nova', `den/${inHours(5).date}`]) {
    expect((await desk.open(`/dispecink/${page}`)).status, page).toBe(200)
  }
  const form = await olga.open('/en/desk/personal-data')
  const exported = await olga.submit(form, { email: person.email }, { button: /Download/ })
  expect(exported.html).toContain(person.name)
  const erased = await olga.submit(form, { email: person.email }, { button: /Erase/ })
  expect(erased.status).toBe(200)
  // The document of the money is issued by the next run of the jobs, and stays.
  expect(erased.text()).toMatch(/stays: a tax document|Tax documents stay/)
})

test('no line of the log knows the person, the order or the link of the driver', () => {
  const lines = said.split('\n').filter((line) => line.startsWith('{'))
  for (const route of ['deskHome', 'deskOrder', 'deskSearch', 'deskPersonalData', 'driverRide']) {
    expect(
      lines.some((line) => line.includes(route)),
      route,
    ).toBe(true)
  }
  const token = ridePath.split('/').at(-1) ?? '?'
  for (const line of lines) {
    expect(holdsPerson(line), line).toBe(false)
    expect(
      [number, token, '987234', 'Karel'].filter((word) => line.includes(word)),
      line,
    ).toEqual([])
  }
})

test('no address and no header is about the person, and nothing of the desk or a driver is cached or told on', () => {
  const own = answers.filter(({ path }) => /^\/(?:dispecink|jizda|en\/desk|en\/ride)/.test(path))
  expect(own.length).toBeGreaterThan(60)
  for (const { path, headers, status, method } of own) {
    const at = `${method} ${path} ${status}`
    expect(holdsPerson(decodeURIComponent(path)), at).toBe(false)
    expect(holdsPerson(decodeURIComponent(JSON.stringify([...headers]))), at).toBe(false)
    expect(headers.get('Cache-Control'), at).toMatch(/^private, no-store|^no-store/)
    expect(headers.get('Referrer-Policy'), at).toBe('no-referrer')
    if (status !== 303) expect(headers.get('X-Robots-Tag'), at).toBe('noindex')
  }
  for (const file of ['kv', 'cache'].flatMap((place) => filesBelow(`${state}/v3/${place}`))) {
    const text = rawText(file)
    expect(holdsPerson(text) || text.includes(number), file).toBe(false)
  }
})
