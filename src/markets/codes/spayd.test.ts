import { expect, test } from 'vitest'
import { toSpayd } from '~/markets/codes/spayd'

const payment = {
  iban: 'CZ65 0800 0000 1920 0014 5399',
  amount: 499_000,
  variableSymbol: '2647382916',
  message: 'Objednávka 2647382916',
}

test('a payment is written as banks read it', () => {
  expect(toSpayd(payment)).toBe(
    'SPD*1.0*ACC:CZ6508000000192000145399*AM:4990.00*CC:CZK*MSG:OBJEDNAVKA 2647382916*X-VS:2647382916',
  )
})

test('haléře stay', () => {
  expect(toSpayd({ ...payment, amount: 412_397 })).toContain('*AM:4123.97*')
})

test('nothing in a message ends its field, and a code can write all of it short', () => {
  const text = toSpayd({ ...payment, message: '50 % slevy*AM:1.00, „žluťoučký“' })
  expect(text).toContain('*MSG:50 %25 SLEVY%2AAM:1.00 ZLUTOUCKY*X-VS')
  expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/)
  expect(text.match(/\*AM:/g)).toHaveLength(1)
})
