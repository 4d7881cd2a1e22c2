import { expect, test } from 'vitest'
import type { KeptPage } from '~/http/document/page-pieces'
import { type FirstState, pageCache, type PageSource } from '~/http/document/page-cache'

const ORIGIN = 'https://www.example.com'
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A cache with its own clock, catalogue and platform cache. */
function aPageCache() {
  const edge = new Map<string, KeptPage>()
  const work: Promise<unknown>[] = []
  const world = {
    now: 1_800_000_000_000,
    version: 'first',
    /** The catalogue in KV, which memory takes over at its next read; empty: the same as memory. */
    stored: '',
    rereadAt: Infinity,
    isCatalogueSlow: false,
    edge,
    settle: async () => {
      while (work.length > 0) await Promise.all(work.splice(0))
    },
  }
  const stamp = () => ({
    version: world.version,
    rereadAt: world.rereadAt,
  })
  const loadStamp = () => {
    world.version = world.stored || world.version
    return Promise.resolve(stamp())
  }
  let keys = 0
  const cache = pageCache({
    now: () => world.now,
    newKey: () => `key-${(keys += 1)}`,
    stamp,
    loadStamp: () => (world.isCatalogueSlow ? new Promise(() => {}) : loadStamp()),
    pause: () => (world.isCatalogueSlow ? Promise.resolve() : new Promise(() => {})),
    edge: {
      match: (key, version) => Promise.resolve(edge.get(`${version} ${key}`) ?? null),
      put: (key, page) => Promise.resolve(void edge.set(`${page.version} ${key}`, page)),
      remove: (key, version) => Promise.resolve(void edge.delete(`${version} ${key}`)),
    },
    waitUntil: (promise) => void work.push(promise),
  })
  return { ...cache, world }
}

type Rendering = { html: string; status?: number; mayKeep?: boolean }

/** A page whose renderer counts its calls. */
function aPage(path: string, rendering: () => Rendering | Promise<Rendering>) {
  const page = { renders: 0 }
  const source: PageSource = {
    key: ORIGIN + path,
    locale: 'en',
    firstState: null,
    render: async () => {
      page.renders += 1
      const { html, status = 200, mayKeep = true } = await rendering()
      return { status, headers: new Headers({ 'Content-Type': 'text/html' }), body: html, mayKeep }
    },
  }
  return { page, source }
}

function ask(path: string, init?: RequestInit): [Request, URL] {
  return [new Request(ORIGIN + path, init), new URL(ORIGIN + path)]
}

async function told(response: Response | null) {
  const layer = response?.headers.get('Server-Timing')?.replace('cache;desc=', '')
  return response && { layer, status: response.status, text: await response.text() }
}

test('a page is rendered once and then comes out of memory, whatever a visitor sends along', async () => {
  const { find, make, world } = aPageCache()
  const { page, source } = aPage('/faq', () => ({ html: 'answers' }))
  const [request, url] = ask('/faq')
  expect(find(request, url)).toBeNull()
  expect(await told(await make(source, request, true))).toMatchObject({ layer: 'miss' })
  await world.settle()
  const headers = { Cookie: 'draft=x', 'Accept-Language': 'de', Accept: 'image/png' }
  const found = find(...ask('/faq?utm=1&d=x', { headers }))
  expect(await told(found)).toEqual({ layer: 'memory', status: 200, text: 'answers' })
  expect(page.renders).toBe(1)
})

test('a method other than GET and HEAD, another host, path or case is another question', async () => {
  const { find, make } = aPageCache()
  const { source } = aPage('/faq', () => ({ html: 'answers' }))
  await make(source, ask('/faq')[0], true)
  expect(find(...ask('/faq', { method: 'POST' }))).toBeNull()
  expect(find(...ask('/FAQ'))).toBeNull()
  expect(find(...ask('/faq/'))).toBeNull()
  const elsewhere = 'https://elsewhere.example/faq'
  expect(find(new Request(elsewhere), new URL(elsewhere))).toBeNull()
  expect(await told(find(...ask('/faq', { method: 'HEAD' })))).toMatchObject({ text: '' })
})

