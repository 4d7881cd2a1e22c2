import type { CarCategory } from '~/content/types'
import type { Locale } from '~/lib/app-config'

/** The fleet by category; the models are examples of what the customer may expect. */
const cs: CarCategory[] = [
  {
    name: 'Business',
    slug: 'business',
    description:
      'Tmavý sedan vyšší třídy: Mercedes-Benz třídy E nebo S, BMW řady 7, Audi A8. Kožená sedadla, ticho při dálniční rychlosti a dost místa na kolena i na notebook.',
    image: '/posters/service-business.svg',
    img: '/posters/car-business.svg',
    luggage: 8,
    passengers: 'do 5 míst',
  },
  {
    name: 'Comfort',
    slug: 'comfort',
    description:
      'Prostorný van: Mercedes-Benz třídy V nebo Volkswagen Multivan. Široké posuvné dveře, samostatná sedadla, klimatizace i pro zadní řady a tónovaná skla.',
    image: '/posters/service-comfort.svg',
    img: '/posters/car-comfort.svg',
    luggage: 8,
    passengers: 'do 8 míst',
  },
  {
    name: 'Basic',
    slug: 'basic',
    description:
      'Praktický van: Volkswagen Caravelle, Ford Tourneo Custom nebo Renault Trafic. Jednodušší výbava, klimatizace a kufr, do kterého se vejde i kočárek.',
    image: '/posters/service-basic.svg',
    img: '/posters/car-basic.svg',
    luggage: 8,
    passengers: 'do 8 míst',
  },
]

const en: CarCategory[] = [
  {
    name: 'Business',
    slug: 'business',
    description:
      'A dark executive saloon: Mercedes-Benz E-Class or S-Class, BMW 7 Series, Audi A8. Leather seats, quiet at motorway speed, and room enough for your knees and a laptop.',
    image: '/posters/service-business.svg',
    img: '/posters/car-business.svg',
    luggage: 8,
    passengers: 'up to 5 seats',
  },
  {
    name: 'Comfort',
    slug: 'comfort',
    description:
      'A roomy van: Mercedes-Benz V-Class or Volkswagen Multivan. Wide sliding doors, individual seats, air conditioning that reaches the back rows, and tinted windows.',
    image: '/posters/service-comfort.svg',
    img: '/posters/car-comfort.svg',
    luggage: 8,
    passengers: 'up to 8 seats',
  },
  {
    name: 'Basic',
    slug: 'basic',
    description:
      'A practical van: Volkswagen Caravelle, Ford Tourneo Custom or Renault Trafic. Simpler fittings, air conditioning, and a boot that swallows a pushchair as well.',
    image: '/posters/service-basic.svg',
    img: '/posters/car-basic.svg',
    luggage: 8,
    passengers: 'up to 8 seats',
  },
]

export const carCategories: Record<Locale, CarCategory[]> = { cs, en }
