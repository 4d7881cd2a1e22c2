import { lampOf, sedanAside } from '../../kit/car-aside.ts'
import { sky } from '../../kit/land.ts'
import { box, boxes, line, marked, placed, plane } from '../../kit/planes.ts'
import { beamAside } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const CAR = { at: [222, 1044], scale: 0.84 } as const

const TOWERS =
  'M60 760V520h-5v-8h6v-50h-4v-7h6V400c1-20 8-28 10-56l3-30 3 30c2 28 9 36 10 56v55h6v7h-4v50h6v8h-5v240zM720 760V600h-5v-10h6l5-50c1-14 9-20 11-44l3-60 3 60c2 24 10 30 11 44l5 50h6v10h-5v60h60c4-34 20-50 40-70 20 20 36 36 40 70v100z'
const SHADE_TOP =
  'M0-440L-2.5-424V-406H-8V-400H-5V-392C-18-390-24-382-25-372H-29V-364H-24V-316H-31V-306H-25C-28-288-40-272-56-252C-76-228-86-208-89-180H-98V-168H-93V-128H-104V-168H-108C-106-178-110-184-118-190V-202H-116V-208C-122-212-126-220-126-232H-128C-128-220-132-212-138-208V-202H-136V-190C-144-184-148-178-146-168H-150V-120H-146V0'
const CHURCH = `${SHADE_TOP}H146V-120H150V-168H146C148-178 144-184 136-190V-202H138V-208C132-212 128-220 128-232H126C126-220 122-212 116-208V-202H118V-190C110-184 106-178 108-168H104V-128H93V-168H98V-180H89C86-208 76-228 56-252C40-272 28-288 25-306H31V-316H24V-364H29V-372H25C24-382 18-390 5-392V-400H8V-406H2.5V-424Z`
const SHADE = `${SHADE_TOP}H-30C-60-120-60-170-44-200C-34-240-18-280-10-310V-392H0Z`
const LIT =
  'M-13-356h8v34h-8zM5-356h8v34H5zM-78-160h13v24h-13zM-36-160h13v24h-13zM-7-160H7v24H-7zM23-160h13v24H23zM65-160h13v24H65zM-28-88a28 28 0 0 1 56 0V-20h-56zM-122-90a12 12 0 0 1 24 0v60h-24zM98-90a12 12 0 0 1 24 0v60H98z'
const ROOFS =
  'M-20 764V727l18-15 18 15v37zM15 764V717l30-25 30 25v47zM72 764v-63l9-14h22l9 14v63zM110 764v-72l13-20h32l13 20v72zM166 764v-71l20-17 21 17v71zM205 764v-55l22-19 22 19v55zM247 764v-60l16-24h40l16 24v60zM317 764v-60l35-30 36 30v60zM385 764v-41l28-24 28 24v41zM439 764v-61l19-16 19 16v61zM475 764v-59l39-33 38 33v59zM549 764v-77l20-17 20 17v77zM588 764v-54l13-20h34l13 20v54zM646 764v-66l27-23 26 23v66zM697 764v-50l14-22h35l14 22v50zM758 764v-59l33-28 33 28v59zM821 764v-38l11-16h26l11 16v38zM867 764v-57l40-33 39 33v57z'
const LIGHTS = [
  [40, 700],
  [120, 690],
  [206, 706],
  [330, 716],
  [560, 704],
  [640, 700],
  [720, 690],
  [800, 706],
  [860, 700],
] as const

/** The paddle steamer on the Elbe, its smoke blown over the edge of the sheet. */
const steamer = [
  plane('M560 944H842L866 918H880L856 974H588Z', 'night'),
  plane('M590 918H822V944H590ZM630 894H772V918H630Z', 'ivory'),
  plane('M690 894V832H716V894ZM874 918v-40l24 8-21 8v24z', 'red'),
  plane('M690 832H716V846H690ZM600 926h210v8H600z', 'night'),
  plane('M674 962a34 34 0 0 1 68 0v12h-68z', 'lamp'),
  plane(
    'M703 832C700 800 730 806 742 784C760 758 800 770 806 750C850 746 900 776 960 752V790C880 804 820 790 790 806C760 816 726 812 716 832Z',
    'ivory',
  ),
].join('')

/** Late afternoon: the Frauenkirche before one great disc, a steamer on the river below. */
export const dresden: Sheet = {
  ...PORTRAIT,
  title: 'Drážďany: Frauenkirche a parník na Labi',
  planes: [
    ...sky({
      ground: 'haze',
      light: [450, 470],
      bands: [
        [610, 'sun'],
        [470, 'lamp'],
        [310, 'ivory'],
      ],
    }),
    plane(TOWERS, 'water'),
    marked(
      'landmark',
      placed(
        { at: [450, 760], scale: 1.28 },
        plane(CHURCH, 'blue') + plane(SHADE, 'night') + plane(LIT, 'lamp'),
      ),
    ),
    plane(ROOFS, 'night'),
    plane(boxes(LIGHTS, 8, 12), 'lamp'),
    plane(box(0, 756, 900, 70), 'blue'),
    plane(
      boxes(
        Array.from({ length: 14 }, (_, index) => [14 + index * 64, 786]),
        30,
        40,
      ),
      'night',
    ),
    plane(box(0, 750, 900, 10), 'sun'),
    plane(box(0, 826, 900, 184), 'water'),
    line('M300 846H600M240 868H560M340 890H540M270 912H500', 'lamp', 9, 'round'),
    line('M20 860H150M760 842H880M40 908H170', 'haze', 7, 'round'),
    placed({ at: [-26, -62] }, steamer),
    plane('M0 938C240 920 620 924 900 944V1000H0Z', 'blue'),
    plane(box(0, 974, 900, 160), 'sun'),
    plane(
      boxes(
        [
          [-40, 1084],
          [180, 1084],
          [400, 1084],
          [620, 1084],
          [840, 1084],
        ],
        120,
        9,
      ),
      'haze',
    ),
    beamAside({ lamp: lampOf(CAR), reach: -260, opens: 56, ink: 'lamp' }),
    sedanAside({ ...CAR, shadow: 'haze' }),
    plane(box(0, 1122, 900, 78), 'night', { lighterInDark: true }),
    plane(box(0, 1116, 900, 12), 'ivory'),
  ],
}
