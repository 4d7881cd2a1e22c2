import { sedanBehind } from '../kit/car-behind.ts'
import { crags, hills, poplar, sky } from '../kit/land.ts'
import { boxes, clipTo, corners, marked, plane, type Point } from '../kit/planes.ts'
import { beamAhead, dashes, road } from '../kit/road.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

const END: Point = [470, 772]
const LEFT = 'M0 792C160 744 330 752 470 772C400 880 250 1060 150 1200H0Z'
const RIGHT = 'M900 776C760 740 600 748 470 772C520 880 640 1080 720 1200H900Z'

/** Rows of vines run to the end of the road, each a wedge; the hill cuts them. */
function rows(from: number, to: number, step: number): string {
  let outline = ''
  for (let x = from; x <= to; x += step) {
    outline += corners([END, [x, 1320], [x + step * 0.45, 1320]])
  }
  return outline
}

/** Sunrise behind the ruin of Děvičky: the sun stands in the gap between its two walls. */
export const moravianVineyards: Sheet = {
  ...PORTRAIT,
  title: 'Pálava: zřícenina Děvičky nad vinicemi za svítání',
  planes: [
    ...sky({
      ground: 'sun',
      light: [430, 430],
      bands: [
        [560, 'sun2'],
        [420, 'sun3'],
        [300, 'sun4'],
        [200, 'red'],
      ],
    }),
    marked(
      'landmark',
      plane(
        'M276 420V262L288 250V230L306 236L318 214L352 226L360 250L378 262V330L368 352L384 380V420ZM476 420V340L488 322L482 296L504 282V246L522 252L530 236L560 240V262L584 274V420Z',
        'night2',
      ),
      plane(
        crags(
          [
            [-20, 640],
            [60, 560],
            [130, 530],
            [196, 446],
            [250, 414],
            [610, 408],
            [660, 470],
            [716, 500],
            [800, 506],
            [920, 470],
          ],
          800,
        ),
        'haze2',
      ),
    ),
    plane(
      'M196 446L250 414L610 408L660 470L600 520L570 470L520 540L470 466L420 560L372 470L320 530L280 468L230 520Z',
      'ivory',
    ),
    plane(
      boxes(
        [
          [304, 280],
          [524, 290],
        ],
        18,
        44,
      ),
      'red',
    ),
    plane(
      hills([
        [0, 700],
        [200, 660],
        [420, 720],
        [680, 690],
        [900, 650],
      ]),
      'green',
    ),
    plane(LEFT, 'green'),
    plane(RIGHT, 'green'),
    clipTo('l', LEFT),
    clipTo('r', RIGHT),
    plane(rows(-1500, 140, 96), 'vine', { clip: 'l' }),
    plane(rows(720, 2500, 96), 'vine', { clip: 'r' }),
    plane(road({ end: END, left: 150, right: 720, width: 6 }), 'ivory'),
    beamAhead({ from: [450, 990], width: 190, end: END }),
    plane(
      dashes({ end: END, foot: [436, 1200], width: 14, from: 1200, to: 800, count: 9 }),
      'haze2',
    ),
    sedanBehind({ at: [442, 1020], width: 190, shadow: 'haze2' }),
    plane(poplar([70, 900], 260) + poplar([130, 880], 210), 'night2'),
  ],
}
