import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from '~/lib/keys-of'
import { isRecordWhole } from '../support/length.ts'
import { remoteAccess } from '../support/provider/remote-access.ts'
import { actsIn, carriersAct, type CustomersActName } from '../support/record/acts.ts'
import { answersOf } from '../support/record/facts.ts'
import { type FixedSite, startFixedSite } from '../support/record/fixed-site.ts'
import { LIVES } from '../support/record/lives.ts'
import { expectRecorded, expectRecordedText } from '../support/record/recorded.ts'
import { REMOTE_LIVES, REMOTE_MAIN, TAKEN_IN } from '../support/record/remote-lives.ts'
import { NOTICE_SECRET, type Stage } from '../support/record/stage.ts'
import { startTakingEnd, type TakingEnd } from '../support/record/taking-end.ts'
import { followingLines, look, lookChanges, stageFor, type Walk } from '../support/record/walk.ts'
import { buildDecidedByBackOffice } from '../support/site/decided-by.ts'

/** The number that stands in the files where an order has its own. */
const NUMBER = '2600000000'

let byBackOffice: FixedSite
let byDesk: FixedSite
let ends: { decided: TakingEnd; told: TakingEnd }

beforeAll(async () => {
  ends = { decided: await startTakingEnd(), told: await startTakingEnd() }
  const start = (name: keyof typeof ends, build?: string) =>
    startFixedSite({
      name,
      ...(build === undefined ? {} : { build }),
      more: {
        PROVIDER: 'remote',
        PROVIDER_API_URL: ends[name].url,
        PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
        PROVIDER_BEARER: remoteAccess.bearer,
        PROVIDER_EVENTS_SECRET: NOTICE_SECRET,
      },
    })
  byBackOffice = await start('decided', buildDecidedByBackOffice())
  byDesk = await start('told')
}, 180_000)
afterAll(async () => {
  await Promise.all([byBackOffice.stop(), byDesk.stop()])
  await Promise.all([ends.decided.close(), ends.told.close()])
})

/** What every refusal begins with; whole where a notice is wrong in itself. */
const PROBLEM = '"type":"about:blank","title":"Unprocessable content","status":422,'

/** What is looked at of what follows: rows, what happened by the desk, and what the customer reads first. */
function isNews(line: string): boolean {
  return !/^(?:desk cs \+ (?!li )|page cs \+ (?!h1 |p ))/.test(line)
}

const CUSTOMERS: readonly CustomersActName[] = [
  'cancel',
  'cancel-sure',
  'accept',
  'decline',
  'correct-email',
  'wish',
  'wish-time',
  'accept-change',
  'accept-change-address',
  'decline-change',
]

async function walkCustomer(stage: Stage, life: string, reach: (life: string) => Promise<void>) {
  const lines: string[] = []
  const before = await look(stage, 'rows')
  for (const name of CUSTOMERS) {
    const posted = await stage.press(name, { isSure: false })
    for (const said of answersOf(posted)) {
      lines.push(`${life} | customer ${name} | answer ${stage.named(said)}`)
    }
    if (posted.status !== 303) continue
    for (const line of lookChanges(before, await look(stage, 'pages')).filter(isNews)) {
      if (!line.startsWith('desk')) lines.push(`${life} | customer ${name} | ${line}`)
    }
    for (const line of await followingLines(stage)) {
      lines.push(`${life} | customer ${name} | ${line}`)
    }
    await reach(life)
  }
  return lines
}

test.runIf(isRecordWhole)(
  'a notice has in every state the answer and the effect that are recorded',
  async () => {
    const { stage, reach } = stageFor(byBackOffice, REMOTE_LIVES)
    const lines: string[] = []
    for (const life of keysOf(REMOTE_LIVES)) {
      await reach(life)
      const isMain = REMOTE_MAIN.includes(life)
      const before = await look(stage, isMain ? 'pages' : 'rows')
      const seq = await stage.eventCount()
      for (const name of actsIn(life, isMain)) {
        if (!carriersAct(name).notice) continue
        const say = (line: string) => lines.push(`${life} | ${name} | ${line}`)
        const { status, text } = await stage.tell(name, false, seq)
        say(`answer ${status} ${stage.named(text.replace(PROBLEM, ''))}`)
        if (status !== 200) continue
        const after = await look(stage, isMain ? 'pages' : 'rows')
        for (const line of lookChanges(before, after).filter(isNews)) say(line)
        if (isMain) for (const line of await followingLines(stage)) say(line)
        await reach(life)
      }
      const old = await stage.tell('paid', false, 9)
      lines.push(`${life} | overtaken | answer ${old.status} ${stage.named(old.text)}`)
      if (isMain) lines.push(...(await walkCustomer(stage, life, reach)))
    }
    await reach('confirmed')
    for (const name of actsIn('confirmed', false)) {
      if (!carriersAct(name).command) continue
      const { status, text } = await stage.command(name, false)
      lines.push(`confirmed | terminal ${name} | answer ${status} ${stage.named(text)}`)
    }
    const atDesk = await stage.postAtDesk({ intent: 'cancel', seq: '2', reason: 'Ne.' })
    for (const said of answersOf(atDesk)) lines.push(`confirmed | desk cancel | answer ${said}`)
    for (const [name, wrong] of [
      ['unknown order', { number: '9999999999', after: 1, event: 'confirm', data: {} }],
      ['unknown event', { number: stage.order.number, after: 2, event: 'explode', data: {} }],
      ['further field', { number: stage.order.number, after: 2, event: 'confirm', data: { a: 1 } }],
      ['no amount', { number: stage.order.number, after: 2, event: 'paid', data: {} }],
    ] as const) {
      const at = new Date(stage.now).toISOString()
      const answered = await stage.notify(JSON.stringify({ at, ...wrong }))
      lines.push(`confirmed | ${name} | answer ${answered.status} ${stage.named(answered.text)}`)
    }
    expectRecorded('notices.txt', lines)
  },
  1_200_000,
)

