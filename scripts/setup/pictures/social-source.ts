import type { Answers } from '../answers.ts'

type Words = Record<Answers['languages'][number], string>

/** What is seen on each picture of a shared link that a carrier without drawings of its own has. */
const SEEN: Readonly<Record<string, Words>> = {
  home: {
    cs: 'Vůz s rozsvícenými světly jede v noci po silnici pod lampou.',
    en: 'A car with its lights on drives below a lamp at night.',
    de: 'Ein Wagen mit Licht fährt bei Nacht unter einer Laterne.',
  },
  services: {
    cs: 'Naše vozy v noci pod lampou.',
    en: 'Our cars below a lamp at night.',
    de: 'Unsere Wagen bei Nacht unter einer Laterne.',
  },
  fleet: {
    cs: 'Naše vozy z boku.',
    en: 'Our cars from the side.',
    de: 'Unsere Wagen von der Seite.',
  },
  experiences: {
    cs: 'Vozy čekají v noci pod lampou.',
    en: 'Cars wait below a lamp at night.',
    de: 'Wagen warten bei Nacht unter einer Laterne.',
  },
  faq: {
    cs: 'Vůz svítí na prázdný rozcestník.',
    en: 'A car lights up an empty signpost.',
    de: 'Ein Wagen beleuchtet einen leeren Wegweiser.',
  },
  contact: {
    cs: 'Provázek zásilky vede jako silnice k rozsvíceným dveřím.',
    en: 'The string of a parcel leads as a road to a lit door.',
    de: 'Die Schnur eines Pakets führt als Straße zu einer hellen Tür.',
  },
  order: {
    cs: 'Vůz přijíždí k rozsvíceným dveřím.',
    en: 'A car arrives at a lit door.',
    de: 'Ein Wagen kommt vor einer hellen Tür an.',
  },
  legal: {
    cs: 'Kufr pod lampou, za kopcem světla vozu.',
    en: 'A suitcase below a lamp, behind the hill the lights of a car.',
    de: 'Ein Koffer unter einer Laterne, hinter dem Hügel die Lichter eines Wagens.',
  },
}

/** The text of pictures/social-pictures.ts; `npm run draw -- social-pictures` draws the files that it names. */
export function socialSource({
  languages,
  categories,
}: Pick<Answers, 'languages' | 'categories'>): string {
  const inEach = (of: (language: Answers['languages'][number]) => string) =>
    `{ ${languages.map((language) => `${language}: ${of(language)}`).join(', ')} }`
  const pages = Object.entries(SEEN).map(
    ([name, words]) => `export const ${name}Picture: SocialPicture = {
  src: '/social/${name}.png',
  alt: ${inEach((language) => JSON.stringify(words[language]))},
}
`,
  )
  const services = categories.map(
    ({ slug, name }) => `${JSON.stringify(slug)}: {
    src: '/social/service-${slug}.png',
    alt: ${inEach(() => JSON.stringify(name))},
  },`,
  )
  return `import type { PosterName } from './posters'

type Alt = ${inEach(() => 'string')}

/** A link preview picture for social networks and messengers, 1200 × 630 unless \`width\` and \`height\` differ. */
export type SocialPicture = { src: string; width?: number; height?: number; alt: Alt }

${pages.join('\n')}
/** Link previews of the categories, by their slug. */
export const servicePictures: Record<string, SocialPicture> = {
${services.join('\n')}
}

/** Link preview of an experience: its poster; \`alt\` comes from the experience. */
export function experienceSocialPicture(poster: PosterName, alt: Alt): SocialPicture {
  return { src: \`/social/\${poster}.png\`, alt }
}

/** Link preview of a fixed route: the poster of its destination, else the picture of the order. */
export function fareSocialPicture(poster: PosterName | null, place: Alt): SocialPicture {
  return poster ? { src: \`/social/\${poster}.png\`, alt: place } : orderPicture
}
`
}
