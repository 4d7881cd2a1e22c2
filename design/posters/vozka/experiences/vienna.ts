import { sedanBehind } from '../../kit/car-behind.ts'
import { hills, sky } from '../../kit/land.ts'
import { box, corners, disc, line, marked, plane, type Point } from '../../kit/planes.ts'
import { beamAhead, dashes, road } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const HUB: Point = [450, 486]
const RIM = 300
const SPOKES = 12
const END: Point = [450, 816]

function onCircle(radius: number, turn: number): Point {
  return [HUB[0] + radius * Math.sin(turn), HUB[1] - radius * Math.cos(turn)]
}

const turns = Array.from({ length: SPOKES }, (_, index) => ((index + 0.5) / SPOKES) * 2 * Math.PI)

const spokes = turns
  .map((turn) => corners([onCircle(26, turn - 0.3), onCircle(RIM, turn), onCircle(26, turn + 0.3)]))
  .join('')

/** A cabin hangs upright on the rim, under its small roof. */
function cabin(turn: number): string {
  const [x, y] = onCircle(RIM + 14, turn)
  return `${box(x - 33, y - 14, 66, 40)}${corners([
    [x - 39, y - 14],
    [x - 20, y - 30],
    [x + 20, y - 30],
    [x + 39, y - 14],
  ])}`
}

function panes(turn: number): string {
  const [x, y] = onCircle(RIM + 14, turn)
  return [-24, -6, 12].map((left) => box(x + left, y - 5, 12, 18)).join('')
}

const LIT = 9

/** After sunset: the Giant Wheel is the sun, and our car drives between its legs. */
export const vienna: Sheet = {
  ...PORTRAIT,
  title: 'Vídeň: Ruské kolo v Prátru po západu slunce',
  planes: [
    ...sky({
      ground: 'roof2',
      light: HUB,
      bands: [
        [620, 'roof'],
        [460, 'red'],
        [RIM, 'lamp'],
      ],
    }),
    plane(
      'M0 900V730H36L52 700H68L78 630L86 560L94 630L104 700H120V712H230V900ZM720 900V740H784V716C784 680 848 680 848 716V740H900V900Z',
      'roof2',
    ),
    marked(
      'landmark',
      plane(spokes, 'night'),
      line(
        `M${HUB[0] - RIM} ${HUB[1]}a${RIM} ${RIM} 0 1 0 ${RIM * 2} 0a${RIM} ${RIM} 0 1 0 ${-RIM * 2} 0M${HUB[0] - RIM + 34} ${HUB[1]}a${RIM - 34} ${RIM - 34} 0 1 0 ${RIM * 2 - 68} 0a${RIM - 34} ${RIM - 34} 0 1 0 ${68 - RIM * 2} 0`,
        'night',
        9,
      ),
      plane('M432 466L212 960H276L450 536L624 960H688L468 466Z', 'night'),
      disc(HUB, 44, 'night'),
      disc(HUB, 16, 'lamp'),
      plane(turns.map(cabin).join(''), 'night'),
      plane(turns.map((turn, index) => (index === LIT ? '' : panes(turn))).join(''), 'roof'),
      plane(turns.map((turn, index) => (index === LIT ? panes(turn) : '')).join(''), 'ivory'),
    ),
    plane(
      hills([
        [0, 850],
        [110, 836],
        [250, 866],
        [450, 816],
        [650, 866],
        [790, 832],
        [900, 850],
      ]),
      'night',
      { lighterInDark: true },
    ),
    plane(road({ end: END, left: 90, right: 810, width: 20 }), 'blue'),
    beamAhead({ from: [450, 990], width: 190, end: END, far: 'water' }),
    plane(
      dashes({ end: END, foot: [450, 1200], width: 18, from: 1200, to: 1050, count: 2 }),
      'ivory',
    ),
    sedanBehind({ at: [450, 1030], width: 190 }),
  ],
}
