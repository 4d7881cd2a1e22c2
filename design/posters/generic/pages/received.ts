import { sedanAhead } from '../../kit/car-ahead.ts'
import { hills, poplar, sky } from '../../kit/land.ts'
import { box, line, marked, placed, plane } from '../../kit/planes.ts'
import { LANDSCAPE, type Sheet } from '../../kit/sheet.ts'

/** Somebody comes for you: dusk, a lit door, a car that turns in before it. */
export const received: Sheet = {
  title: 'Vůz přijíždí za soumraku k rozsvíceným dveřím',
  ...LANDSCAPE,
  planes: [
    ...sky({
      ground: 'blue',
      light: [250, 470],
      bands: [
        [640, 'water'],
        [470, 'haze'],
        [320, 'sun4'],
        [190, 'red'],
      ],
    }),
    plane(
      hills(
        [
          [0, 430],
          [180, 404],
          [420, 440],
          [820, 400],
          [1200, 370],
        ],
        675,
      ),
      'water',
    ),
    plane(poplar([120, 520], 230) + poplar([196, 520], 170) + poplar([1130, 520], 330), 'night'),
    marked(
      'landmark',
      plane('M560 520V286L735 162L910 286V520Z', 'night'),
      plane('M532 300L735 154L936 300L922 318L735 182L546 318Z', 'night'),
      plane(box(672, 316, 126, 204), 'lamp'),
      plane(`${box(590, 348, 44, 62)}${box(836, 348, 44, 62)}${box(712, 230, 46, 46)}`, 'lamp'),
      line('M612 348V410M590 379H634M858 348V410M836 379H880M735 230V276M712 253H758', 'night', 4),
    ),
    placed(
      { at: [766, 520], scale: 1 },
      plane(
        'M-13 0V-60H13V0ZM-22-44L-26-112C-27-134-20-143-9-147H9C20-143 27-134 26-112L22-44ZM-11-158a11 13 0 0 1 22 0a11 13 0 0 1-22 0Z',
        'night',
      ) + plane(`${box(-52, -42, 34, 42)}M-42-42v-9h14v9h-4v-5h-6v5z`, 'night'),
    ),
    plane(box(0, 518, 1200, 157), 'blue'),
    plane('M672 514H798L980 675H640Z', 'lamp'),
    plane('M326 500L-60 600V675H420L380 500ZM440 500L450 675H640L500 500Z', 'water'),
    plane('M330 510L-20 675H230L364 510ZM450 510L480 675H570L490 510Z', 'haze'),
    sedanAhead({ at: [408, 514], width: 230 }),
  ],
}
