/** Parses an amount as it is typed in a form to haléře or cents: "6 500", "6500,50", "6 500 Kč". Null for anything else. */
export function readAmount(typed: string): number | null {
  const plain = typed.replace(/\s|Kč|CZK|EUR|€/gu, '')
  const [, whole = '', halere = ''] = /^(\d{1,9})(?:[,.](\d{1,2}|-))?$/.exec(plain) ?? []
  if (whole === '') return null
  return Number(whole) * 100 + Number(halere.replace('-', '').padEnd(2, '0'))
}
