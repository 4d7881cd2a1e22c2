import { lampOf, sedanAside, vanAside } from '../kit/car-aside.ts'
import { hills, sky } from '../kit/land.ts'
import { lampPost } from '../kit/lamp-post.ts'
import { box, boxes, marked, plane, type Point } from '../kit/planes.ts'
import { beamAside } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const at: Point = [190, 1010]
const scale = 1.04

/** A sedan or a van under a lamp on the road: the poster of a category without a drawing of its own. */
export function category(kind: 'sedan' | 'van'): Sheet {
  const isVan = kind === 'van'
  const car = isVan ? vanAside : sedanAside
  return {
    ...PORTRAIT,
    title: isVan ? 'A van under a lamp by night' : 'A sedan under a lamp by night',
    planes: [
      ...sky({
        ground: isVan ? 'blue' : 'night2',
        light: [isVan ? 300 : 560, 620],
        bands: [
          [560, isVan ? 'blue2' : 'blue'],
          [360, isVan ? 'water' : 'blue2'],
        ],
      }),
      plane(
        hills([
          [0, 830],
          [260, isVan ? 700 : 780],
          [560, isVan ? 800 : 690],
          [900, 800],
        ]),
        'night2',
      ),
      marked(
        'landmark',
        lampPost({ foot: [700, 950], top: 300, reach: -230, spread: 560, floor: 960 }),
      ),
      plane(box(0, 940, 900, 260), 'blue'),
      beamAside({ lamp: lampOf({ at, scale }), reach: -240, opens: 62 }),
      car({ at, scale, shade: 'blue2' }),
      plane(
        boxes(
          [40, 190, 340, 490, 640, 790].map((x): Point => [x, 1110]),
          90,
          12,
        ),
        'ivory',
      ),
    ],
  }
}
