import { parseSync, Visitor } from 'vite'
import { LANGUAGES } from '../answers.ts'

/** Behind this comment stands what no other carrier has: an entry that links to what is the sample's, or a fact, which becomes null. */
const OF_THIS_ALONE = /\n[ ]*\/\/ Of this carrier alone\.\s*$/
/** The languages of a carrier, its own one first; and the first one of the sample whose words it begins with. */
type Spoken = { languages: readonly string[]; sampleFirst: string }
type Change = { from: number; to: number; text: string }

/** Answers of a sample about its own town, in a module of their own: no other carrier has them. */
export const OF_TOWN = /^words\/faq-[\w-]+\.ts$/
const IMPORT_OF_TOWN = /^import \{ (\w+) \} from '~carrier\/words\/faq-[\w-]+'\n/gm

/**
 * A sample's words for a carrier with these languages: without its answers about its own town and its own facts, without
 * the functions and entries of languages that the carrier does not speak, and with links to where its own pages are.
 */
export function keptWords(source: string, { languages, sampleFirst }: Spoken): string {
  const general = withoutTown(source)
  const changes: Change[] = []
  const prefix = (language: string, first: string | undefined) =>
    language === first ? '' : `/${language}`
  const unspoken = LANGUAGES.filter((language) => !languages.includes(language))
  new Visitor({
    FunctionDeclaration({ id, start, end }) {
      const language = LANGUAGES.find((one) => one === id?.name)
      if (!language) return
      if (unspoken.includes(language)) changes.push({ from: start, to: end, text: '' })
      else {
        const [before, after] = [sampleFirst, languages[0]].map((first) => prefix(language, first))
        changes.push(...moved(general, { from: start, to: end }, `${before}/`, `${after}/`))
      }
    },
    VariableDeclaration({ declarations: [declared], start }) {
      if (!declared?.init || !OF_THIS_ALONE.test(general.slice(0, start))) return
      changes.push({ from: declared.init.start, to: declared.init.end, text: 'null' })
    },
    // `locale === 'de' ? de(facts) : en(facts)`, of which one side may have gone.
    ConditionalExpression({ test, consequent, alternate, start, end }) {
      if (test.type !== 'BinaryExpression' || test.operator !== '===') return
      const { left, right } = test
      if (left.type !== 'Identifier' || left.name !== 'locale' || right.type !== 'Literal') return
      const isSpoken = languages.some((language) => language === right.value)
      if (isSpoken && languages.length > 1) return
      const stays = isSpoken ? consequent : alternate
      const side = general.slice(stays.start, stays.end)
      // A table, because a parameter that nobody reads is an error.
      changes.push({ from: start, to: end, text: `({ ${languages[0]}: ${side} })[locale]` })
    },
    ObjectExpression({ properties, start, end }) {
      const own = OF_THIS_ALONE.exec(general.slice(0, start))
      if (own) return void changes.push({ from: own.index, to: afterComma(general, end), text: '' })
      const keys = properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : '',
      )
      if (keys.length < 2 || !keys.every((key) => LANGUAGES.some((one) => one === key))) return
      properties.forEach((one, index) => {
        if (!unspoken.some((language) => language === keys[index])) return
        changes.push({ from: one.start, to: properties[index + 1]?.start ?? one.end, text: '' })
      })
    },
  }).visit(parseSync('words.ts', general).program)
  return changed(general, changes)
}

function afterComma(source: string, end: number): number {
  return source[end] === ',' ? end + 1 : end
}

function withoutTown(source: string): string {
  const names = [...source.matchAll(IMPORT_OF_TOWN)].map(([, name = '']) => name)
  return names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`^ *(?:\\.\\.\\.)?${name}\\(.*\\),\n`, 'gm'), ''),
    source.replaceAll(IMPORT_OF_TOWN, ''),
  )
}

/** Links within a part of the source that lead below one path, led below another. */
function moved(
  source: string,
  { from, to }: Pick<Change, 'from' | 'to'>,
  before: string,
  after: string,
) {
  if (before === after) return []
  const link = `href="${before}`
  return [...source.slice(from, to).matchAll(new RegExp(link, 'g'))].map(({ index }) => ({
    from: from + index,
    to: from + index + link.length,
    text: `href="${after}`,
  }))
}

function changed(source: string, changes: readonly Change[]): string {
  let text = ''
  let at = 0
  for (const change of changes.toSorted((one, other) => one.from - other.from)) {
    // Within what goes as a whole.
    if (change.from < at) continue
    text += source.slice(at, change.from) + change.text
    at = change.to
  }
  return text + source.slice(at)
}
