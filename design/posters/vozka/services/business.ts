import { lampOf, sedanAside } from '../../kit/car-aside.ts'
import { sky } from '../../kit/land.ts'
import { box, corners, line, marked, placed, plane, type Point } from '../../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const EDGE = 384
const at: Point = [184, 1034]
const scale = 1.12
const lamp = lampOf({ at, scale })
const FAR = 900
const STOREYS = 5

/** A point of the front: how far along it, and at which storey; the front runs away to the right. */
function front(x: number, storey: number): Point {
  const share = (x - EDGE) / (FAR - EDGE)
  const top = 232 + 250 * share
  return [x, top + ((730 - top) * storey) / STOREYS]
}

/** Windows of the front: ribbons of dark glass, and the lit ones in them. */
function ribbons(): string {
  return [0, 1, 2, 3, 4]
    .map((storey) =>
      corners([
        front(440, storey + 0.3),
        front(FAR, storey + 0.3),
        front(FAR, storey + 0.72),
        front(440, storey + 0.72),
      ]),
    )
    .join('')
}

const LIT: readonly (readonly [storey: number, window: number])[] = [
  [0, 4],
  [1, 1],
  [1, 6],
  [1, 7],
  [2, 3],
  [2, 8],
  [3, 0],
  [3, 1],
  [3, 5],
  [4, 2],
  [4, 6],
  [4, 7],
]

function litWindows(): string {
  return LIT.map(([storey, window]) => {
    const from = 452 + window * 48
    return corners([
      front(from, storey + 0.3),
      front(from + 38, storey + 0.3),
      front(from + 38, storey + 0.72),
      front(from, storey + 0.72),
    ])
  }).join('')
}

/** The doorman: cap, long coat, one arm to the open door of the car. */
const doorman =
  plane(
    'M-15 0L-13-50H-26L-23-106C-21-122-13-130 0-130C13-130 21-122 23-106L26-50H13L15 0H3L0-48L-3 0ZM-20-118L-62-84L-56-74L-16-96Z',
    'night',
  ) +
  plane('M-12-146a12 13 0 0 1 24 0a12 13 0 0 1-24 0Z', 'brass') +
  plane('M-14-148C-16-166 15-168 15-148L14-146H-22C-21-149-18-150-14-150Z', 'night') +
  plane('M-6-129L0-106L6-129Z', 'ivory')

/** Somebody waits for you: light from the door of a hotel, the door of the car open. */
export const business: Sheet = {
  ...PORTRAIT,
  title: 'Sedan s otevřenými dveřmi čeká v noci před hotelem',
  planes: [
    ...sky({
      ground: 'night2',
      light: [190, 400],
      bands: [
        [400, 'blue'],
        [258, 'water'],
        [150, 'ivory'],
      ],
    }),
    marked(
      'landmark',
      plane(
        corners([
          [EDGE, 210],
          [FAR, 460],
          [FAR, 1000],
          [EDGE, 1000],
        ]),
        'blue',
      ),
    ),
    plane(ribbons(), 'night'),
    plane(litWindows(), 'lamp'),
    plane(
      corners([
        [EDGE, 210],
        [256, 400],
        [256, 1000],
        [EDGE, 1000],
      ]),
      'night',
    ),
    plane(box(EDGE - 16, 160, 34, 840), 'night'),
    line(`M${EDGE + 1} 184V690`, 'brass', 14),
    plane(box(470, 770, 430, 230), 'lamp'),
    plane('M560 770h8v230h-8zM652 770h8v230h-8zM744 770h8v230h-8zM836 770h8v230h-8z', 'brass'),
    plane('M420 726H900V770H440C428 764 420 746 420 726Z', 'ivory'),
    plane(box(420, 714, 480, 12), 'brass'),
    placed({ at: [644, 1006], scale: 1.36 }, doorman),
    plane(box(0, 1000, 900, 200), 'night2'),
    plane('M470 996H900V1200H560Z', 'lamp'),
    plane(box(0, 996, 470, 6), 'brass'),
    plane(corners([lamp, [-20, 930], [-20, 1090], [lamp[0], lamp[1] + 8]]), 'water'),
    plane(corners([lamp, [-20, 976], [-20, 1080], [lamp[0], lamp[1] + 8]]), 'ivory'),
    sedanAside({ at, scale, shade: 'blue' }),
    placed(
      { at: [at[0], at[1] - 148 * scale], scale },
      plane('M291 48L294 14C316 14 344 16 360 22L374 46V84C372 104 366 118 354 122H292Z', 'lamp') +
        plane('M290 54L248 66V132L290 124Z', 'blue') +
        plane('M290 54L292 12L262 28L248 66Z', 'water'),
    ),
  ],
}
