import type { Ink } from './inks.ts'
import { box, disc, plane, type Point, rounded } from './planes.ts'

type Sky = { ground: Ink; light?: Point; bands?: readonly (readonly [radius: number, ink: Ink])[] }

/** The sky, drawn well beyond the sheet: bands around one light, the outermost first. */
export function sky({ ground, light = [450, 600], bands = [] }: Sky): string[] {
  return [
    plane(box(0, 0, 2100, 1300), ground),
    ...bands.map(([radius, ink]) => disc(light, radius, ink)),
  ]
}

/** The outline of land under a soft line through the points, down to the floor. */
export function hills(points: readonly Point[], floor = 1200): string {
  const [start = [0, floor], ...rest] = points
  let [x, y] = start
  let course = `M${start[0]} ${floor}V${start[1]}`
  for (const [nextX, nextY] of rest) {
    const middle = rounded((x + nextX) / 2)
    course += `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`
    x = nextX
    y = nextY
  }
  return `${course}V${floor}Z`
}

/** The outline of land under a broken line, such as rocks and roofs. */
export function crags(points: readonly Point[], floor = 1200): string {
  const first = points[0]?.[0] ?? 0
  const last = points.at(-1)?.[0] ?? 0
  const top = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')
  return `M${first} ${floor}L${top}L${last} ${floor}Z`
}

/** A pine of three storeys, standing on a point. */
export function pine([x, y]: Point, height: number): string {
  const at = (dx: number, up: number) => `${rounded(x + dx * height)} ${rounded(y - up * height)}`
  const right = `${at(0.15, 0.62)}L${at(0.07, 0.62)}L${at(0.21, 0.34)}L${at(0.11, 0.34)}L${at(0.27, 0)}`
  const left = `${at(-0.27, 0)}L${at(-0.11, 0.34)}L${at(-0.21, 0.34)}L${at(-0.07, 0.62)}L${at(-0.15, 0.62)}`
  return `M${at(0, 1)}L${right}L${left}Z`
}

type Wood = { from: number; to: number; step: number; ground: number; height: number }

/** A row of pines of uneven height, the same each time it is drawn. */
export function wood({ from, to, step, ground, height }: Wood): string {
  let outline = ''
  for (let index = 0, x = from; x <= to; index += 1, x += step) {
    const share = 0.72 + 0.28 * Math.abs(Math.sin(index * 2.4 + from))
    outline += pine([x + 7 * Math.sin(index * 5), ground], height * share)
  }
  return outline
}

/** A poplar or a yew, standing on a point. */
export function poplar([x, y]: Point, height: number): string {
  const half = rounded(height * 0.12)
  const tall = rounded(height)
  return `M${x} ${y}c${-half * 1.3} ${rounded(-tall * 0.2)} ${-half} ${rounded(-tall * 0.7)} 0 ${-tall}c${half} ${rounded(tall * 0.3)} ${rounded(half * 1.3)} ${rounded(tall * 0.8)} 0 ${tall}z`
}
