import { type Ink, inks } from './inks.ts'

export type Point = readonly [x: number, y: number]

type Look = {
  /** Beams only: a plane of a sheet is solid. */
  opacity?: number
  /** One step lighter in the dark theme: for a plane of night that lies at the edge of the sheet. */
  lighterInDark?: boolean
  /** Holes: what two outlines share is left out. */
  hollow?: boolean
  clip?: string
}

/** A number as it is written in a file: one decimal, none where it is not needed. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** One flat plane. Everything on a sheet is made of these. */
export function plane(outline: string, ink: Ink, look: Look = {}): string {
  const attributes = [
    look.lighterInDark ? ' class="d"' : '',
    look.opacity === undefined ? '' : ` opacity="${look.opacity}"`,
    look.hollow ? ' fill-rule="evenodd"' : '',
    look.clip === undefined ? '' : ` clip-path="url(#${look.clip})"`,
  ]
  return `<path${attributes.join('')} d="${outline}" fill="${inks[ink]}"/>`
}

/** A line as even as a pen's: rims, wires, waves. Outlines are never drawn. */
export function line(course: string, ink: Ink, width: number, ends: 'round' | 'butt' = 'butt') {
  const cap = ends === 'round' ? ' stroke-linecap="round"' : ''
  return `<path d="${course}" fill="none" stroke="${inks[ink]}" stroke-width="${width}"${cap}/>`
}

/** A disc: the light of a sheet, or a wheel. */
export function disc([x, y]: Point, radius: number, ink: Ink): string {
  return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${inks[ink]}"/>`
}

/** The outline through corners. */
export function corners(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`
}

/** The outline of a box. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`
}

/** Boxes of one size at places, such as windows. */
export function boxes(places: readonly Point[], width: number, height: number): string {
  return places.map(([x, y]) => box(x, y, width, height)).join('')
}

/** What lies inside the outline only; `name` is its own on the sheet. */
export function clipTo(name: string, outline: string): string {
  return `<clipPath id="${name}"><path d="${outline}"/></clipPath>`
}

type Place = { at: Point; scale?: number; turn?: number; mirrored?: boolean }

/** Something drawn in its own measure, put on the sheet. */
export function placed(
  { at, scale = 1, turn = 0, mirrored = false }: Place,
  drawn: string,
): string {
  const steps = [
    `translate(${rounded(at[0])} ${rounded(at[1])})`,
    turn === 0 ? '' : `rotate(${turn})`,
    scale === 1 && !mirrored ? '' : `scale(${mirrored ? -scale : scale} ${scale})`,
  ]
  return `<g transform="${steps.join('')}">${drawn}</g>`
}

/** What the sheet is about, and our car: their boxes are measured against the crops. */
export function marked(what: 'landmark' | 'car', ...drawn: string[]): string {
  return `<g id="${what}">${drawn.join('')}</g>`
}
