import { type Ink, inks } from './inks.ts'
import { rider } from './people.ts'
import { disc, line, marked, placed, plane, type Point } from './planes.ts'

type Seen = {
  at: Point
  scale: number
  mirrored?: boolean
  turn?: number
  body?: Ink
  shade?: Ink
  shadow?: Ink
}

const WHEEL = 34

function wheel(x: number, y: number): string {
  return (
    disc([x, y], WHEEL, 'night') +
    disc([x, y], 24, 'ivory') +
    `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="${inks.night}" stroke-width="17" stroke-dasharray="5.8 3"/>`
  )
}

/** Where the front lamp of a car seen from its side is, for its beam. */
export function lampOf({
  at,
  scale,
  mirrored = false,
}: Pick<Seen, 'at' | 'scale' | 'mirrored'>): Point {
  return [at[0] + (mirrored ? -22 : 22) * scale, at[1] - 72 * scale]
}

/**
 * Our sedan from its left side, facing left, in centimetres (500 × 148, wheelbase 300): `at` is the point of the road
 * below its nose, `scale` pixels of the sheet in a centimetre; mirrored it faces right.
 */
export function sedanAside({
  at,
  scale,
  mirrored,
  turn,
  body = 'night',
  shade = 'blue',
  shadow = 'night',
}: Seen) {
  return marked(
    'car',
    placed(
      {
        at,
        scale,
        ...(mirrored === undefined ? {} : { mirrored }),
        ...(turn === undefined ? {} : { turn }),
      },
      plane('M60-24H450L472-3L458 4H42L28-3Z', shadow) +
        placed(
          { at: [0, -148] },
          plane(
            'M9 130C4 122 1 113 0 102C0 90 1 81 4 74C7 70 13 68 20 66.5C62 56 110 51 160 48C182 34 204 20 226 11C246 3 268 0 292 0C322 0 348 4 370 13C394 23 412 34 430 45C452 45 474 46 489 49C494 57 497 67 498 77L500 94C500 106 497 117 492 127L420 130H50Z',
            body,
          ) +
            plane(
              'M4 78C40 64 110 57 180 58C300 55 420 54 494 60L498 80C400 66 200 70 2 88Z',
              shade,
            ) +
            plane(
              'M176 50C197 35 214 23 233 15C252 9 270 7 292 7C320 7 343 11 362 19C382 28 397 37 408 46Z',
              'lamp',
            ) +
            rider([240, 49.5], 0.93) +
            rider([334, 48.5], 0.9) +
            plane('M279 49L283 6H290L288 48.6ZM361 17L367 20L378 46.6L371 46.8Z', body) +
            line('M120 122H350', 'lamp', 3) +
            line(
              'M158 48C182 34 204 20 226 11C246 3 268 .6 292 .6C322 .6 348 4 370 13',
              'ivory',
              2,
            ) +
            plane('M5 80C20 69 40 65 62 62.5L48 73C34 77 20 81 4 86Z', 'ivory') +
            plane('M474 53L491 52C495 60 497 68 498 78L464 68Z', 'red') +
            wheel(85, 114) +
            wheel(385, 114),
        ),
    ),
  )
}

/** Our van from its left side (510 × 190, wheelbase 320), three people in it or who else is `inside`. */
export function vanAside({
  at,
  scale,
  mirrored,
  turn,
  body = 'night',
  shade = 'blue',
  shadow = 'night',
  inside = rider([184, 76], 1.12) + rider([292, 76], 1.08) + rider([418, 77], 1.05),
}: Seen & { inside?: string }) {
  return marked(
    'car',
    placed(
      {
        at,
        scale,
        ...(mirrored === undefined ? {} : { mirrored }),
        ...(turn === undefined ? {} : { turn }),
      },
      plane('M60-28H450L482-3L468 4H42L28-3Z', shadow) +
        placed(
          { at: [0, -190] },
          plane(
            'M8 172C3 162 0 150 0 138C1 126 3 114 8 106C10 101 16 98 24 95C46 84 70 77 94 73C118 52 142 32 166 17C184 6 208 1 240 0C320-1 400 1 462 6C480 8 490 11 494 17C503 46 508 82 510 116C510 136 508 154 503 170L440 172H50Z',
            body,
          ) +
            plane(
              'M8 106C46 84 84 76 118 86C240 82 380 80 507 86L509 102C380 92 220 92 100 100C70 100 30 104 5 112Z',
              shade,
            ) +
            plane(
              'M106 77C130 54 152 36 174 23C190 14 212 10 244 9C320 8 396 9 458 14C474 15 482 19 485 26C491 44 494 60 496 79C370 76 240 75 106 77Z',
              'lamp',
            ) +
            inside +
            plane(
              'M128 77L176 22L182 19L137 77ZM232 76L238 9H247L243 76ZM360 76L358 9H366L370 76Z',
              body,
            ) +
            line('M124 163H368', 'lamp', 3) +
            line(
              'M94 72.5C118 51.5 142 31.5 166 16.6C184 6 208 1.2 240 .7C320-.3 400 1.7 462 6.7',
              'ivory',
              2,
            ) +
            plane('M8 107C14 99 34 92 56 88L46 101C34 106 20 111 6 114Z', 'ivory') +
            plane('M497 32C505 56 508 84 509 110L500 108C500 80 499 56 493 32Z', 'red') +
            wheel(85, 156) +
            wheel(405, 156),
        ),
    ),
  )
}
