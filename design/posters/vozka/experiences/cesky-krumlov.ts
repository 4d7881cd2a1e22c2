import { sedanAside } from '../../kit/car-aside.ts'
import { crags, hills } from '../../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane, type Point } from '../../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

function oval([x, y]: Point, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0Z`
}

const TOWN = oval([450, 694], 296, 190)
const ROWS = [
  { y: 640, from: 110, width: 108, ink: 'roof', gables: [] },
  { y: 694, from: 16, width: 124, ink: 'red', gables: [1, 5] },
  { y: 760, from: 122, width: 134, ink: 'roof', gables: [1, 3] },
  { y: 834, from: 70, width: 150, ink: 'red', gables: [2] },
] as const

/** One row of the town: roofs that make notches against the row behind, some with a gable of ivory. */
function row({ y, from, width, ink, gables }: (typeof ROWS)[number]): string {
  const top = y - width * 0.4
  const notches = Array.from({ length: 7 }, (_, index): Point[] => {
    const x = from + index * width
    return [
      [x, y],
      [x + width * 0.24, top],
      [x + width * 0.76, top],
    ]
  })
  const gable = (index: number) => {
    const middle = from + (index + 0.5) * width
    const half = width * 0.22
    return corners([
      [middle - half, y + 10],
      [middle - half, y],
      [middle, top + 4],
      [middle + half, y],
      [middle + half, y + 10],
    ])
  }
  const windows = gables.map((index): Point => [from + (index + 0.5) * width - 8, y - 14])
  const fronts = gables.map(gable).join('')
  return [
    plane(crags(notches.flat(), 900), ink, { clip: 't' }),
    fronts && plane(fronts, 'ivory', { clip: 't' }),
    fronts && plane(boxes(windows, 16, 24), 'night', { clip: 't' }),
  ].join('')
}

/** A round-headed niche. */
function niche([x, y]: Point, width: number, height: number): string {
  const radius = width / 2
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`
}

const niches = (xs: readonly number[], y: number, width: number, height: number) =>
  xs.map((x) => niche([x, y], width, height)).join('')

const [back, second, third, front] = ROWS

const CLOUD =
  'M0 330V250C40 200 110 200 150 240C170 150 290 120 340 180C370 60 560 50 600 170C660 110 760 140 770 220C820 190 870 200 900 230V330Z'
const RIVER =
  'M0 500C130 480 200 550 330 460L380 530C260 600 140 560 0 566ZM900 490C770 470 700 550 570 460L520 530C640 600 760 560 900 560Z'
const ROCK: Point[] = [
  [222, 660],
  [258, 530],
  [296, 500],
  [310, 440],
  [590, 440],
  [606, 496],
  [642, 530],
  [678, 660],
]

/** Noon from above: the river is one bold loop, the town one red plane in it. */
export const ceskyKrumlov: Sheet = {
  ...PORTRAIT,
  title: 'Český Krumlov: město ve smyčce Vltavy a zámecká věž',
  planes: [
    plane(box(0, 0, 900, 1200), 'water'),
    plane(CLOUD, 'ivory'),
    plane(
      hills([
        [0, 310],
        [200, 272],
        [450, 340],
        [700, 262],
        [900, 310],
      ]),
      'green',
    ),
    plane(
      hills([
        [0, 440],
        [200, 470],
        [450, 450],
        [700, 470],
        [900, 430],
      ]),
      'vine',
    ),
    plane(RIVER, 'water'),
    plane(oval([450, 712], 404, 258), 'water'),
    clipTo('t', TOWN),
    plane(TOWN, 'roof'),
    row(back),
    plane(crags(ROCK, 682), 'green'),
    marked(
      'landmark',
      plane('M354 700L360 470H540L546 700ZM386 470V340H514V470Z', 'ivory'),
      plane(
        'M368 340C370 290 420 284 424 240H476C480 284 530 290 532 340ZM434 242V210H466V242ZM424 212C440 200 446 186 450 152C454 186 460 200 476 212Z',
        'green',
      ),
      plane(
        [
          box(346, 458, 208, 16),
          box(370, 332, 160, 13),
          box(357, 566, 186, 12),
          box(386, 446, 128, 6),
        ].join(''),
        'red',
      ),
      plane(niches([394, 424, 454, 484], 362, 22, 72), 'red'),
      plane(
        niches([376, 412, 462, 498], 492, 26, 60) + niches([374, 410, 464, 500], 592, 26, 60),
        'lamp',
      ),
      plane(
        niche([440, 500], 20, 44) + niche([440, 600], 20, 44) + niche([443, 272], 14, 30),
        'night',
      ),
    ),
    row(second),
    row(third),
    row(front),
    plane('M0 800C160 1000 740 1000 900 800V886C750 1110 150 1110 0 886Z', 'ivory'),
    plane('M770 932C830 902 870 862 900 814V876C870 916 830 948 784 966Z', 'lamp', {
      opacity: 0.5,
    }),
    plane('M770 932C804 915 832 895 856 871L868 911C844 935 816 955 784 966Z', 'lamp'),
    sedanAside({ at: [784, 972], scale: 0.58, mirrored: true, turn: -13, shade: 'water' }),
    plane(
      hills([
        [0, 1010],
        [240, 1120],
        [520, 1150],
        [900, 1060],
      ]),
      'green',
    ),
  ],
}
