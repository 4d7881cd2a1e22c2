/** A payment in crowns to a Czech account. `amount` is haléře, above zero. */
export type Payment = {
  iban: string
  amount: number
  /** Ten digits at most. */
  variableSymbol: string
  message: string
}

const MAX_MESSAGE = 60

/**
 * A payment as Czech banking apps read it from a QR code (Short Payment Descriptor 1.0, qr-platba.cz). All characters
 * are from the alphanumeric set, which gives the smallest code; other characters in the message confuse some banks. It
 * has no day (DT): a bank plans the transfer for it, so the money would leave on the last day or on that of the ride,
 * and a code that is read later would have a day that is past.
 */
export function toSpayd({ iban, amount, variableSymbol, message }: Payment): string {
  const fields = [
    `ACC:${iban.replace(/\s/g, '').toUpperCase()}`,
    `AM:${(amount / 100).toFixed(2)}`,
    'CC:CZK',
    `MSG:${escaped(message.slice(0, MAX_MESSAGE))}`,
    `X-VS:${variableSymbol}`,
  ]
  return ['SPD', '1.0', ...fields].join('*')
}

/** Capitals without accents; a star would end the field, a percent sign begins an escape. */
function escaped(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^0-9A-Z$%*+\-./:]+/g, ' ')
    .trim()
    .replace(/[%*]/g, encodeSign)
}

function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
