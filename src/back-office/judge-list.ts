import * as v from 'valibot'
import {
  type Country,
  countrySchema,
  type ListedExperience,
  listedExperienceSchema,
  MOST_COUNTRIES,
  MOST_EXPERIENCES,
} from '~/back-office/contract'
import { idSchema } from '~/back-office/contract-parts'

/** Maximum number of left-out entries that are named; the others are counted. */
const MOST_NAMED = 50

/**
 * Why an entry is not shown: it violates the contract, an earlier entry has its id or address, the list was full, or
 * (`details`) it is listed but its details cannot be read.
 */
const reasonSchema = v.picklist(['invalid', 'duplicate', 'tooMany', 'details'])

/** Entries of the provider's lists that the site does not show, by id, or by `#` and index without a usable id. */
export const leftOutSchema = v.object({
  count: v.number(),
  named: v.array(
    v.object({
      kind: v.picklist(['experience', 'country']),
      id: v.string(),
      reason: reasonSchema,
    }),
  ),
})
export type LeftOut = v.InferOutput<typeof leftOutSchema>

type Rules<TEntry> = {
  kind: LeftOut['named'][number]['kind']
  schema: v.GenericSchema<unknown, TEntry>
  most: number
  /** The values that must be unique in the list. */
  keys: (entry: TEntry) => string[]
}

/** A list whose entries were judged one by one. */
export type Judged<TEntry> = { kept: TEntry[]; leftOut: LeftOut }

/** The experiences that can be shown, with unique ids and with addresses that are unique over all languages. */
export function judgeExperiences(entries: unknown[]): Judged<ListedExperience> {
  return judge(entries, {
    kind: 'experience',
    schema: listedExperienceSchema,
    most: MOST_EXPERIENCES,
    // An experience is found by its slug in any language, so slugs are one set.
    keys: ({ id, slug }) => [`id ${id}`, ...new Set(Object.values(slug))],
  })
}

/** The countries that can be chosen. */
export function judgeCountries(entries: unknown[]): Judged<Country> {
  return judge(entries, {
    kind: 'country',
    schema: countrySchema,
    most: MOST_COUNTRIES,
    keys: ({ code }) => [code],
  })
}

/** Joins the left-out entries of both lists. */
export function joinLeftOut(first: LeftOut, second: LeftOut): LeftOut {
  return {
    count: first.count + second.count,
    named: [...first.named, ...second.named].slice(0, MOST_NAMED),
  }
}

function judge<TEntry>(entries: unknown[], rules: Rules<TEntry>): Judged<TEntry> {
  const kept: TEntry[] = []
  const leftOut: LeftOut = { count: 0, named: [] }
  const taken = new Set<string>()
  const leave = (entry: unknown, index: number, reason: v.InferOutput<typeof reasonSchema>) => {
    leftOut.count += 1
    if (leftOut.named.length === MOST_NAMED) return
    leftOut.named.push({ kind: rules.kind, id: idOf(entry) ?? `#${index}`, reason })
  }
  for (const [index, entry] of entries.entries()) {
    const parsed = v.safeParse(rules.schema, entry)
    if (!parsed.success) {
      leave(entry, index, 'invalid')
      continue
    }
    const keys = rules.keys(parsed.output)
    if (keys.some((key) => taken.has(key))) leave(entry, index, 'duplicate')
    else if (kept.length === rules.most) leave(entry, index, 'tooMany')
    else {
      for (const key of keys) taken.add(key)
      kept.push(parsed.output)
    }
  }
  return { kept, leftOut }
}

const namedSchema = v.union([v.object({ id: idSchema }), v.object({ code: idSchema })])

function idOf(entry: unknown): string | null {
  const named = v.safeParse(namedSchema, entry)
  if (!named.success) return null
  return 'id' in named.output ? named.output.id : named.output.code
}
