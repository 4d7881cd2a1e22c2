import { sedanAside } from '../kit/car-aside.ts'
import { hills } from '../kit/land.ts'
import { box, boxes, corners, disc, line, marked, plane, type Point } from '../kit/planes.ts'
import { inks } from '../kit/inks.ts'

const SUN: Point = [900, 350]
const WHEEL: Point = [1262, 452]
const RIM = 116
const CABINS = 15
const LEFT = -450
const WIDTH = 2100

const onWheel = (radius: number, turn: number): Point => [
  WHEEL[0] + radius * Math.sin(turn),
  WHEEL[1] - radius * Math.cos(turn),
]
const turns = Array.from({ length: CABINS }, (_, index) => (index / CABINS) * 2 * Math.PI)

/** Roofs of the town as one line, the same each time it is drawn. */
function roofs(from: number, to: number, floor: number): string {
  let outline = `M${from} ${floor + 60}V${floor}`
  for (let x = from, index = 0; x < to; index += 1) {
    const wide = 34 + ((index * 37) % 31)
    const tall = 18 + ((index * 53) % 34)
    outline += `V${floor - tall}l${wide / 2}-${10 + ((index * 29) % 14)}l${wide / 2} ${10 + ((index * 29) % 14)}`
    x += wide
  }
  return `${outline}V${floor + 60}Z`
}

const roofLights = boxes(
  Array.from({ length: 34 }, (_, index): Point => [
    -430 + index * 61 + ((index * 17) % 23),
    588 + ((index * 13) % 22),
  ]),
  6,
  9,
)

/** The steep south tower, the roof with its zigzag, the stump of the north tower. */
const cathedral = [
  plane(
    'M846 610V452l5-30 5 30h10V398l4-26 4 26h6L888 330 900 168 912 330 920 398h6l4-26 4 26V452h10l5-30 5 30V610Z',
    'night2',
  ),
  plane(
    'M888 348l-10-5 11-13zM892 308l-9-5 10-13zM895 270l-8-4 9-12zM912 348l10-5-11-13zM908 308l9-5-10-13zM905 270l8-4-9-12zM893 182h14v-7h-14z',
    'night2',
  ),
  plane('M940 610V480L968 398H1098L1120 480V610Z', 'night2'),
  line('M950 470l22-26 22 26 22-26 22 26 22-26 22 26 22-26 16 20', 'water', 7),
  line('M962 436l20-24 20 24 20-24 20 24 20-24 20 24 16-18', 'water', 6),
  plane('M1088 610V432l5-18 5 18h18l5-18 5 18V610Z', 'night2'),
  plane(
    `M892 470c0-14 16-14 16 0v40h-16zM892 400c0-10 16-10 16 0v28h-16z${boxes(
      [
        [966, 520],
        [1000, 520],
        [1034, 520],
        [1068, 520],
      ],
      9,
      38,
    )}`,
    'lamp',
  ),
]

const bigWheel = [
  line(
    `M${WHEEL[0] - RIM} ${WHEEL[1]}a${RIM} ${RIM} 0 1 0 ${RIM * 2} 0a${RIM} ${RIM} 0 1 0 ${-RIM * 2} 0${turns
      .map((turn) => `M${WHEEL.join(' ')}L${onWheel(RIM, turn).map(Math.round).join(' ')}`)
      .join('')}`,
    'night2',
    4,
  ),
  plane(
    `${boxes(
      turns.map((turn): Point => {
        const [x, y] = onWheel(RIM + 8, turn)
        return [Math.round(x) - 9, Math.round(y) - 5]
      }),
      18,
      12,
    )}M1254 452L1204 612H1218L1262 470 1306 612H1320L1270 452Z`,
    'night2',
  ),
  disc(WHEEL, 12, 'night2'),
]

/** The tower by the Danube: a needle with its basket, far left of the cathedral. */
const danubeTower = plane(
  'M664 612L670 372H667L657 352V342H662V330H668L671 250 674 330H680V342H685V352L675 372H672L680 612Z',
  'blue',
)

