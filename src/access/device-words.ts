/** Names of browsers and systems, by what their User-Agent contains; the first one that fits. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** A browser in a few words, „Safari, iPhone“, by its User-Agent; empty where that says nothing. */
export function deviceWords(userAgent: string | null): string {
  const named = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ')
}
