/** Czech weekdays with the words that may stand before them; a bracket, a colon or a line may stand before others. */
const CASES_OF_DAYS: [days: RegExp, before: RegExp][] = [
  [/^(?:středy|čtvrtka|pátku|soboty)$/, /^(?:do|od)$/],
  [/^(?:středu|sobotu|neděli)$/, /^(?:v|ve)$/],
  [/^(?:čtvrtek|pátek|pondělí|úterý)$/, /^(?!(?:do|od)$)/],
  [/^(?:středa|sobota)$/, /^(?!(?:do|od|v|ve|ze|po)$)/],
  [/^neděle$/, /^(?!(?:v|ve)$)/],
]
// Monday, Tuesday and Sunday are the same in two cases.
const SAME_AFTER_DO = /^(?:pondělí|úterý|neděle)$/
const DAYS =
  /(?:(\p{L}+) )?(?<!\p{L})(pondělí|úterý|střed[auy]|čtvrt(?:ek|ka)|pát(?:ek|ku)|sobot[auy]|neděl[ei])(?!\p{L})/gu

/** The weekdays of a Czech text that stand in the wrong case, each with the word before it. */
export function wrongWeekdays(text: string): string[] {
  return [...text.replaceAll('\u00a0', ' ').matchAll(DAYS)].flatMap(
    ([whole, before = '', name = '']) => {
      if (SAME_AFTER_DO.test(name) && /^(?:do|od)$/i.test(before)) return []
      const rule = CASES_OF_DAYS.find(([names]) => names.test(name))
      return rule?.[1].test(before.toLowerCase()) ? [] : [whole]
    },
  )
}
