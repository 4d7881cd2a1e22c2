function luhnDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * An order number of ten digits: the year, seven random digits and a Luhn check digit. It is also the variable symbol
 * of a payment, cannot be guessed from another number, and reveals a slip on the phone. `random` is a number from 0
 * (inclusive) to 1 (exclusive).
 */
export function mintOrderNumber(now: Date, random: number): string {
  const year = String(now.getUTCFullYear()).slice(-2)
  const body = year + String(Math.floor(random * 10_000_000)).padStart(7, '0')
  return body + luhnDigit(body)
}

/** True for ten digits with a valid check digit. */
export function isOrderNumber(number: string): boolean {
  return /^\d{10}$/.test(number) && Number(number[9]) === luhnDigit(number.slice(0, 9))
}
