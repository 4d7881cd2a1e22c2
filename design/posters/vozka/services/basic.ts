import { vanBehind } from '../../kit/car-behind.ts'
import { hills, sky } from '../../kit/land.ts'
import { box, disc, marked, placed, plane, type Point } from '../../kit/planes.ts'
import { beamAhead, dashes, road } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const END: Point = [450, 600]
const FOOT = 1200

/** A point of the avenue: how far it is to the side at the lower edge, and how near. */
function along(side: number, near: number): Point {
  return [END[0] + side * near, END[1] + (FOOT - END[1]) * near]
}

const NEAR = [0.06, 0.09, 0.135, 0.2, 0.3, 0.46, 0.72, 1.1]

/** A lime of the avenue: a round crown on its trunk. */
function lime([x, y]: Point, height: number): string {
  return (
    plane(box(x - height * 0.035, y - height * 0.5, height * 0.07, height * 0.5), 'night') +
    disc([x, y - height * 0.66], height * 0.34, 'night')
  )
}

/** The trees of both sides, the farthest first. */
function avenue(): string {
  return NEAR.flatMap((near) =>
    [-1, 1].map((side) => lime(along(side * 700, near), 900 * near)),
  ).join('')
}

/** Lights of a runway at both edges of the road. */
function lights(): string {
  return [0.05, 0.075, 0.11, 0.16, 0.235, 0.35, 0.52, 0.78]
    .flatMap((near) =>
      [-1, 1].map((side) => disc(along(side * 420, near), 15 * near + 1.5, 'lamp')),
    )
    .join('')
}

const aeroplane =
  'M0-34C9-34 15-24 16-8L250 22L252 32L60 26L18 22C16 34 9 40 0 40S-16 34-18 22L-60 26L-252 32L-250 22L-16-8C-15-24-9-34 0-34ZM-4-86H4L6-30H-6ZM-70-62L0-70L70-62V-56H-70Z'

/** To the airport and not a crown more: the road aims at the sun, a plane comes out of it. */
export const basic: Sheet = {
  ...PORTRAIT,
  title: 'Van míří alejí k letišti, ze slunce stoupá letadlo',
  planes: [
    ...sky({
      ground: 'haze2',
      light: [450, 424],
      bands: [
        [400, 'haze'],
        [270, 'ivory'],
      ],
    }),
    marked(
      'landmark',
      disc([450, 424], 270, 'ivory'),
      placed(
        { at: [450, 372], scale: 0.8 },
        plane(aeroplane, 'night') + plane('M-150 20h34v22h-34zM116 20h34v22h-34z', 'night'),
      ),
    ),
    plane(
      hills([
        [0, 582],
        [240, 606],
        [450, 597],
        [660, 606],
        [900, 582],
      ]),
      'green',
    ),
    plane(road({ end: END, left: -10, right: 910, width: 8 }), 'blue'),
    beamAhead({ from: [450, 1010], width: 330, end: END, reach: 0.9, far: 'haze2' }),
    plane(
      dashes({ end: END, foot: [450, 1200], width: 26, from: 1200, to: 640, count: 8 }),
      'ivory',
    ),
    lights(),
    avenue(),
    vanBehind({ at: [450, 1032], width: 342 }),
  ],
}
