import { vanBehind } from '../kit/car-behind.ts'
import { hills, pine, sky, wood } from '../kit/land.ts'
import { box, marked, plane } from '../kit/planes.ts'
import { beamAhead } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const DOME = 'M0 800C40 640 170 450 330 408C400 390 500 390 570 408C730 450 860 640 900 800Z'

/** Snow light: Sněžka is one white dome under the discs of its observatory. */
export const krkonose: Sheet = {
  ...PORTRAIT,
  title: 'Krkonoše: zasněžená Sněžka s observatoří',
  planes: [
    ...sky({
      ground: 'water',
      light: [450, 420],
      bands: [
        [540, 'haze'],
        [270, 'sun'],
      ],
    }),
    marked(
      'landmark',
      plane(DOME, 'ivory'),
      plane(
        'M470 396C420 470 560 520 500 610S380 720 420 800H452C416 720 480 700 530 616S456 470 482 397ZM500 398C470 480 640 530 590 620S470 720 500 800H532C506 720 580 690 620 624S506 470 512 399Z',
        'water',
      ),
      plane(
        `${box(444, 190, 12, 90)}M372 400L396 376H504L528 400ZM338 356C338 340 390 330 450 330S562 340 562 356S510 384 450 384S338 372 338 356ZM372 312C372 298 408 292 450 292S528 298 528 312S492 336 450 336S372 326 372 312ZM404 272C404 260 426 254 450 254S496 260 496 272S476 294 450 294S404 284 404 272Z`,
        'night',
      ),
      plane(box(384, 350, 132, 10) + box(408, 307, 84, 8), 'lamp'),
    ),
    plane(
      `${wood({ from: -6, to: 910, step: 44, ground: 816, height: 130 })}M0 806H900V880H0Z`,
      'blue',
    ),
    plane(
      hills([
        [0, 850],
        [240, 832],
        [470, 852],
        [700, 832],
        [900, 850],
      ]),
      'ivory',
    ),
    plane(
      'M556 842C640 860 690 880 660 920C610 980 260 1020 180 1200H720C700 1080 800 980 770 920C740 870 640 850 556 842Z',
      'blue',
    ),
    beamAhead({ from: [560, 1000], width: 180, end: [720, 860], reach: 0.9 }),
    vanBehind({ at: [470, 1040], width: 180, shadow: 'night' }),
    plane(pine([96, 1150], 560) + pine([226, 1120], 280) + pine([850, 1170], 420), 'night'),
  ],
}
