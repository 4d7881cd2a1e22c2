import { vanBehind } from '../kit/car-behind.ts'
import { hills, pine, sky, wood } from '../kit/land.ts'
import { box, line, marked, plane } from '../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const DOME =
  'M0 800C130 760 220 600 300 486C350 418 390 392 450 390C520 392 570 430 624 500C710 610 790 760 900 800Z'

/** Snow light: Sněžka is one white dome under the discs of its observatory. */
export const krkonose: Sheet = {
  ...PORTRAIT,
  title: 'Krkonoše: zasněžená Sněžka s observatoří',
  planes: [
    ...sky({
      ground: 'water',
      light: [620, 360],
      bands: [
        [520, 'haze'],
        [250, 'sun'],
      ],
    }),
    marked(
      'landmark',
      plane(DOME, 'ivory'),
      plane(
        'M450 390C520 392 570 430 624 500C710 610 790 760 900 800H560C640 700 560 610 520 540C500 500 520 450 450 390Z',
        'haze',
      ),
      line('M436 400C380 470 470 520 400 600S300 700 330 800', 'water', 9),
      line('M448 400C396 470 486 526 418 606S322 704 352 800', 'water', 9),
      plane(
        `${box(446, 190, 8, 80)}M384 392L400 372H500L516 392ZM352 356C352 344 400 336 450 336S548 344 548 356S500 378 450 378S352 368 352 356ZM380 318C380 308 414 302 450 302S520 308 520 318S486 336 450 336S380 328 380 318ZM408 284C408 276 428 270 450 270S492 276 492 284S472 300 450 300S408 292 408 284Z`,
        'night',
      ),
      plane(box(398, 352, 104, 9) + box(414, 315, 72, 7), 'lamp'),
    ),
    plane(
      `${wood({ from: 10, to: 900, step: 34, ground: 812, height: 110 })}M0 800H900V880H0Z`,
      'blue',
    ),
    plane(
      hills([
        [0, 850],
        [240, 836],
        [470, 866],
        [700, 836],
        [900, 850],
      ]),
      'ivory',
    ),
    plane(
      'M470 850C560 862 690 880 690 920C690 970 400 980 300 1060C250 1100 240 1160 240 1200H720C700 1140 640 1100 660 1060C690 1010 800 990 800 920C800 860 600 850 470 850Z',
      'water',
    ),
    plane(
      hills([
        [0, 1130],
        [120, 1110],
        [230, 1160],
        [330, 1220],
      ]),
      'haze',
    ),
    vanBehind({ at: [480, 1040], width: 190, shadow: 'blue' }),
    plane(pine([96, 1140], 520) + pine([236, 1110], 260) + pine([836, 1150], 440), 'night'),
  ],
}
