import { lampOf, vanAside } from '../../kit/car-aside.ts'
import { crags, sky, wood } from '../../kit/land.ts'
import { rider } from '../../kit/people.ts'
import { box, disc, line, marked, placed, plane, type Point } from '../../kit/planes.ts'
import { beamAside } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const at: Point = [190, 748]
const scale = 1.02
const ARCHES = [-100, 100, 300, 500, 700]

/** A child, a lady with a hat and a dog; the driver before them. */
const inside =
  rider([186, 76], 1.14) +
  placed(
    { at: [272, 77], scale: 0.9 },
    plane('M-15 0C-15-9-10-13-4-15C-12-18-13-36 0-37C13-36 12-18 5-15C12-13 16-8 16 0Z', 'night'),
  ) +
  placed(
    { at: [326, 77], scale: 1.1 },
    plane(
      'M-17 0C-17-9-11-14-5-16V-20C-9-23-10-27-9-31L-22-32V-36L-10-37C-9-50 10-50 11-37L23-36V-32L9-31C10-26 8-22 5-19V-16C12-14 17-9 17 0Z',
      'night',
    ),
  ) +
  placed(
    { at: [424, 78], scale: 1.1 },
    plane(
      'M-32-30C-32-24-26-20-16-21L-14 0H21C21-16 15-24 9-29C17-28 20-38 15-46C8-53-6-54-10-46C-12-41-14-37-22-36C-28-36-32-34-32-30Z',
      'night',
    ),
  )

/** Everybody comes along: a child, a hat and a dog, high above the valley. */
export const comfort: Sheet = {
  ...PORTRAIT,
  title: 'Van s dítětem, dámou v klobouku a psem na viaduktu',
  planes: [
    ...sky({
      ground: 'lamp',
      light: [450, 450],
      bands: [[430, 'sun4']],
    }),
    marked('landmark', disc([450, 450], 288, 'red')),
    plane(
      crags([
        [-10, 640],
        [150, 500],
        [230, 560],
        [420, 380],
        [520, 480],
        [600, 430],
        [820, 610],
        [910, 560],
      ]),
      'haze',
    ),
    plane(box(0, 780, 900, 420), 'water'),
    plane(wood({ from: 10, to: 900, step: 58, ground: 1210, height: 250 }), 'night'),
    plane(box(0, 1060, 900, 140), 'night'),
    beamAside({ lamp: lampOf({ at, scale }), reach: -260, opens: 90 }),
    plane(
      ARCHES.map((x) => `M${x} 780h200v420h-200ZM${x + 30} 1200V930a70 70 0 0 1 140 0V1200Z`).join(
        '',
      ),
      'blue',
      { hollow: true },
    ),
    plane(box(0, 748, 900, 32), 'ivory'),
    vanAside({ at, scale, inside }),
    line(ARCHES.map((x) => `M${x + 30} 946V930a70 70 0 0 1 140 0V946`).join(''), 'lamp', 7),
  ],
}