test('who has the bytes gets 304: by a list, a weak tag, any tag; who has others does not', async () => {
  const { find, make } = aPageCache()
  const { source } = aPage('/faq', () => ({ html: 'answers' }))
  const first = await make(source, ask('/faq')[0], true)
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const statusFor = (tag: string) =>
    find(...ask('/faq', { headers: { 'If-None-Match': tag } }))?.status
  for (const tag of [etag, `W/${etag}`, `"a", ${etag}`, `"a",W/${etag} , "b"`, '*', ' * ']) {
    expect(statusFor(tag), tag).toBe(304)
  }
  for (const tag of ['', '"a"', etag.slice(1, -1), `"x${etag.slice(1)}`, '"*"', '"a, *"']) {
    expect(statusFor(tag), tag).toBe(200)
  }
})

test.each<[string, Rendering]>([
  ['a page that says so of itself', { html: 'x', mayKeep: false }],
  ['a page that does not exist', { html: 'x', status: 404, mayKeep: false }],
])('%s is never kept', async (_name, rendering) => {
  const { find, make, world } = aPageCache()
  const { page, source } = aPage('/faq', () => rendering)
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await told(await make(source, ask('/faq')[0], true))
    expect(answer).toMatchObject({ text: 'x', status: rendering.status ?? 200, layer: undefined })
    expect(find(...ask('/faq'))).toBeNull()
  }
  await world.settle()
  expect(page.renders).toBe(3)
  expect(world.edge.size).toBe(0)
})

test('a stale page is answered at once and made anew behind it, once for all who ask meanwhile', async () => {
  const { find, make, world } = aPageCache()
  const renderings = ['old', 'new']
  const { page, source } = aPage('/faq', () => ({ html: renderings.shift() ?? 'newer' }))
  await make(source, ask('/faq')[0], true)
  world.now += 5 * MINUTE
  const atOnce = [1, 2, 3].map(() => find(...ask('/faq')))
  for (const found of atOnce) expect(await told(found)).toMatchObject({ text: 'old' })
  await world.settle()
  expect(page.renders).toBe(2)
  expect(await told(find(...ask('/faq')))).toMatchObject({ text: 'new', layer: 'memory' })
})

test('a catalogue that differs makes a page stale', async () => {
  const { find, make, world } = aPageCache()
  const { source } = aPage('/list', () => ({ html: world.version }))
  await make(source, ask('/list')[0], true)
  world.version = 'second'
  expect(await told(find(...ask('/list')))).toMatchObject({ text: 'first' })
  await world.settle()
  expect(await told(find(...ask('/list')))).toMatchObject({ text: 'second' })
})

test('a page whose catalogue changed while it was made is not kept', async () => {
  const { find, make, world } = aPageCache()
  const { source } = aPage('/list', () => {
    world.version = 'second'
    return { html: 'a mixture' }
  })
  expect(await told(await make(source, ask('/list')[0], true))).toMatchObject({ text: 'a mixture' })
  expect(find(...ask('/list'))).toBeNull()
})

test('a page out of memory shows a new catalogue once memory may read it again', async () => {
  const { find, make, world } = aPageCache()
  const { source } = aPage('/list', () => ({ html: world.version }))
  world.rereadAt = world.now + 30 * SECOND
  await make(source, ask('/list')[0], true)
  world.stored = 'second'
  const views: (string | undefined)[] = []
  for (let view = 0; view < 4; view += 1) {
    views.push((await told(find(...ask('/list'))))?.text)
    await world.settle()
    world.now += 15 * SECOND
  }
  // The third view reads the catalogue, the fourth renders the page in the background.
  expect(views).toEqual(['first', 'first', 'first', 'first'])
  expect((await told(find(...ask('/list'))))?.text).toBe('second')
})

test('a renderer that fails leaves the page of before, is not asked at every visit, and after a day it counts', async () => {
  const { find, make, world } = aPageCache()
  let isWell = true
  const { page, source } = aPage('/faq', () => {
    if (!isWell) throw new Error('the database is gone')
    return { html: 'answers' }
  })
  await make(source, ask('/faq')[0], true)
  isWell = false
  for (let hour = 1; hour < 24; hour += 1) {
    world.now += HOUR
    expect(await told(find(...ask('/faq')))).toMatchObject({ text: 'answers' })
    find(...ask('/faq'))
    await world.settle()
  }
  expect(page.renders).toBe(24)
  world.now += HOUR
  expect(find(...ask('/faq'))).toBeNull()
  await expect(make(source, ask('/faq')[0], true)).rejects.toThrow('the database is gone')
})

