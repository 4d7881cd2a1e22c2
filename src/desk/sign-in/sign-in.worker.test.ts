import { env, withEnv } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { LINK_LIMITS, makeLink, linkCode, linkToken } from '~/access/link-store.server'
import { listSessions } from '~/access/session-store.server'
import { findPerson } from '~/desk/guard/find-person.server'
import { askAgain } from '~/desk/sign-in/ask-again.server'
import { answerDeskLinks } from '~/desk/sign-in/answer-links.server'
import { openLink, submitLink } from '~/desk/sign-in/link-step.server'
import { signIn } from '~/desk/sign-in/sign-in-step.server'
import { startVisit, type Visit } from '~/http/visit'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { deskLetter } from '~/order/mail/letters/desk-letters.server'
import { readMailItem } from '~/outbox/mail-item'

const PEOPLE = [
  { id: 'dana', name: 'Dana Nová', email: 'Dana@example.com', role: 'dispatcher' },
  { id: 'olga', name: 'Olga Malá', email: 'olga@example.com', role: 'owner' },
]
const TOKEN = 'token of the terminal, 32 characters'
const site = { ...env, DESK_PEOPLE: JSON.stringify(PEOPLE), ORDERS_TOKEN: TOKEN }
const NOW = new Date('2026-11-24T09:00:00Z')
const ORIGIN = 'https://vozka.example'

/** A browser at the desk; it keeps the cookies that it gets. */
function aBrowser() {
  const cookies = new Map<string, string>()
  const visit = (path: string, typed: Record<string, string> = {}, at = NOW): Visit => {
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    const url = new URL(path, ORIGIN)
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Cookie: cookie, 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/605' }
    const asked = { url, requestId: 'test', form, isOverLimit: false }
    return { ...startVisit(new Request(url, { headers }), site, asked), now: at }
  }
  const keep = <T>(answer: T): T => {
    for (const set of answer instanceof Response ? answer.headers.getSetCookie() : []) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(set) ?? []
      if (age === '0') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    ask: async (email: string, at = NOW) => keep(await signIn(visit('/dispecink', { email }, at))),
    code: async (code: string, at = NOW) => keep(await signIn(visit('/dispecink', { code }, at))),
    open: (token: string, at = NOW) => openLink(visit(`/dispecink/odkaz/${token}`, {}, at), token),
    press: async (token: string, typed = {}, at = NOW) =>
      keep(await submitLink(visit(`/dispecink/odkaz/${token}`, typed, at), token)),
    again: async (form: Record<string, string>, at: Date) => {
      const desk = await findPerson(visit('/dispecink/osobni-udaje', form, at))
      const answer = desk && (await askAgain(desk))
      const cookie = typeof answer === 'object' ? (answer?.cookie ?? null) : null
      if (cookie !== null) keep(new Response(null, { headers: { 'Set-Cookie': cookie } }))
      return answer
    },
    person: async (at = NOW) => (await findPerson(visit('/dispecink', {}, at)))?.person.id ?? null,
  }
}

type Browser = ReturnType<typeof aBrowser>

async function atSite(run: () => Promise<void>): Promise<void> {
  await withEnv(site, run)
}

/** The link of the last mail to a person; the mail is owed after the answer. */
async function lastLink(person: string, count = 1) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { results } = await env.DB.prepare(
      'SELECT id FROM desk_links WHERE person = ? ORDER BY made_at DESC',
    )
      .bind(person)
      .all<{ id: string }>()
    const [link] = results
    if (link && results.length >= count) {
      return {
        token: await linkToken(site, link.id),
        code: await linkCode(site, link.id),
        id: link.id,
      }
    }
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error('no link was made')
}

