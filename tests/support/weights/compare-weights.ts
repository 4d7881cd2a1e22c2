/** Bytes by kind (document, style, script, font, pictures) and file. */
export type Weight = Record<string, Record<string, number>>

/** Weights by the path of the page. */
export type WeightTable = Record<string, Weight>

/** A file may change by this many bytes, or by this share of its old size, without a report. */
const SMALL = 150
const SHARE = 0.02

type Change = { file: string; was: number; is: number }

function isNoted({ was, is }: Change): boolean {
  return Math.abs(is - was) > Math.max(SMALL, was * SHARE)
}

function changesOf(was: Weight, is: Weight): Change[] {
  const kinds = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return kinds.flatMap((kind) => {
    const names = [...new Set([...Object.keys(was[kind] ?? {}), ...Object.keys(is[kind] ?? {})])]
    return names.map((name) => ({
      file: `${kind} ${name}`,
      was: was[kind]?.[name] ?? 0,
      is: is[kind]?.[name] ?? 0,
    }))
  })
}

/** Adds up many small changes to one, named after the file that grew most. */
function sumOf(changes: Change[]): Change {
  const [most] = changes.toSorted((one, other) => other.is - other.was - (one.is - one.was))
  const sum = (key: 'was' | 'is') => changes.reduce((bytes, change) => bytes + change[key], 0)
  return { file: `all files, most of it ${most?.file}`, was: sum('was'), is: sum('is') }
}

/**
 * Lists the files that are noticeably heavier or lighter than before: one sentence for each, with the pages that load it.
 */
export function compareWeights(
  was: WeightTable,
  is: WeightTable,
): { heavier: string[]; lighter: string[] } {
  const pagesOf = { heavier: new Map<string, string[]>(), lighter: new Map<string, string[]>() }
  for (const path of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const changes = changesOf(was[path] ?? {}, is[path] ?? {})
    const noted = changes.filter(isNoted)
    const all = noted.length > 0 ? noted : [sumOf(changes)].filter(isNoted)
    for (const { file, was: before, is: now } of all) {
      const pages = now > before ? pagesOf.heavier : pagesOf.lighter
      const sign = now > before ? '+' : '−'
      const sentence = `${file}: ${sign}${Math.abs(now - before)} B (${before} → ${now})`
      pages.set(sentence, [...(pages.get(sentence) ?? []), path])
    }
  }
  const sentences = (pages: Map<string, string[]>) =>
    Array.from(pages, ([sentence, paths]) => `${sentence} on ${paths.join(', ')}`)
  return { heavier: sentences(pagesOf.heavier), lighter: sentences(pagesOf.lighter) }
}
