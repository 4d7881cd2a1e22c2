/** Names of currencies beside an amount. */
const NAMES = /Kč|CZK|EUR|USD|GBP|PLN|HUF|CHF|€|\$|£/gi
const SPACES = /[\s\u00A0\u2000-\u200B\u202F\u205F\u2060]/g

/**
 * Haléře of „1 234,50“, "1,234.50", "1'234.50", "-500", "500-", "(500)", "500 CR", "500 DR" and "500,-", with the name of a
 * currency before or behind; null for any other text.
 */
export function amountOf(typed: string): number | null {
  const bare = typed
    .replace(SPACES, '')
    .replace(NAMES, '')
    .replace(/[−–]/g, '-')
    .replace(/[.,][-=]+$/, '')
  const [, open = '', inside = '', close = ''] = /^(\(?)(.*?)(\)?)$/.exec(bare) ?? []
  const [, before = '', body = '', behind = ''] = /^([+-]?)(.*?)([+-]|CR|DR)?$/i.exec(inside) ?? []
  if ((open === '') !== (close === '') || (before !== '' && behind !== '')) return null
  const [, whole = '', part = ''] = /^(\d[\d.,'’]*?)(?:[.,](\d{1,2}))?$/.exec(body) ?? []
  if (!/^\d+$|^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*$/.test(whole)) return null
  const value = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (!Number.isSafeInteger(value)) return null
  const isOut = before === '-' || /^-$|^DR$/i.test(behind) || open !== ''
  return isOut && value !== 0 ? -value : value
}

/** The name of a currency beside an amount, as it stands there; empty for none. */
export function currencyNamed(typed: string): string {
  return new RegExp(NAMES.source, 'i').exec(typed)?.[0] ?? ''
}
