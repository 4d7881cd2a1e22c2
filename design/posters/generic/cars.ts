import { readFileSync } from 'node:fs'

/** A drawing under another title. */
export function titled(svg: string, title: string): string {
  return svg.replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
}

/** A car from its side on its plate, in the inks of the kit. */
export function carAlone(kind: 'sedan' | 'van', title: string): string {
  return titled(readFileSync(new URL(`cars/${kind}.svg`, import.meta.url), 'utf8'), title)
}
