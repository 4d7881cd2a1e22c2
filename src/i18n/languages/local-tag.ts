/** Countries that name months otherwise than the country of the grammar: "Jänner" in Austria. */
const LOCAL: readonly string[] = ['de-AT']

/** The BCP 47 tag of a language in the market of the carrier; null where that of its grammar is right. */
export function localTag(language: string, country: string): string | null {
  const tag = `${language}-${country}`
  return LOCAL.includes(tag) ? tag : null
}
