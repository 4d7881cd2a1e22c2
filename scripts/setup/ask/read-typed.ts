/** The words of a text, between which are spaces or commas. */
export function words(typed: string): string[] {
  return typed.split(/[\s,]+/).filter(Boolean)
}

/** Names between commas. */
export function names(typed: string): string[] {
  return typed
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** The numbers in what was typed when there are so many; else none of them can be used. */
export function numbers(typed: string, count: number): number[] {
  const found = typed.match(/\d+(?:[.,]\d+)?/g) ?? []
  return Array.from({ length: count }, (_, index) => {
    const one = found.length > count ? undefined : found[index]
    return one === undefined ? Number.NaN : Number(one.replace(',', '.'))
  })
}

/** Whole numbers, and behind them amounts without a space in them. */
export function figures(typed: string): number[] {
  return parts(typed.replaceAll(CURRENCY, ' ')).map(amount)
}

/** Three whole numbers and the amount that is all the rest, with spaces or without; what is missing can't be used. */
export function threeAndAmount(typed: string): number[] {
  const [first, second, third, ...rest] = parts(typed)
  return [...[first, second, third].map(whole), amount(rest.join(' '))]
}

const CURRENCY = /€|Kč|EUR|CZK/giu

/**
 * Money as people write it: 85, 85.50, “85,50 €”, “1 290”, “1.250,50”. One mark before three digits may mean thousands or
 * a fraction, so it is no amount.
 */
export function amount(typed: string): number {
  const plain = typed
    .replaceAll(CURRENCY, '')
    .trim()
    .replace(/,[-–]+$/, '')
    .replaceAll(/(?<=\d)[\s\u00a0](?=\d{3}(?!\d))/g, '')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number.NaN
  const [, digits, cents = '0'] =
    /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return digits ? Number(`${digits.replaceAll(/[.,]/g, '')}.${cents}`) : Number.NaN
}

/** “8010 Graz”, “702 00 Ostrava” or “A-8010 Graz” as postal code and town; what begins with no digit is a town alone. */
export function zipAndTown(typed: string): { zip: string | null; town: string } {
  const [, zip = '', town = ''] =
    /^((?:[A-Z]{1,3}-)?\d[\d\s-]*?)\s*(\p{L}.*)?$/iu.exec(typed.trim()) ?? []
  return zip === '' ? { zip: null, town: typed.trim() } : { zip, town }
}

/** “AT 80 81 GRZ”: the country, how postal codes begin, and the three letters of an airport; each may be missing. */
export function countryCodesAndAirport(typed: string): {
  country: string | null
  codes: string[]
  airport: string | null
} {
  const all = words(typed.toUpperCase())
  const country = all.find((one) => /^[A-Z]{2}$/.test(one)) ?? null
  const airport = all.find((one) => /^[A-Z]{3}$/.test(one)) ?? null
  return { country, airport, codes: all.filter((one) => one !== country && one !== airport) }
}

/** What was typed without spaces, in capitals. */
export function compact(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

function parts(typed: string): string[] {
  return typed
    .split(/\s+/)
    .map((one) => one.replace(/,$/, ''))
    .filter(Boolean)
}

function whole(typed: string | undefined): number {
  return typed !== undefined && /^\d+$/.test(typed) ? Number(typed) : Number.NaN
}
