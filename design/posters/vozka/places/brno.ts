import { sedanBehind } from '../../kit/car-behind.ts'
import { hills } from '../../kit/land.ts'
import { box, disc, marked, plane, type Point } from '../../kit/planes.ts'
import { beamAhead, road } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const END: Point = [452, 800]

/** A tower of Petrov: shaft, gallery, spire; its left side in the light, its right in the shade. */
function tower(x: number): string {
  return (
    plane(`M${x - 58} 860V486H${x + 6}V860Z`, 'ivory') +
    plane(`M${x + 6} 860V486H${x + 58}V860Z`, 'blue') +
    plane(`M${x - 66} 486V468L${x - 58} 380L${x - 44} 430L${x + 6} 160V486Z`, 'green') +
    plane(`M${x + 66} 486V468L${x + 58} 380L${x + 44} 430L${x + 6} 160V486Z`, 'night') +
    plane(
      `M${x - 44} 620V540L${x - 28} 512L${x - 12} 540V620ZM${x - 40} 730V674L${x - 28} 654L${x - 16} 674V730Z`,
      'night',
    )
  )
}

/** The crowns of the gardens below the walls. */
const GARDEN: readonly (readonly [x: number, y: number, radius: number])[] = [
  [20, 920, 66],
  [116, 924, 48],
  [196, 926, 60],
  [276, 936, 38],
  [636, 934, 40],
  [708, 926, 58],
  [796, 924, 46],
  [884, 920, 64],
]

/** Eleven in the morning, when Petrov strikes noon: the light falls on two spires from one side. */
export const brno: Sheet = {
  ...PORTRAIT,
  title: 'Brno: věže Petrova v dopoledním světle, k nim stoupá vůz',
  planes: [
    plane(box(0, 0, 900, 1200), 'lamp'),
    plane('M450-40H940V1200H640Z', 'haze'),
    marked(
      'landmark',
      plane('M196 860V660L270 580H360V860Z', 'ivory'),
      plane('M180 672L262 560H360V600H276L206 690Z', 'night'),
      plane('M712 860V660L638 580H540V860Z', 'night'),
      tower(352),
      tower(556),
      plane('M410 860V560L456 470L502 560V860Z', 'lamp'),
      plane('M410 572V548L456 456L502 548V572L456 484Z', 'night'),
      disc([456, 600], 26, 'night'),
      plane('M430 860V720L456 676L482 720V860Z', 'night'),
    ),
    plane(
      hills([
        [0, 900],
        [180, 862],
        [450, 772],
        [720, 862],
        [900, 900],
      ]),
      'green',
    ),
    GARDEN.map(([x, y, radius]) => disc([x, y], radius, 'green2')).join(''),
    plane(
      hills([
        [0, 966],
        [300, 930],
        [600, 930],
        [900, 966],
      ]),
      'green',
    ),
    plane(road({ end: END, left: 150, right: 790, width: 14 }), 'blue'),
    beamAhead({ from: [452, 1020], width: 190, end: END, reach: 0.9, far: 'haze' }),
    sedanBehind({ at: [456, 1040], width: 190 }),
  ],
}