/** The chain bridge: two portals, chains that hang between them, a road on hangers. */
const PORTALS = [-190, 270, 730, 1190, 1650]
const chains = PORTALS.slice(0, -1)
  .map((x) => `M${x} 618Q${x + 230} 722 ${x + 460} 618`)
  .join('')
const hangers = PORTALS.slice(0, -1)
  .flatMap((x) =>
    [60, 115, 170, 230, 290, 345, 400].map((at) => {
      const t = at / 460
      return `M${x + at} ${Math.round(618 + 208 * t * (1 - t))}V690`
    }),
  )
  .join('')
const bridge = [
  line(`M-450 642Q-300 700-190 618${chains}`, 'night', 6),
  line(hangers, 'night', 3),
  plane(
    `${box(LEFT, 686, WIDTH, 16)}${PORTALS.map(
      (x) => `M${x - 26} 764V690h8V606h6l12-14 12 14h6V690h8V764Z`,
    ).join('')}`,
    'night',
  ),
  plane(
    boxes(
      PORTALS.map((x): Point => [x - 4, 622]),
      8,
      16,
    ),
    'lamp',
  ),
]

/** Vienna over the Danube at dusk, as wide as the first screen; the tall sheet cuts its middle out. */
function planesFrom(skyTop: number): string[] {
  return [
    plane(box(LEFT, skyTop, WIDTH, 900 - skyTop), 'night'),
    disc(SUN, 860, 'night2'),
    disc(SUN, 640, 'blue'),
    disc(SUN, 450, 'blue2'),
    disc(SUN, 300, 'water'),
    disc(SUN, 182, 'lamp'),
    plane(
      hills(
        [
          [LEFT, 520],
          [-250, 486],
          [-60, 540],
          [180, 506],
          [430, 566],
          [760, 590],
          [1240, 600],
          [1650, 560],
        ],
        700,
      ),
      'night2',
    ),
    danubeTower,
    ...bigWheel,
    marked('landmark', ...cathedral),
    plane(roofs(LEFT, 1650, 612), 'night'),
    plane(roofLights, 'lamp'),
    plane(box(LEFT, 634, WIDTH, 270), 'blue'),
    line('M770 716h90M940 716h110M820 742h60M930 742h70M790 770h230', 'water', 6),
    line('M838 728h124M856 752h90M872 782h60', 'lamp', 5),
    line('M-420 744h160M-120 768h190M1330 752h180M240 736h120', 'water', 5),
    ...bridge,
    plane(box(LEFT, 800, WIDTH, 100), 'night'),
    plane(box(LEFT, 798, WIDTH, 4), 'lamp'),
    `<path d="M-430 884H1650" stroke="${inks.ivory}" stroke-width="8" stroke-dasharray="110 100"/>`,
    plane(
      corners([
        [620, 785],
        [-160, 690],
        [-160, 874],
        [620, 796],
      ]),
      'ivory',
    ).replace(/<path(.*) fill="[^"]*"/, '<path class="b"$1 fill="url(#g)"'),
    plane(
      corners([
        [620, 787],
        [-60, 762],
        [-60, 880],
        [620, 796],
      ]),
      'ivory',
    ).replace(/<path(.*) fill="[^"]*"/, '<path class="b"$1 fill="url(#g)"'),
    sedanAside({ at: [606, 862], scale: 1.16, body: 'blue', shade: 'blue2' }),
  ]
}

const LIGHT = `<style>@media(prefers-reduced-motion:no-preference){.b{animation:b 1.8s cubic-bezier(.2,.7,.2,1) .3s both;transform-origin:620px 790px}}@keyframes b{from{opacity:0;transform:scaleX(.12)}}</style><linearGradient id="g" x1="1" x2="0"><stop stop-color="${inks.ivory}" stop-opacity=".7"/><stop offset="1" stop-color="${inks.ivory}" stop-opacity="0"/></linearGradient>`

function hero(viewBox: string, skyTop: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMax slice"><title>Limousine an der Donau vor der Silhouette Wiens</title>${LIGHT}${planesFrom(skyTop).join('')}</svg>\n`
}

/** The two pictures of the first screen; a page chooses by its width. */
export const heroes = {
  'home-hero': hero('-450 -200 2100 1100', -200),
  'home-hero-tall': hero('490 -230 800 1130', -230),
}
