import { lampOf, sedanAside } from '../kit/car-aside.ts'
import { hills, sky } from '../kit/land.ts'
import { box, disc, marked, plane } from '../kit/planes.ts'
import { beamAside } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const CAR = { at: [330, 1012], scale: 0.84 } as const
const OPENING = 'M120 1060V470A330 330 0 0 1 780 470V1060Z'
const BASE = 900

/** Water that rises, bends over and falls: a crescent, thickest where it turns. */
function fall(out: number, top: number, end: number, thick: number): string {
  const x = (share: number) => Math.round(450 + out * share)
  return `M450 ${BASE}C450 ${top + 220} ${x(0.3)} ${top} ${x(1)} ${top}C${x(1.7)} ${top} ${x(2.1)} ${end - 160} ${x(2.15)} ${end}C${x(1.85)} ${end - 130} ${x(1.5)} ${top + thick} ${x(1.05)} ${top + thick}C${x(0.5)} ${top + thick} ${x(0.12)} ${top + 300} 450 ${BASE}Z`
}

/** Morning mist: the hot spring stands white before the dark valley, seen from inside the colonnade. */
export const karlovyVary: Sheet = {
  ...PORTRAIT,
  title: 'Karlovy Vary: Vřídlo v ranní páře, z kolonády',
  planes: [
    ...sky({ ground: 'haze', light: [450, 420], bands: [[300, 'ivory']] }),
    plane(
      hills([
        [0, 330],
        [170, 300],
        [450, 520],
        [720, 280],
        [900, 320],
      ]),
      'green',
    ),
    plane(
      hills([
        [0, 560],
        [200, 520],
        [450, 720],
        [700, 540],
        [900, 560],
      ]),
      'green2',
    ),
    disc([330, 850], 92, 'haze'),
    disc([570, 850], 100, 'haze'),
    disc([450, 880], 110, 'haze'),
    marked(
      'landmark',
      plane(
        [
          [-34, 340, 560, 60],
          [34, 340, 560, 60],
          [-74, 470, 720, 60],
          [74, 470, 720, 60],
          [-110, 610, 860, 56],
          [110, 610, 860, 56],
        ]
          .map(([out = 0, top = 0, end = 0, thick = 0]) => fall(out, top, end, thick))
          .join(''),
        'ivory',
      ),
      plane(`M450 250C474 340 470 640 470 ${BASE}H430C430 640 426 340 450 250Z`, 'ivory'),
    ),
    plane(box(0, 910, 900, 40), 'green'),
    plane(box(0, 940, 900, 200), 'ivory'),
    beamAside({ lamp: lampOf(CAR), reach: -260, opens: 50, ink: 'lamp' }),
    sedanAside({ ...CAR, shadow: 'haze' }),
    plane(`M0 0H900V1200H0Z${OPENING}`, 'night', { hollow: true, lighterInDark: true }),
    plane(`M120 1060V470A330 330 0 0 1 780 470V1060H750V470A300 300 0 0 0 150 470V1060Z`, 'blue'),
    plane(box(0, 1060, 900, 24), 'blue'),
    plane(
      `${box(96, 452, 84, 26)}${box(720, 452, 84, 26)}${box(96, 1030, 84, 30)}${box(720, 1030, 84, 30)}`,
      'blue',
    ),
  ],
}
