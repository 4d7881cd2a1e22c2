import type { Answers } from './answers.ts'
import { inLanguages, type Words } from './company-of.ts'
import { shortName } from './short-name.ts'

/** The files of catalogue/ by their path: each experience, and the list of them in display order. */
export function experienceSources(answers: Answers): Record<string, string> {
  const { experiences } = answers
  const names = experiences.map((_, index) => `experience${index + 1}`)
  const imports = experiences.map(
    ({ id }, index) => `import { ${names[index]} } from './${id}.ts'\n`,
  )
  return {
    ...Object.fromEntries(
      experiences.map((one, index) => [
        `catalogue/${one.id}.ts`,
        experienceSource(one, names[index] ?? '', answers),
      ]),
    ),
    'catalogue/experiences.ts': `import type { Experience } from '../../../src/back-office/contract.ts'
${imports.join('')}
/** Experiences seeded for a new provider, in display order. */
export const experiences: Experience[] = [${names.join(', ')}]
`,
  }
}

const INCLUDED: Record<
  Answers['languages'][number],
  [journey: string, costs: string, fees: string]
> = {
  cs: ['cesta tam i\u00a0zpět', 'palivo, mýto a\u00a0parkování', 'vstupné a\u00a0jídlo'],
  en: ['the journey there and back', 'fuel, tolls and parking', 'entry fees and meals'],
  de: ['die Fahrt hin und zurück', 'Treibstoff, Maut und Parken', 'Eintritte und Essen'],
}

function experienceSource(
  { id, name, about, from, hours, km, price }: Answers['experiences'][number],
  exported: string,
  { languages, places, categories, since }: Answers,
): string {
  const inAll = (words: Words) => inLanguages(words, languages)
  const each = (of: (language: Answers['languages'][number]) => string) =>
    Object.fromEntries(languages.map((language) => [language, of(language)]))
  const title = inAll(name)
  const perex = inAll(about)
  const experience = {
    id,
    slug: each((language) => shortName(title[language]) || id),
    title,
    perex,
    descriptionHtml: each((language) => `<p>${escaped(perex[language] ?? '')}</p>`),
    image: null,
    kind: 'fixedRoute',
    durationMin: hours * 60,
    distanceKm: km,
    places: places.filter((place) => place.id === from).map((place) => inAll(place.name)),
    included: [
      each((language) => INCLUDED[language][0]),
      each((language) => INCLUDED[language][1]),
    ],
    notIncluded: [each((language) => INCLUDED[language][2])],
    variants: 'variants',
    options: 'onBoard',
    seo: { title, description: perex },
    updatedAt: `${since}T08:00:00.000Z`,
  }
  const prices = Object.fromEntries(categories.map(({ slug }) => [slug, price[slug] ?? 0]))
  return `import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, onBoard } from '../../../src/back-office/embedded/seed/parts.ts'

export const ${exported}: Experience = ${JSON.stringify(experience)
    .replace('"variants":"variants"', `variants: dayTrip(${hours}, ${JSON.stringify(prices)})`)
    .replace('"options":"onBoard"', 'options: onBoard')}
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
