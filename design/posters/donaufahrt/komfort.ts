import { lampOf, sedanAside } from '../kit/car-aside.ts'
import { sky } from '../kit/land.ts'
import { box, boxes, line, marked, plane, type Point } from '../kit/planes.ts'
import { beamAside } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const at: Point = [190, 1010]
const scale = 1.04
const ARCHES = [0, 1, 2, 3, 4].map((index) => 176 + index * 112)

/** An arch with its round head, `wide` and `tall` from the springing line to the floor. */
function arch(x: number, top: number, wide: number, tall: number): string {
  return `M${x} ${top + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${tall}h${-wide}z`
}

/** After the opera: the lit arcades of the house on the Ring, and the sedan at its steps. */
export const komfort: Sheet = {
  ...PORTRAIT,
  title: 'Limousine am Abend vor den erleuchteten Arkaden der Oper',
  planes: [
    ...sky({
      ground: 'night2',
      light: [450, 700],
      bands: [
        [640, 'blue'],
        [470, 'blue2'],
      ],
    }),
    marked(
      'landmark',
      plane(
        `M60 940V600H140V430H170L190 400H250C300 300 600 300 650 400H710L730 430H760V600H840V940Z`,
        'night',
      ),
      plane('M176 424H724V438H176ZM120 604H780V618H120Z', 'brass'),
      plane(ARCHES.map((x) => arch(x, 458, 84, 76)).join(''), 'lamp'),
      plane(ARCHES.map((x) => arch(x, 650, 84, 214)).join(''), 'lamp'),
      line(ARCHES.map((x) => `M${x + 42} 460V576M${x} 508h84`).join(''), 'night', 6),
      plane(
        ARCHES.map((x) => `${box(x + 38, 372, 8, 24)}M${x + 28} 372a14 14 0 1 1 28 0z`).join(''),
        'night',
      ),
      plane(
        boxes(
          [
            [92, 650],
            [92, 750],
            [784, 650],
            [784, 750],
          ],
          24,
          54,
        ),
        'lamp',
      ),
    ),
    plane('M160 900H740L780 944H120Z', 'blue2'),
    plane(box(0, 940, 900, 260), 'blue'),
    beamAside({ lamp: lampOf({ at, scale }), reach: -240, opens: 62 }),
    sedanAside({ at, scale, shade: 'blue2' }),
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
