import { expect, test } from 'vitest'
import { at } from '~/markets/at'
import { cz } from '~/markets/cz'
import { de } from '~/markets/de'
import { sk } from '~/markets/sk'
import { parsePhone } from '~/lib/fields/phone'
import { parsePostalCode } from '~/lib/fields/postal-code'

const transfer = {
  holder: 'Donaufahrt GmbH',
  iban: 'AT611904300234573201',
  bic: 'BKAUATWW',
  amount: 5900,
  number: '2612030001',
}

test.each([
  [cz, '777 123 456', '+420777123456'],
  [sk, '0903 123 456', '+421903123456'],
  [at, '0664 1234567', '+436641234567'],
  [at, '01 2345678', '+4312345678'],
  [at, '+43 (0)664 1234567', '+436641234567'],
  [de, '0151 23456789', '+4915123456789'],
  [de, '0049 151 23456789', '+4915123456789'],
  [at, '+420 777 123 456', '+420777123456'],
])('$code reads the number %s as its people dial it', (market, typed, phone) => {
  expect(parsePhone(typed, market.phone)).toEqual({ ok: true, phone })
})

test('a number without a trunk zero names no country where numbers have one', () => {
  expect(parsePhone('664 1234567', at.phone)).toEqual({ ok: false, error: 'phoneCountry' })
})

test('crowns are paid by QR Platba, euros by the code of SEPA', () => {
  expect(cz.paymentCode(transfer)).toMatch(/^SPD\*1\.0\*.*CC:CZK.*MSG:OBJEDNAVKA 2612030001/)
  for (const market of [sk, at, de]) {
    expect(market.currency).toBe('EUR')
    expect(market.paymentCode(transfer)).toMatch(/^BCD\n002\n.*\nEUR59\.00\n\n\n2612030001$/s)
  }
})

test('postal codes have the digits of their country', () => {
  const areValid = (typed: string) =>
    [cz, sk, at, de].map((market) => parsePostalCode(typed, market.code, market) !== null)
  expect(areValid('1010')).toEqual([false, false, true, false])
  expect(areValid('81101')).toEqual([false, true, false, true])
})

test('all markets have the clocks of Central Europe, which local-time counts by', () => {
  const inSummer = new Date('2026-07-03T06:30:00Z')
  const times = [cz, sk, at, de].map(({ timeZone }) =>
    inSummer.toLocaleString('sv-SE', { timeZone, timeZoneName: 'shortOffset' }),
  )
  expect(new Set(times)).toEqual(new Set(['2026-07-03 08:30:00 GMT+2']))
})

test('only Czechia hands over ISDOC and reads GPC, and each market has its limit without an address', () => {
  const all = [cz, sk, at, de]
  expect(all.map(({ documents }) => documents.hasIsdoc)).toEqual([true, false, false, false])
  expect(all.map(({ statements }) => statements.hasGpc)).toEqual([true, false, false, false])
  expect(all.map(({ documents }) => documents.simplifiedUpTo)).toEqual([
    1_000_000, 10_000, 40_000, 25_000,
  ])
})

test('the sentences of a market name its law and that of no other', () => {
  const laws = [/§\u00a070/, /§\u00a046/, /§\u00a03a/, /§\u00a03b/]
  for (const [index, { documents }] of [cz, sk, at, de].entries()) {
    for (const said of Object.values(documents.abroad.why))
      expect(laws.map((law) => law.test(said))).toEqual(laws.map((_, other) => other === index))
    const { table } = documents
    const columns = [table.documents, table.payments, table.unpaid].map(({ heads }) => heads.length)
    expect(columns).toEqual([20, 11, 7])
  }
})
