import { inks } from './inks.ts'

export type Sheet = { title: string; width: number; height: number; planes: string[] }

/** The size of the portraits; their middle square is y 150 to 1050. */
export const PORTRAIT = { width: 900, height: 1200 }
export const LANDSCAPE = { width: 1200, height: 675 }

const LIGHTER = `<style>@media(prefers-color-scheme:dark){.d{fill:${inks.night2}}}</style>`

/** The file of a sheet: its planes back to front, each reaching an edge or standing on another. */
export function drawSheet({ title, width, height, planes }: Sheet): string {
  const drawn = planes.join('')
  const style = drawn.includes('class="d"') ? LIGHTER : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><title>${title}</title>${style}${drawn}</svg>\n`
}
