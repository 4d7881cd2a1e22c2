import { keysOf } from '../../src/lib/keys-of.ts'

/** Without PluralRules: Paraglide makes one for each plural it writes, in some 5 µs (docs/decisions/007-tools.md). */
const KINDS = {
  Collator: Intl.Collator,
  DateTimeFormat: Intl.DateTimeFormat,
  DisplayNames: Intl.DisplayNames,
  ListFormat: Intl.ListFormat,
  NumberFormat: Intl.NumberFormat,
  RelativeTimeFormat: Intl.RelativeTimeFormat,
  Segmenter: Intl.Segmenter,
}

/** The Intl objects that some work makes. It is done once before, unseen: what it makes then it may remember. */
export function intlMade(work: () => unknown): string[] {
  work()
  const made: string[] = []
  for (const kind of keysOf(KINDS)) {
    const counted = new Proxy(KINDS[kind], {
      construct(target, given) {
        made.push(`${kind} ${JSON.stringify(given)}`)
        return Reflect.construct(target, given)
      },
    })
    Reflect.set(Intl, kind, counted)
  }
  try {
    work()
  } finally {
    for (const kind of keysOf(KINDS)) Reflect.set(Intl, kind, KINDS[kind])
  }
  return made
}
