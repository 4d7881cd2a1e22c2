import { sedanAside } from '../kit/car-aside.ts'
import { hills } from '../kit/land.ts'
import { box, boxes, corners, marked, plane, type Point } from '../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

function oval([x, y]: Point, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0Z`
}

/** A row of gables: what is lit and what lies in shadow. */
function gables(xs: readonly number[], y: number, width: number, side: 'whole' | 'shade'): string {
  return xs
    .map((x) =>
      corners(
        side === 'whole'
          ? [
              [x, y],
              [x + width * 0.3, y - width * 0.5],
              [x + width * 0.8, y - width * 0.5],
              [x + width, y],
            ]
          : [
              [x, y],
              [x + width * 0.3, y - width * 0.5],
              [x + width * 0.46, y],
            ],
      ),
    )
    .join('')
}

const BACK = [190, 262, 560, 632]
const MIDDLE = [200, 292, 384, 476, 568]
const FRONT = [270, 372, 474, 560]

/** Noon from above: the river is one bold loop, the town one red plane in it. */
export const ceskyKrumlov: Sheet = {
  ...PORTRAIT,
  title: 'Český Krumlov: město ve smyčce Vltavy a zámecká věž',
  planes: [
    plane(box(0, 0, 900, 1200), 'ivory'),
    plane(
      hills([
        [0, 330],
        [200, 290],
        [460, 350],
        [700, 280],
        [900, 320],
      ]),
      'green',
    ),
    plane(
      hills([
        [0, 470],
        [200, 500],
        [450, 480],
        [700, 500],
        [900, 460],
      ]),
      'vine',
    ),
    plane(oval([450, 712], 590, 372) + oval([450, 706], 490, 292), 'ivory', { hollow: true }),
    plane(
      `M0 520C120 500 200 560 320 480L360 540C260 600 140 570 0 580ZM900 510C780 490 700 560 580 480L540 540C640 600 760 570 900 575Z`,
      'water',
    ),
    plane(oval([450, 706], 400, 262), 'water'),
    plane(oval([450, 692], 290, 182), 'ivory'),
    plane('M300 470H600L640 560C600 640 560 690 450 700C340 690 300 640 260 560Z', 'green'),
    plane(gables(BACK, 690, 96, 'whole'), 'red'),
    marked(
      'landmark',
      plane('M360 720V470H540V720Z', 'ivory'),
      plane('M384 470V350H516V470Z', 'ivory'),
      plane(
        'M372 350C372 300 420 290 424 250H476C480 290 528 300 528 350ZM432 250V224H468V250ZM428 224C440 210 446 190 450 150C454 190 460 210 472 224Z',
        'green',
      ),
      plane(
        `${box(352, 462, 196, 14)}${box(376, 344, 148, 12)}${boxes(
          [
            [398, 376],
            [432, 376],
            [466, 376],
          ],
          22,
          66,
        )}${box(360, 560, 180, 14)}`,
        'red',
      ),
    ),
    plane(
      boxes(
        [
          [436, 500],
          [436, 600],
        ],
        28,
        44,
      ),
      'night',
    ),
    plane(gables(MIDDLE, 770, 118, 'whole'), 'red'),
    plane(gables(MIDDLE, 770, 118, 'shade'), 'roof'),
    plane(gables(FRONT, 838, 118, 'whole'), 'red'),
    plane(gables(FRONT, 838, 118, 'shade'), 'roof'),
    plane('M760 985C840 960 890 900 905 800L960 780C940 920 880 980 790 1010Z', 'lamp'),
    sedanAside({ at: [756, 1000], scale: 0.56, mirrored: true, turn: -13, shadow: 'vine' }),
  ],
}
