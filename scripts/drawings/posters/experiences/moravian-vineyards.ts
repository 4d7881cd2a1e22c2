import { sedanBehind } from '../kit/car-behind.ts'
import { crags, hills, poplar, sky } from '../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane, type Point } from '../kit/planes.ts'
import { beamAhead, dashes, road } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

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

/** A house of the village under the rock: a wall and a gable. */
function house(x: number, y: number, width: number): string {
  return corners([
    [x - 6, y],
    [x + width / 2, y - width * 0.5],
    [x + width + 6, y],
  ])
}

const HOUSES: readonly (readonly [x: number, y: number, width: number])[] = [
  [120, 716, 54],
  [178, 726, 40],
  [222, 732, 46],
  [640, 734, 44],
  [690, 726, 60],
]

const ROCK =
  'M20 800C110 760 160 680 172 560L180 452L214 424H668L700 448L710 560C724 680 790 760 880 800Z'

/** Limestone: one pale band whose foot is broken, and clefts as narrow wedges. */
const CLIFF =
  'M178 470L180 452L214 424H668L700 448L706 520L670 536L640 516L600 552L566 534L520 560L470 532L430 566L380 536L330 556L290 528L240 548L210 520L175 530Z'
const CLEFTS = [228, 262, 318, 346, 402, 452, 492, 548, 584, 622, 676] as const

/** Sunrise behind the ruin of Děvičky: the sun stands in the gap between its two walls. */
export const moravianVineyards: Sheet = {
  ...PORTRAIT,
  title: 'Pálava: zřícenina Děvičky nad vinicemi za svítání',
  planes: [
    ...sky({
      ground: 'ivory',
      light: [440, 400],
      bands: [
        [500, 'sun2'],
        [350, 'lamp'],
        [200, 'red'],
      ],
    }),
    plane(
      crags(
        [
          [-20, 600],
          [60, 596],
          [100, 560],
          [140, 556],
          [300, 640],
          [640, 620],
          [730, 540],
          [860, 536],
          [920, 560],
        ],
        800,
      ),
      'haze2',
    ),
    marked(
      'landmark',
      plane(
        'M246 430V236H264V208H290V226L318 166L346 192L360 240L380 258L372 318L392 352L384 430ZM500 430V382L488 356L506 332L496 290L520 274L528 246H556V228H584V254H606V282H634V430Z',
        'night',
      ),
      plane(ROCK, 'green'),
      plane(CLIFF, 'ivory'),
      plane(
        CLEFTS.map((x, index) =>
          corners([
            [x, 470 + 14 * (index % 3)],
            [x + 9, 580],
            [x - 9, 580],
          ]),
        ).join(''),
        'green',
      ),
    ),
    plane(
      boxes(
        [
          [288, 286],
          [330, 286],
          [548, 290],
          [590, 290],
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
    plane(HOUSES.map(([x, y, width]) => box(x, y, width, 40)).join(''), 'ivory'),
    plane(HOUSES.map(([x, y, width]) => house(x, y, width)).join(''), 'red'),
    plane(LEFT, 'green'),
    plane(RIGHT, 'green'),
    clipTo('l', LEFT),
    clipTo('r', RIGHT),
    plane(rows(-1500, 140, 96), 'vine', { clip: 'l' }),
    plane(rows(720, 2500, 96), 'vine', { clip: 'r' }),
    plane(road({ end: END, left: 150, right: 720, width: 6 }), 'ivory'),
    beamAhead({ from: [450, 970], width: 190, end: END }),
    plane(
      dashes({ end: END, foot: [436, 1200], width: 14, from: 1200, to: 1040, count: 3 }),
      'sun2',
    ),
    sedanBehind({ at: [446, 1010], width: 186, shadow: 'sun2' }),
    plane(poplar([70, 900], 260) + poplar([130, 880], 210), 'night'),
  ],
}
