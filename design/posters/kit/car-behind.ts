import type { Ink } from './inks.ts'
import { backOf } from './people.ts'
import { box, line, marked, placed, plane, type Point } from './planes.ts'

type Seen = { at: Point; width: number; body?: Ink; shadow?: Ink; line?: Ink }

const SEDAN_WIDTH = 188
const VAN_WIDTH = 194

/**
 * Our sedan from behind, drawn in centimetres (188 × 148): `at` is the point of the road between its rear wheels,
 * `width` how wide it is on the sheet. `shadow` is the road's own ink one step darker.
 */
export function sedanBehind({
  at,
  width,
  body = 'night',
  shadow = 'night',
  line: brass = 'lamp',
}: Seen) {
  return marked(
    'car',
    placed(
      { at, scale: Math.round((width / SEDAN_WIDTH) * 100) / 100 },
      plane('M-84-16H84L91 0L86 4H-86L-91 0Z', shadow) +
        plane(`${box(-90, -36, 28, 38)}${box(62, -36, 28, 38)}`, 'night') +
        plane(
          'M-89-12L-93-34L-94-66C-94-80-88-88-78-92L-64-97L-50-131C-46-143-36-148 0-148S46-143 50-131L64-97L78-92C88-88 94-80 94-66L93-34L89-12Z',
          body,
        ) +
        plane('M-54-98L-42-130C-39-137-32-139 0-139S39-137 42-130L54-98Z', 'lamp') +
        backOf([-23, -98], 0.84) +
        backOf([22, -98], 0.92) +
        line('M-70-91C-40-97 40-97 70-91', brass, 3.4) +
        plane('M-92-78L-50-72L-47-58L-93-60ZM92-78L50-72L47-58L93-60Z', 'red') +
        plane(box(-26, -52, 52, 14), 'ivory') +
        line('M-88-31H88', brass, 2.6),
    ),
  )
}

/** Our van from behind (194 × 190 cm), its rear window lit. */
export function vanBehind({
  at,
  width,
  body = 'night',
  shadow = 'night',
  line: brass = 'lamp',
}: Seen) {
  return marked(
    'car',
    placed(
      { at, scale: Math.round((width / VAN_WIDTH) * 100) / 100 },
      plane('M-86-18H86L94 0L88 4H-88L-94 0Z', shadow) +
        plane(`${box(-92, -40, 30, 42)}${box(62, -40, 30, 42)}`, 'night') +
        plane(
          'M-92-13L-97-40V-84L-86-166C-83-183-74-190-56-190H56C74-190 83-183 86-166L97-84V-40L92-13Z',
          body,
        ) +
        plane('M-79-108L-72-164C-70-174-64-178-52-178H52C64-178 70-174 72-164L79-108Z', 'lamp') +
        backOf([-44, -108], 1) +
        backOf([0, -108], 0.9) +
        backOf([44, -108], 1.06) +
        line('M-90-92H90', brass, 3.4) +
        plane('M-96-82L-89-128L-79-126L-78-76ZM96-82L89-128L79-126L78-76Z', 'red') +
        plane(box(-28, -66, 56, 15), 'ivory') +
        line('M-91-34H91', brass, 2.6),
    ),
  )
}
