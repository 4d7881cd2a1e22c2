import type { Ink } from './inks.ts'
import { backOf } from './people.ts'
import { box, line, marked, placed, plane, type Point } from './planes.ts'

type Seen = { at: Point; width: number; body?: Ink; shade?: Ink; shadow?: Ink }

const SEDAN_WIDTH = 188

/**
 * Our sedan coming towards us, in centimetres (188 × 148): `at` is the point of the road between its front wheels,
 * `width` how wide it is on the sheet. Its lamps are at 0.36 of the width to each side, 64 cm above the road.
 */
export function sedanAhead({ at, width, body = 'night', shade = 'blue', shadow = 'night' }: Seen) {
  return marked(
    'car',
    placed(
      { at, scale: Math.round((width / SEDAN_WIDTH) * 100) / 100 },
      plane('M-112 2L-88-14H88L112 2L84 9H-84Z', shadow) +
        plane(`${box(-90, -34, 30, 36)}${box(60, -34, 30, 36)}`, 'night') +
        plane(
          'M-90-12L-94-40C-95-66-92-80-76-88L-62-96L-47-131C-43-143-34-148 0-148S43-143 47-131L62-96L76-88C92-80 95-66 94-40L90-12Z',
          body,
        ) +
        plane('M-52-98L-40-130C-37-137-30-139 0-139S37-137 40-130L52-98Z', 'lamp') +
        backOf([-22, -98], 0.84) +
        backOf([22, -98], 0.92) +
        plane('M17-126C17-134 34-134 34-126L37-123H14Z', 'night') +
        plane('M-76-87C-50-96 50-96 76-87L40-78H-40Z', shade) +
        plane('M-36-74H36L31-40H-31Z', 'lamp') +
        line('M-35-67H35M-34-60H34M-33-53H33M-32-46H32', body, 3) +
        plane('M-90-78L-44-68L-48-54L-84-58ZM90-78L44-68L48-54L84-58Z', 'ivory') +
        line('M-84-26H84', 'lamp', 2.6),
    ),
  )
}
