import type { CarCategory } from '~/carrier/types'
import {
  categoryOf,
  ofCategory,
  serviceName,
  type ServiceSlug,
  serviceSlugs,
} from '~/carrier/service-slugs'
import type { Locale } from '~/lib/locale'

/** Texts of the cars by category. The models are examples of what the customer may expect. */
type CarTexts = Record<ServiceSlug, Omit<CarCategory, 'name' | 'slug' | 'luggage' | 'passengers'>>

const de: CarTexts = {
  komfort: {
    line: 'Mercedes-Benz E-Klasse: leise, für Termine und Flughafen',
    description:
      'Eine dunkle Limousine, Mercedes-Benz E-Klasse oder BMW 5er. Ruhig auf der Autobahn, mit Platz für Knie und Notebook.',
    image: 'service-komfort',
    img: 'car-komfort',
    cars: [{ img: 'car-komfort', models: 'Mercedes-Benz E-Klasse, BMW 5er' }],
  },
  van: {
    line: 'Mercedes-Benz V-Klasse: für Familien und Gruppen',
    description:
      'Ein geräumiger Van, Mercedes-Benz V-Klasse oder VW Multivan. Breite Schiebetüren, Einzelsitze und Klimaanlage bis in die letzte Reihe.',
    image: 'service-van',
    img: 'car-van',
    cars: [{ img: 'car-van', models: 'Mercedes-Benz V-Klasse, VW Multivan' }],
  },
}

const en: CarTexts = {
  komfort: {
    line: 'Mercedes-Benz E-Class: quiet, for meetings and the airport',
    description:
      'A dark sedan, Mercedes-Benz E-Class or BMW 5 Series. Quiet on the motorway, with room for your knees and a laptop.',
    image: 'service-komfort',
    img: 'car-komfort',
    cars: [{ img: 'car-komfort', models: 'Mercedes-Benz E-Class, BMW 5 Series' }],
  },
  van: {
    line: 'Mercedes-Benz V-Class: for families and groups',
    description:
      'A roomy van, Mercedes-Benz V-Class or VW Multivan. Wide sliding doors, individual seats, and air conditioning to the last row.',
    image: 'service-van',
    img: 'car-van',
    cars: [{ img: 'car-van', models: 'Mercedes-Benz V-Class, VW Multivan' }],
  },
}

/** Seats as text, e.g. "up to 3 seats". */
function seats(slug: ServiceSlug, locale: Locale): string {
  const count = categoryOf(slug).maxPassengers
  if (locale === 'de') return `bis zu ${count}\u00a0${count === 1 ? 'Platz' : 'Plätze'}`
  return `up to ${count} ${count === 1 ? 'seat' : 'seats'}`
}

function withFigures(texts: CarTexts, locale: Locale): CarCategory[] {
  return serviceSlugs.map((slug) => ({
    ...ofCategory(texts, slug),
    name: serviceName(slug),
    slug,
    luggage: categoryOf(slug).maxLuggage,
    passengers: seats(slug, locale),
  }))
}

/** The cars in both languages; seats and luggage come from carrier.ts. */
export const carCategories: Record<Locale, CarCategory[]> = {
  de: withFigures(de, 'de'),
  en: withFigures(en, 'en'),
}
