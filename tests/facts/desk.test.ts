import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOwnSite } from '../../scripts/tools/own-site.ts'
import { httpVisitor } from '../support/http/visitor.ts'
import { freePort } from '../support/site/free-port.mjs'
import { linksOf, mailsTo, untilMails } from '../support/site/mails.ts'
import { testSite } from '../support/site/test-site.ts'

// A site with two people at the desk, and beside it one whose DESK_PEOPLE names nobody.
const people = [
  { id: 'dana', name: 'Dana Kanárková', email: 'kanarek-dana@example.com', role: 'dispatcher' },
  { id: 'olga', name: 'Olga Kanárková', email: 'kanarek-olga@example.com', role: 'owner' },
]
const state = resolve('.wrangler/desk')
const closedState = resolve('.wrangler/desk-closed')
let site = { address: '', stop: () => Promise.resolve() }
let closed = site
let said = ''

beforeAll(async () => {
  for (const folder of [state, closedState]) rmSync(folder, { recursive: true, force: true })
  const start = async (folder: string, DESK_PEOPLE: string) =>
    startOwnSite({
      port: await freePort(),
      state: folder,
      mustBuild: false,
      settings: { DESK_PEOPLE, LOG_LEVEL: 'log' },
      hear: (text) => (said += text),
    })
  site = await start(state, JSON.stringify(people))
  closed = await start(closedState, '[]')
}, 200_000)

afterAll(async () => {
  await site.stop()
  await closed.stop()
})

const paths = [
  '/dispecink',
  '/dispecink/den/2026-11-24',
  '/dispecink/nova',
  '/dispecink/hledat',
  '/dispecink/objednavka/2650766427',
  '/dispecink/vozy',
  '/dispecink/ridici',
  '/dispecink/penize',
  '/dispecink/penize/2026-11',
  '/dispecink/nezaplaceno',
  '/dispecink/pristup',
  '/dispecink/osobni-udaje',
  '/dispecink/odkaz/abc',
  '/en/desk',
  '/en/desk/access',
  '/en/desk/personal-data',
  '/desk',
  '/en/dispecink',
  '/DISPECINK',
]

test('without people every address of the desk answers as any unknown address', async () => {
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(closed.address + path, {
      method,
      headers: { Accept: 'text/html' },
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams({ email: 'a@example.com' }) }),
    })
    return { status: response.status, text: await response.text() }
  }
  const unknown = await ask('/nowhere')
  for (const path of paths) {
    const { status, text } = await ask(path)
    expect(status, path).toBe(404)
    // The token of a link is never repeated.
    const shown = path.replace(/(\/odkaz\/|\/link\/).+/, '$1…')
    const words = `${path.startsWith('/en') ? 'Page not found' : 'Stránka nenalezena'}: ${shown}`
    expect(text.includes(words), path).toBe(true)
    if (!path.startsWith('/en')) expect(text.length - shown.length).toBe(unknown.text.length - 8)
    expect((await ask(path, 'POST')).status, path).toBe(404)
  }
})

test('nothing of the desk is cached, framed, indexed or told to another site', async () => {
  for (const path of ['/dispecink', '/en/desk/access', '/dispecink/odkaz/abc']) {
    const { headers } = await fetch(site.address + path)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Speculation-Rules')).toBeNull()
  }
})

test('no public page knows the desk, nor any script that one loads', async () => {
  const seen = new Set<string>()
  const read = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const text = await (await fetch(testSite().address + path)).text()
    expect(text, path).not.toMatch(/dispecink|\/desk(?![\w-])/)
    // Files that a page or a script names; one that nothing imports at once may hold the router, which no page runs.
    const named = path.endsWith('.js')
      ? [...text.matchAll(/(?:from|^import|;import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)]
      : [...text.matchAll(/\/assets\/([\w.-]+\.js)/g)]
    await Promise.all(named.map(([, name]) => read(`/assets/${name}`)))
  }
  const files = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/speculation-rules.json']
  const pages = ['/', '/en', '/kontakt', '/objednavka', '/en/order', '/mapa-stranek', '/nowhere']
  await Promise.all([...pages, ...files].map(read))
  expect(seen.size).toBeGreaterThan(pages.length + files.length + 5)
})

