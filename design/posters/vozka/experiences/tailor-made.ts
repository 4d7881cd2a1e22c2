import { sedanBehind } from '../../kit/car-behind.ts'
import { crags, hills } from '../../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane } from '../../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

/** A round-headed window standing on the ground. */
function arch(x: number, width: number, top: number, ground: number): string {
  const radius = width / 2
  return `M${x} ${ground}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${ground}Z`
}

const LEFT = arch(40, 210, 400, 752)
const MIDDLE = arch(290, 320, 160, 720)
const RIGHT = arch(650, 210, 300, 752)

const vines = Array.from({ length: 12 }, (_, index) =>
  corners([
    [180, 600],
    [-260 + index * 60, 800],
    [-232 + index * 60, 800],
  ]),
).join('')

/** Night, and three lit windows: the light of the car is the road to each of them. */
export const tailorMade: Sheet = {
  ...PORTRAIT,
  title: 'Zážitek na míru: světla vozu vedou ke třem oknům',
  planes: [
    plane(box(0, 0, 900, 1200), 'blue'),
    clipTo('l', arch(39, 212, 399, 752)),
    clipTo('m', arch(289, 322, 159, 720)),
    clipTo('r', arch(649, 212, 299, 752)),
    plane(LEFT, 'lamp'),
    plane(
      hills([
        [0, 640],
        [90, 590],
        [180, 596],
        [260, 640],
      ]),
      'green',
      { clip: 'l' },
    ),
    plane(vines, 'lamp', { clip: 'l' }),
    plane('M96 600V540H120V520L134 480L148 520V560H186V600Z', 'night', { clip: 'l' }),
    plane(RIGHT, 'lamp'),
    plane(
      crags(
        [
          [620, 660],
          [700, 500],
          [736, 560],
          [786, 440],
          [880, 640],
        ],
        680,
      ),
      'water',
      { clip: 'r' },
    ),
    plane('M786 440L822 518L796 506L782 540L762 494Z', 'ivory', { clip: 'r' }),
    plane(box(640, 660, 230, 120), 'water', { clip: 'r' }),
    plane('M660 690H760V698H660ZM720 716H860V725H720Z', 'lamp', { clip: 'r' }),
    marked(
      'landmark',
      plane(MIDDLE, 'lamp'),
      plane(
        'M290 740V640L330 600L350 620V560H364L382 500L400 560V440H392V424H404C400 370 430 360 436 320H432V306H440L450 200L460 306H468V320H464C470 360 500 370 496 424H508V440H500V600L530 570L560 600V620L610 650V740Z',
        'night',
        { clip: 'm' },
      ),
      plane(
        boxes(
          [
            [424, 462],
            [458, 462],
            [441, 390],
          ],
          18,
          40,
        ),
        'lamp',
      ),
    ),
    plane(`M0 752H290V720H610V752H900V1200H0Z`, 'night2'),
    plane(
      corners([
        [40, 752],
        [250, 752],
        [416, 960],
        [396, 1000],
      ]) +
        corners([
          [290, 720],
          [610, 720],
          [500, 980],
          [400, 980],
        ]) +
        corners([
          [650, 752],
          [860, 752],
          [504, 1000],
          [484, 960],
        ]),
      'lamp',
    ),
    plane(
      corners([
        [348, 990],
        [552, 990],
        [760, 1200],
        [140, 1200],
      ]),
      'blue',
    ),
    sedanBehind({ at: [450, 1034], width: 220, shadow: 'night' }),
  ],
}
