import { randomInt } from 'node:crypto'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { type HttpVisitor, httpVisitor } from '../http/visitor.ts'
import type { DeskPerson } from './desk-people.ts'
import { emailOf } from './desk-people.ts'
import { linksOf, mailsTo } from './mails.ts'
import { type TestSite, testSite } from './test-site.ts'

/**
 * Somebody of the desk over HTTP. All tests of a run share one session of each person: the first one signs in, the
 * others take the cookie from the folder of the site.
 */
export async function deskVisitor(
  person: DeskPerson,
  site: TestSite = testSite(),
): Promise<HttpVisitor> {
  const visitor = httpVisitor(site.address)
  const file = `${site.state}/desk-${person}`
  if (isFirst(`${file}.lock`)) writeFileSync(file, await signIn(visitor, person, site))
  for (const until = Date.now() + 30_000; !existsSync(file) && Date.now() < until;) {
    await new Promise((done) => setTimeout(done, 50))
  }
  return httpVisitor(site.address, { Cookie: `desk=${readFileSync(file, 'utf8')}` })
}

/** The cookie of the shared session of a person, for a browser. */
export async function deskCookie(person: DeskPerson, site: TestSite = testSite()) {
  await deskVisitor(person, site)
  return {
    name: 'desk',
    value: readFileSync(`${site.state}/desk-${person}`, 'utf8'),
    url: site.address,
    httpOnly: true,
  }
}

function isFirst(lock: string): boolean {
  try {
    openSync(lock, 'wx')
    return true
  } catch {
    return false
  }
}

/** Signs in by the link of `npm run desk`; returns the cookie of the session. */
async function signIn(visitor: HttpVisitor, person: DeskPerson, site: TestSite): Promise<string> {
  const token = readFileSync(`${site.state}/orders-token`, 'utf8').trim()
  const answer = await fetch(`${site.address}/api/desk-links`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ email: emailOf(person) }),
  })
  const { path }: { path: string } = JSON.parse(await answer.text())
  await visitor.submit(await visitor.open(path))
  const cookie = visitor.cookies.get('desk')
  if (!cookie) throw new Error(`${person} is not signed in`)
  return cookie
}

/** A driver and a car of the carrier's lists. */
export type Crew = { driver: string; email: string; car: string; plate: string }

/** Adds a driver and a car, whom no other test knows. */
export async function aCrew(desk: HttpVisitor, category = 'business'): Promise<Crew> {
  const sign = String(randomInt(1_000_000, 9_999_999))
  const crew = {
    driver: `Karel Kočí ${sign}`,
    email: `driver-${sign}@example.com`,
    car: 'Škoda Superb',
    plate: `1A${sign.slice(0, 1)} ${sign.slice(1, 5)}`,
  }
  const isNew = { form: 'form:has([name=id][value=""])', button: '[value=save]' }
  const { driver: name, email, plate } = crew
  const phone = `777${sign.slice(0, 6)}`
  const kept = [
    await desk.submit(await desk.open('/dispecink/ridici'), { name, phone, email }, isNew),
    await desk.submit(
      await desk.open('/dispecink/vozy'),
      { name: crew.car, plate, category, seats: '3' },
      isNew,
    ),
  ]
  if (kept.some(({ status }) => status !== 200)) throw new Error('no crew')
  return crew
}

/** The link and the code of the last mail by which somebody signs in, once there are so many. */
export async function mailedSignIn(
  person: DeskPerson,
  count: number,
  { state }: TestSite = testSite(),
): Promise<{ path: string; code: string }> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const mails = await mailsTo(state, emailOf(person))
    const found = mails.flatMap((mail) => {
      const link = linksOf(mail).find((url) => /\/(?:odkaz|link)\//.test(url))
      const [, first = '', second = ''] = /(\d{3})\s(\d{3})(?!\d)/.exec(mail.text ?? '') ?? []
      return link ? [{ path: new URL(link).pathname, code: first + second }] : []
    })
    const last = found.at(-1)
    if (last && found.length === count) return last
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`no mail to sign in for ${person}`)
}