/** Signs in by the code of the mail; returns the visitor and the link of that mail. */
async function signedIn(email: string, isEnglish = false) {
  const visitor = httpVisitor(site.address)
  const before = (await mailsTo(state, email)).length
  const form = await visitor.open(isEnglish ? '/en/desk' : '/dispecink')
  const sent = await visitor.submit(form, { email })
  const mails = await untilMails({ address: site.address, state }, email, before + 1)
  const mail = mails.at(-1)
  if (!mail) throw new Error(`no mail to ${email}`)
  const code =
    /(\d{3})\s(\d{3})(?!\d)/
      .exec(mail.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  const link = linksOf(mail).find((found) => /\/(?:odkaz|link)\//.test(found)) ?? ''
  return { visitor, sent, code, link }
}

test('a dispatcher signs in by the code, sees the desk and signs out', async () => {
  const { visitor, sent, code } = await signedIn('kanarek-dana@example.com')
  expect(sent.address).toBe('/dispecink?sent=1')
  const home = await visitor.submit(sent, { code })
  expect(home).toMatchObject({ status: 200, address: '/dispecink' })
  expect(home.text('h1')).toBe('Čeká na Vás')
  const access = await visitor.follow(home, 'Přístup')
  expect(access.text()).toContain('Dana Kanárková')
  // The colleague is told.
  const told = await untilMails({ address: site.address, state }, 'kanarek-olga@example.com', 1)
  expect(told[0]?.subject).toContain('Dana Kanárková')
  const out = await visitor.submit(home, {}, { form: 'footer form', button: 'Odhlásit se' })
  expect(out.text('h1')).toBe('Přihlášení')
  expect((await visitor.open('/dispecink/pristup')).status).toBe(403)
})

test('an owner signs in by the link in English; a colleague ends that session', async () => {
  const { visitor, link } = await signedIn('kanarek-olga@example.com', true)
  const page = await visitor.open(new URL(link).pathname)
  expect(await visitor.submit(page)).toMatchObject({ status: 200, address: '/en/desk' })
  const form = await visitor.open('/en/desk/personal-data')
  const wrong = await visitor.submit(form, { email: 'jana' }, { button: 'Erase the data' })
  expect(wrong.status).toBe(422)
  const empty = await visitor.submit(form, { email: 'nobody@example.com' }, { button: /Erase/ })
  expect(empty.text()).toContain('There was nothing to erase')
  const other = await signedIn('kanarek-dana@example.com')
  const home = await other.visitor.submit(other.sent, { code: other.code })
  expect((await other.visitor.open('/dispecink/osobni-udaje')).status).toBe(403)
  const access = await other.visitor.follow(home, 'Přístup')
  const row = access.$('main li:has(strong:contains("Olga"))')
  const key = row.find('input[name="session"]').attr('value') ?? ''
  await other.visitor.submit(
    access,
    {},
    { form: `form:has([value="${key}"])`, button: '[value="endSession"]' },
  )
  expect((await visitor.open('/en/desk')).text('h1')).toBe('Sign in')
})

test('money: a statement is uploaded, and a month leads to its files and to the months beside it', async () => {
  const { visitor, sent, code } = await signedIn('kanarek-dana@example.com')
  const home = await visitor.submit(sent, { code })
  const money = await visitor.follow(home, 'Peníze')
  expect(money.texts('main h2')).toHaveLength(5)
  const cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const upload = async (text: string) => {
    const body = new FormData()
    body.set('intent', 'statement')
    body.set('statement', new File([text], 'vypis.csv'))
    const headers = { Cookie: cookie, Accept: 'text/html' }
    const response = await fetch(`${site.address}/dispecink/penize`, {
      method: 'POST',
      headers,
      body,
    })
    return { status: response.status, html: await response.text() }
  }
  // More than the 64 KB that any other form may have.
  const out = '24.11.2026;-1,00;CZK;;Poplatek\n'.repeat(3_000)
  const read = await upload(
    `Datum;Objem;Měna;VS;Protiúčet\n24.11.2026;55,00;CZK;;Cizí\n24.1\n${out}`,
  )
  expect(read.status).toBe(200)
  for (const words of ['takovou objednávku nemáme', 'Řádek 3:', 'odchozí: 3000'])
    expect(read.html).toContain(words)
  const large = await upload('x'.repeat(5 * 1024 * 1024))
  expect(large.status).toBe(422)
  expect(large.html).toMatch(/Výpis je větší než 2.MB/)

  const english = await visitor.open('/en/desk/money/2026-11')
  expect(english.text('h1')).toBe('Documents, November 2026')
  expect(english.text()).toContain('Documents: 0')
  const before = await visitor.follow(english, 'a[rel=prev]')
  expect(before.address).toBe('/en/desk/money/2026-10')
  const file = await fetch(`${site.address}/dispecink/penize/2026-11`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams({ intent: 'csv' }),
  })
  expect(file.headers.get('Content-Disposition')).toContain('doklady-2026-11.csv')
  expect(file.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await visitor.open('/dispecink/penize/2026-13')).address).toMatch(/penize\/20\d\d-\d\d$/)
})

