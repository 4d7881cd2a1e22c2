import { lampOf, sedanAside } from '../../kit/car-aside.ts'
import { hills } from '../../kit/land.ts'
import { box, boxes, disc, line, marked, placed, plane, type Point } from '../../kit/planes.ts'
import { beamAside } from '../../kit/road.ts'
import { PORTRAIT, type Sheet } from '../../kit/sheet.ts'

const at: Point = [250, 1030]
const scale = 0.86

/** A jet from its side, nose to the left and up. */
const jet =
  'M-150 6C-140-6-120-10-96-10H104L140-48H160L146 2C120 12 60 14 0 14H-100C-124 14-146 12-150 6ZM-20 6H36L96 52H74Z'

/** First light in layers, the lit head of the tower above them, and somebody who meets you below. */
export const pragueAirport: Sheet = {
  ...PORTRAIT,
  title: 'Řídicí věž pražského letiště za svítání a vůz u příletů',
  planes: [
    plane(box(0, 0, 900, 1200), 'night2'),
    plane(box(0, 210, 900, 700), 'blue'),
    plane(box(0, 400, 900, 500), 'water'),
    plane(box(0, 560, 900, 400), 'haze'),
    plane(box(0, 680, 900, 300), 'lamp'),
    plane(box(0, 770, 900, 300), 'red'),
    placed({ at: [170, 330], scale: 0.9, turn: 14 }, plane(jet, 'night')),
    plane(
      hills([
        [0, 846],
        [300, 826],
        [600, 842],
        [900, 820],
      ]),
      'night2',
    ),
    marked(
      'landmark',
      plane('M426 900L446 420H554L574 900Z', 'night'),
      plane('M394 318H606L566 420H434Z', 'night'),
      plane('M376 262H624L606 318H394Z', 'lamp'),
      line('M424 262L434 318M470 262L474 318M530 262L526 318M576 262L566 318', 'night', 6),
      plane('M360 240H640V264H360Z', 'night'),
      plane(`${box(440, 206, 120, 36)}M494 152h12v56h-12z`, 'night'),
      disc([500, 162], 10, 'red'),
    ),
    plane(box(0, 880, 900, 320), 'night2'),
    plane(
      boxes(
        [30, 130, 230, 640, 740, 840].map((x): Point => [x, 930]),
        12,
        12,
      ),
      'lamp',
    ),
    plane(box(0, 1000, 900, 200), 'blue'),
    beamAside({ lamp: lampOf({ at, scale }), reach: -290, opens: 60 }),
    sedanAside({ at, scale, shade: 'water' }),
    plane(
      boxes(
        [40, 190, 340, 490, 640, 790].map((x): Point => [x, 1110]),
        90,
        12,
      ),
      'ivory',
    ),
  ],
}
