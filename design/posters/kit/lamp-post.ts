import type { Ink } from './inks.ts'
import { line, plane, type Point } from './planes.ts'

type Post = { foot: Point; top: number; reach: number; ink?: Ink; spread: number; floor: number }

/** Where the light of a lamp post begins: below its hood. */
function hoodOf({ foot, top, reach }: Pick<Post, 'foot' | 'top' | 'reach'>): Point {
  return [foot[0] + reach, top + 58]
}

/**
 * A street lamp: a post on `foot`, an arm that reaches `reach` to the left (below zero) or right, a hood that hangs
 * from its end, and one cone of solid light, `spread` wide on the ground at `floor`.
 */
export function lampPost({ foot, top, reach, ink = 'night', spread, floor }: Post): string {
  const [x, y] = hoodOf({ foot, top, reach })
  const bend = Math.abs(reach) / 2
  const towards = Math.sign(reach)
  return (
    plane(
      `M${x - 22} ${y}H${x + 22}L${x + spread / 2} ${floor}A${spread / 2} ${spread / 16} 0 0 1 ${x - spread / 2} ${floor}Z`,
      'lamp',
    ) +
    line(
      `M${foot[0]} ${foot[1]}V${top + bend}C${foot[0]} ${top + bend / 3} ${foot[0] + (towards * bend) / 3} ${top} ${foot[0] + towards * bend} ${top}H${x}V${top + 24}`,
      ink,
      12,
    ) +
    plane(`M${x - 44} ${y - 8}C${x - 44} ${y - 46} ${x + 44} ${y - 46} ${x + 44} ${y - 8}Z`, ink) +
    plane(`M${x - 26} ${y - 8}H${x + 26}L${x + 20} ${y + 6}H${x - 20}Z`, 'ivory')
  )
}
