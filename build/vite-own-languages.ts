import { readdirSync } from 'node:fs'
import { parseSync, type Plugin, Visitor } from 'vite'
import { languages } from './paraglide-options.ts'

const SOURCE = /\/src\/(?!paraglide\/).+\.tsx?$/

/** The languages the engine speaks. */
const engineLanguages = readdirSync('src/i18n/languages').flatMap(
  (file) => /^(\w\w)\.ts$/.exec(file)?.[1] ?? [],
)

/**
 * Leaves out of the site what the engine could say in languages that the carrier does not speak: an object of our
 * source with an entry for every language keeps those of the carrier. So are the grammars (src/i18n/languages), the
 * addresses of screens and all words of the engine.
 */
export function ownLanguages(): Plugin {
  const spoken = engineLanguages
  const unspoken = spoken.filter((language) => !languages.includes(language))
  return {
    name: 'own-languages',
    enforce: 'pre',
    transform: {
      filter: { id: SOURCE },
      handler: (code, id) => {
        const lean = withoutLanguages(code, id, { spoken, unspoken })
        return lean === code ? null : { code: lean, map: null }
      },
    },
  }
}

type Set = { spoken: readonly string[]; unspoken: readonly string[] }

/** Source without the entries of `unspoken` languages in objects that have one for each of `spoken`; lines stay. */
export function withoutLanguages(code: string, file: string, { spoken, unspoken }: Set): string {
  if (unspoken.length === 0 || !spoken.every((language) => code.includes(language))) return code
  const cuts: { from: number; to: number }[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const keys = properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : '',
      )
      if (!spoken.every((language) => keys.includes(language))) return
      properties.forEach((property, index) => {
        if (!unspoken.includes(keys[index] ?? '')) return
        const to = properties[index + 1]?.start ?? pastComma(code, property.end)
        cuts.push({ from: property.start, to })
      })
    },
  }).visit(parseSync(file.replace(/\?.*$/, ''), code).program)
  let lean = ''
  let at = 0
  for (const { from, to } of cuts.toSorted((one, other) => one.from - other.from)) {
    // Within an entry that is left out.
    if (from < at) continue
    lean += code.slice(at, from) + code.slice(from, to).replace(/[^\n]/g, '')
    at = to
  }
  return lean + code.slice(at)
}

function pastComma(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
}
