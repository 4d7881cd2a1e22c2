import { type Experience, MAX_DESCRIPTION } from '~/back-office/contract'

/** An experience of which every part is as long as the contract allows. */
export function aLargeExperience(id: string): Experience {
  const text = (length: number) => ({ cs: '€'.repeat(length), en: '€'.repeat(length) })
  const texts = (length: number) => Array.from({ length: 50 }, () => text(length))
  const money = { amount: 1_000_000_000_000, currency: 'CZK' } as const
  const codes = Array.from({ length: 50 }, (_, index) => String(index).padStart(64, '0'))
  return {
    id: id.padEnd(64, '0'),
    slug: { cs: id.padEnd(100, 'c'), en: id.padEnd(100, 'e') },
    title: text(120),
    perex: text(600),
    descriptionHtml: text(MAX_DESCRIPTION),
    image: { src: `/${'a'.repeat(499)}`, width: 20_000, height: 20_000, alt: text(300) },
    kind: 'tailorMade',
    durationMin: 10_080,
    distanceKm: 20_000,
    places: texts(120),
    included: texts(300),
    notIncluded: texts(300),
    variants: codes.map((code) => ({
      id: code,
      name: text(120),
      service: 'business',
      maxPassengers: 60,
      maxLuggage: 60,
      durationMin: 10_080,
      price: money,
      vatRateBp: 10_000,
    })),
    options: codes.map((code) => ({
      code,
      name: text(120),
      price: money,
      per: 'person',
      max: 99,
      vatRateBp: 10_000,
    })),
    seo: { title: text(200), description: text(400) },
    updatedAt: '2026-11-01T10:00:00.000Z',
  }
}