async function clear(): Promise<void> {
  await env.DB.batch(
    ['desk_links', 'desk_sessions', 'outbox'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
}

async function askedOnce(): Promise<{ browser: Browser; token: string; code: string; id: string }> {
  await clear()
  const browser = aBrowser()
  await browser.ask('dana@example.com')
  return { browser, ...(await lastLink('dana')) }
}

/** What a browser reads of an answer, without the value of its cookie. */
function answerOf(answer: Awaited<ReturnType<Browser['ask'] | Browser['press']>>) {
  if (!(answer instanceof Response)) return answer
  const cookies = answer.headers.getSetCookie().map((set) => set.replace(/=[\da-f]{64}/, '=…'))
  return { status: answer.status, location: answer.headers.get('Location'), cookies }
}

test('somebody unknown gets the same answer, and no mail', () =>
  atSite(async () => {
    await clear()
    const known = await aBrowser().ask('dana@example.com')
    const unknown = await aBrowser().ask('nobody@example.com')
    expect(answerOf(unknown)).toEqual(answerOf(known))
    expect(answerOf(known)).toMatchObject({ status: 303, location: '/dispecink?sent=1' })
    await lastLink('dana')
    const { results } = await env.DB.prepare('SELECT person FROM desk_links').all()
    expect(results).toEqual([{ person: 'dana' }])
  }))

test('a link that was fetched twenty times signs in once, for twelve hours', () =>
  atSite(async () => {
    const { browser, token } = await askedOnce()
    for (let fetched = 0; fetched < 20; fetched += 1) {
      expect(await browser.open(token)).toMatchObject({ status: 200, page: { state: 'ready' } })
      expect((await aBrowser().open(token)).page.state).toBe('elsewhere')
    }
    const entered = await browser.press(token)
    expect(answerOf(entered)).toMatchObject({ status: 303, location: '/dispecink' })
    expect(await browser.person()).toBe('dana')
    expect(await browser.open(token)).toMatchObject({ status: 410, page: { state: 'over' } })
    expect(await browser.press(token)).toMatchObject({ status: 410 })
    expect(await browser.person(new Date(NOW.getTime() + 12 * HOUR - 1))).toBe('dana')
    expect(await browser.person(new Date(NOW.getTime() + 12 * HOUR))).toBeNull()
  }))

test('of twenty that press at once one is signed in', () =>
  atSite(async () => {
    const { browser, token } = await askedOnce()
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.press(token)))
    expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1)
    expect(await listSessions(env.DB, NOW)).toHaveLength(1)
  }))

test('a forged link, and one after ten minutes, open nothing', () =>
  atSite(async () => {
    const { browser, token, id } = await askedOnce()
    const forged = [
      `${id}.${'A'.repeat(43)}`,
      id,
      '',
      `${'0'.repeat(32)}${token.slice(32)}`,
      `${token}x`,
    ]
    for (const one of forged) {
      expect(await browser.open(one)).toMatchObject({ status: 404, page: { state: 'unknown' } })
      expect(await browser.press(one)).toMatchObject({ status: 404 })
    }
    const late = new Date(NOW.getTime() + 10 * MINUTE)
    expect(await browser.open(token, late)).toMatchObject({ status: 410 })
    expect(await browser.press(token, {}, late)).toMatchObject({ status: 410 })
    expect(await listSessions(env.DB, NOW)).toEqual([])
  }))

test('another browser needs the code of the same mail, and a wrong one does not spend the link', () =>
  atSite(async () => {
    const { browser, token, code } = await askedOnce()
    const other = aBrowser()
    expect(await other.press(token)).toMatchObject({ status: 422, page: { state: 'elsewhere' } })
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await other.press(token, { code: wrong })).toMatchObject({ status: 422 })
    expect(await other.person()).toBeNull()
    expect(await browser.open(token)).toMatchObject({ page: { state: 'ready' } })
    expect(answerOf(await other.press(token, { code }))).toMatchObject({ status: 303 })
    expect(await other.person()).toBe('dana')
    expect(await browser.person()).toBeNull()
  }))

test('a code works in the browser that asked, with spaces too, and in no other', () =>
  atSite(async () => {
    const { browser, code } = await askedOnce()
    expect(await aBrowser().code(code)).toMatchObject({ status: 422 })
    await browser.code(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await browser.person()).toBe('dana')
  }))

test('after five wrong codes the right one does not help, and the link does', () =>
  atSite(async () => {
    const { browser, token, code } = await askedOnce()
    const wrong = code === '123456' ? '123457' : '123456'
    const refused = await Promise.all(
      Array.from({ length: LINK_LIMITS.tries }, () => browser.code(wrong)),
    )
    for (const answer of refused) expect(answer).toMatchObject({ status: 422 })
    expect(await browser.code(code)).toMatchObject({ status: 422 })
    expect(await browser.person()).toBeNull()
    await browser.press(token)
    expect(await browser.person()).toBe('dana')
  }))

