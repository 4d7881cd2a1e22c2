import type { CarCategory } from '~/carrier/types'
import type { Locale } from '~/lib/locale'
import {
  type ServiceSlug,
  serviceSlugs,
  categoryOf,
  serviceName,
  ofCategory,
} from '~/carrier/service-slugs'

/** Texts of the fleet by category. The models are examples of what the customer may expect. */
type CarTexts = Record<ServiceSlug, Omit<CarCategory, 'name' | 'slug' | 'luggage' | 'passengers'>>

const cs: CarTexts = {
  business: {
    line: 'Mercedes-Benz třídy E, 2024, pro pět osob van třídy\u00a0V: kůže a\u00a0ticho',
    description:
      'Tmavý sedan vyšší třídy: Mercedes-Benz třídy E nebo S, BMW řady 7 nebo Audi A8, pro pět osob nebo více kufrů Mercedes-Benz třídy V. Kožená sedadla, ticho při dálniční rychlosti a dost místa na kolena i na notebook.',
    image: 'service-business',
    img: 'car-business',
    cars: [
      { img: 'car-business', models: 'Mercedes-Benz třídy E' },
      { img: 'car-business-long', models: 'Mercedes-Benz třídy S, BMW řady 7, Audi A8' },
      { img: 'car-comfort', models: 'Mercedes-Benz třídy V' },
    ],
  },
  comfort: {
    line: 'Volkswagen Multivan, 2023: samostatná sedadla, pro rodinu',
    description:
      'Prostorný van: Volkswagen Multivan nebo Mercedes-Benz třídy V. Široké posuvné dveře, samostatná sedadla, klimatizace i pro zadní řady a tónovaná skla.',
    image: 'service-comfort',
    img: 'car-comfort',
    cars: [
      { img: 'car-comfort-lounge', models: 'Volkswagen Multivan' },
      { img: 'car-comfort', models: 'Mercedes-Benz třídy V' },
    ],
  },
  basic: {
    line: 'Volkswagen Caravelle, 2021: pro partu, lavice a\u00a0velký kufr',
    description:
      'Praktický van: Volkswagen Caravelle, Ford Tourneo Custom nebo Renault Trafic. Jednodušší výbava, klimatizace a kufr, do kterého se vejde i kočárek.',
    image: 'service-basic',
    img: 'car-basic',
    cars: [
      { img: 'car-basic', models: 'Volkswagen Caravelle, Ford Tourneo Custom, Renault Trafic' },
    ],
  },
}

const en: CarTexts = {
  business: {
    line: 'Mercedes-Benz E-Class, 2024, a V-Class van for five: leather and quiet',
    description:
      'A dark executive sedan: Mercedes-Benz E-Class or S-Class, BMW 7 Series or Audi A8; for five people or more suitcases a Mercedes-Benz V-Class. Leather seats, quiet at motorway speed, and room enough for your knees and a laptop.',
    image: 'service-business',
    img: 'car-business',
    cars: [
      { img: 'car-business', models: 'Mercedes-Benz E-Class' },
      { img: 'car-business-long', models: 'Mercedes-Benz S-Class, BMW 7 Series, Audi A8' },
      { img: 'car-comfort', models: 'Mercedes-Benz V-Class' },
    ],
  },
  comfort: {
    line: 'Volkswagen Multivan, 2023: individual seats, good for families',
    description:
      'A roomy van: Volkswagen Multivan or Mercedes-Benz V-Class. Wide sliding doors, individual seats, air conditioning that reaches the back rows, and tinted windows.',
    image: 'service-comfort',
    img: 'car-comfort',
    cars: [
      { img: 'car-comfort-lounge', models: 'Volkswagen Multivan' },
      { img: 'car-comfort', models: 'Mercedes-Benz V-Class' },
    ],
  },
  basic: {
    line: 'Volkswagen Caravelle, 2021: benches, a big boot, for groups',
    description:
      'A practical van: Volkswagen Caravelle, Ford Tourneo Custom or Renault Trafic. Simpler fittings, air conditioning, and a boot that swallows a pushchair as well.',
    image: 'service-basic',
    img: 'car-basic',
    cars: [
      { img: 'car-basic', models: 'Volkswagen Caravelle, Ford Tourneo Custom, Renault Trafic' },
    ],
  },
}

/** Seats as text, e.g. "up to 5 seats". */
function seats(slug: ServiceSlug, locale: Locale): string {
  const count = categoryOf(slug).maxPassengers
  if (locale === 'cs') return `do ${count}\u00a0${count === 1 ? 'místa' : 'míst'}`
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
  cs: withFigures(cs, 'cs'),
  en: withFigures(en, 'en'),
}
