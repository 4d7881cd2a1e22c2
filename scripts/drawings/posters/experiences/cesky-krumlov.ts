import { sedanAside } from '../kit/car-aside.ts'
import { crags, hills } from '../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane, type Point } from '../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

function oval([x, y]: Point, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0Z`
}

const TOWN = oval([450, 694], 296, 190)
const ROWS = [
  { y: 640, from: 120, width: 96 },
  { y: 712, from: 150, width: 106 },
  { y: 786, from: 110, width: 118 },
  { y: 862, from: 168, width: 130 },
] as const

const WALL = 30

/** One row of the town: walls with windows, and roofs that make notches against the row behind. */
function row({ y, from, width }: (typeof ROWS)[number]): string {
  const houses = Array.from({ length: 7 }, (_, index) => from + index * width)
  const roof = (x: number) =>
    corners([
      [x - 3, y],
      [x + width * 0.26, y - width * 0.46],
      [x + width * 0.74, y - width * 0.46],
      [x + width + 3, y],
    ])
  const windows = houses.flatMap((x): Point[] => [
    [x + width * 0.2, y + 8],
    [x + width * 0.62, y + 8],
  ])
  return (
    plane(box(from, y, 7 * width, WALL + 20), 'ivory', { clip: 't' }) +
    plane(boxes(windows, 12, 16), 'night', { clip: 't' }) +
    plane(houses.map(roof).join(''), 'red', { clip: 't' })
  )
}

const [back, second, third, front] = ROWS

/** Noon from above: the river is one bold loop, the town one red plane in it. */
export const ceskyKrumlov: Sheet = {
  ...PORTRAIT,
  title: 'Český Krumlov: město ve smyčce Vltavy a zámecká věž',
  planes: [
    plane(box(0, 0, 900, 1200), 'haze'),
    plane(
      'M0 300V190C40 150 110 150 140 196C190 170 250 200 262 246C310 250 330 280 330 300ZM900 340V130C850 90 780 110 760 160C700 140 640 180 640 236C590 240 570 280 570 340Z',
      'ivory',
    ),
    plane(
      hills([
        [0, 300],
        [200, 262],
        [450, 330],
        [700, 250],
        [900, 300],
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
    plane(TOWN, 'ivory'),
    plane(
      crags(
        [
          [236, 600],
          [262, 520],
          [300, 490],
          [310, 456],
          [590, 456],
          [604, 492],
          [640, 520],
          [664, 600],
        ],
        640,
      ),
      'green',
    ),
    row(back),
    marked(
      'landmark',
      plane('M352 720L360 470H540L548 720ZM388 470V340H512V470Z', 'ivory'),
      plane(
        'M370 340C372 290 420 284 426 240H474C480 284 528 290 530 340ZM434 240V212H466V240ZM426 212C440 200 446 186 450 152C454 186 460 200 474 212Z',
        'green',
      ),
      plane(
        `${box(346, 458, 208, 16)}${box(372, 334, 156, 12)}${boxes(
          [
            [402, 366],
            [437, 366],
            [472, 366],
          ],
          26,
          74,
        )}${box(356, 570, 188, 14)}`,
        'red',
      ),
      plane(
        boxes(
          [
            [434, 498],
            [434, 604],
          ],
          32,
          48,
        ),
        'night',
      ),
    ),
    row(second),
    row(third),
    row(front),
    plane('M0 800C160 1000 740 1000 900 800V886C750 1110 150 1110 0 886Z', 'ivory'),
    plane('M770 932C830 902 870 862 900 814V876C870 916 830 948 784 966Z', 'lamp'),
    sedanAside({ at: [784, 972], scale: 0.58, mirrored: true, turn: -13, shadow: 'vine' }),
  ],
}
