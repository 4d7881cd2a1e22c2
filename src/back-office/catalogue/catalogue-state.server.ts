import * as v from 'valibot'
import { type CatalogueLook, warmCatalogue } from '~/back-office/catalogue/read-catalogue.server'
import { isOffered } from '~/carrier/offered-kinds'
import { readCatalogueText, writeCatalogueState } from '~/back-office/cron-run'
import { MINUTE, SECOND } from '~/lib/duration'
import { joinLeftOut, type LeftOut, leftOutSchema } from '~/back-office/judge-list'

/** A provider may be down for a moment; after this time a person should know. */
const OLD_AFTER = 10 * MINUTE

/** State of the catalogue after the last run of the cron. */
const stateSchema = v.object({
  /** When the list of experiences was fetched; null when none is remembered. */
  fetchedAt: v.nullable(v.number()),
  items: v.number(),
  leftOut: leftOutSchema,
  /** Ids of listed experiences whose details cannot be read. */
  refused: v.array(v.string()),
  failing: v.nullable(
    v.object({ since: v.number(), code: v.string(), status: v.nullable(v.number()) }),
  ),
})

/** Times are milliseconds since 1970. */
type CatalogueState = v.InferOutput<typeof stateSchema>

/** Refreshes the catalogue and stores the result for the health check. Returns the number of details it requested. */
export async function refreshCatalogue(
  db: D1Database,
  now: Date,
  warm: () => Promise<CatalogueLook> = warmCatalogue,
): Promise<number> {
  const seen = await warm()
  const state = nextState(await readCatalogueState(db), seen, now.getTime())
  await writeCatalogueState(db, JSON.stringify(state))
  return seen.fetched
}

/** The catalogue's part of `GET /api/health`, with the problems that a person must look at. */
export type CatalogueHealth = {
  reasons: ('experiencesLeftOut' | 'catalogueOld' | 'credentialsRefused')[]
  report: {
    /** Time since the provider last returned the list; null when none is remembered. */
    ageSeconds: number | null
    items: number
    leftOut: LeftOut
    /** Null while the provider answers. */
    failing: { seconds: number; code: string; status: number | null } | null
  }
}

/** The stored state, as of `now`; null before the first run of the cron. */
export async function catalogueHealth(db: D1Database, now: Date): Promise<CatalogueHealth | null> {
  const state = await readCatalogueState(db)
  if (!state) return null
  const secondsSince = (time: number) => Math.max(0, Math.round((now.getTime() - time) / SECOND))
  const { fetchedAt, items, failing } = state
  const leftOut = allLeftOut(state)
  const judged: [CatalogueHealth['reasons'][number], boolean][] = [
    [
      'experiencesLeftOut',
      isOffered('experience') && leftOut.named.some(({ kind }) => kind === 'experience'),
    ],
    ['catalogueOld', failing !== null && now.getTime() - failing.since >= OLD_AFTER],
    ['credentialsRefused', failing?.status === 401 || failing?.status === 403],
  ]
  return {
    reasons: judged.flatMap(([reason, isTrue]) => (isTrue ? [reason] : [])),
    report: {
      ageSeconds: fetchedAt === null ? null : secondsSince(fetchedAt),
      items,
      leftOut,
      failing: failing && {
        seconds: secondsSince(failing.since),
        code: failing.code,
        status: failing.status,
      },
    },
  }
}

/** The stored state; null before the first run of the cron. */
async function readCatalogueState(db: D1Database): Promise<CatalogueState | null> {
  const text = await readCatalogueText(db)
  const state = text ? v.safeParse(stateSchema, JSON.parse(text)) : null
  return state?.success ? state.output : null
}

/** Entries of the catalogue that the site does not show, including those whose details cannot be read. */
function allLeftOut({ leftOut, refused }: CatalogueState): LeftOut {
  const named = refused.map((id) => ({
    kind: 'experience' as const,
    id,
    reason: 'details' as const,
  }))
  return joinLeftOut(leftOut, { count: named.length, named })
}

function nextState(
  before: CatalogueState | null,
  { list, choices, details }: CatalogueLook,
  now: number,
): CatalogueState {
  const failure = list.failure ?? choices.failure
  const failing = failure && {
    since: before?.failing?.since ?? now,
    code: failure.code,
    status: failure.status,
  }
  const countries = choices.lookup.state === 'found' ? choices.lookup.data.leftOut : NOTHING
  const known = before?.refused ?? []
  if (list.lookup.state !== 'found') {
    return { fetchedAt: null, items: 0, leftOut: countries, refused: known, failing }
  }
  const { data, fetchedAt } = list.lookup
  const listed = new Set(data.kept.map(({ id }) => id))
  // A run reads only some of the details; the others keep their state.
  const stillRefused = known.filter((id) => listed.has(id) && !details.good.includes(id))
  return {
    fetchedAt,
    items: data.kept.length,
    leftOut: joinLeftOut(data.leftOut, countries),
    refused: [...new Set([...stillRefused, ...details.refused])],
    failing,
  }
}

const NOTHING: LeftOut = { count: 0, named: [] }
