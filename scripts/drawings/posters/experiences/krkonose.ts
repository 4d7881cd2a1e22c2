import { vanBehind } from '../kit/car-behind.ts'
import { hills, pine, sky, wood } from '../kit/land.ts'
import { box, line, marked, plane } from '../kit/planes.ts'
import { beamAhead } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const DOME =
  'M0 750C110 730 200 650 270 540C330 446 380 404 450 404C520 404 570 446 630 540C700 650 790 730 900 750V806H0Z'

/** A saucer of the observatory, with a band of lit windows. */
function saucer(x: number, y: number, across: number, height: number): string {
  const half = height / 2
  return `M${x - across} ${y}C${x - across} ${y - half} ${x - across * 0.4} ${y - height} ${x} ${y - height}S${x + across} ${y - half} ${x + across} ${y}S${x + across * 0.5} ${y + half} ${x} ${y + half}S${x - across} ${y + half * 0.6} ${x - across} ${y}Z`
}

/** Frost: Sněžka is one white dome under the discs of its observatory, before a pale sun. */
export const krkonose: Sheet = {
  ...PORTRAIT,
  title: 'Krkonoše: zasněžená Sněžka s observatoří',
  planes: [
    ...sky({
      ground: 'blue',
      light: [470, 400],
      bands: [
        [560, 'water'],
        [250, 'sun'],
      ],
    }),
    marked(
      'landmark',
      plane(DOME, 'ivory'),
      plane(
        'M462 404C524 406 572 450 630 540C700 650 790 730 900 750V806H560C640 740 540 690 570 630S440 530 462 404Z',
        'haze',
      ),
      line('M424 410C350 500 470 560 392 640S280 720 300 806', 'water', 7),
      line('M440 408C368 500 488 562 410 642S300 722 320 806', 'water', 7),
      plane(
        `${box(446, 170, 9, 90)}${box(420, 300, 60, 110)}M380 408L396 384H508L524 408Z${saucer(434, 356, 108, 26)}${saucer(476, 308, 82, 22)}${saucer(448, 268, 50, 18)}`,
        'night',
      ),
      plane(box(346, 350, 176, 8) + box(410, 303, 132, 7), 'lamp'),
    ),
    plane(
      `${wood({ from: -6, to: 910, step: 44, ground: 816, height: 120 })}M0 806H900V880H0Z`,
      'blue',
    ),
    plane(
      hills([
        [0, 850],
        [240, 832],
        [470, 846],
        [700, 832],
        [900, 850],
      ]),
      'ivory',
    ),
    plane(
      hills([
        [0, 960],
        [260, 1000],
        [360, 1120],
        [420, 1200],
      ]),
      'haze',
    ),
    plane(
      'M396 842C480 848 526 860 530 890C536 940 640 1070 730 1200H190C320 1070 436 950 440 904C442 874 424 856 396 842Z',
      'blue',
    ),
    beamAhead({ from: [484, 1000], width: 170, end: [488, 862] }),
    vanBehind({ at: [480, 1040], width: 166, shadow: 'night' }),
    plane(pine([90, 1240], 640) + pine([250, 1240], 300) + pine([840, 1240], 480), 'night'),
  ],
}
