import type { ServiceSlug } from '~/carrier/service-slugs'

type Size = { width: number; height: number }

const PORTRAIT = { width: 900, height: 1200 }
const LANDSCAPE = { width: 1200, height: 675 }
const FACE = { width: 240, height: 300 }
const CAR = { width: 800, height: 320 }

/** Every poster in public/posters of this folder with its size; each service has one. */
export const posters = {
  'home-hero': { width: 2100, height: 1100 },
  'home-hero-tall': { width: 800, height: 1130 },
  'service-business': PORTRAIT,
  'service-comfort': PORTRAIT,
  'service-basic': PORTRAIT,
  'car-business': CAR,
  'car-business-long': CAR,
  'car-comfort': CAR,
  'car-comfort-lounge': CAR,
  'car-basic': CAR,
  'experience-evening-prague': PORTRAIT,
  'experience-karlovy-vary': PORTRAIT,
  'experience-cesky-krumlov': PORTRAIT,
  'experience-moravian-vineyards': PORTRAIT,
  'experience-krkonose': PORTRAIT,
  'experience-vienna': PORTRAIT,
  'experience-dresden': PORTRAIT,
  'experience-tailor-made': PORTRAIT,
  'place-prague-airport': PORTRAIT,
  'place-brno': PORTRAIT,
  'driver-tomas': FACE,
  'driver-alena': FACE,
  'driver-karel': FACE,
  parcel: PORTRAIT,
  received: LANDSCAPE,
  empty: LANDSCAPE,
  error: LANDSCAPE,
  'not-found': LANDSCAPE,
} as const satisfies Record<string, Size> & Record<`service-${ServiceSlug}`, Size>

export type PosterName = keyof typeof posters

/** Posters of places by their id in carrier.ts; not every place has one. */
const placePosters: Readonly<Record<string, PosterName>> = {
  prague: 'experience-evening-prague',
  'prague-airport': 'place-prague-airport',
  'karlovy-vary': 'experience-karlovy-vary',
  'cesky-krumlov': 'experience-cesky-krumlov',
  brno: 'place-brno',
  vienna: 'experience-vienna',
  dresden: 'experience-dresden',
}

/** Poster of the place with this id; null if the place has none. */
export function posterOfPlace(id: string): PosterName | null {
  return placePosters[id] ?? null
}

/** Posters for experiences without a picture of their own, by their kind. */
export const posterOfKind: Readonly<Record<'fixedRoute' | 'hourly' | 'tailorMade', PosterName>> = {
  fixedRoute: 'service-comfort',
  hourly: 'service-business',
  tailorMade: 'experience-tailor-made',
}

/** URL path of a poster. */
export function posterAddress(name: PosterName): string {
  return `/posters/${name}.svg`
}

/** Poster with this URL path; null if the picture is not one of our posters. */
export function posterAt(address: string): PosterName | null {
  return posterNames.find((name) => posterAddress(name) === address) ?? null
}

const posterNames = Object.keys(posters).filter(isPosterName)

function isPosterName(name: string): name is PosterName {
  return name in posters
}
