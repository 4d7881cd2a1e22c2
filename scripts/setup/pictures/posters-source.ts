/** The text of pictures/posters.ts: the drawn posters by their name, and which of them serve experiences. */
export function postersSource(
  posters: Readonly<Record<string, string>>,
  slugs: readonly string[],
): string {
  const sizes = Object.entries(posters).map(
    ([name, svg]) => `${JSON.stringify(name)}: ${sizeOf(name, svg)},`,
  )
  const [first, last] = [slugs[0], slugs.at(-1)].map((slug) => JSON.stringify(`service-${slug}`))
  return `type Size = { width: number; height: number }

/** Every poster in public/posters of this folder with its size; each service has one. */
export const posters = {
${sizes.join('\n')}
} as const satisfies Record<string, Size>

export type PosterName = keyof typeof posters

/** Posters of places by their id in carrier.ts; a place without one shows none. */
const placePosters: Readonly<Record<string, PosterName>> = {}

/** Poster of the place with this id; null if the place has none. */
export function posterOfPlace(id: string): PosterName | null {
  return placePosters[id] ?? null
}

/** Posters for experiences without a picture of their own, by their kind. */
export const posterOfKind: Readonly<Record<'fixedRoute' | 'hourly' | 'tailorMade', PosterName>> = {
  fixedRoute: ${last},
  hourly: ${first},
  tailorMade: ${first},
}

/** URL path of a poster. */
export function posterAddress(name: PosterName): string {
  return \`/posters/\${name}.svg\`
}

/** Poster with this URL path; null if the picture is not one of our posters. */
export function posterAt(address: string): PosterName | null {
  return posterNames.find((name) => posterAddress(name) === address) ?? null
}

const posterNames = Object.keys(posters).filter(isPosterName)

function isPosterName(name: string): name is PosterName {
  return name in posters
}
`
}

function sizeOf(name: string, svg: string): string {
  const [, width, height] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`the poster ${name} has no size`)
  return `{ width: ${width}, height: ${height} }`
}