test('after fifteen wrong codes in a day codes are off until tomorrow, links are not', () =>
  atSite(async () => {
    await clear()
    const browser = aBrowser()
    for (let round = 0; round < 3; round += 1) {
      await browser.ask('dana@example.com', new Date(NOW.getTime() + round * MINUTE))
      const { code } = await lastLink('dana', round + 1)
      const wrong = code === '123456' ? '123457' : '123456'
      const at = new Date(NOW.getTime() + round * MINUTE)
      await Promise.all(Array.from({ length: 5 }, () => browser.code(wrong, at)))
    }
    const at = new Date(NOW.getTime() + 3 * MINUTE)
    await browser.ask('dana@example.com', at)
    const fourth = await lastLink('dana', 4)
    expect(await browser.code(fourth.code, at)).toMatchObject({ status: 422 })
    await browser.press(fourth.token, {}, at)
    expect(await browser.person(at)).toBe('dana')
    const tomorrow = new Date(NOW.getTime() + DAY)
    const other = aBrowser()
    await other.ask('dana@example.com', tomorrow)
    const { code } = await lastLink('dana', 5)
    await other.code(code, tomorrow)
    expect(await other.person(tomorrow)).toBe('dana')
  }))

test('a person gets five mails an hour and twenty a day', async () => {
  await clear()
  const link = { person: 'dana', browser: 'b', locale: 'cs', next: '' } as const
  const made: boolean[] = []
  for (let minute = 0; minute < 24 * 60; minute += 6) {
    const at = new Date(NOW.getTime() + minute * MINUTE)
    made.push((await makeLink(env.DB, link, at)) !== null)
  }
  expect(made.slice(0, 10).filter(Boolean)).toHaveLength(5)
  expect(made.filter(Boolean)).toHaveLength(20)
  expect(await makeLink(env.DB, { ...link, person: 'olga' }, NOW)).not.toBeNull()
})

test('whoever is struck from the list is signed out at once, and no link of theirs works', () =>
  atSite(async () => {
    const { browser, token } = await askedOnce()
    await browser.press(token)
    await browser.ask('dana@example.com', new Date(NOW.getTime() + 1))
    const later = await lastLink('dana', 2)
    await withEnv({ ...site, DESK_PEOPLE: JSON.stringify(PEOPLE.slice(1)) }, async () => {
      expect(await browser.person()).toBeNull()
      expect(await browser.open(later.token)).toMatchObject({ status: 410 })
      expect(await browser.press(later.token)).toMatchObject({ status: 410 })
    })
    // Named again, an ended session stays ended.
    expect(await browser.person()).toBeNull()
  }))

test('the mail holds link, code and the warning, and the others hear of the sign-in', () =>
  atSite(async () => {
    const { browser, token, code } = await askedOnce()
    const owed = async () => {
      const { results } = await env.DB.prepare(
        "SELECT item FROM outbox WHERE kind = 'mail' ORDER BY created_at, item",
      ).all<{ item: string }>()
      return results.map(({ item }) => readMailItem(item)?.subject)
    }
    const letterOf = async (subject: Awaited<ReturnType<typeof owed>>[number], now = NOW) =>
      subject && (subject.about === 'signIn' || subject.about === 'signedIn')
        ? deskLetter(env.DB, subject, { origin: ORIGIN, now })
        : null
    await expect.poll(owed).toHaveLength(1)
    const [first] = await owed()
    const letter = await letterOf(first)
    expect(letter?.to).toBe('Dana@example.com')
    expect(letter?.content.button?.url).toBe(`${ORIGIN}/dispecink/odkaz/${token}`)
    const text = JSON.stringify(letter?.content.lead)
    expect(text).toContain(`${code.slice(0, 3)}\u00a0${code.slice(3)}`)
    expect(text).toContain('nikdy nikomu nečtěte')
    // A mail that waited too long is worth nothing.
    expect(await letterOf(first, new Date(NOW.getTime() + 10 * MINUTE))).toBeNull()
    await browser.press(token)
    expect(await letterOf(first)).toBeNull()
    const told = (await owed()).filter((subject) => subject?.about === 'signedIn')
    expect(told).toHaveLength(1)
    const word = await letterOf(told[0])
    expect(word).toMatchObject({ to: 'olga@example.com' })
    expect(word?.content.subject).toContain('Dana Nová')
    expect(JSON.stringify(word?.content)).toContain('Safari, iPhone')
    expect(JSON.stringify(word?.content)).not.toContain(token)
  }))

