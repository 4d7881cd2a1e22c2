import { rounded, type Point } from './planes.ts'

/** A place on a winding road, and how wide the road is there. */
type Step = readonly [x: number, y: number, width: number]

/** The edge of the ribbon on one side of each step. */
function edge(steps: readonly Step[], side: -1 | 1): Point[] {
  return steps.map(([x, y, width], index): Point => {
    const [fromX, fromY] = steps[index - 1] ?? [x, y]
    const [toX, toY] = steps[index + 1] ?? [x, y]
    const length = Math.hypot(toX - fromX, toY - fromY)
    const half = (side * width) / 2 / length
    return [x - (toY - fromY) * half, y + (toX - fromX) * half]
  })
}

/** A soft line from the first point to the last, which bends at those between. */
function soft(points: readonly Point[]): string {
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y]
    const isLast = index === points.length - 3
    const [endX, endY] = isLast ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2]
    return `Q${rounded(x)} ${rounded(y)} ${rounded(endX)} ${rounded(endY)}`
  })
  return bends.join('')
}

/** The outline of a road, a river or a string that winds through the steps. */
export function ribbon(steps: readonly Step[]): string {
  const there = edge(steps, 1)
  const back = edge(steps, -1).toReversed()
  const start = there[0] ?? [0, 0]
  const turn = back[0] ?? [0, 0]
  return `M${start.map(rounded).join(' ')}${soft(there)}L${turn.map(rounded).join(' ')}${soft(back)}Z`
}
