import type { Ink } from './inks.ts'
import { corners, plane, type Point } from './planes.ts'

type Road = { end: Point; left: number; right: number; floor?: number; width?: number }

/** The outline of a straight road from the lower edge to its vanishing point, where it is `width` wide. */
export function road({ end, left, right, floor = 1200, width = 4 }: Road): string {
  const [x, y] = end
  return corners([
    [x - width / 2, y],
    [x + width / 2, y],
    [right, floor],
    [left, floor],
  ])
}

type Line = { end: Point; foot: Point; width: number; from: number; to: number; count: number }

/** Dashes along a straight road, shorter and thinner towards the vanishing point; from and to are heights on the sheet. */
export function dashes({ end, foot, width, from, to, count }: Line): string {
  const depth = (y: number) => (y - end[1]) / (foot[1] - end[1])
  const near = 1 / depth(from)
  const step = (1 / depth(to) - near) / (count - 0.5)
  const edge = (index: number): [Point, Point] => {
    const share = 1 / (near + step * index)
    const x = end[0] + (foot[0] - end[0]) * share
    const y = end[1] + (foot[1] - end[1]) * share
    return [
      [x - (width * share) / 2, y],
      [x + (width * share) / 2, y],
    ]
  }
  return Array.from({ length: count }, (_, index) => {
    const [nearLeft, nearRight] = edge(index)
    const [farLeft, farRight] = edge(index + 0.5)
    return corners([nearLeft, nearRight, farRight, farLeft])
  }).join('')
}

type BeamAhead = { from: Point; width: number; end: Point; reach?: number; ink?: Ink; far?: Ink }

/**
 * The light of a car that is seen from behind: it begins under the body, which hides where, as wide as the lamps
 * (0.6 of the car's width), and runs out in two flat steps towards the vanishing point. `far` is the road's ink one
 * step lighter; without it the far step is seen through, which lamp must not be over night. Draw it before the car.
 */
export function beamAhead({ from, width, end, reach = 1, ink = 'lamp', far }: BeamAhead): string {
  const at = (share: number, half = 0): Point => [
    from[0] + (end[0] - from[0]) * share + width * half,
    from[1] + (end[1] - from[1]) * share,
  ]
  const wedge = (tip: number, wide: number) =>
    corners([at(0, -0.3), at(tip * 0.62, -wide), at(tip), at(tip * 0.62, wide), at(0, 0.3)])
  const farStep = plane(wedge(reach, 0.31), far ?? ink, far ? {} : { opacity: 0.5 })
  return farStep + plane(wedge(reach * 0.88, 0.24), ink)
}

type BeamAside = { lamp: Point; reach: number; opens: number; ink?: Ink }

/**
 * The light of a car that is seen from its side, a long flat wedge from its lamp: `reach` to the left (below zero)
 * or right, `opens` how far it falls towards the road. Two flat steps, the planes behind stay visible.
 */
export function beamAside({ lamp: [x, y], reach, opens, ink = 'ivory' }: BeamAside): string {
  const wedge = (up: number, down: number) =>
    corners([
      [x, y - 5],
      [x + reach, y - up],
      [x + reach, y + down],
      [x, y + 5],
    ])
  return (
    plane(wedge(opens * 0.1, opens), ink, { opacity: 0.4 }) +
    plane(wedge(opens * 0.1, opens * 0.5), ink, { opacity: 0.8 })
  )
}
