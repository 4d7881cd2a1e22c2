import type { Ink } from './inks.ts'
import { plane, placed, type Point } from './planes.ts'

/** Head and shoulders of somebody who looks to the left, as seen in a car's window. */
export function rider(at: Point, scale: number, ink: Ink = 'night'): string {
  return placed(
    { at, scale },
    plane(
      'M-14 0C-15-9-10-14-4-16L-5-19C-9-20-10-23-9-27L-14-29L-9-32C-8-38 9-39 10-31L9-27C9-23 8-20 6-18V-15C13-13 17-8 17 0Z',
      ink,
    ),
  )
}

/** Head and shoulders from behind. */
export function backOf(at: Point, scale: number, ink: Ink = 'night'): string {
  return placed(
    { at, scale },
    plane(
      'M-17 0C-17-9-11-13-5-15V-19C-9-22-10-26-9-30C-8-38 8-38 9-30C10-26 9-22 5-19V-15C11-13 17-9 17 0Z',
      ink,
    ),
  )
}