test('a page that has gone is shown once more and then as gone', async () => {
  const { find, make, world } = aPageCache()
  let isThere = true
  const { source } = aPage('/trip', () =>
    isThere ? { html: 'trip' } : { html: 'none', status: 404, mayKeep: false },
  )
  await make(source, ask('/trip')[0], true)
  isThere = false
  world.now += 5 * MINUTE
  expect(await told(find(...ask('/trip')))).toMatchObject({ text: 'trip' })
  await world.settle()
  expect(find(...ask('/trip'))).toBeNull()
  expect(await told(await make(source, ask('/trip')[0], true))).toMatchObject({ status: 404 })
})

test('a back office that does not answer keeps no page waiting, and the page is kept once it does', async () => {
  const { find, make, world } = aPageCache()
  const { source } = aPage('/faq', () => ({ html: 'answers' }))
  world.rereadAt = world.now
  world.isCatalogueSlow = true
  expect(await told(await make(source, ask('/faq')[0], true))).toMatchObject({ text: 'answers' })
  expect(find(...ask('/faq'))).toBeNull()
  world.isCatalogueSlow = false
  await make(source, ask('/faq')[0], true)
  expect(await told(find(...ask('/faq')))).toMatchObject({ layer: 'memory' })
})

test('a slow renderer keeps nobody waiting who finds a page', async () => {
  const { find, make, world } = aPageCache()
  let finish: (rendering: Rendering) => void = () => undefined
  const slowly = new Promise<Rendering>((resolve) => {
    finish = resolve
  })
  const renderings = [Promise.resolve({ html: 'old' }), slowly]
  const { page, source } = aPage('/faq', () => renderings.shift() ?? slowly)
  await make(source, ask('/faq')[0], true)
  world.now += 5 * MINUTE
  expect(await told(find(...ask('/faq')))).toMatchObject({ text: 'old' })
  expect(await told(find(...ask('/faq')))).toMatchObject({ text: 'old' })
  finish({ html: 'new' })
  await world.settle()
  expect(await told(find(...ask('/faq')))).toMatchObject({ text: 'new' })
  expect(page.renders).toBe(2)
})

test('visitors who come at once to a page nobody has each get it whole', async () => {
  const { make } = aPageCache()
  const { source } = aPage('/faq', async () => {
    await Promise.resolve()
    return { html: 'answers' }
  })
  const answers = await Promise.all([1, 2, 3].map(() => make(source, ask('/faq')[0], true)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 3 }, () => 'answers'),
  )
})

test('another isolate finds a document where this one has put it, and only for the same catalogue', async () => {
  const one = aPageCache()
  const { source } = aPage('/faq', () => ({ html: 'answers' }))
  await one.make(source, ask('/faq')[0], true)
  await one.world.settle()
  const other = aPageCache()
  for (const [key, page] of one.world.edge) other.world.edge.set(key, page)
  const { page, source: same } = aPage('/faq', () => ({ html: 'rendered again' }))
  const [request] = ask('/faq')
  expect(await told(await other.make(same, request, true))).toEqual({
    layer: 'edge',
    status: 200,
    text: 'answers',
  })
  expect(await told(other.find(...ask('/faq')))).toMatchObject({ layer: 'memory' })
  expect(page.renders).toBe(0)
  const third = aPageCache()
  for (const [key, kept] of one.world.edge) third.world.edge.set(key, kept)
  third.world.version = 'second'
  expect(await told(await third.make(same, request, true))).toMatchObject({ layer: 'miss' })
})

test('a Worker that has not run answers with the document of the last visitor of the day and renders it behind', async () => {
  const one = aPageCache()
  await one.make(aPage('/faq', () => ({ html: 'answers' })).source, ask('/faq')[0], true)
  await one.world.settle()
  const asked = async (later: number) => {
    const cold = aPageCache()
    for (const [key, page] of one.world.edge) cold.world.edge.set(key, page)
    cold.world.now += later
    const { page, source } = aPage('/faq', () => ({ html: 'rendered again' }))
    const first = await told(await cold.make(source, ask('/faq')[0], true))
    await cold.world.settle()
    return { first, renders: page.renders, next: await told(cold.find(...ask('/faq'))) }
  }
  expect(await asked(23 * HOUR)).toMatchObject({
    first: { layer: 'edge', text: 'answers' },
    renders: 1,
    next: { layer: 'memory', text: 'rendered again' },
  })
  expect(await asked(24 * HOUR)).toMatchObject({ first: { layer: 'miss', text: 'rendered again' } })
})