test('after ten minutes an act waits for a code, which carries it on', () =>
  atSite(async () => {
    const { browser, token } = await askedOnce()
    await browser.press(token)
    const form = { email: 'jana@example.com', intent: 'erase' }
    expect(await browser.again(form, new Date(NOW.getTime() + 10 * MINUTE))).toBe('fresh')
    const late = new Date(NOW.getTime() + 10 * MINUTE + 1)
    expect(await browser.again(form, late)).toMatchObject({
      status: 200,
      view: {
        kind: 'code',
        action: '/dispecink/osobni-udaje',
        fields: [
          ['email', 'jana@example.com'],
          ['intent', 'erase'],
        ],
      },
    })
    const { code } = await lastLink('dana', 2)
    const wrong = code === '123456' ? '123457' : '123456'
    expect(await browser.again({ ...form, code: wrong }, late)).toMatchObject({ status: 422 })
    expect(await browser.again({ ...form, code }, late)).toBe('fresh')
    expect(await browser.again(form, late)).toBe('fresh')
    // Nobody freshens the session of another by a code of their own.
    const other = aBrowser()
    await other.ask('olga@example.com', late)
    const olga = await lastLink('olga')
    browser.cookies.set('__Host-desk-asked', other.cookies.get('__Host-desk-asked') ?? '')
    const later = new Date(late.getTime() + 10 * MINUTE + 1)
    expect(await browser.again({ ...form, code: olga.code }, later)).toMatchObject({ status: 422 })
  }))

test('the machine door makes a link without a cookie for one of the people alone', () =>
  atSite(async () => {
    await clear()
    const post = (email: string, token = TOKEN, settings: Partial<typeof site> = {}) =>
      answerDeskLinks(
        new Request(`${ORIGIN}/api/desk-links`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
          body: JSON.stringify({ email }),
        }),
        { ...site, ...settings },
      )
    const { path } = await (await post('DANA@example.com')).json<{ path: string }>()
    const token = path.replace('/dispecink/odkaz/', '')
    const at = new Date()
    expect(await aBrowser().open(token, at)).toMatchObject({ page: { state: 'ready' } })
    const browser = aBrowser()
    await browser.press(token, {}, at)
    expect(await browser.person(at)).toBe('dana')
    expect((await post('nobody@example.com')).status).toBe(422)
    expect((await post('dana@example.com', 'wrong')).status).toBe(401)
    expect((await post('dana@example.com', TOKEN, { DESK_PEOPLE: '[]' })).status).toBe(404)
    expect((await post('dana@example.com', TOKEN, { ORDERS_TOKEN: '' })).status).toBe(404)
  }))

test('a sign-in leads on to the page that was asked for, and to no other site', () =>
  atSite(async () => {
    for (const [next, leads] of [
      ['/dispecink/vozy', '/dispecink/vozy'],
      ['//evil.example', '/dispecink'],
      ['https://evil.example/', '/dispecink'],
      ['/kontakt', '/dispecink'],
    ] as const) {
      await clear()
      const browser = aBrowser()
      const link = { person: 'dana', browser: null, locale: 'cs', next } as const
      const id = await makeLink(env.DB, link, NOW)
      const entered = await browser.press(await linkToken(site, id ?? ''))
      expect(answerOf(entered)).toMatchObject({ location: leads })
    }
  }))

test('strangers do not shut out a browser in which the person signed in before, and it is told the truth', () =>
  atSite(async () => {
    const { browser, token } = await askedOnce()
    await browser.press(token)
    expect(await browser.person()).toBe('dana')
    const later = new Date(NOW.getTime() + MINUTE)
    const stranger = aBrowser()
    for (let mails = 1; mails < LINK_LIMITS.anHour; mails += 1) {
      await stranger.ask('dana@example.com', later)
      await lastLink('dana', mails + 1)
      for (let tries = 0; tries < LINK_LIMITS.tries; tries += 1)
        await stranger.code('000000', later)
    }
    // Strangers have had theirs; the answer does not say so.
    expect(answerOf(await stranger.ask('dana@example.com', later))).toMatchObject({ status: 303 })
    const count = async () =>
      (await env.DB.prepare('SELECT id FROM desk_links').all()).results.length
    expect(await count()).toBe(LINK_LIMITS.anHour)
    browser.cookies.delete('__Host-desk')
    for (let mails = 1; mails <= LINK_LIMITS.anHour; mails += 1) {
      const at = new Date(later.getTime() + mails)
      expect(await browser.ask('dana@example.com', at)).toMatchObject({ status: 303 })
      const { code } = await lastLink('dana', LINK_LIMITS.anHour + mails)
      if (mails === LINK_LIMITS.anHour) {
        expect(await browser.code(code, at)).toMatchObject({ status: 303 })
        expect(await browser.person(at)).toBe('dana')
      }
    }
    browser.cookies.delete('__Host-desk')
    const much = new Date(later.getTime() + MINUTE)
    expect(await browser.ask('dana@example.com', much)).toMatchObject({
      status: 429,
      view: { notice: 'tooMany' },
    })
    // An empty field is no try.
    expect(await browser.code('', much)).toMatchObject({ status: 422 })
  }))
