type Size = { width: number; height: number }

const PORTRAIT = { width: 900, height: 1200 }
const LANDSCAPE = { width: 1200, height: 675 }
const CAR = { width: 800, height: 320 }

/** Every poster in public/posters of this folder with its size; each service has one. */
export const posters = {
  'home-hero': { width: 2100, height: 1100 },
  'home-hero-tall': { width: 800, height: 1130 },
  'service-komfort': PORTRAIT,
  'service-van': PORTRAIT,
  'car-komfort': CAR,
  'car-van': CAR,
  'wien-flughafen': PORTRAIT,
  bratislava: PORTRAIT,
  wachau: PORTRAIT,
  salzburg: PORTRAIT,
  parcel: PORTRAIT,
  received: LANDSCAPE,
  empty: LANDSCAPE,
  error: LANDSCAPE,
  'not-found': LANDSCAPE,
} as const satisfies Record<string, Size>

export type PosterName = keyof typeof posters

/** Posters of places by their id in carrier.ts; not every place has one. */
const placePosters: Readonly<Record<string, PosterName>> = {
  wien: 'service-komfort',
  'wien-flughafen': 'wien-flughafen',
  bratislava: 'bratislava',
  wachau: 'wachau',
  salzburg: 'salzburg',
}

/** Poster of the place with this id; null if the place has none. */
export function posterOfPlace(id: string): PosterName | null {
  return placePosters[id] ?? null
}

/** Posters for experiences without a picture of their own, by their kind. */
export const posterOfKind: Readonly<Record<'fixedRoute' | 'hourly' | 'tailorMade', PosterName>> = {
  fixedRoute: 'service-van',
  hourly: 'service-komfort',
  tailorMade: 'wachau',
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
