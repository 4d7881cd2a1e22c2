import { lampOf, sedanAside } from '../../kit/car-aside.ts'
import { box, boxes, marked, plane } from '../../kit/planes.ts'
import { beamAside } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const CAR = { at: [272, 1010], scale: 0.8 } as const
const OPENING = 'M130 1060V460A320 320 0 0 1 770 460V1060Z'
const BASE = 930

/** Water that rises, bends over and falls: a crescent, thickest where it turns. */
function fall(out: number, top: number, end: number): string {
  const x = (share: number) => Math.round(450 + out * share)
  const under = top + 44
  return `M450 ${BASE}C450 ${top + 200} ${x(0.3)} ${top} ${x(1)} ${top}C${x(1.75)} ${top} ${x(2.1)} ${end - 180} ${x(2.15)} ${end}C${x(1.9)} ${end - 150} ${x(1.55)} ${under} ${x(1.05)} ${under}C${x(0.6)} ${under} ${x(0.2)} ${top + 300} 450 ${BASE}Z`
}

/** A bank of mist, long and flat, with pointed ends. */
function mist(x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2
  return `M${x} ${y}Q${middle} ${y - height} ${x + width} ${y}Q${middle} ${y + height / 2} ${x} ${y}Z`
}

const FALLS = [
  [46, 300, 600],
  [92, 430, 760],
  [134, 570, 900],
] as const

const SIDES = [0, 784] as const

/** Two columns of the colonnade: capital, shaft and base, then the grooves of the shafts. */
const columns = SIDES.flatMap((x) => [
  box(x + 10, 460, 96, 28),
  box(x + 22, 500, 72, 520),
  box(x + 10, 1020, 96, 40),
]).join('')
const grooves = SIDES.flatMap((x) =>
  boxes(
    [
      [x + 36, 520],
      [x + 55, 520],
      [x + 74, 520],
    ],
    7,
    480,
  ),
).join('')

/** Morning mist: the hot spring stands white before the dark valley, seen from inside the colonnade. */
export const karlovyVary: Sheet = {
  ...PORTRAIT,
  title: 'Karlovy Vary: Vřídlo v ranní páře, z kolonády',
  planes: [
    plane(box(0, 0, 900, 1200), 'haze'),
    plane('M900 200L760 250Q560 330 380 640V1200H900Z', 'green'),
    plane('M0 330L130 370Q330 430 470 640C560 760 700 800 900 840V1200H0Z', 'green2'),
    plane(mist(500, 590, 480, 26) + mist(-80, 700, 480, 30) + mist(448, 800, 540, 34), 'haze'),
    marked(
      'landmark',
      plane(
        FALLS.flatMap(([out, top, end]) => [fall(-out, top, end), fall(out, top, end)]).join(''),
        'ivory',
      ),
      plane(`M450 236C470 320 468 640 468 ${BASE}H432C432 640 430 320 450 236Z`, 'ivory'),
    ),
    plane(mist(220, 896, 760, 64), 'haze'),
    plane(mist(-40, 922, 480, 70), 'lamp'),
    plane(box(0, 908, 900, 40), 'green2'),
    plane(box(0, 934, 900, 200), 'ivory'),
    beamAside({ lamp: lampOf(CAR), reach: -200, opens: 50, ink: 'lamp' }),
    sedanAside({ ...CAR, shadow: 'green2' }),
    plane('M120 1070V460A330 330 0 0 1 780 460V1070H746V460A296 296 0 0 0 154 460V1070Z', 'blue'),
    plane(`M0 0H900V1200H0Z${OPENING}`, 'night', { hollow: true, lighterInDark: true }),
    plane(box(0, 1060, 900, 22) + columns, 'blue'),
    plane(grooves, 'night', { lighterInDark: true }),
  ],
}
