import { appConfig } from '~config'

type Slug = 'komfort' | 'van'
const SLUGS: readonly Slug[] = ['komfort', 'van']

const de = {
  komfort: {
    line: 'Mercedes-Benz E-Klasse: leise, für bis zu drei Fahrgäste',
    description:
      'Eine dunkle Limousine, Mercedes-Benz E-Klasse oder BMW 5er. Ruhig auf der Autobahn, mit Platz für Knie und Notebook.',
  },
  van: {
    line: 'Mercedes-Benz V-Klasse: für Familien und Gruppen',
    description:
      'Ein geräumiger Van, Mercedes-Benz V-Klasse oder VW Multivan. Breite Schiebetüren, Einzelsitze und Klimaanlage bis in die letzte Reihe.',
  },
}

const en: typeof de = {
  komfort: {
    line: 'Mercedes-Benz E-Class: quiet, for up to three passengers',
    description:
      'A dark saloon, Mercedes-Benz E-Class or BMW 5 Series. Quiet on the motorway, with room for your knees and a laptop.',
  },
  van: {
    line: 'Mercedes-Benz V-Class: for families and groups',
    description:
      'A roomy van, Mercedes-Benz V-Class or VW Multivan. Wide sliding doors, individual seats, and air conditioning to the last row.',
  },
}

const MODELS: Record<Slug, { de: string; en: string }> = {
  komfort: {
    de: 'Mercedes-Benz E-Klasse, BMW 5er',
    en: 'Mercedes-Benz E-Class, BMW 5 Series',
  },
  van: {
    de: 'Mercedes-Benz V-Klasse, VW Multivan',
    en: 'Mercedes-Benz V-Class, VW Multivan',
  },
}

/** Seats as text, e.g. "up to 3 seats". */
function seats(count: number, language: 'de' | 'en'): string {
  if (language === 'de') return `bis zu ${count} ${count === 1 ? 'Platz' : 'Plätze'}`
  return `up to ${count} ${count === 1 ? 'seat' : 'seats'}`
}

function withFigures(texts: typeof de, language: 'de' | 'en') {
  return SLUGS.flatMap((slug) => {
    const service = appConfig.services.find((one) => one.slug === slug)
    return service
      ? {
          ...texts[slug],
          slug,
          name: service.name,
          luggage: service.maxLuggage,
          passengers: seats(service.maxPassengers, language),
          image: `service-${slug}`,
          img: `car-${slug}`,
          cars: [{ img: `car-${slug}`, models: MODELS[slug][language] }],
        }
      : []
  })
}

/** The cars in both languages; seats and luggage come from carrier.ts. The models are examples. */
export const carCategories = { de: withFigures(de, 'de'), en: withFigures(en, 'en') }
