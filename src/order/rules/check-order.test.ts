import { expect, test } from 'vitest'
import { aCatalogue, NOW, someValues } from '../../../tests/support/builders.ts'
import { PARCEL } from '../../../tests/support/order-fields.ts'
import type { OrderValues } from '~/order/model/typed-order'
import { validateOrder } from '~/order/rules/check-order'

function check(changes: Partial<OrderValues> = {}) {
  return validateOrder(someValues(changes), aCatalogue(), NOW, 'required')
}

function errorsOf(changes: Partial<OrderValues>) {
  const result = check(changes)
  return result.ok ? {} : result.errors
}

test('a ride with everything it needs becomes typed details', () => {
  const result = check({ stops: 'Jihlava\n\n Velké Meziříčí ', zip: '110 00', luggages: '' })
  expect(result).toMatchObject({
    ok: true,
    details: {
      kind: 'ride',
      service: 'business',
      passengers: 2,
      luggages: 0,
      phone: '+420777123456',
      zip: '11000',
      parcel: null,
      customerCompany: false,
      deliveryAddress: null,
      trip: { pickup: 'Praha', stops: ['Jihlava', 'Velké Meziříčí'], hours: null },
      times: { pickup: { local: '2026-12-03T08:30', instant: new Date('2026-12-03T07:30:00Z') } },
    },
  })
})

test.each([
  ['kind', ''],
  ['service', ''],
  ['pickup', ' '],
  ['dropoff', ''],
  ['date', ''],
  ['time', ''],
  ['passengers', ''],
  ['name', ''],
  ['email', ''],
  ['phone', ''],
  ['street', ''],
  ['city', ''],
  ['zip', ''],
  ['chooseCountry', ''],
] as const)('a ride without %s is refused at that field', (field, value) => {
  expect(errorsOf({ [field]: value })).toMatchObject({ [field]: { code: 'required' } })
})

