import { afterAll, beforeAll, test } from 'vitest'
import { type FixedSite, startFixedSite } from '../support/record/fixed-site.ts'
import { MAIN_LIVES } from '../support/record/lives.ts'
import { isRecordWhole } from '../support/length.ts'
import { expectRecorded } from '../support/record/recorded.ts'
import { HOUR, MINUTE, PICKUP } from '../support/record/stage.ts'
import { followingLines, look, lookChanges, stageFor, type Walk } from '../support/record/walk.ts'

let site: FixedSite
let road: Walk

beforeAll(async () => {
  if (!isRecordWhole) return
  site = await startFixedSite({ name: 'clock' })
  road = stageFor(site)
}, 120_000)
afterAll(() => isRecordWhole && site.stop())

test.runIf(isRecordWhole)(
  'the clock does to every order what is recorded',
  async () => {
    const { stage, reach } = road
    const lines: string[] = []
    const moments = [
      ['two days later', (now: number) => now + 49 * HOUR],
      ['at the pickup', () => PICKUP + MINUTE],
      ['a day after the pickup', () => PICKUP + 36 * HOUR],
      ['a month after the pickup', () => PICKUP + 31 * 24 * HOUR],
    ] as const
    for (const life of [
      ...MAIN_LIVES,
      'received-over',
      'offered-over',
      'confirmed-paid',
      'done-paid',
    ]) {
      await reach(life)
      const before = await look(stage, 'pages')
      for (const [name, momentOf] of moments) {
        const moment = momentOf(stage.now)
        if (moment < stage.now) continue
        await stage.at(moment)
        const [at, following] = [await followingLines(stage), await look(stage, 'rows')]
        for (const line of [...lookChanges(before, following), ...at]) {
          lines.push(`${life} | ${name} | ${line}`)
        }
        await reach(life)
      }
    }
    expectRecorded('clock.txt', lines)
  },
  1_200_000,
)

test.runIf(isRecordWhole)(
  'a gateway and a statement of the bank do to every order what is recorded',
  async () => {
    const { stage, reach } = road
    const lines: string[] = []
    const lives = [
      'received',
      'confirmed',
      'confirmed-part',
      'confirmed-paid',
      'done',
      'no-show',
      'cancelled',
      'cancelled-fee',
      'cancelled-paid',
      'offered',
    ]
    for (const life of lives) {
      await reach(life)
      const before = await look(stage, 'pages')
      for (const [name, amount] of [
        ['statement of the whole', '7900,00'],
        ['statement of a part', '1000,00'],
      ] as const) {
        const text = [
          'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;VS;Zpráva pro příjemce',
          `B-1;14.05.2035;${amount};CZK;123/0100;Dvořák Jan;${stage.order.number};`,
        ].join('\n')
        for (const isNoted of [false, true]) {
          const { status, text: said } = await stage.ask({ command: 'statement', text, isNoted })
          const say = (line: string) =>
            lines.push(`${life} | ${name}${isNoted ? '' : ' looked at'} | ${line}`)
          say(`answer ${status} ${stage.named(said)}`)
          for (const line of lookChanges(before, await look(stage, 'pages'))) say(line)
        }
        for (const line of await followingLines(stage)) lines.push(`${life} | ${name} | ${line}`)
        await reach(life)
      }
    }
    for (const life of ['confirmed-card', 'accepted-card', 'card-paid', 'cancelled-card']) {
      await reach(life)
      const before = await look(stage, 'pages')
      const posted = await stage.press('pay', { isSure: false })
      const say = (line: string) => lines.push(`${life} | by card | ${line}`)
      say(`answer ${posted.status}`)
      if (posted.status === 303) {
        const id = posted.location.split('/').at(-1) ?? ''
        say(`expired ${await stage.tellOfCard(id, 'checkout.session.expired')}`)
        stage.charge(id)
        say(`paid ${await stage.tellOfCard(id)}`)
        for (const line of lookChanges(before, await look(stage, 'pages'))) say(line)
        say(`again ${await stage.tellOfCard(id)}`)
        for (const line of await followingLines(stage)) say(line)
      }
      await reach(life)
      const { status, text } = await stage.command('refunded', false)
      lines.push(`${life} | refunded by card | answer ${status} ${stage.named(text)}`)
      for (const line of lookChanges(before, await look(stage, 'pages'))) {
        lines.push(`${life} | refunded by card | ${line.replace(/re_\w+/, 'REFUND')}`)
      }
      if (status === 200) await reach(life)
    }
    expectRecorded('money.txt', lines)
  },
  1_200_000,
)
