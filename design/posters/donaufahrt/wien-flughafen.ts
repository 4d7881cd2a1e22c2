import { sedanBehind } from '../kit/car-behind.ts'
import { hills, sky } from '../kit/land.ts'
import { box, boxes, disc, line, marked, placed, plane, type Point } from '../kit/planes.ts'
import { beamAhead, dashes, road } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const END: Point = [450, 836]
const SUN: Point = [640, 640]

/** A jet that climbs to the right, seen from its side. */
const jet =
  'M150 6C140-6 120-10 96-10H-104L-140-48H-160L-146 2C-120 12-60 14 0 14H100C124 14 146 12 150 6ZM20 6H-36L-96 52H-74Z'

/** The tower whose skin widens towards its lit head, a jet above the low sun, the road to both. */
export const wienFlughafen: Sheet = {
  ...PORTRAIT,
  title: 'Der Turm des Flughafens Wien im Abendlicht, davor unser Wagen',
  planes: [
    ...sky({
      ground: 'blue2',
      light: SUN,
      bands: [
        [560, 'water'],
        [290, 'sun4'],
        [160, 'lamp'],
      ],
    }),
    placed({ at: [650, 330], scale: 1.05, turn: -16 }, plane(jet, 'night')),
    plane(
      hills([
        [0, 820],
        [240, 800],
        [520, 822],
        [900, 796],
      ]),
      'night2',
    ),
    marked(
      'landmark',
      plane('M286 900C300 700 300 520 262 400H398C360 520 360 700 374 900Z', 'night'),
      plane('M298 860C310 700 312 560 288 430H318C324 560 324 700 318 860Z', 'blue2'),
      plane('M240 340H420L398 404H262Z', 'night'),
      plane('M232 288H428L420 342H240Z', 'lamp'),
      line('M276 288L281 342M330 288V342M384 288L379 342', 'night', 6),
      plane('M220 264H440V290H220ZM276 228H384V266H276ZM326 150h8v80h-8z', 'night'),
      disc([330, 152], 10, 'red'),
    ),
    plane(box(0, 846, 900, 360), 'night'),
    plane(
      boxes(
        [40, 120, 200, 600, 690, 780, 860].map((x): Point => [x, 872]),
        12,
        10,
      ),
      'lamp',
    ),
    plane(road({ end: END, left: 60, right: 840, width: 16 }), 'blue2'),
    beamAhead({ from: [450, 1000], width: 210, end: END, far: 'water' }),
    plane(
      dashes({ end: END, foot: [450, 1200], width: 18, from: 1200, to: 1060, count: 2 }),
      'lamp',
    ),
    sedanBehind({ at: [450, 1040], width: 210, shadow: 'night2' }),
  ],
}
