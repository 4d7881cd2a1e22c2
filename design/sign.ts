import type { Look } from '../src/carrier/config/look.ts'

/** The sign of a carrier, as its pictures/mark.ts has it. */
export type Mark = { ivory: string; lamp: string; sun: { cx: number; cy: number; r: number } }

/** The icon of a carrier: its sign on a night ground of its own, which reads on light and dark tabs. */
export function favicon(name: string, { ivory, lamp, sun }: Mark, { light }: Look): string {
  const { cx, cy, r } = sun
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img" aria-labelledby="fv-t"><title id="fv-t">${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title><path d="M0 0h64v64H0z" fill="${light.night}"/><path d="${ivory}" fill="${light.ivory}"/><path d="${lamp}" fill="${light.call}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${light.sun}"/></svg>\n`
}

/** A manifest with the name and the colours of a carrier; its language and shortcuts stay. */
export function manifest(text: string, name: string, { light }: Look): string {
  const put = (key: string, value: string, into: string) =>
    into.replace(
      new RegExp(`("${key}": )"(?:[^"\\\\]|\\\\.)*"`),
      (_, start) => start + JSON.stringify(value),
    )
  // The first "name" is the manifest's own; those of shortcuts come later.
  return [
    ['name', name],
    ['short_name', name],
    ['background_color', light.page],
    ['theme_color', light.night],
  ].reduce((made, [key = '', value = '']) => put(key, value, made), text)
}
