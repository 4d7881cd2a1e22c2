/** What the IBAN of a Czech account contains behind its check digits: bank, prefix, number. Null for a wrong number. */
export function czechAccountInIban(account: string): string | null {
  const match = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(account)
  if (!match) return null
  const [, prefix = '', number = '', bank = ''] = match
  return bank + prefix.padStart(6, '0') + number.padStart(10, '0')
}
