import { sedanAside } from '../../kit/car-aside.ts'
import { rider } from '../../kit/people.ts'
import { hills, sky } from '../../kit/land.ts'
import { lampPost } from '../../kit/lamp-post.ts'
import { box, marked, placed, plane } from '../../kit/planes.ts'
import { LANDSCAPE, type Sheet } from '../../kit/sheet.ts'

/** It stopped: one cone of light, car and driver in it as they are cut out of paper, all else night. */
export const error: Sheet = {
  title: 'Vůz stojí v noci pod lampou, řidič telefonuje',
  ...LANDSCAPE,
  planes: [
    ...sky({ ground: 'night2' }),
    plane(
      hills(
        [
          [0, 400],
          [220, 372],
          [520, 420],
          [860, 366],
          [1200, 410],
        ],
        675,
      ),
      'blue',
    ),
    plane(box(0, 470, 1200, 205), 'night', { lighterInDark: true }),
    marked(
      'landmark',
      lampPost({ foot: [924, 508], top: 158, reach: -330, spread: 640, floor: 484 }),
    ),
    sedanAside({ at: [352, 504], scale: 0.8, shade: 'night' }),
    placed(
      { at: [806, 508] },
      plane(
        'M-15 0L-13-62H-24L-21-104C-19-122-12-128 0-128C14-128 20-122 22-104L24-62H13L15 0H3L0-58L-3 0Z',
        'night',
      ) +
        rider([0, -118], 1) +
        plane('M16-110L28-122L10-140L15-145L40-122L22-92Z', 'night') +
        plane('M-3-126L0-104L6-126Z', 'ivory'),
    ),
    plane('M958 508L990 452L1022 508ZM977 498H1003L990 475Z', 'red', { hollow: true }),
  ],
}
