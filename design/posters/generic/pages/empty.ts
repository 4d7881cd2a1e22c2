import { hills, sky } from '../../kit/land.ts'
import { lampPost } from '../../kit/lamp-post.ts'
import { box, line, marked, plane } from '../../kit/planes.ts'
import { LANDSCAPE, type Sheet } from '../../kit/sheet.ts'

/** Nobody yet: one lamp, a suitcase below it, and the light of a car that is still behind the hill. */
export const empty: Sheet = {
  title: 'Kufr pod lampou a světla vozu za kopcem',
  ...LANDSCAPE,
  planes: [
    ...sky({
      ground: 'blue',
      light: [420, 410],
      bands: [
        [345, 'blue2'],
        [205, 'water'],
        [95, 'lamp'],
      ],
    }),
    plane('M420 404L-60-90V230Z', 'ivory', { opacity: 0.24 }),
    plane(
      hills(
        [
          [0, 500],
          [230, 430],
          [420, 398],
          [700, 436],
          [980, 420],
          [1200, 452],
        ],
        675,
      ),
      'night',
      { lighterInDark: true },
    ),
    plane('M413 399C380 452 640 500 300 675H660C760 520 440 456 427 399Z', 'blue'),
    marked(
      'landmark',
      lampPost({ foot: [880, 520], top: 160, reach: -140, spread: 250, floor: 502 }),
    ),
    plane(`${box(706, 462, 62, 48)}M724 462v-14h26v14h-6v-8h-14v8z`, 'night'),
    line('M718 462V510M756 462V510', 'lamp', 4),
  ],
}
