/** Countries whose post writes codes in two groups. */
const GROUPED: Record<string, true> = { CZ: true, SK: true }

/** A postal code as the post writes it in Czechia and Slovakia, "110 00"; codes of other countries are unchanged. */
export function formatPostalCode(zip: string, country: string): string {
  if (!GROUPED[country]) return zip
  return zip.replace(/^(\d{3}) ?(\d{2})$/, '$1\u00a0$2')
}

type Address = { street: string; zip: string; city: string; country: string }

/** An address of one line that breaks only after the street: "Na Ukázku 12, 110 00 Praha 1"; what is empty is left out. */
export function formatAddress({ street, zip, city, country }: Address): string {
  const line = street.replace(/ (?=\d+\S*$)/, '\u00a0')
  const town = [formatPostalCode(zip, country), city.replaceAll(' ', '\u00a0')]
  return [line, town.filter(Boolean).join('\u00a0')].filter(Boolean).join(', ')
}
