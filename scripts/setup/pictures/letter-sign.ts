type Point = readonly [x: number, y: number]

/** Strokes of each letter as corners on a grid of 4 by 6, column before row. */
const STROKES: Readonly<Record<string, string>> = {
  A: '06 20 46,13 33',
  B: '00 06 36 45 44 33 03,33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10,24 46',
  R: '06 00 30 41 42 33 03,23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
}
/** For a name without a Latin letter: a road that leads away. */
const ROAD = '06 20 46'
const LEFT = 11
const TOP = 12
const COLUMN = 6.5
const ROW = 5.5
const HALF = 3.5

/**
 * The text of pictures/mark.ts for a carrier without a drawn sign: the first letter of its name in planes, a road below
 * it and a sun, in a square of 64.
 */
export function letterSign(name: string): { mark: Sign; source: string } {
  const letter = /[A-Z]/.exec(name.normalize('NFD').toUpperCase())?.[0]
  const mark = {
    viewBox: '4 6 56 53',
    ivory: planes((letter && STROKES[letter]) ?? ROAD),
    lamp: 'M4 53H60V58H4z',
    sun: { cx: 51, cy: 15, r: 7 },
  }
  return {
    mark,
    source: `/** The sign of the carrier in a square of 64: ${letter ? `the letter ${letter}` : 'a road'}, a line below it and a sun. */
export const mark = {
  /** The part that the header shows. */
  viewBox: '${mark.viewBox}',
  ivory: '${mark.ivory}',
  lamp: '${mark.lamp}',
  sun: ${JSON.stringify(mark.sun)},
} as const
`,
  }
}

type Sign = {
  viewBox: string
  ivory: string
  lamp: string
  sun: { cx: number; cy: number; r: number }
}

/** All planes turn the same way round, so that none cuts a hole into another. */
function planes(strokes: string): string {
  return strokes
    .split(',')
    .map((stroke) => stroke.split(' ').map(pointAt))
    .flatMap((corners) => [
      ...corners.slice(1).map((to, index) => bar(corners[index] ?? to, to)),
      ...corners.map(joint),
    ])
    .join('')
}

function pointAt(cell: string): Point {
  return [LEFT + Number(cell[0]) * COLUMN, TOP + Number(cell[1]) * ROW]
}

function bar([x, y]: Point, [toX, toY]: Point): string {
  const length = Math.hypot(toX - x, toY - y)
  const across = [(-(toY - y) / length) * HALF, ((toX - x) / length) * HALF] as const
  const [dx, dy] = across
  return `M${figures(x + dx, y + dy)}L${figures(toX + dx, toY + dy)} ${figures(toX - dx, toY - dy)} ${figures(x - dx, y - dy)}z`
}

function joint([x, y]: Point): string {
  return `M${figures(x - HALF, y)}a${HALF} ${HALF} 0 1 0 ${2 * HALF} 0a${HALF} ${HALF} 0 1 0 -${2 * HALF} 0z`
}

function figures(x: number, y: number): string {
  return [x, y].map((one) => Number(one.toFixed(2))).join(' ')
}
