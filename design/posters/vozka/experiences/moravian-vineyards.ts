import { sedanBehind } from '../../kit/car-behind.ts'
import { hills, poplar, sky } from '../../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane, type Point } from '../../kit/planes.ts'
import { beamAhead, dashes, road } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const END: Point = [470, 772]
const LEFT = 'M0 800C160 752 330 756 470 772C400 880 250 1060 150 1200H0Z'
const RIGHT = 'M900 780C760 746 600 752 470 772C520 880 640 1080 720 1200H900Z'

/** Rows of vines run to the end of the road, each a wedge; the hill cuts them. */
function rows(from: number, to: number, step: number): string {
  let outline = ''
  for (let x = from; x <= to; x += step) {
    outline += corners([END, [x, 1320], [x + step * 0.45, 1320]])
  }
  return outline
}

/** The roof of a house of the village. */
function roof(x: number, y: number, width: number): string {
  return corners([
    [x - 6, y],
    [x + width / 2, y - width * 0.5],
    [x + width + 6, y],
  ])
}

const HOUSES: readonly (readonly [x: number, y: number, width: number])[] = [
  [186, 720, 54],
  [246, 730, 40],
  [292, 736, 46],
  [620, 738, 40],
  [664, 730, 56],
]

const RIDGE =
  'M0 800V620C70 610 120 560 150 500L196 440L230 424H664L700 440L740 500C770 570 830 610 900 630V800Z'
const FAR_RIDGE = 'M0 800V550L40 524L120 520L300 640H640L716 500L750 480H860L900 500V800Z'

/** Limestone: slabs of a pale cliff. */
const SLABS = [
  [212, 40, 486, 496],
  [258, 68, 520, 498],
  [332, 34, 490, 510],
  [372, 88, 514, 542],
  [466, 44, 524, 506],
  [516, 78, 508, 538],
  [600, 34, 514, 496],
  [640, 44, 492, 478],
] as const

const slabs = SLABS.map(([left, width, one, other]) =>
  corners([
    [left, 440],
    [left + width, 440],
    [left + width, other],
    [left, one],
  ]),
).join('')

const RUIN =
  'M236 430V262H250V216H274V234L298 160L330 186L346 240L366 262L358 316L378 350L372 430ZM478 430V388L466 360L486 330L476 290H508V268H540V290H572V318H604V346H640V430Z'

/** Sunrise behind the ruin of Děvičky: the sun stands in the gap between its two walls. */
export const moravianVineyards: Sheet = {
  ...PORTRAIT,
  title: 'Pálava: zřícenina Děvičky nad vinicemi za svítání',
  planes: [
    ...sky({
      ground: 'sun2',
      light: [438, 410],
      bands: [
        [360, 'lamp'],
        [200, 'red'],
      ],
    }),
    plane(FAR_RIDGE, 'haze2'),
    marked('landmark', plane(RUIN, 'night'), plane(RIDGE, 'green'), plane(slabs, 'ivory')),
    plane(
      boxes(
        [
          [276, 290],
          [320, 290],
          [520, 336],
          [566, 350],
        ],
        20,
        52,
      ),
      'red',
    ),
    plane(
      hills([
        [0, 720],
        [180, 716],
        [430, 762],
        [690, 724],
        [900, 700],
      ]),
      'haze2',
    ),
    plane(HOUSES.map(([x, y, width]) => box(x, y, width, 44)).join(''), 'ivory'),
    plane(HOUSES.map(([x, y, width]) => roof(x, y, width)).join(''), 'red'),
    plane(LEFT, 'green'),
    plane(RIGHT, 'green'),
    clipTo('l', LEFT),
    clipTo('r', RIGHT),
    plane(rows(-1500, 140, 96), 'vine', { clip: 'l' }),
    plane(rows(720, 2500, 96), 'vine', { clip: 'r' }),
    plane(road({ end: END, left: 150, right: 720, width: 6 }), 'ivory'),
    beamAhead({ from: [450, 970], width: 160, end: END, far: 'sun2' }),
    plane(
      dashes({ end: END, foot: [436, 1200], width: 14, from: 1200, to: 1040, count: 3 }),
      'sun2',
    ),
    sedanBehind({ at: [446, 1010], width: 186, shadow: 'sun2' }),
    plane(poplar([60, 910], 250) + poplar([116, 896], 200), 'night'),
  ],
}