test.runIf(isRecordWhole)(
  'where the desk decides, a notice has the answer that is recorded',
  async () => {
    const { stage, reach } = stageFor(byDesk)
    const lines: string[] = []
    for (const life of [
      'received',
      'offered',
      'confirmed',
      'assigned',
      'underway-waited',
      'done',
    ]) {
      await reach(life)
      const before = await look(stage, 'rows')
      for (const name of actsIn(life, false)) {
        if (!carriersAct(name).notice) continue
        const { status, text } = await stage.tell(name, false)
        lines.push(`${life} | ${name} | answer ${status} ${stage.named(text.replace(PROBLEM, ''))}`)
        if (status !== 200) continue
        for (const line of lookChanges(before, await look(stage, 'rows'))) {
          lines.push(`${life} | ${name} | ${line}`)
        }
        await reach(life)
      }
    }
    expectRecorded('notices-with-desk.txt', lines)
  },
  1_200_000,
)

const bodySchema = v.looseObject({
  event: v.optional(v.string()),
  seq: v.optional(v.number()),
  data: v.optional(v.unknown()),
})

test('the bodies to a back office are those of the files', async () => {
  const lines: string[] = []
  const files = new Map<string, { file: string; text: string }>()
  const walk = async (
    name: keyof typeof ends,
    { stage, reach }: Walk,
    lives: readonly string[],
  ) => {
    for (const life of lives) {
      const from = ends[name].calls.length
      await reach(life)
      const { number } = stage.order
      for (const { path, key, body } of ends[name].calls.slice(from)) {
        const text = body.replaceAll(number, NUMBER).replaceAll(/\bpi_\w+/g, 'pi_ID')
        const { event, seq = '', data } = v.parse(bodySchema, JSON.parse(text))
        // The same event of another order differs in its time alone.
        const what = event === undefined ? text : `${event} ${JSON.stringify(data)}`
        const file = `${event === undefined ? 'order' : `event-${event}`}-${life}`
        const first = files.get(what) ?? { file, text }
        files.set(what, first)
        const to = path.replace(number, NUMBER)
        lines.push(`${name} | ${life} | POST ${to} ${stage.named(key)} ${seq} ${first.file}.json`)
      }
    }
  }
  await walk('told', stageFor(byDesk), keysOf(LIVES))
  await walk('decided', stageFor(byBackOffice, REMOTE_LIVES), ['cancel-asked', 'cancel-unanswered'])
  await sendMessage(byDesk)
  const message = ends.told.calls.find(({ path }) => path.endsWith('/forms/contacts'))
  expectRecordedText('bodies/message.json', message?.body ?? '')
  for (const { file, text } of files.values()) expectRecordedText(`bodies/${file}.json`, text)
  expectRecorded('bodies/calls.txt', lines)
}, 1_200_000)

async function sendMessage(site: FixedSite): Promise<void> {
  const { stage } = stageFor(site)
  await stage.at(Date.parse('2035-05-14T09:00:00Z'))
  const form = await stage.customer.open('/kontakt')
  const typed = { name: 'Jana Ukázková', email: 'jana@example.com', message: 'Jezdíte i v noci?' }
  await stage.customer.submit(form, typed, { button: 'Odeslat zprávu' })
  await stage.settle()
}

test('the bodies from a back office in the files are taken', async () => {
  const { stage, reach } = stageFor(byBackOffice, REMOTE_LIVES)
  for (const [name, life] of Object.entries(TAKEN_IN)) {
    await reach(life)
    const act = keysOf(TAKEN_IN).find((one) => one === name) ?? 'confirm'
    const after = await stage.eventCount()
    const at = new Date(stage.now).toISOString()
    const body = JSON.stringify({ number: NUMBER, after, at, ...carriersAct(act).notice })
    const file = `bodies/notice-${name}.json`
    expectRecordedText(file, body)
    const path = `tests/record/${file}`
    const text = existsSync(path) ? readFileSync(path, 'utf8') : body
    const answered = await stage.notify(text.replace(NUMBER, stage.order.number))
    expect(answered.status, `${name}: ${answered.text}`).toBe(200)
  }
}, 1_200_000)
