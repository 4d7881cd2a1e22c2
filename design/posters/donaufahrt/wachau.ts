import { sedanBehind } from '../kit/car-behind.ts'
import { crags, hills, sky } from '../kit/land.ts'
import { box, boxes, line, marked, plane } from '../kit/planes.ts'
import { ribbon } from '../kit/ribbon.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

/** Rows of vines along a slope, from the left edge towards the river. */
const terraces = [0, 1, 2, 3, 4]
  .map((row) => {
    const y = 706 + row * 46
    return `M0 ${y}Q${140 + row * 10} ${y - 26} ${250 + row * 12} ${y + 24 + row * 6}`
  })
  .join('')

/** The blue tower of Dürnstein between the ruin and the river; the road follows the bend. */
export const wachau: Sheet = {
  ...PORTRAIT,
  title: 'Der blaue Turm von Dürnstein in der Wachau, unser Wagen am Ufer',
  planes: [
    ...sky({
      ground: 'sun',
      light: [610, 380],
      bands: [[330, 'lamp']],
    }),
    plane('M104 420V262h20v18h16v-30h22v30h18v-40h26v42h22v-20h18V420Z', 'green'),
    plane(
      crags([
        [-10, 420],
        [90, 330],
        [170, 372],
        [250, 290],
        [330, 420],
        [470, 520],
        [640, 560],
        [800, 500],
        [910, 470],
      ]),
      'haze',
    ),
    plane(
      hills([
        [0, 600],
        [180, 560],
        [420, 690],
        [640, 720],
        [900, 640],
      ]),
      'water',
    ),
    plane(
      hills([
        [0, 660],
        [150, 640],
        [330, 760],
        [520, 800],
        [900, 780],
      ]),
      'green',
    ),
    line(terraces, 'haze', 9),
    plane(box(0, 800, 900, 400), 'haze'),
    line('M560 850h220M640 888h240M520 926h160M700 968h180', 'sun', 6),
    marked(
      'landmark',
      plane(`${box(392, 470, 116, 350)}M378 470H522V486H378ZM378 640H522V656H378Z`, 'ivory'),
      plane(
        `${box(404, 486, 16, 154)}${box(480, 486, 16, 154)}${box(404, 656, 16, 164)}${box(480, 656, 16, 164)}M434 530c0-22 32-22 32 0v70h-32zM434 694c0-22 32-22 32 0v80h-32z`,
        'water',
      ),
      plane(
        'M384 470C390 430 404 420 416 404H484C496 420 510 430 516 470ZM420 404V350H480V404ZM412 350C420 322 440 318 446 282L450 236 454 282C460 318 480 322 488 350Z',
        'water',
      ),
      plane('M438 362c0-14 24-14 24 0v42h-24z', 'ivory'),
      plane('M508 820V700L540 668H690L720 700V820Z', 'ivory'),
      plane('M500 704L536 640H694L728 704Z', 'red'),
      plane(
        boxes(
          [
            [540, 730],
            [590, 730],
            [640, 730],
          ],
          20,
          46,
        ),
        'water',
      ),
    ),
    plane(
      hills(
        [
          [0, 800],
          [300, 806],
          [560, 826],
          [740, 818],
          [900, 836],
        ],
        862,
      ),
      'green',
    ),
    plane('M0 830C200 830 330 850 470 900S640 1080 620 1200H0Z', 'green'),
    plane(
      ribbon([
        [-30, 868, 16],
        [200, 880, 26],
        [420, 950, 70],
        [470, 1060, 150],
        [430, 1230, 300],
      ]),
      'sun',
    ),
    sedanBehind({ at: [452, 1046], width: 150, shadow: 'green' }),
  ],
}
