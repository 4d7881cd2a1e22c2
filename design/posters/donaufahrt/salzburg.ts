import { lampOf, sedanAside } from '../kit/car-aside.ts'
import { crags, hills, sky } from '../kit/land.ts'
import { box, boxes, line, marked, plane, type Point } from '../kit/planes.ts'
import { beamAside } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const at: Point = [190, 1010]
const scale = 1.04

/** A tower of the cathedral up to its cornice. */
function tower(x: number): string {
  return `${box(x, 620, 64, 230)}M${x - 6} 620h76v-14h-76z`
}

/** Its onion dome with the lantern. */
function dome(x: number): string {
  return `M${x} 606c2-36 18-40 22-58h20c4 18 20 22 22 58zM${x + 25} 548v-20h14v20zM${x + 25} 528l7-30 7 30z`
}

/** The fortress on its rock above the towers and the dome of the cathedral; our car by the Salzach. */
export const salzburg: Sheet = {
  ...PORTRAIT,
  title: 'Festung und Dom von Salzburg am Abend, unser Wagen an der Salzach',
  planes: [
    ...sky({
      ground: 'sun4',
      light: [300, 470],
      bands: [
        [440, 'sun3'],
        [270, 'sun'],
      ],
    }),
    plane(
      crags([
        [-10, 560],
        [90, 470],
        [190, 540],
        [320, 430],
        [450, 560],
        [620, 600],
        [910, 520],
      ]),
      'haze',
    ),
    plane(
      crags([
        [150, 800],
        [250, 640],
        [330, 560],
        [400, 470],
        [470, 440],
        [770, 432],
        [830, 500],
        [860, 620],
        [910, 680],
      ]),
      'green',
    ),
    marked(
      'landmark',
      // The fortress: bastions at its foot, the keep, its round towers.
      plane(
        'M392 474V404H420V382H470V330H500V300H524V330H556V272H566V250H690V272H700V326H742V362H780V400H806V474L780 490H420Z',
        'ivory',
      ),
      plane(
        'M496 302L512 262 528 302ZM552 274L572 246H684L704 274ZM416 384L445 352 474 384Z',
        'roof',
      ),
      plane(
        boxes(
          [
            [582, 296],
            [622, 296],
            [662, 296],
            [582, 346],
            [662, 346],
            [446, 406],
            [506, 372],
            [730, 386],
          ],
          14,
          24,
        ),
        'water',
      ),
    ),
    plane(
      hills([
        [0, 760],
        [160, 720],
        [420, 780],
        [900, 700],
      ]),
      'green2',
    ),
    plane(`M120 860V680C120 600 180 560 224 556V520H250V556C294 560 354 600 354 680V860Z`, 'haze2'),
    plane('M232 522L237 470 242 522ZM112 686H362V700H112Z', 'green'),
    plane(`${tower(382)}${tower(500)}${box(440, 650, 70, 200)}`, 'ivory'),
    plane(dome(382) + dome(500), 'water'),
    plane('M440 654L475 612 510 654Z', 'roof'),
    plane(
      `${boxes(
        [
          [404, 646],
          [404, 730],
          [522, 646],
          [522, 730],
          [465, 690],
        ],
        20,
        46,
      )}M455 850V800a20 20 0 0 1 40 0V850Z`,
      'water',
    ),
    // The houses of the old town along the river.
    plane(
      `${box(-10, 770, 130, 90)}${box(354, 800, 30, 60)}${box(566, 780, 120, 80)}${box(690, 756, 96, 104)}${box(790, 776, 120, 84)}`,
      'sun2',
    ),
    plane(
      'M-10 774L30 742H100L124 774ZM560 784L584 752H668L692 784ZM686 760L708 728H768L790 760ZM786 780L812 750H910V780Z',
      'roof',
    ),
    plane(
      boxes(
        [
          [20, 796],
          [70, 796],
          [590, 804],
          [640, 804],
          [708, 784],
          [750, 784],
          [816, 800],
          [862, 800],
        ],
        18,
        28,
      ),
      'water',
    ),
    plane(box(0, 856, 900, 100), 'water'),
    line('M40 886h180M300 912h240M610 884h200M90 936h160M470 940h220', 'haze', 6),
    plane(box(0, 944, 900, 260), 'night2'),
    plane(box(0, 936, 900, 10), 'brass'),
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
