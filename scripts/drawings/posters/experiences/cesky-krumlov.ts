import { sedanAside } from '../kit/car-aside.ts'
import { crags, hills } from '../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane, type Point } from '../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

function oval([x, y]: Point, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0Z`
}

const TOWN = oval([450, 694], 296, 190)
const WALL = 16
const ROWS = [
  { y: 640, from: 130, width: 88, ink: 'roof' },
  { y: 690, from: 90, width: 96, ink: 'red' },
  { y: 742, from: 142, width: 104, ink: 'roof' },
  { y: 798, from: 100, width: 112, ink: 'red' },
  { y: 858, from: 158, width: 120, ink: 'roof' },
] as const

/** One row of the town: a low wall with windows, and roofs that make notches against the row behind. */
function row({ y, from, width, ink }: (typeof ROWS)[number]): string {
  const houses = Array.from({ length: 7 }, (_, index) => from + index * width)
  const roof = (x: number) =>
    corners([
      [x - 2, y],
      [x + width * 0.2, y - width * 0.48],
      [x + width * 0.8, y - width * 0.48],
      [x + width + 2, y],
    ])
  const windows = houses.flatMap((x): Point[] => [
    [x + width * 0.26, y + 3],
    [x + width * 0.62, y + 3],
  ])
  return (
    plane(box(from, y - 2, 7 * width, WALL), 'ivory', { clip: 't' }) +
    plane(boxes(windows, 10, 11), 'night', { clip: 't' }) +
    plane(houses.map(roof).join('') + box(from, y + WALL - 2, 7 * width, 44), ink, { clip: 't' })
  )
}

/** A round-headed niche. */
function niche([x, y]: Point, width: number, height: number): string {
  const radius = width / 2
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`
}

const [back, second, third, fourth, front] = ROWS

/** Noon from above: the river is one bold loop, the town one red plane in it. */
export const ceskyKrumlov: Sheet = {
  ...PORTRAIT,
  title: 'Český Krumlov: město ve smyčce Vltavy a zámecká věž',
  planes: [
    plane(box(0, 0, 900, 1200), 'water'),
    plane(
      'M0 330V250C40 200 110 200 150 240C170 150 290 120 340 180C370 60 560 50 600 170C660 110 760 140 770 220C820 190 870 200 900 230V330Z',
      'ivory',
    ),
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
    plane(
      'M0 500C130 480 200 550 330 460L380 530C260 600 140 560 0 566ZM900 490C770 470 700 550 570 460L520 530C640 600 760 560 900 560Z',
      'water',
    ),
    plane(oval([450, 712], 404, 258), 'water'),
    clipTo('t', TOWN),
    plane(TOWN, 'roof'),
    row(back),
    plane(
      crags(
        [
          [222, 640],
          [258, 520],
          [296, 496],
          [306, 456],
          [594, 456],
          [606, 492],
          [642, 520],
          [678, 640],
        ],
        646,
      ),
      'green',
    ),
    marked(
      'landmark',
      plane('M352 720L360 470H540L548 720ZM386 470V340H514V470Z', 'ivory'),
      plane(
        'M368 340C370 290 420 284 424 240H476C480 284 530 290 532 340ZM434 242V210H466V242ZM424 212C440 200 446 186 450 152C454 186 460 200 476 212Z',
        'green',
      ),
      plane(
        `${box(346, 458, 208, 16)}${box(370, 332, 160, 13)}${box(356, 566, 188, 12)}${box(386, 446, 128, 6)}`,
        'red',
      ),
      plane([394, 424, 454, 484].map((x) => niche([x, 362], 22, 72)).join(''), 'red'),
      plane(
        [374, 412, 462, 500].map((x) => niche([x, 490], 26, 60)).join('') +
          [370, 412, 464, 506].map((x) => niche([x, 592], 26, 50)).join(''),
        'lamp',
      ),
      plane(
        niche([440, 498], 20, 44) + niche([440, 598], 20, 44) + niche([443, 272], 14, 30),
        'night',
      ),
    ),
    row(second),
    row(third),
    row(fourth),
    row(front),
    plane('M0 800C160 1000 740 1000 900 800V886C750 1110 150 1110 0 886Z', 'ivory'),
    plane('M770 932C830 902 870 862 900 814V876C870 916 830 948 784 966Z', 'lamp'),
    sedanAside({ at: [784, 972], scale: 0.58, mirrored: true, turn: -13 }),
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
