import { inEach } from '../lib/locale.ts'
import * as v from 'valibot'
import { serviceSlugs } from '../carrier/service-slugs.ts'
import {
  count,
  countryCodeSchema,
  emailSchema,
  filledText,
  hasUnique,
  idSchema,
  instantSchema,
  l10n,
  lineMoneySchema,
  localeSchema,
  strictL10n,
  moneySchema,
  phoneSchema,
  rateBpSchema,
  receivedInstantSchema,
  slugSchema,
  strictMoneySchema,
  text,
} from './contract-parts.ts'

/**
 * The contract with the provider, of which docs/provider-api.yaml is made (scripts/contract); the order is in contract-order.ts. Data we send is
 * checked strictly (an unknown key is our mistake). Data we receive may have unknown keys, but every known key must
 * be valid. Every text is bounded.
 */

/** Maximum length of a description in characters, before and after sanitising. */
export const MAX_DESCRIPTION = 40_000

/** Parts of a price with rates of their own; their shares are the whole price. */
const vatPartsSchema = v.pipe(
  v.array(
    v.object({
      shareBp: count(1, 9_999),
      vatRateBp: rateBpSchema,
      name: v.optional(l10n(120)),
    }),
  ),
  v.minLength(2),
  v.maxLength(5),
  v.check((parts) => parts.reduce((sum, { shareBp }) => sum + shareBp, 0) === 10_000),
)

const variantSchema = v.object({
  id: idSchema,
  name: l10n(120),
  service: v.picklist(serviceSlugs),
  maxPassengers: count(1, 60),
  maxLuggage: count(0, 60),
  durationMin: count(1, 10_080),
  price: v.nullable(moneySchema),
  vatRateBp: rateBpSchema,
  vatParts: v.optional(vatPartsSchema),
})

const optionSchema = v.object({
  code: idSchema,
  name: l10n(120),
  price: v.nullable(moneySchema),
  per: v.picklist(['order', 'person', 'hour']),
  max: count(1, 99),
  vatRateBp: rateBpSchema,
})

/** One experience as GET /items/{id} returns it. */
export const experienceSchema = v.object({
  id: idSchema,
  slug: v.object(inEach(() => slugSchema)),
  title: l10n(120),
  perex: l10n(600),
  descriptionHtml: l10n(MAX_DESCRIPTION),
  image: v.nullable(
    v.object({
      src: filledText(500),
      width: count(1, 20_000),
      height: count(1, 20_000),
      alt: l10n(300),
    }),
  ),
  kind: v.picklist(['fixedRoute', 'hourly', 'tailorMade']),
  durationMin: v.nullable(count(1, 10_080)),
  distanceKm: v.nullable(count(0, 20_000)),
  places: v.pipe(v.array(l10n(120)), v.maxLength(50)),
  included: v.pipe(v.array(l10n(300)), v.maxLength(50)),
  notIncluded: v.pipe(v.array(l10n(300)), v.maxLength(50)),
  variants: v.pipe(
    v.array(variantSchema),
    v.maxLength(50),
    v.check((items) => hasUnique(items, (item) => item.id)),
  ),
  options: v.pipe(
    v.array(optionSchema),
    v.maxLength(50),
    v.check((items) => hasUnique(items, (item) => item.code)),
  ),
  seo: v.object({ title: l10n(200), description: l10n(400) }),
  updatedAt: receivedInstantSchema,
})
export type Experience = v.InferOutput<typeof experienceSchema>

/** Maximum number of experiences in a list; further ones are left out. */
export const MOST_EXPERIENCES = 200

/**
 * One entry of GET /items, for cards, the order form and the sitemap. A provider may send the whole experience; the
 * fields that only its own page shows come from GET /items/{id}.
 */
export const listedExperienceSchema = v.omit(experienceSchema, [
  'descriptionHtml',
  'places',
  'included',
  'notIncluded',
  'seo',
])
export type ListedExperience = v.InferOutput<typeof listedExperienceSchema>

/** A country a customer may choose; only the provider has the names. */
export const countrySchema = v.object({ code: countryCodeSchema, name: l10n(100) })
export type Country = v.InferOutput<typeof countrySchema>

/** Maximum number of countries in a list; some 250 exist. */
export const MOST_COUNTRIES = 300

/** Data of GET /systems/options; each country is judged on its own. */
export const optionsSchema = v.object({ countries: v.array(v.unknown()) })

const priceLineSchema = v.strictObject({
  code: filledText(64),
  label: strictL10n(300),
  qty: count(0, 10_000),
  unitGross: lineMoneySchema,
  vatRateBp: rateBpSchema,
  gross: lineMoneySchema,
  net: lineMoneySchema,
  vat: lineMoneySchema,
})
export type PriceLine = v.InferOutput<typeof priceLineSchema>

const linesSchema = v.pipe(v.array(priceLineSchema), v.maxLength(100))
const vatByRateSchema = v.pipe(
  v.array(v.strictObject({ rateBp: rateBpSchema, net: lineMoneySchema, vat: lineMoneySchema })),
  v.maxLength(10),
)

/** Price of an order as the site computed it; a price on request may have lines but never totals. */
export const priceSchema = v.variant('status', [
  v.strictObject({
    status: v.literal('fixed'),
    lines: linesSchema,
    totalGross: strictMoneySchema,
    totalNet: strictMoneySchema,
    vatByRate: vatByRateSchema,
  }),
  v.strictObject({
    status: v.literal('onRequest'),
    lines: linesSchema,
    totalGross: v.null(),
    totalNet: v.null(),
    vatByRate: vatByRateSchema,
  }),
])
export type Price = v.InferOutput<typeof priceSchema>

/** Body of POST /forms/contacts. */
export const contactBodySchema = v.strictObject({
  locale: localeSchema,
  name: filledText(200),
  email: emailSchema,
  phone: v.nullable(phoneSchema),
  subject: v.nullable(text(300)),
  message: filledText(5_000),
  sentAt: instantSchema,
})
export type ContactBody = v.InferOutput<typeof contactBodySchema>

/** Data of 202 POST /forms/contacts. */
export const contactReceiptSchema = v.object({ id: filledText(200) })
export type ContactReceipt = v.InferOutput<typeof contactReceiptSchema>

/** application/problem+json: why a request was refused. */
export const problemSchema = v.object({
  type: text(500),
  title: text(500),
  status: count(100, 599),
  errors: v.optional(
    v.pipe(v.array(v.object({ field: text(200), code: text(100) })), v.maxLength(100)),
  ),
})
export type Problem = v.InferOutput<typeof problemSchema>
