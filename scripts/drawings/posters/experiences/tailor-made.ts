import { sedanBehind } from '../kit/car-behind.ts'
import { hills, pine } from '../kit/land.ts'
import { box, boxes, clipTo, corners, marked, plane } from '../kit/planes.ts'
import { PORTRAIT, type Sheet } from '../kit/sheet.ts'

/** A round-headed window standing on the ground. */
function arch(x: number, width: number, top: number, ground: number): string {
  const radius = width / 2
  return `M${x} ${ground}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${ground}Z`
}

const LEFT = arch(46, 200, 380, 760)
const MIDDLE = arch(290, 320, 160, 720)
const RIGHT = arch(654, 200, 300, 760)

/** Night, and three lit windows: the light of the car is the road to each of them. */
export const tailorMade: Sheet = {
  ...PORTRAIT,
  title: 'Zážitek na míru: světla vozu vedou ke třem oknům',
  planes: [
    plane(box(0, 0, 900, 1200), 'night2'),
    clipTo('l', LEFT),
    clipTo('m', MIDDLE),
    clipTo('r', RIGHT),
    plane(LEFT, 'lamp'),
    plane(
      hills([
        [0, 600],
        [150, 520],
        [260, 600],
      ]),
      'green',
      { clip: 'l' },
    ),
    plane(RIGHT, 'lamp'),
    plane('M620 640L700 470L740 530L780 430L880 640V800H620Z', 'blue', { clip: 'r' }),
    marked(
      'landmark',
      plane(MIDDLE, 'lamp'),
      plane(
        'M330 740V600H360V440L372 420L384 300L396 420H440L450 220L460 420H504L516 300L528 420L540 440V600H570V740Z',
        'night',
        { clip: 'm' },
      ),
    ),
    plane(
      boxes(
        [
          [420, 470],
          [462, 470],
        ],
        18,
        44,
      ),
      'lamp',
    ),
    plane(
      hills([
        [0, 740],
        [200, 756],
        [450, 716],
        [700, 756],
        [900, 740],
      ]),
      'night',
      { lighterInDark: true },
    ),
    plane(
      corners([
        [46, 752],
        [246, 748],
        [410, 980],
        [390, 1000],
      ]),
      'lamp',
    ),
    plane(
      corners([
        [290, 728],
        [610, 728],
        [500, 980],
        [400, 980],
      ]),
      'lamp',
    ),
    plane(
      corners([
        [654, 748],
        [854, 752],
        [510, 1000],
        [490, 980],
      ]),
      'lamp',
    ),
    plane(
      hills([
        [0, 1060],
        [220, 990],
        [450, 970],
        [680, 990],
        [900, 1060],
      ]),
      'night2',
    ),
    plane('M330 972H570L700 1200H200Z', 'blue'),
    sedanBehind({ at: [450, 1030], width: 240 }),
    plane(pine([700, 740], 1), 'green'),
  ],
}