test('another site posts nothing, and a used link is a calm page', async () => {
  const { visitor, link, sent, code } = await signedIn('kanarek-dana@example.com')
  await visitor.submit(sent, { code })
  const cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const foreign: [string, string][] = [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'same-site'],
  ]
  for (const from of foreign) {
    const { status } = await fetch(`${site.address}/dispecink`, {
      method: 'POST',
      headers: [['Cookie', cookie], from],
      body: new URLSearchParams({ intent: 'signOut' }),
      redirect: 'manual',
    })
    expect(status).toBe(403)
  }
  const used = await visitor.open(new URL(link).pathname)
  expect(used).toMatchObject({ status: 410 })
  expect(used.text('h1')).toBe('Odkaz už neplatí')
  expect(used.text('main a')).toBe('Poslat nový odkaz')
  expect((await visitor.open('/dispecink')).text('h1')).toBe('Čeká na Vás')
})

test('a sign-in brings a cookie of its own, and one that was signed out, planted or guessed opens nothing', async () => {
  const { visitor, sent, code } = await signedIn('kanarek-olga@example.com')
  const asked = visitor.cookies.get('desk-asked')
  const openBy = async (value: string) =>
    (await httpVisitor(site.address, { Cookie: `desk=${value}` }).open('/dispecink')).text('h1')
  // Whoever planted a session in a browser does not get the one that begins there.
  const planted = 'ab'.repeat(32)
  const response = await fetch(`${site.address}/dispecink`, {
    method: 'POST',
    headers: { Cookie: `desk=${planted}; desk-asked=${asked}` },
    body: new URLSearchParams({ code }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  const set = response.headers.getSetCookie().find((one) => one.startsWith('desk=')) ?? ''
  expect(set).toMatch(/^desk=[\da-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/)
  const mine = set.slice('desk='.length, 'desk='.length + 64)
  expect(mine).not.toBe(planted)
  expect(await openBy(planted)).toBe('Přihlášení')
  expect(await openBy(mine)).toBe('Čeká na Vás')
  for (const guess of [`${mine.slice(0, -1)}g`, mine.toUpperCase(), `${mine}0`, '', '%', '..']) {
    expect(await openBy(guess), guess).toBe('Přihlášení')
  }
  // The code is spent, in the browser that asked as well.
  expect((await visitor.submit(sent, { code })).status).toBe(422)
  const signedOut = httpVisitor(site.address, { Cookie: `desk=${mine}` })
  const home = await signedOut.open('/dispecink')
  await signedOut.submit(home, {}, { form: 'footer form', button: 'Odhlásit se' })
  expect(await openBy(mine)).toBe('Přihlášení')
})

test('without a session no page and no post of the desk does or tells anything', async () => {
  for (const path of paths.filter((one) => /^\/(?:dispecink|en\/desk)\b/.test(one))) {
    if (/odkaz|^\/dispecink$|^\/en\/desk$/.test(path)) continue
    for (const method of ['GET', 'POST']) {
      const response = await fetch(site.address + path, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams({ intent: 'confirm', seq: '1' }) }),
      })
      const text = await response.text()
      expect([403, 404], `${method} ${path}`).toContain(response.status)
      expect(text, `${method} ${path}`).not.toContain('Kanárková')
    }
  }
})

test('another site presses neither a link nor a step of a driver', async () => {
  const { visitor, link } = await signedIn('kanarek-olga@example.com')
  const { pathname } = new URL(link)
  const cookie = `desk-asked=${visitor.cookies.get('desk-asked')}`
  for (const path of [pathname, '/dispecink', '/jizda/abc', '/en/ride/abc']) {
    const { status } = await fetch(site.address + path, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ act: 'done', email: 'kanarek-olga@example.com' }),
      redirect: 'manual',
    })
    expect(status, path).toBe(403)
  }
  // It was not spent.
  const page = await visitor.open(pathname)
  expect((await visitor.submit(page)).text('h1')).toBe('Čeká na Vás')
})

test('no token, code, cookie or address of the people is in the log', async () => {
  const { visitor, link, sent, code } = await signedIn('kanarek-dana@example.com')
  await visitor.submit(sent, { code })
  const secrets = [new URL(link).pathname.split('/').at(-1) ?? '?', ...visitor.cookies.values()]
  const lines = said.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.some((line) => line.includes('deskHome'))).toBe(true)
  for (const secret of [...secrets, 'kanarek-', 'Kanárk']) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
  expect(lines.filter((line) => line.includes(code) && line.includes('desk'))).toEqual([])
})
