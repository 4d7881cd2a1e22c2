import { afterAll, beforeAll, test } from 'vitest'
import { actsIn, carriersAct } from '../support/record/acts.ts'
import { type FixedSite, startFixedSite } from '../support/record/fixed-site.ts'
import { lookingAt, MAIN_LIVES, WALKED } from '../support/record/lives.ts'
import { isRecordWhole } from '../support/length.ts'
import { expectRecorded } from '../support/record/recorded.ts'
import { followingLines, look, lookChanges, stageFor } from '../support/record/walk.ts'

let site: FixedSite

beforeAll(async () => {
  if (!isRecordWhole) return
  site = await startFixedSite({ name: 'terminal' })
}, 120_000)
afterAll(() => isRecordWhole && site.stop())

test.runIf(isRecordWhole)(
  'the terminal answers every command in every state as it is recorded',
  async () => {
    const { stage, reach } = stageFor(site)
    const lines: string[] = []
    for (const life of WALKED) {
      const isMain = MAIN_LIVES.includes(life)
      await reach(life)
      const before = await look(stage, lookingAt(life))
      const standing = await stage.standing()
      for (const name of actsIn(life, isMain)) {
        if (!carriersAct(name).command) continue
        const say = (line: string) => lines.push(`${life} | ${name} | ${line}`)
        const answered = await stage.command(name, false)
        say(`answer ${stage.inShort(answered, standing)}`)
        if (answered.status !== 200) continue
        for (const line of lookChanges(before, await look(stage, lookingAt(life)))) say(line)
        if (isMain) for (const line of await followingLines(stage)) say(line)
        await reach(life)
      }
    }
    expectRecorded('terminal.txt', lines)
  },
  1_200_000,
)