test.each([
  [{ email: 'jana' }, { email: { code: 'emailInvalid' } }],
  [
    { email: '=?utf-8?q?=61=40evil.example=3e=20?=@example.org' },
    { email: { code: 'emailEncoded' } },
  ],
  [{ email: 'j\u0430n@example.cz' }, { email: { code: 'emailMixed', read: '\u0430' } }],
  [
    { email: 'ji\u0159\u00ed@example.com' },
    { email: { code: 'emailLetters', read: '\u0159 \u00ed' } },
  ],
  [{ phone: '77712345' }, { phone: { code: 'phoneNineDigits' } }],
  [{ phone: '07700 900123' }, { phone: { code: 'phoneCountry' } }],
  [{ phone: '+44 12' }, { phone: { code: 'phoneInvalid' } }],
  [{ zip: '99999' }, { zip: { code: 'zipInvalid' } }],
  [{ name: 'J' }, { name: { code: 'nameTooShort' } }],
  [{ service: 'gold' }, { service: { code: 'choiceInvalid' } }],
  [{ chooseCountry: 'XX' }, { chooseCountry: { code: 'choiceInvalid' } }],
  [{ passengers: '0' }, { passengers: { code: 'tooFew', limit: 1 } }],
  [{ passengers: '1e1' }, { passengers: { code: 'numberInvalid' } }],
  [{ stops: '1\n2\n3\n4\n5\n6' }, { stops: { code: 'tooMany', limit: 5 } }],
  [{ orderOptions: ['helicopter'] }, { orderOptions: { code: 'optionInvalid' } }],
  [{ orderOptions: ['wifi', 'wifi'] }, { orderOptions: { code: 'optionInvalid' } }],
])('%j is refused', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

test('a request asks for no billing data, and checks what is given', () => {
  const nothing = { street: '', city: '', zip: '', chooseCountry: '' }
  const request = (typed: Partial<OrderValues>) =>
    validateOrder(someValues(typed), aCatalogue(), NOW, 'none')
  for (const typed of [nothing, { ...nothing, customerCompanyID: '27082440' }]) {
    expect(request(typed)).toMatchObject({
      ok: true,
      details: {
        ...nothing,
        customerCompany: false,
        deliveryAddress: null,
        email: 'jana@example.com',
      },
    })
  }
  const company = {
    customerCompany: 'on',
    customerCompanyName: 'Traiva',
    customerCompanyID: '25380141',
  }
  expect(request(company)).toMatchObject({
    ok: true,
    details: { street: 'Dlouhá 12', customerCompany: true, customerCompanyID: '25380141' },
  })
  expect(request({ ...company, customerCompanyID: '25380142' })).toMatchObject({
    errors: { customerCompanyID: { code: 'companyIdInvalid' } },
  })
  expect(request({ zip: '1' })).toMatchObject({ errors: { zip: { code: 'zipInvalid' } } })
  expect(request({ ...nothing, customerIsOtherAddress: 'on' })).toMatchObject({
    errors: { deliveryStreet: { code: 'required' } },
  })
  const who = someValues({ name: '', email: 'jana', phone: '1' })
  expect(validateOrder(who, aCatalogue(), NOW, 'none')).toMatchObject({
    errors: { name: {}, email: {}, phone: {} },
  })
})

test.each([
  [{ recipientName: '' }, { recipientName: { code: 'required' } }],
  [{ recipientPhone: '' }, { recipientPhone: { code: 'required' } }],
  [{ recipientPhone: '60812345' }, { recipientPhone: { code: 'phoneNineDigits' } }],
])('a parcel with %j is refused', (changes, errors) => {
  const parcel = { kind: 'parcel', parcelLength: '40', parcelWidth: '30', parcelHeight: '20' }
  expect(errorsOf({ ...parcel, parcelWeight: '9', ...changes })).toEqual(errors)
  expect(errorsOf(changes)).toEqual({})
})

test.each<[Partial<OrderValues>, unknown]>([
  [{}, null],
  [{ guestName: 'Jana Hostová' }, { name: 'Jana Hostová', phone: null }],
  [
    { guestName: 'Jana Hostová', guestPhone: '608 111 222' },
    { name: 'Jana Hostová', phone: '+420608111222' },
  ],
])('%j makes the guest %j', (changes, guest) => {
  expect(check(changes)).toMatchObject({ ok: true, details: { guest } })
})

test('a guest’s phone needs a name, and has to be a phone', () => {
  expect(errorsOf({ guestPhone: '608 111 222' })).toEqual({ guestName: { code: 'required' } })
  expect(errorsOf({ guestName: 'Jana Hostová', guestPhone: '+44 12' })).toEqual({
    guestPhone: { code: 'phoneInvalid' },
  })
})

test('fields of other kinds are ignored', () => {
  const parcel = { kind: 'parcel', parcelLength: '40', parcelWidth: '30', parcelHeight: '20' }
  const result = check({ ...parcel, parcelWeight: '90', passengers: '99', hours: 'x' })
  expect(result).toMatchObject({ ok: true, details: { passengers: null, childSeats: 0 } })
})

test('an extra that only the chosen experience has does not hold up another kind', () => {
  const chosen = { experience: 'vineyards', variant: 'day', orderOptions: ['guide', 'wifi'] }
  expect(check(chosen)).toMatchObject({
    ok: true,
    details: { orderOptions: [{ code: 'wifi', qty: 1 }] },
  })
})

test.each([
  ['140', '40', '40', true],
  ['40', '140', '40', true],
  ['230', '30', '30', true],
  ['230', '31', '30', false],
  ['141', '40', '10', false],
  ['231', '30', '30', false],
])('a parcel of %s × %s × %s cm: %s', (parcelLength, parcelWidth, parcelHeight, fits) => {
  const changes = { kind: 'parcel', parcelLength, parcelWidth, parcelHeight, parcelWeight: '10' }
  expect(check(changes).ok).toBe(fits)
})

test('a parcel over 100 kg or over a million crowns is refused', () => {
  const parcel = { kind: 'parcel', parcelLength: '40', parcelWidth: '30', parcelHeight: '20' }
  expect(errorsOf({ ...parcel, parcelWeight: '101' })).toEqual({
    parcelWeight: { code: 'parcelTooHeavy', limit: 100 },
  })
  expect(errorsOf({ ...parcel, parcelWeight: '100', parcelValue: '1000001' })).toEqual({
    parcelValue: { code: 'parcelValueTooHigh', limit: 1_000_000 },
  })
})

test('a car by the hour needs hours within the offer', () => {
  expect(check({ kind: 'hourly', hours: '4', dropoff: '' }).ok).toBe(true)
  expect(errorsOf({ kind: 'hourly', hours: '1' })).toEqual({ hours: { code: 'tooFew', limit: 2 } })
})

test('an experience needs one of its own variants', () => {
  const experience = { kind: 'experience', experience: 'vineyards', service: '', dropoff: '' }
  expect(check({ ...experience, variant: 'day', passengers: '8' }).ok).toBe(true)
  expect(errorsOf({ ...experience, variant: 'night' })).toEqual({
    variant: { code: 'choiceInvalid' },
  })
  expect(errorsOf({ ...experience, experience: 'moon', variant: 'day' })).toMatchObject({
    experience: { code: 'choiceInvalid' },
  })
})

test('a company gives its name and a number that fits its country', () => {
  const company = {
    customerCompany: 'on',
    customerCompanyName: 'Ukázka',
    customerCompanyID: '27082440',
  }
  expect(check({ ...company, customerCompanyVATID: 'cz 27082440' })).toMatchObject({
    ok: true,
    details: { customerCompanyID: '27082440', customerCompanyVATID: 'CZ27082440' },
  })
  expect(errorsOf({ customerCompany: 'on' })).toEqual({
    customerCompanyName: { code: 'required' },
    customerCompanyID: { code: 'required' },
  })
  expect(errorsOf({ ...company, customerCompanyID: '12345678' })).toEqual({
    customerCompanyID: { code: 'companyIdInvalid' },
  })
  expect(errorsOf({ ...company, customerCompanyVATID: 'CZ1' })).toEqual({
    customerCompanyVATID: { code: 'vatIdInvalid' },
  })
  const foreign = { ...company, chooseCountry: 'DE', zip: '10115', customerCompanyID: 'HRB 12345' }
  expect(check(foreign).ok).toBe(true)
  expect(
    check({ ...foreign, customerCompanyID: '', customerCompanyVATID: '136695976' }),
  ).toMatchObject({
    ok: true,
    details: { customerCompanyID: null, customerCompanyVATID: 'DE136695976' },
  })
})

test('an address in a country without postal codes needs none', () => {
  const dubai = { street: 'Sheikh Zayed Road 1', city: 'Dubai', zip: '', chooseCountry: 'AE' }
  const known = aCatalogue()
  const emirates = { code: 'AE', name: { cs: 'Emiráty', en: 'Emirates' } }
  const catalogue = { ...known, countries: [...known.countries, emirates] }
  expect(validateOrder(someValues(dubai), catalogue, NOW, 'required')).toMatchObject({
    details: { zip: '', chooseCountry: 'AE' },
  })
  expect(errorsOf({ ...dubai, chooseCountry: 'SK' })).toMatchObject({ zip: { code: 'required' } })
})

test('company fields of a person are ignored', () => {
  expect(check({ customerCompanyID: 'nonsense' })).toMatchObject({
    ok: true,
    details: { customerCompanyID: null },
  })
})

test('another delivery address is asked for only when it is wanted', () => {
  expect(errorsOf({ customerIsOtherAddress: 'on', deliveryCountry: 'SK' })).toEqual({
    deliveryStreet: { code: 'required' },
    deliveryCity: { code: 'required' },
    deliveryZip: { code: 'required' },
  })
  const address = { deliveryStreet: 'Hlavná 1', deliveryCity: 'Košice', deliveryCountry: 'SK' }
  const result = check({ customerIsOtherAddress: 'on', ...address, deliveryZip: '040 01' })
  expect(result).toMatchObject({ details: { deliveryAddress: { zip: '04001', country: 'SK' } } })
})

test.each(['off', '0', 'true'])('a box that says „%s“ is not ticked', (said) => {
  const result = validateOrder(
    someValues({ customerCompany: said, customerIsOtherAddress: said }),
    aCatalogue(),
    NOW,
    'required',
  )
  expect(result).toMatchObject({
    ok: true,
    details: { customerCompany: false, customerIsOtherAddress: false },
  })
})

test('an address that is only wished is whole or left out, and a company gives one', () => {
  const wished = (changes: Partial<OrderValues>) =>
    validateOrder(someValues(changes), aCatalogue(), NOW, 'wished')
  const none = { street: '', city: '', zip: '' }
  const required = { code: 'required' }
  expect(wished(none)).toMatchObject({ details: { ...none, chooseCountry: '' } })
  expect(wished({ ...none, zip: '110 00' })).toMatchObject({
    errors: { street: required, city: required },
  })
  expect(wished({ ...none, customerCompany: 'on' })).toMatchObject({ errors: { street: required } })
  const delivery = { deliveryStreet: 'Hlavná 1', deliveryCity: 'Košice', deliveryZip: '040 01' }
  const elsewhere = { ...none, customerIsOtherAddress: 'on', ...delivery, deliveryCountry: 'SK' }
  expect(wished(elsewhere)).toMatchObject({ details: { deliveryAddress: { city: 'Košice' } } })
})

test('nobody orders more child seats than passengers', () => {
  const tooMany = { childSeats: { code: 'childSeatsTooMany', limit: 1 } }
  expect(errorsOf({ passengers: '1', childSeats: '2' })).toEqual(tooMany)
  expect(errorsOf({ passengers: '2', childSeats: '2' })).toEqual({})
})

test('a ride without a place that can be seen is refused, and one line cannot pretend to be two', () => {
  for (const unseen of ['\u200b', '\u202e\u0000', '…', '\u3164']) {
    expect(errorsOf({ pickup: unseen, name: unseen })).toMatchObject({
      pickup: { code: 'required' },
      name: { code: 'required' },
    })
  }
  const result = validateOrder(
    someValues({
      pickup: 'Praha\nCíl: Brno',
      nameBoard: 'A\u001b[31m',
      stops: 'a\u202e\r\n\u200b',
    }),
    aCatalogue(),
    NOW,
    'required',
  )
  expect(result).toMatchObject({
    details: { trip: { pickup: 'Praha Cíl: Brno', stops: ['a'] }, nameBoard: 'A[31m' },
  })
})

test('the driver’s language is a wish among those the drivers speak, and none for a parcel', () => {
  expect(check({ driverLanguage: 'de' })).toMatchObject({ details: { driverLanguage: 'de' } })
  expect(check()).toMatchObject({ details: { driverLanguage: null } })
  for (const other of ['ja', 'English', '%%%', 'x'.repeat(50)]) {
    expect(errorsOf({ driverLanguage: other })).toHaveProperty('driverLanguage')
  }
  expect(check({ ...PARCEL, driverLanguage: 'ja' })).toMatchObject({
    details: { driverLanguage: null },
  })
})

test.each<[string, string, string, unknown]>([
  ['CZ', '27074358', 'CZ45274649', { code: 'vatIdOther', read: 'CZ27074358' }],
  ['CZ', '6947', 'CZ00006947', undefined],
  ['CZ', '27074358', 'CZ699001234', undefined],
  ['CZ', '27074358', 'CZ8501011234', undefined],
  ['SK', '35763469', 'CZ45274649', undefined],
])('a company in %s with the number %s and the VAT ID %s: %j', (country, id, vatId, error) => {
  const errors = errorsOf({
    customerCompany: 'on',
    customerCompanyName: 'Traiva',
    chooseCountry: country,
    zip: country === 'SK' ? '811 01' : '110 00',
    customerCompanyID: id,
    customerCompanyVATID: vatId,
  })
  expect(errors).toEqual(error ? { customerCompanyVATID: error } : {})
})

const SIZES = { parcelLength: '40', parcelWidth: '30', parcelHeight: '20', parcelWeight: '9' }

test.each<[Partial<OrderValues>, unknown]>([
  [
    { parcelLength: '40 cm', parcelWeight: '9kg' },
    { lengthCm: 40, weightKg: 9 },
  ],
  [{ parcelValue: '1 000 000 Kč' }, { insuredValue: { amount: 100_000_000, currency: 'CZK' } }],
  [{ parcelValue: 'CZK 10,000' }, { insuredValue: { amount: 1_000_000, currency: 'CZK' } }],
  [{ parcelValue: '10.000,- Kč' }, { insuredValue: { amount: 1_000_000, currency: 'CZK' } }],
])('a parcel with %j is read with its units', (typed, parcel) => {
  expect(check({ kind: 'parcel', ...SIZES, ...typed })).toMatchObject({
    details: { parcel },
  })
})

test.each<[Partial<OrderValues>, unknown]>([
  [{ parcelLength: '1,4 m' }, { parcelLength: { code: 'lengthInvalid' } }],
  [{ parcelHeight: '20 kg' }, { parcelHeight: { code: 'lengthInvalid' } }],
  [{ parcelWeight: '99,5 kg' }, { parcelWeight: { code: 'weightInvalid' } }],
  [{ parcelValue: '400 €' }, { parcelValue: { code: 'valueInvalid' } }],
  [{ parcelValue: '10,50 Kč' }, { parcelValue: { code: 'valueInvalid' } }],
])('a parcel with %j is refused with its unit', (typed, errors) => {
  expect(errorsOf({ kind: 'parcel', ...SIZES, ...typed })).toEqual(errors)
})
