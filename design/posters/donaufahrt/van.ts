import { lampOf, vanAside } from '../kit/car-aside.ts'
import { hills, sky } from '../kit/land.ts'
import { box, line, marked, plane, type Point } from '../kit/planes.ts'
import { beamAside } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const at: Point = [190, 826]
const scale = 1.02
const hangers = [250, 300, 350, 400, 450, 500, 550, 600, 650]
  .map((x) => {
    const share = (x - 118) / 664
    return `M${x} ${Math.round(290 + 820 * 2 * share * (1 - share))}V826`
  })
  .join('')

/** Many over the river: the van on the chain bridge, its portal above, morning on the water. */
export const van: Sheet = {
  ...PORTRAIT,
  title: 'Van auf der Kettenbrücke über der Donau am Morgen',
  planes: [
    ...sky({
      ground: 'sun4',
      light: [450, 600],
      bands: [
        [430, 'lamp'],
        [250, 'ivory'],
      ],
    }),
    plane(
      hills([
        [0, 760],
        [200, 700],
        [450, 770],
        [690, 690],
        [900, 750],
      ]),
      'haze2',
    ),
    plane(box(0, 790, 900, 410), 'water'),
    line('M40 930h220M330 962h300M660 924h200M120 1010h260M520 1040h240', 'haze2', 8),
    line('M380 900h150M350 990h200M400 1080h130', 'ivory', 8),
    marked(
      'landmark',
      plane(
        'M26 1200V290H16V262H36L50 236 64 262H172L186 236 200 262H220V290H210V1200H150V420C150 350 86 350 86 420V1200Z',
        'night',
      ),
      plane(
        'M690 1200V290H680V262H700L714 236 728 262H836L850 236 864 262H884V290H874V1200H814V420C814 350 750 350 750 420V1200Z',
        'night',
      ),
      line('M-40 420Q40 290 118 290Q450 1110 782 290Q860 290 940 420', 'night', 12),
      line(hangers, 'night', 4),
    ),
    beamAside({ lamp: lampOf({ at, scale }), reach: -230, opens: 70 }),
    plane(box(0, 826, 900, 44), 'night'),
    vanAside({ at, scale, body: 'night2', shade: 'water' }),
    plane(box(0, 846, 900, 8), 'lamp'),
  ],
}
