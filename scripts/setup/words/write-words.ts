import type { Answers } from '../answers.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Size, StartWords } from './start-words.ts'

const WORDS: Record<Answers['languages'][number], StartWords> = { cs, de, en }

/** The files with a new carrier's own first words, by their path in its folder; figures stay those of carrier.ts. */
export function startWords({
  languages,
  categories,
  kinds,
  routes,
}: Pick<Answers, 'languages' | 'categories' | 'kinds' | 'routes'>): Record<string, string> {
  const has = {
    hourly: kinds.includes('hourly'),
    routes: routes.length > 0,
    several: categories.length > 1,
  }
  const told = categories.map(({ slug, maxPassengers }) => {
    const figures = {
      name: '${of.name}',
      seats: '${of.seats}',
      luggage: '${of.luggage}',
      hour: '${of.hour}',
    }
    const size = sizeOf(maxPassengers)
    return { slug, maxPassengers, size, ...figures, poster: `service-${slug}`, car: `car-${slug}` }
  })
  const inEach = (
    open: string,
    of: (
      one: (typeof told)[number],
      words: StartWords,
      language: Answers['languages'][number],
    ) => string,
    close: string,
  ) =>
    languages
      .map(
        (language) =>
          `${language}: ${open}${told.map((one) => of(one, WORDS[language], language)).join(', ')}${close}`,
      )
      .join(', ')
  return {
    'words/home.ts': homeSource(languages, has),
    'words/services.ts': `${CATEGORY}
/** Description of each category. */
// Claims: the driver is on time, helps with luggage, takes people to the door and waits where they get out.
export const services = { ${inEach('{', (one, { service }, language) => `'${one.slug}': ((of: Told) => (${asSource(service(one, has))}))(told('${one.slug}', '${language}'))`, '}')} }
`,
    'words/cars.ts': `${CATEGORY}
/** The cars of each category. */
export const carCategories = { ${inEach('[', (one, words, language) => `((of: Told) => ({ name: of.name, slug: '${one.slug}' as const, luggage: of.luggage, passengers: ${seats(words.seats, one.maxPassengers)}, ${asSource(words.car(one)).slice(1, -1)} }))(told('${one.slug}', '${language}'))`, ']')} }
`,
  }
}

const CATEGORY = `import { appConfig } from '~config'
import { formatMoney } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { ownMoney } from '~/lib/money'

type Told = { name: string; seats: number; luggage: number; hour: string }

/** Name and figures of a category, as carrier.ts has them. */
function told(slug: string, locale: Locale): Told {
  const found = Object.values(appConfig.services).find((one) => one.slug === slug)
  return {
    name: found?.name ?? slug,
    seats: found?.maxPassengers ?? 0,
    luggage: found?.maxLuggage ?? 0,
    hour: formatMoney(ownMoney(found?.hourlyRate ?? 0), locale),
  }
}
`

function sizeOf(maxPassengers: number): Size {
  if (maxPassengers >= 5) return 'group'
  return maxPassengers === 2 ? 'two' : 'few'
}

function homeSource(
  languages: Answers['languages'],
  has: Parameters<StartWords['home']>[0],
): string {
  const each = languages.map((language) => `${language}: ${language}(factsIn('${language}'))`)
  const functions = languages.map(
    (language) =>
      `function ${language}(facts: Facts) {\n  return ${WORDS[language].home(has)}\n}\n`,
  )
  return `import { facts as factsIn } from '~/carrier/facts'
import type { Facts } from '~/carrier/types'

/** The words of the home page; prices and other figures come from \`Facts\`. */
// Claims: a person reads each order and looks up the flight, and the driver helps with luggage.
export const home = { ${each.join(', ')} }

${functions.join('\n')}`
}

/** A value as source text; texts with figures become templates, pictures and icons keep their exact type. */
function asSource(value: object): string {
  return JSON.stringify(value)
    .replaceAll(/"((?:[^"\\]|\\.)*\$\{(?:[^"\\]|\\.)*)"/g, (_, inner: string) => asTemplate(inner))
    .replaceAll(/"(mainPhoto|icon|image|img)":("[^"]*")/g, '"$1":$2 as const')
}

/** A figure alone needs no template. */
function asTemplate(inner: string): string {
  return /^\$\{([\w.]+)\}$/.exec(inner)?.[1] ?? `\`${inner}\``
}

function seats({ before, one, more }: StartWords['seats'], count: number): string {
  const after = count === 1 ? one : more
  return `\`${before}\u00a0\${of.seats}${after && `\u00a0${after}`}\``
}
