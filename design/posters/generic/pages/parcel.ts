import { lampOf, vanAside } from '../../kit/car-aside.ts'
import { hills } from '../../kit/land.ts'
import { box, clipTo, line, marked, plane, type Point } from '../../kit/planes.ts'
import { ribbon } from '../../kit/ribbon.ts'
import { beamAside } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const at: Point = [352, 612]
const scale = 0.46
const CRATE = 'M206 768L452 704L694 760V996L470 1050L206 1002Z'
const string = ribbon([
  [646, 384, 7],
  [634, 412, 9],
  [520, 430, 12],
  [330, 446, 16],
  [120, 480, 20],
  [120, 596, 26],
  [330, 610, 28],
  [600, 610, 28],
  [860, 590, 28],
  [870, 652, 24],
  [740, 686, 19],
  [573, 732, 15],
  [455, 765, 15],
])

/** The string of a parcel is the road to the lit door of whom it is for. */
export const parcel: Sheet = {
  ...PORTRAIT,
  title: 'Provázek zásilky vede jako silnice k rozsvíceným dveřím',
  planes: [
    plane(box(0, 0, 900, 1200), 'night', { lighterInDark: true }),
    plane(
      hills([
        [0, 360],
        [240, 310],
        [640, 160],
        [900, 230],
      ]),
      'green',
    ),
    plane(
      hills([
        [0, 380],
        [260, 500],
        [620, 470],
        [900, 380],
      ]),
      'green2',
    ),
    plane(
      hills([
        [0, 700],
        [300, 640],
        [600, 670],
        [900, 560],
      ]),
      'green',
    ),
    clipTo('c', CRATE),
    marked(
      'landmark',
      plane(string, 'ivory'),
      plane('M550 392V290L648 206L746 290V392Z', 'night'),
      plane('M530 300L648 194L766 300L754 314L648 220L542 314Z', 'night'),
      plane(box(620, 314, 52, 78) + box(572, 320, 26, 32) + box(698, 320, 26, 32), 'lamp'),
      plane('M206 1002L470 1050L694 996L800 1010L560 1050H470Z', 'green2'),
      plane(CRATE, 'sun4'),
      plane('M206 768L452 704L694 760L470 828Z', 'lamp'),
      plane('M470 828L694 760V996L470 1050Z', 'brass'),
      `<g clip-path="url(#c)">${line('M338 1040V798L590 727M582 1040V794L312 732', 'ivory', 15)}</g>`,
    ),
    beamAside({ lamp: lampOf({ at, scale }), reach: -400, opens: 34 }),
    vanAside({ at, scale, shade: 'green2' }),
  ],
}