test('under a name that is not its own the site renders and keeps nothing', async () => {
  const { find, make, world } = aPageCache()
  const { page, source } = aPage('/faq', () => ({ html: 'answers' }))
  await make(source, ask('/faq')[0], false)
  await make(source, ask('/faq')[0], false)
  await world.settle()
  expect(find(...ask('/faq'))).toBeNull()
  expect(page.renders).toBe(2)
  expect(world.edge.size).toBe(0)
})

test('of more than 400 pages the oldest go', async () => {
  const { find, make } = aPageCache()
  for (let index = 0; index <= 400; index += 1) {
    const { source } = aPage(`/${index}`, () => ({ html: `page ${index}` }))
    await make(source, ask(`/${index}`)[0], true)
  }
  expect(find(...ask('/0'))).toBeNull()
  expect(await told(find(...ask('/1')))).toMatchObject({ text: 'page 1' })
  expect(await told(find(...ask('/400')))).toMatchObject({ text: 'page 400' })
})

const firstState: FirstState = {
  isAsked: ({ headers, query }) => !headers.has('Cookie') && !query.has('d'),
  fills: ({ now, freshKey }) => [`at=${now.getTime()}`, `key=${freshKey}`],
}

/** A form that shows its clock twice and its key once. */
function aForm() {
  let renders = 0
  const source: PageSource = {
    key: `${ORIGIN}/order`,
    locale: 'en',
    firstState,
    render: ({ now, freshKey }) => {
      renders += 1
      const at = `at=${now.getTime()}`
      const text = `<ř ${at}> key=${freshKey} <${at}>`
      return Promise.resolve({ status: 200, headers: new Headers(), body: text, mayKeep: true })
    },
  }
  return { source, renders: () => renders }
}

test('a form comes out of memory with the clock of its visit and a key of its own', async () => {
  const { find, make, world } = aPageCache()
  const { source, renders } = aForm()
  const [request] = ask('/order')
  const first = await told(await make(source, request, true))
  expect(first).toMatchObject({ text: `<ř at=${world.now}> key=key-1 <at=${world.now}>` })
  world.now += MINUTE
  const found = find(...ask('/order?utm=1'))
  expect(found?.headers.has('ETag')).toBe(false)
  const again = await told(found)
  expect(again).toMatchObject({ text: `<ř at=${world.now}> key=key-2 <at=${world.now}>` })
  expect(renders()).toBe(1)
})

test('who has a draft or follows a link gets no form out of memory, and none is kept elsewhere', async () => {
  const { find, make, world } = aPageCache()
  await make(aForm().source, ask('/order')[0], true)
  await world.settle()
  expect(find(...ask('/order', { headers: { Cookie: 'draft=x' } }))).toBeNull()
  expect(find(...ask('/order?%64=x'))).toBeNull()
  expect(world.edge.size).toBe(0)
})

test('a form is shown for ten minutes at most, five of them while it is made anew', async () => {
  const { find, make, world } = aPageCache()
  await make(aForm().source, ask('/order')[0], true)
  world.now += 10 * MINUTE - 1
  expect(find(...ask('/order'))).not.toBeNull()
  world.now += 1
  expect(find(...ask('/order'))).toBeNull()
})

test('a form in which a hole is not to be found, or cannot be filled now, is not kept', async () => {
  const { find, make, world } = aPageCache()
  const { source } = aForm()
  const fillsWith = (fill: string) => ({ ...firstState, fills: () => [fill] })
  await make({ ...source, firstState: fillsWith('nowhere') }, ask('/order')[0], true)
  expect(find(...ask('/order'))).toBeNull()
  let fill = 'ř'
  const changing = { ...firstState, fills: () => [fill] }
  await make({ ...source, firstState: changing }, ask('/order')[0], true)
  expect(find(...ask('/order'))).not.toBeNull()
  fill = ''
  expect(find(...ask('/order'))).toBeNull()
  expect(world.edge.size).toBe(0)
})
