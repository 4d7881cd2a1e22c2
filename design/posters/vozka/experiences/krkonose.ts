import { vanBehind } from '../../kit/car-behind.ts'
import { hills, pine, sky, wood } from '../../kit/land.ts'
import { box, line, marked, plane } from '../../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const DOME =
  'M0 700C140 690 210 580 300 492C356 436 400 412 460 412C530 412 580 440 640 500C730 590 780 690 900 700V806H0Z'
const SHADE =
  'M484 413C540 420 586 446 640 500C730 590 780 690 900 700V806H600C670 740 560 690 590 630S470 520 484 413Z'
const ROAD =
  'M800 836C660 842 530 880 490 940C440 1010 270 1080 180 1200H750C700 1090 640 990 640 930C640 884 720 850 800 836Z'

/** A saucer of the observatory, with a band of lit windows. */
function saucer(x: number, y: number, across: number, height: number): string {
  const half = height / 2
  return `M${x - across} ${y}C${x - across} ${y - half} ${x - across * 0.4} ${y - height} ${x} ${y - height}S${x + across} ${y - half} ${x + across} ${y}S${x + across * 0.5} ${y + half} ${x} ${y + half}S${x - across} ${y + half * 0.6} ${x - across} ${y}Z`
}

const observatory = [
  box(445, 160, 10, 100),
  box(424, 250, 56, 160),
  'M376 416L394 388H512L530 416Z',
  saucer(432, 358, 116, 30),
  saucer(478, 306, 88, 26),
  saucer(448, 262, 56, 22),
].join('')

/** Frost: Sněžka is one white dome under the discs of its observatory, before a pale sun. */
export const krkonose: Sheet = {
  ...PORTRAIT,
  title: 'Krkonoše: zasněžená Sněžka s observatoří',
  planes: [
    ...sky({
      ground: 'blue',
      light: [470, 400],
      bands: [
        [540, 'water'],
        [250, 'sun'],
      ],
    }),
    marked(
      'landmark',
      plane(DOME, 'ivory'),
      plane(SHADE, 'haze'),
      line('M410 418C330 510 440 570 360 650S220 730 240 820', 'water', 7),
      line('M430 416C350 508 462 572 380 652S242 732 262 820', 'water', 7),
      plane(observatory, 'night'),
      plane(box(336, 352, 188, 9) + box(408, 301, 142, 8), 'lamp'),
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
        [900, 846],
      ]),
      'ivory',
    ),
    plane(ROAD, 'blue'),
    plane('M490 990C545 890 650 852 780 840C700 862 620 910 562 1010Z', 'water'),
    plane('M490 990C540 900 610 868 700 853C640 884 596 930 562 990Z', 'lamp'),
    vanBehind({ at: [484, 1040], width: 156, shadow: 'night' }),
    plane(pine([90, 1240], 600) + pine([236, 1240], 300) + pine([836, 1240], 420), 'night'),
  ],
}
