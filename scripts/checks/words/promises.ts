import type { AppConfig } from '../../../src/carrier/app-config-type.ts'
import type { Text } from './texts.ts'

/** What prose may promise only where the order offers it as an extra, by words of it in the languages of the site. */
const EXTRAS: Record<string, RegExp> = {
  'a driver in a suit': /oblek|\bin a suit\b|Anzug/i,
  'Wi-Fi': /wi-?fi|WLAN/i,
  'sparkling wine': /prosecc|sparkling wine|(?<!\p{L})Sekt(?!\p{L})/iu,
}
const INSURED =
  /je pojištěn|jsou pojištěn|náklad je pojištěn|\bis insured\b|ist bis .* versichert|sind versichert/i

/** Promises of the carrier's prose that no extra and no insurance in carrier.ts keeps. */
export function emptyPromises(
  texts: readonly Text[],
  { orderOptions, trust }: Pick<AppConfig, 'orderOptions' | 'trust'>,
): string[] {
  const offered = orderOptions.flatMap(({ code, name }) => [code, ...Object.values(name)]).join(' ')
  const prose = texts.filter(({ where }) => !/^(?:messages\/|carrier\.|screens|seed)/.test(where))
  return prose.flatMap(({ where, text }) => [
    ...Object.entries(EXTRAS)
      .filter(([, pattern]) => pattern.test(text) && !pattern.test(offered))
      .map(([what]) => `${where}: promises ${what}, and no extra in orderOptions is that`),
    ...(trust.insurance === null && INSURED.test(text)
      ? [`${where}: promises insurance, and trust.insurance is null`]
      : []),
  ])
}
