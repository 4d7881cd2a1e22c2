import * as v from 'valibot'
import { additions, changes, wordsOf } from './facts.ts'
import type { FixedSite } from './fixed-site.ts'
import { type Life, LIVES } from './lives.ts'
import { EMAIL, HOUR, Stage, type Standing, START } from './stage.ts'

/** Nobody stays signed in at the desk for days. */
const SIGNED_IN = 8 * HOUR

/** An order on its site, and the way to bring it to a life. */
export type Walk = { stage: Stage; reach: (life: string) => Promise<void> }

/** Brings an order of a site to each of its lives, and back to it as often as it is asked. */
export function stageFor(site: FixedSite, lives: Readonly<Record<string, Life>> = LIVES): Walk {
  const stage = new Stage(site)
  const known = new Map<string, Standing>()
  let nothing: Standing | null = null

  async function begin(): Promise<Standing> {
    await stage.at(START)
    await site.fireCron()
    await stage.signIn()
    await site.keep('nothing')
    return stage.known
  }

  async function reach(name: string): Promise<void> {
    nothing ??= await begin()
    const there = known.get(name)
    if (there) return stage.stand(name, there)
    const life = lives[name]
    if (!life) throw new Error(`there is no life ${name}`)
    if (life.from === null) await stage.stand('nothing', nothing)
    else await reach(life.from)
    const before = stage.now
    try {
      await life.act(stage)
    } catch (error) {
      throw new Error(`${name} cannot be reached`, { cause: error })
    }
    if (!life.isFresh) await stage.settle()
    if (stage.now - before > SIGNED_IN) await stage.signIn()
    await site.keep(name)
    known.set(name, stage.known)
  }
  return { stage, reach }
}

const tracedSchema = v.object({
  events: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ seq: v.number(), event: v.string(), actor: v.string() })),
  ),
  outbox: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ kind: v.string(), about: v.string(), state: v.string() })),
  ),
})

/** How an order looks at a moment, so that what an act changes can be told. */
export type Look = Record<'events' | 'outbox', string[]> & {
  /** Missing where only rows are looked at. */
  pages?: Record<'desk' | 'page', string[]> & { english?: Record<'desk' | 'page', string[]> }
}

/** How much is looked at: the terminal's rows; also the Czech pages; also the words that people read in English. */
export type Looking = 'rows' | 'pages' | 'languages'

/** Looks at an order. */
export async function look(stage: Stage, looking: Looking): Promise<Look> {
  const [traced, pages] = await Promise.all([
    stage.row('trace').then((row) => v.parse(tracedSchema, row)),
    looking === 'rows' ? undefined : lookAtPages(stage, looking),
  ])
  return {
    events: traced.events.map(({ seq, event, actor }) => `${seq} ${event} by ${actor}`),
    outbox: traced.outbox
      .map(({ kind, about, state }) => stage.named(`${kind} ${about} ${state}`))
      .toSorted(),
    ...(pages && { pages }),
  }
}

async function lookAtPages(stage: Stage, looking: Looking): Promise<NonNullable<Look['pages']>> {
  const isEnglish = looking === 'languages'
  const [desk, page, deskEnglish, pageEnglish] = await Promise.all([
    stage.deskPage(),
    stage.page(),
    isEnglish ? stage.deskPage('en') : null,
    isEnglish ? stage.page('en') : null,
  ])
  const named = (lines: string[]) => lines.map((line) => stage.named(line))
  // What happened and how it stands; the rest is the same in other words.
  const english = {
    desk: named(deskEnglish?.texts('ol[reversed] > li, header h1 + p') ?? []),
    page: named(pageEnglish?.texts('h1, .lead') ?? []),
  }
  return { desk: named(wordsOf(desk)), page: named(wordsOf(page)), english }
}

/** What changed between two looks, a line each: rows that came or went, and what pages say since. */
export function lookChanges(before: Look, after: Look): string[] {
  const said = (part: string, one: readonly string[] = [], other: readonly string[] = []) =>
    additions(one, other).map((line) => `${part} ${line}`)
  const of = (part: string, one: readonly string[] = [], other: readonly string[] = []) =>
    changes(one, other).map((line) => `${part} ${line}`)
  const pages =
    before.pages && after.pages
      ? [
          ...said('desk cs', before.pages.desk, after.pages.desk),
          ...said('desk en', before.pages.english?.desk, after.pages.english?.desk),
          ...said('page cs', before.pages.page, after.pages.page),
          ...said('page en', before.pages.english?.page, after.pages.english?.page),
        ]
      : []
  return [
    ...of('event', before.events, after.events),
    ...of('outbox', before.outbox, after.outbox),
    ...pages,
  ]
}

/** The mails that leave once the minute of the undo is over, and the papers that are then there. */
export async function followingLines(stage: Stage): Promise<string[]> {
  const { mails } = stage.site
  const sentBefore = mails.length
  await stage.settle()
  const sent = mails
    .slice(sentBefore)
    .map(({ to, subject }) => stage.named(`mail to ${stage.site.recipient(to, EMAIL)}: ${subject}`))
  const papers = (await stage.page()).texts('a[href*="/doklad/"]').map((said) => `paper ${said}`)
  return [...sent.toSorted(), ...papers]
}
