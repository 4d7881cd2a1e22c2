/** A credit transfer in euros; `amount` is cents, above zero. */
export type CreditTransfer = {
  holder: string
  iban: string
  bic: string
  amount: number
  text: string
}

const MAX_NAME = 70
const MAX_TEXT = 140

/**
 * A SEPA credit transfer as banking apps read it from a QR code (EPC069-12, version 002, UTF-8). The purpose and the
 * structured reference stay empty: an order's number is no ISO 11649 reference, so it is in the unstructured text.
 */
export function toEpc({ holder, iban, bic, amount, text }: CreditTransfer): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    oneLine(holder, MAX_NAME),
    iban.replace(/\s/g, '').toUpperCase(),
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    '',
    oneLine(text, MAX_TEXT),
  ].join('\n')
}

/** A line break would end the field. */
function oneLine(text: string, max: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, max)
}
