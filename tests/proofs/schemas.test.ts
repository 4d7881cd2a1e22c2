import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { parseAresCompany } from '~/order/company/ask-ares'
import { CONTACT_FIELDS, contactSchema } from '~/pages/contact/contact-schema'
import { readDeepLink } from '~/order/draft/deep-link'
import { emptyOrderValues, type OrderValues, restoreOrderValues } from '~/order/model/typed-order'
import { summarySchema } from '~/order/rules/payment-schema'
import { toOrderBody } from '~/order/store/stored-order'
import { checkOrder } from '~/order/rules/to-order'
import { quoteTyped } from '~/order/price/price-typed'
import { keysOf } from '~/lib/keys-of'
import {
  contactBodySchema,
  contactReceiptSchema,
  experienceSchema,
  listedExperienceSchema,
  problemSchema,
} from '~/back-office/contract'
import { orderBodySchema, orderReceiptSchema } from '~/back-office/contract-order'
import { judgeCountries, judgeExperiences } from '~/back-office/judge-list'
import { aCatalogue, NOW, someValues } from '../support/builders.ts'
import { fuzzed, hostileText, nearlyGoodText } from '../support/hostile/hostile-text.ts'
import { readWay } from '~/places/ways'

// Whatever is typed, posted, linked to, stored or answered: a schema says yes or no and never throws.
// `npm run proof -- fuzz` sends 10,000 inputs; here it is the short form.
const settings = fuzzed(env.FUZZ_RUNS, env.FUZZ_SEED)
const catalogue = aCatalogue()
const FIELDS = keysOf(emptyOrderValues())
const aText = fc.oneof(hostileText, nearlyGoodText)

/** A sound order of each kind, of which some fields were typed over. */
const orderValues: fc.Arbitrary<OrderValues> = fc
  .tuple(
    fc.constantFrom(
      someValues(),
      someValues({ kind: 'hourly', hours: '4' }),
      someValues({ kind: 'experience', experience: 'vineyards', variant: 'day' }),
      someValues({
        kind: 'parcel',
        parcelLength: '40',
        parcelWidth: '30',
        parcelHeight: '20',
        parcelWeight: '9',
      }),
      someValues({
        customerCompany: 'on',
        customerCompanyName: 'Traiva',
        customerCompanyID: '25380141',
      }),
      someValues({
        customerIsOtherAddress: 'on',
        deliveryStreet: 'A 1',
        deliveryCity: 'B',
        deliveryZip: '60200',
      }),
    ),
    fc.dictionary(fc.constantFrom(...FIELDS), aText, { maxKeys: 4 }),
    fc.array(fc.oneof(fc.constantFrom('prosecco', 'wifi', 'guide', 'water', 'suit'), hostileText), {
      maxLength: 4,
    }),
  )
  .map(([sound, typedOver, orderOptions]) =>
    restoreOrderValues({ ...sound, ...typedOver, orderOptions }),
  )

test('an order is refused by named fields, or fits the contract with the provider', () => {
  let accepted = 0
  fc.assert(
    fc.property(orderValues, (values) => {
      const result = checkOrder(values, catalogue, readWay(values, []), NOW)
      if (!result.ok) return Object.keys(result.errors).length > 0
      accepted += 1
      const placed = {
        number: '2600000000',
        locale: 'cs',
        paymentMethod: 'card',
        note: null,
      } as const
      const body = toOrderBody({ ...placed, order: result.order, placedAt: NOW.toISOString() })
      return v.is(orderBodySchema, body)
    }),
    settings,
  )
  expect(accepted).toBeGreaterThan(0)
})

test('a price of anything typed is none or whole haléře', () => {
  fc.assert(
    fc.property(orderValues, (values) => {
      const quote = quoteTyped(values, catalogue)
      const priced = quote && 'tooSmall' in quote ? quote.fitting : quote
      const gross = priced?.price.totalGross
      return !gross || (Number.isSafeInteger(gross.amount) && gross.amount >= 0)
    }),
    settings,
  )
})

test('a message that the form takes fits the contract', () => {
  const typed = fc.record({
    name: fc.oneof(aText, fc.constant('Jana')),
    email: fc.oneof(aText, fc.constant('jana@example.com')),
    phone: aText,
    subject: aText,
    message: aText,
  })
  expect(keysOf(contactSchema.entries)).toEqual([...CONTACT_FIELDS])
  fc.assert(
    fc.property(typed, (values) => {
      const { success, output } = v.safeParse(contactSchema, values)
      return (
        !success || v.is(contactBodySchema, { ...output, locale: 'cs', sentAt: NOW.toISOString() })
      )
    }),
    settings,
  )
})

test('the summary takes only the payment methods of the carrier and a bounded note', () => {
  fc.assert(
    fc.property(fc.record({ paymentMethod: aText, note: hostileText }), (values) => {
      const { success, output } = v.safeParse(
        summarySchema({ isCompany: true, ways: appConfig.payment.methods, isRequest: false }),
        values,
      )
      return (
        !success ||
        (appConfig.payment.methods.some((known) => known === output.paymentMethod) &&
          (output.note?.length ?? 0) <= 1_000)
      )
    }),
    settings,
  )
})

test('a link fills in bounded values of the trip and nothing personal', () => {
  const personal = ['name', 'email', 'phone', 'street', 'city', 'zip', 'message', '__proto__']
  const names = fc.constantFrom(...FIELDS, ...personal)
  fc.assert(
    fc.property(fc.array(fc.tuple(names, aText), { maxLength: 12 }), (pairs) => {
      const link = readDeepLink(new URLSearchParams(pairs), catalogue)
      const isBounded = Object.values(link).every((value) => value.length <= 200)
      return isBounded && personal.every((name) => !Object.hasOwn(link, name))
    }),
    settings,
  )
})

test('a stored draft of any shape becomes the fields of the form and nothing else', () => {
  const stored = fc.oneof(
    fc.json(),
    fc
      .dictionary(fc.constantFrom(...FIELDS, '__proto__'), fc.jsonValue())
      .map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const { orderOptions, ...texts } = restoreOrderValues(JSON.parse(text))
      expect(keysOf({ ...texts, orderOptions }).toSorted()).toEqual(FIELDS.toSorted())
      return [...Object.values(texts), ...orderOptions].every((value) => typeof value === 'string')
    }),
    settings,
  )
})

test('an answer of any shape from the provider or the register is data or a refusal', () => {
  const schemas = [
    experienceSchema,
    listedExperienceSchema,
    orderReceiptSchema,
    contactReceiptSchema,
    problemSchema,
    orderBodySchema,
  ]
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      for (const schema of schemas) v.safeParse(schema, answer)
      if (Array.isArray(answer)) {
        judgeExperiences(answer)
        judgeCountries(answer)
      }
      const company = parseAresCompany(answer)
      return company === null || company.customerCompanyName.length > 0
    }),
    settings,
  )
})
