import {
  type ConversionConfig,
  type JsonSchema as Json,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import * as v from 'valibot'
import * as contract from '../../src/back-office/contract.ts'
import * as order from '../../src/back-office/contract-order.ts'
import * as parts from '../../src/back-office/contract-parts.ts'
import * as events from '../../src/back-office/events/contract-event.ts'
import { NOTICES, noticeSchema } from '../../src/back-office/events/contract-notice.ts'
import { keysOf } from '../../src/lib/keys-of.ts'
import { locales } from '../../src/lib/locale.ts'
import { ORDER_STATES } from '../../src/order/life/states.ts'
import { TOLD } from './examples.ts'

/**
 * The schemas of docs/provider-api.yaml: those of src/back-office as JSON Schema, with what only words can say. The
 * document is for any carrier, so what a carrier chooses (languages, categories, currency) is said by its pattern.
 */

type JsonDefinition = NonNullable<Json['not']>
/** A schema with a name of its own; `says` is its description, `fields` are those of its fields, by their paths. */
type Named = {
  of: v.GenericSchema
  says?: string
  fields?: Record<string, string>
  /** Schemas of the code that the document says by the same name. */
  same?: v.GenericSchema[]
  /** What the conversion cannot know, in place of what it made. */
  more?: Json
}

const { variants, options } = contract.experienceSchema.entries
const variant = variants.pipe[0].item
const body = order.orderBodySchema.entries
const parcel = body.parcel.wrapped
const [fixedPrice] = contract.priceSchema.options
const SINCE = 'since version'

const NAMED: Record<string, Named> = {
  Id: { of: parts.idSchema },
  Slug: { of: parts.slugSchema },
  Service: {
    of: parts.categorySchema,
    same: [variant.entries.service],
    says: 'The slug of a category of cars that the carrier sells; the sample sells business, comfort and basic.',
  },
  Locale: {
    of: parts.localeSchema,
    more: { enum: undefined, pattern: '^[a-z]{2}$' },
    says: 'A language of the carrier, by its two letters of ISO 639: one of `languages` in its carrier.ts. The sample has cs and en.',
  },
  RateBp: { of: parts.rateBpSchema, says: 'A VAT rate in basis points, 2100 is 21 %' },
  Currency: {
    of: parts.currencySchema,
    more: { enum: undefined, pattern: '^[A-Z]{3}$' },
    says: "A currency by its code of ISO 4217: that of the carrier's market, CZK in Czechia and EUR elsewhere, or EUR. All amounts of an order have one currency. The website refuses an experience priced in another one.",
  },
  VatParts: {
    of: variant.entries.vatParts.wrapped,
    says: 'Parts of a price with VAT rates of their own, such as the stretch at home and the one abroad; their shares are 10000 together. An order has a line for each part, all with the code of the whole.',
    fields: {
      'items.shareBp': 'Basis points of the price',
      'items.name': 'Without it the website names the part',
    },
  },
  Email: { of: parts.emailSchema },
  Phone: { of: parts.phoneSchema, says: 'E.164' },
  CountryCode: { of: parts.countryCodeSchema, says: 'ISO 3166-1 alpha-2' },
  LanguageCode: { of: parts.languageCodeSchema, says: 'ISO 639' },
  OrderNumber: {
    of: parts.orderNumberSchema,
    says: 'The number people see, also the variable symbol of a payment',
  },
  Instant: {
    of: parts.instantSchema,
    same: [parts.receivedInstantSchema],
    more: { format: 'date-time' },
    says: 'RFC 3339 with an offset, `T` and `Z` as capitals, no leap second. Of updatedAt and date the website takes any spelling of ISO 8601 with an offset.',
  },
  Day: { of: parts.dateSchema, says: 'A day in Prague' },
  LocalTime: { of: parts.localTimeSchema, says: 'Wall time in Prague' },
  L10n: {
    of: parts.l10n(1),
    says: 'A text by language (Locale), in each language of the carrier; further languages are ignored. Each use states its own maximum length.',
  },
  Slugs: {
    of: contract.experienceSchema.entries.slug,
    says: 'A slug by language (Locale), in each language of the carrier; further languages are ignored',
  },
  SentL10n: {
    of: parts.strictL10n(1),
    says: 'A text that the website sends, by language: in each language of the carrier and in no other',
  },
  Money: {
    of: parts.moneySchema,
    says: 'Whole minor units (haléře, cents), VAT included unless the name says net',
  },
  SentMoney: {
    of: parts.strictMoneySchema,
    says: 'Money of an order, which the website sends',
  },
  LineMoney: { of: parts.lineMoneySchema, says: 'Money of a price line; a discount is negative' },
  Experience: {
    of: contract.experienceSchema,
    fields: {
      descriptionHtml:
        'Of HTML the website keeps p, br, b, strong, i, em, u, ul, ol, li, a, h2, h3 and h4, and of links https, mailto and tel.',
      image: 'Null, or a host the website does not list, shows the poster of the kind',
      'image.src':
        'Root-relative, or https on a host of catalogue.imageHosts (carriers/vozka/carrier.ts of the website), which must send Access-Control-Allow-Origin',
      variants: 'Ids are unique among them',
      options: 'Codes are unique among them',
    },
  },
  ListedExperience: {
    of: contract.listedExperienceSchema,
    says: 'An Experience without descriptionHtml, places, included, notIncluded and seo',
  },
  Variant: {
    of: variant,
    says: 'One way to have the experience',
    fields: { price: 'Null is on request' },
  },
  Option: {
    of: options.pipe[0].item,
    says: 'An extra; per person counts times passengers, per hour times hours',
    fields: { price: 'Null is on request' },
  },
  Options: {
    of: contract.optionsSchema,
    more: {
      properties: {
        countries: {
          type: 'array',
          minItems: 1,
          maxItems: contract.MOST_COUNTRIES,
          items: refTo('Country'),
        },
      },
    },
    fields: {
      countries:
        'The site offers those nearest to its market first, the others by the alphabet of the page',
    },
  },
  Country: { of: contract.countrySchema },
  OrderBody: {
    of: order.orderBodySchema,
    says: 'An order, or a request: one whose price is on request. A request names no way of paying and no billing address (street, city, zip and chooseCountry are empty); they are asked for when the customer accepts an offer. They are also empty for a private person who gave no address, where the carrier does not ask everybody for one. Requests that were placed before version 2 still have both.',
    fields: {
      locale: 'The language of the customer',
      email: 'Empty for a customer of the telephone who gave none.',
      chooseCountry: 'Empty where the address is',
      paymentMethod:
        'Null while the price is on request; cash is paid to the driver at the ride, invoice by a company after it',
      driverLanguage: `The language that the customer wishes the driver to speak; null when any will do; ${SINCE} 3`,
      childSeatSizes: `The sizes that the customer knew of the child seats, by the weight of the child in kg; at most childSeats of them, null when none is known; ${SINCE} 4`,
      guest: `Who rides, where it is not the customer; ${SINCE} 2`,
    },
  },
  Trip: { of: body.trip },
  Parcel: {
    of: parcel,
    fields: { recipient: `Who takes the parcel over; ${SINCE} 2` },
  },
  Recipient: { of: parcel.entries.recipient.wrapped.wrapped },
  Guest: { of: body.guest.wrapped.wrapped },
  DeliveryAddress: { of: body.deliveryAddress.wrapped },
  Price: {
    of: contract.priceSchema,
    says: 'A fixed price has both totals; a price on request has neither, though parts of it may be known (lines).',
  },
  PriceLine: {
    of: fixedPrice.entries.lines.pipe[0].item,
    says: 'Gross is authoritative; net is computed down from it, line by line',
  },
  ContactBody: { of: contract.contactBodySchema },
  NoData: { of: events.TOLD_EVENTS.confirm.entries.data, says: 'Nothing more to say' },
  Billing: {
    of: events.EVENT_FIELDS.accept.billing,
    says: 'For whom the invoice is',
    fields: { chooseCountry: 'Empty where the address is' },
  },
  OfferData: {
    of: events.TOLD_EVENTS.offer.entries.data,
    says: 'A price for a request; until when it holds, to the minute. Without vatRateBp the rate of the order applies.',
  },
  AcceptData: { of: events.TOLD_EVENTS.accept.entries.data },
  ReasonData: {
    of: events.TOLD_EVENTS.reject.entries.data,
    same: [events.TOLD_EVENTS.reopen.entries.data],
    says: 'Why, in the language of the customer, who reads it',
  },
  AssignData: {
    of: events.TOLD_EVENTS.assign.entries.data,
    says: "Who drives; leg 2 is the way back. driverId and carId name rows of the website's own lists.",
    fields: { email: "Where the link of the driver's page is sent" },
  },
  AssignNoticeData: {
    of: NOTICES.assign.entries.data,
    says: 'Who drives; leg 2 is the way back, without it it is the next ride',
    fields: { email: "Where the link of the driver's page is sent" },
  },
  ProgressData: { of: events.TOLD_EVENTS.progress.entries.data },
  FinishData: {
    of: events.TOLD_EVENTS.finish.entries.data,
    says: 'The ride is done; why explains one that was done before its pickup',
  },
  FinishNoticeData: {
    of: NOTICES.finish.entries.data,
    says: 'The ride is done; a reason is needed before the pickup, unless the passenger is aboard (why is the same)',
  },
  NoShowData: {
    of: events.TOLD_EVENTS.noShow.entries.data,
    says: 'Nobody came; from when until when the driver waited. isBackCancelled: the way back does not take place either.',
  },
  CancelNoticeData: {
    of: NOTICES.cancel.entries.data,
    says: 'Without a fee it is that of the wish to cancel which it answers, and 0 without such a wish',
  },
  CancelData: {
    of: events.TOLD_EVENTS.cancel.entries.data,
    same: [events.TOLD_EVENTS.requestCancel.entries.data],
  },
  EmailData: { of: events.TOLD_EVENTS.correctEmail.entries.data },
  WishData: { of: events.TOLD_EVENTS.requestChange.entries.data },
  AnswerData: {
    of: events.TOLD_EVENTS.answerChange.entries.data,
    says: 'The answer to a wish, or a change that the carrier proposes. A yes to a wish for another time names a time. The time that was wished, without another total, binds at once: `acceptChange` of the `site` follows',
    fields: {
      offer: 'The change that the customer accepts or declines; null where none is offered',
      'offer.pickup': 'The wall time counts; null where the time stays',
    },
  },
  AcceptChangeData: {
    of: events.TOLD_EVENTS.acceptChange.entries.data,
    says: 'The billing data where the new total needs an address that the order did not have',
  },
  SurchargeData: { of: events.TOLD_EVENTS.surcharge.entries.data },
  PriceData: {
    of: events.TOLD_EVENTS.price.entries.data,
    says: 'A new price, lower or higher; of a cancelled order its fee',
  },
  MoneyData: {
    of: events.TOLD_EVENTS.paid.entries.data,
    same: [events.TOLD_EVENTS.refunded.entries.data],
    says: 'Money that moved: on which day, by which way, under which reference',
  },
  WaiveData: {
    of: events.TOLD_EVENTS.waive.entries.data,
    says: 'What the customer need not pay any more',
  },
  CorrectData: {
    of: events.TOLD_EVENTS.correct.entries.data,
    says: 'The order as typed was wrong; landedAt is when its flight landed',
  },
  CorrectedFields: {
    of: events.EVENT_FIELDS.correct.before,
    says: 'The fields that were changed, by their names in OrderBody',
  },
  UndoData: {
    of: events.TOLD_EVENTS.undo.entries.data,
    says: 'The event with this seq counts as if it had not happened',
  },
  Seq: { of: events.seqSchema },
  EventBody: {
    of: events.eventBodySchema,
    says: 'What happened to an order; amounts are whole minor units (haléře, cents), VAT included',
  },
  NoticeBody: {
    of: noticeSchema,
    fields: { at: 'When it happened at the back office' },
  },
  EventReceipt: { of: events.eventReceiptSchema, fields: { seq: 'That of the event' } },
  OrderReceipt: {
    of: order.orderReceiptSchema,
    says: 'The id says that the order is kept. The rest tells the carrier more; what is missing of it or not as described is named in the log and changes nothing.',
    fields: {
      id: "The provider's own id",
      status: 'By the words of the provider, e.g. received',
      totalAmount: 'Null while the price is on request',
      paymentMethodName: 'In the language of the order; missing while none is chosen',
    },
  },
  ContactReceipt: { of: contract.contactReceiptSchema },
  Problem: {
    of: contract.problemSchema,
    says: 'RFC 9457',
    fields: {
      'errors.items.field': 'Path of the field, e.g. trip.pickupLocal, or the name of a header',
      'errors.items.code': 'E.g. required, unknown, invalid, key_reused',
    },
  },
}

/** Answers to a notice, which the code only writes. */
const ANSWERS = {
  Standing: {
    description: 'Where an order stands',
    type: 'object',
    additionalProperties: false,
    required: ['seq', 'state'],
    properties: {
      seq: { ...refTo('Seq'), description: 'Of its last event' },
      state: { type: 'string', enum: ORDER_STATES },
    },
  },
  NoticeProblem: {
    allOf: [
      refTo('Problem'),
      {
        type: 'object',
        properties: {
          seq: refTo('Standing/properties/seq'),
          state: refTo('Standing/properties/state'),
        },
      },
    ],
  },
}

/** Schemas whose fields are those of another, by its name. */
const PICKED = new Map<unknown, string>([
  [contract.listedExperienceSchema, 'Experience'],
  [events.correctedFieldsSchema, 'OrderBody'],
])

const CONFIG: ConversionConfig = {
  typeMode: 'output',
  // A unique list, a sum, a day of the calendar: words say them.
  ignoreActions: ['check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${nameOf(referenceId)}`,
  overrideSchema: ({ valibotSchema, jsonSchema, referenceId }) =>
    retold(valibotSchema, jsonSchema, referenceId !== undefined),
}

/** A schema by itself, with references to no other. */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  return { ...toJsonSchema(schema, CONFIG), $schema: undefined }
}

/** All schemas by their names, in the order of the document. */
export function namedSchemas(): Json {
  const definitions = Object.entries(NAMED).flatMap(([name, { of, same = [] }]) => [
    [name, of],
    ...same.map((schema, index) => [`${name} ${index}`, schema]),
  ])
  const converted: Fields = toJsonSchemaDefs(Object.fromEntries(definitions), CONFIG)
  const named = Object.entries(NAMED).map(([name, { says, more, fields = {} }]) => {
    const schema = { ...(says && { description: says }), ...converted[name], ...more }
    for (const [path, words] of Object.entries(fields)) describe(schema, path.split('.'), words)
    return [name, schema]
  })
  return { ...Object.fromEntries(named), ...ANSWERS }
}

/** The name of a definition; those of the schemas that are said by the same name have a number after it. */
function nameOf(definition: string): string {
  return definition.split(' ')[0] ?? ''
}

function refTo(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

/** A schema as the document says it, where the plain conversion would say less, or what only one carrier has. */
function retold(of: { type: string }, plain: Json, isNamed: boolean): Json {
  const picked = PICKED.get(of)
  const { properties = {}, required = [], oneOf = [], anyOf = [], ...rest } = plain
  if (of.type === 'variant') return oneOfMany(oneOf.map(asJson))
  if (of.type === 'nullable') return orNull(asJson(anyOf[0]))
  if (of.type === 'picklist' && rest.type === 'number') return { ...rest, type: 'integer' }
  if (rest.type !== 'object') return plain
  const keys = Object.keys(properties)
  if (keys.join() === locales.join()) {
    return byLanguage(asJson(properties[keys[0] ?? '']), of.type === 'strict_object', isNamed)
  }
  return {
    ...rest,
    ...(required.length > 0 && { required }),
    ...(keys.length > 0 && {
      properties: picked
        ? Object.fromEntries(keys.map((key) => [key, refTo(`${picked}/properties/${key}`)]))
        : properties,
    }),
  }
}

/** A text in each language of the carrier, whichever these are. */
function byLanguage(text: Json, isSent: boolean, isNamed: boolean): Json {
  const { maxLength, ...each } = text
  if (!isNamed) {
    return { ...refTo(isSent ? 'SentL10n' : 'L10n'), additionalProperties: { maxLength } }
  }
  return {
    type: 'object',
    minProperties: 1,
    ...(isSent && { propertyNames: refTo('Locale') }),
    additionalProperties: each,
  }
}

function orNull(schema: Json): Json {
  const { type } = schema
  return typeof type === 'string' && !('enum' in schema)
    ? { ...schema, type: [type, 'null'] }
    : { oneOf: [{ type: 'null' }, schema] }
}

/** Objects that differ in some fields: the fields once, and for each object what these hold in it. */
function oneOfMany(objects: Json[]): Json {
  const fields = objects.map(fieldsOf)
  const distinct = (key: string) => [
    ...new Map(fields.map(({ [key]: field = {} }) => [JSON.stringify(field), field])).values(),
  ]
  const keys = Object.keys(fields[0] ?? {})
  const apart = keys.filter((key) => distinct(key).length > 1)
  return {
    ...objects[0],
    properties: Object.fromEntries(keys.map((key) => [key, anyOfThese(distinct(key))])),
    oneOf: fields.map((these) => ({
      ...meaningOf(these),
      required: apart,
      properties: Object.fromEntries(apart.map((key) => [key, these[key] ?? {}])),
    })),
  }
}

function anyOfThese(schemas: Json[]): Json {
  const [first = {}, ...others] = schemas
  if (others.length === 0) return first
  const values = schemas.flatMap((schema) => schema.const ?? [])
  if (values.length > 0) return { type: 'string', enum: values }
  return schemas.length === 2 ? { oneOf: schemas } : { type: 'object' }
}

/** What an event means, of the body of one that is told. */
function meaningOf({ event: name, actor }: Fields): Json {
  const event = keysOf(TOLD).find((known) => known === name?.const)
  return event && actor ? { description: TOLD[event].says } : {}
}

/** Adds words to a field; its path leads through lists and through what may be null. */
function describe(schema: Json, [key, ...rest]: string[], description: string): void {
  if (key === undefined) {
    schema.description = description
    return
  }
  const inside = [schema, ...(schema.oneOf ?? [])].map(asJson)
  const next = inside.flatMap((one) => (key === 'items' ? one.items : fieldsOf(one)[key]) ?? [])[0]
  if (!next) throw new Error(`the contract has words for a field that is not there: ${key}`)
  describe(asJson(next), rest, description)
}

type Fields = Record<string, Json | undefined>

function fieldsOf({ properties = {} }: Json): Fields {
  return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, asJson(field)]))
}

function asJson(schema: JsonDefinition | undefined): Json {
  return typeof schema === 'object' ? schema : {}
}
