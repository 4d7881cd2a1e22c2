import { lampOf, sedanAside } from '../../kit/car-aside.ts'
import { sky, wood } from '../../kit/land.ts'
import { box, clipTo, corners, marked, plane, type Point } from '../../kit/planes.ts'
import { LANDSCAPE, type Sheet } from '../../kit/sheet.ts'

const at: Point = [574, 512]
const scale = 0.7
const [lampX, lampY] = lampOf({ at, scale })

/** The light from the lamp to the left edge, from this height down. */
function beam(top: number): string {
  return corners([
    [lampX, lampY - 5],
    [-20, top],
    [-20, 560],
    [lampX, lampY + 5],
  ])
}

const signs =
  'M396 186H520L548 212L520 238H396ZM374 262H290L264 288L290 314H374ZM396 376H500L526 400L500 424H396Z'

/** Signs on which nothing is written: they are ivory only where the light falls. */
export const notFound: Sheet = {
  title: 'Vůz v noci svítí na prázdný rozcestník',
  ...LANDSCAPE,
  planes: [
    ...sky({
      ground: 'night2',
      light: [838, 262],
      bands: [
        [270, 'blue'],
        [104, 'ivory'],
      ],
    }),
    plane(beam(-200), 'blue2'),
    plane(beam(130), 'water'),
    plane(wood({ from: -10, to: 300, step: 44, ground: 478, height: 84 }), 'night'),
    plane(wood({ from: 560, to: 1210, step: 42, ground: 478, height: 118 }), 'night'),
    plane(box(0, 474, 1200, 201), 'night2'),
    plane(`M${lampX} ${lampY + 5}L-20 474V600Z`, 'blue2'),
    clipTo('b', beam(-200)),
    marked(
      'landmark',
      plane(signs, 'night'),
      plane(signs, 'ivory', { clip: 'b' }),
      plane(`${box(375, 166, 20, 346)}M371 166L385 152L399 166Z${box(362, 504, 46, 10)}`, 'night'),
    ),
    sedanAside({ at, scale, shade: 'water' }),
    plane(
      'M0 590h110l-14 14H-14zM250 596h120l-14 14H236zM510 596h120l-14 14H496zM770 596h120l-14 14H756zM1030 596h120l-14 14h-120z',
      'ivory',
    ),
  ],
}
