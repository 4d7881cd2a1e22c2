import { lampOf, sedanAside } from '../kit/car-aside.ts'
import { hills, sky } from '../kit/land.ts'
import { box, boxes, line, marked, plane, type Point } from '../kit/planes.ts'
import { beamAside } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const at: Point = [230, 1034]
const scale = 0.92

/** A corner tower of the castle: a shaft with its steep cap. */
function tower(x: number, top: number, wide: number, floor: number): string {
  return `M${x} ${floor}V${top}h${wide}V${floor}Z`
}

function cap(x: number, top: number, wide: number): string {
  return `M${x - 8} ${top}L${x + 10} ${top - 44}L${x + wide / 2} ${top - 96}L${x + wide - 10} ${top - 44}L${x + wide + 8} ${top}Z`
}

const windows = [0, 1].flatMap((row) =>
  [336, 388, 440, 492, 544].map((x): Point => [x, 452 + row * 66]),
)

/** Morning: the white castle with its four towers over the river, and our car below on the quay. */
export const bratislava: Sheet = {
  ...PORTRAIT,
  title: 'Die Burg von Bratislava über der Donau am Morgen',
  planes: [
    ...sky({
      ground: 'sun4',
      light: [450, 520],
      bands: [[430, 'lamp']],
    }),
    marked(
      'landmark',
      plane(tower(268, 330, 66, 640) + tower(566, 330, 66, 640) + box(300, 396, 300, 250), 'ivory'),
      plane(
        `${cap(268, 332, 66)}${cap(566, 332, 66)}M296 400L330 350H570L604 400Z${cap(352, 352, 44)}${cap(504, 352, 44)}`,
        'red',
      ),
      plane(
        boxes(windows, 20, 34) +
          boxes(
            [
              [290, 380],
              [590, 380],
              [290, 470],
              [590, 470],
            ],
            20,
            30,
          ),
        'green2',
      ),
      plane('M226 640H674V740H226Z', 'haze'),
      line('M214 644H686', 'ivory', 8),
    ),
    plane(
      hills([
        [0, 836],
        [130, 760],
        [260, 690],
        [450, 664],
        [640, 690],
        [770, 756],
        [900, 800],
      ]),
      'green',
    ),
    plane(
      hills([
        [0, 812],
        [240, 826],
        [520, 800],
        [760, 830],
        [900, 806],
      ]),
      'green2',
    ),
    plane(
      boxes(
        [
          [90, 850],
          [150, 838],
          [238, 852],
          [330, 840],
          [560, 842],
          [640, 852],
          [720, 838],
          [800, 850],
        ],
        9,
        12,
      ),
      'lamp',
    ),
    plane(box(0, 870, 900, 140), 'haze'),
    line('M60 912h180M320 934h240M640 908h180M420 968h120', 'ivory', 6),
    plane(box(0, 992, 900, 210), 'green2'),
    beamAside({ lamp: lampOf({ at, scale }), reach: -270, opens: 62 }),
    sedanAside({ at, scale, shade: 'green' }),
    plane(
      boxes(
        [40, 190, 340, 490, 640, 790].map((x): Point => [x, 1114]),
        90,
        12,
      ),
      'ivory',
    ),
  ],
}
