import type { AppConfig } from '~/carrier/app-config-type'
import { isOpeningHours } from '~/carrier/config/opening-hours'
import { vatPartProblems } from '~/carrier/config/vat-part'
import { parseRegisterNumber, registerExample } from '~/lib/fields/company-id'
import { parseEmail } from '~/lib/fields/email'
import { parsePhone } from '~/lib/fields/phone'
import { parsePostalCode, isPostalStart } from '~/lib/fields/postal-code'
import { parseVatId, vatExample } from '~/lib/fields/vat-id'
import { KINDS } from '../order-kinds.ts'
import { CATEGORY_SLUG } from '../../lib/fields/category-slug.ts'

/** Errors in the kinds of order that are on: a ride is always taken, and a kind that is on has its bounds. */
function kindProblems({ kinds, ordering }: Pick<AppConfig, 'kinds' | 'ordering'>): string[] {
  return [
    ...(kinds.includes('ride') ? [] : ['kinds: “ride” is missing, and every carrier takes rides']),
    ...kinds
      .filter((kind) => !KINDS.includes(kind))
      .map((kind) => `kinds: “${kind}” is no kind of order; write ${KINDS.join(', ')}`),
    ...kinds
      .filter((kind, index) => kinds.indexOf(kind) !== index)
      .map((kind) => `kinds: “${kind}” stands there twice`),
    ...(['hourly', 'parcel'] as const)
      .filter((kind) => kinds.includes(kind) && ordering[kind] === null)
      .map((kind) => `ordering.${kind}: is null, and kinds has “${kind}”; write its bounds`),
  ]
}

/** What is wrong with the places that routes and prices name. */
function placeProblems({ places, market }: AppConfig): string[] {
  const towns = places.filter(({ airport }) => !airport)
  const ids = places.map(({ id }) => id)
  return [
    ...ids
      .filter(
        (id, index) => ids.indexOf(id) !== index || id === 'elsewhere' || !/^[a-z\d-]+$/.test(id),
      )
      .map(
        (id) =>
          `places: the id “${id}” must be used once, of small letters, digits and dashes, not elsewhere`,
      ),
    ...places.flatMap(({ id, country, postalCodes, airport, hotels = [] }) => [
      ...(/^[A-Z]{2}$/.test(country)
        ? []
        : [`places ${id}: “${country}” is no country; write it as CZ`]),
      ...postalCodes
        .filter((start) => !isPostalStart(start, country, market))
        .map(
          (start) =>
            `places ${id}: “${start}” is no beginning of a postal code of ${country}; write it as 360`,
        ),
      ...(airport?.of && !towns.some((town) => town.id === airport.of)
        ? [`places ${id}: “${airport.of}” is no town among the places`]
        : []),
      ...(airport && !/^[A-Z]{3}$/.test(airport.code)
        ? [`places ${id}: “${airport.code}” is no IATA code; write it as PRG`]
        : []),
      ...(airport && hotels.length > 0
        ? [`places ${id}: hotels belong to a town, not to its airport`]
        : []),
      ...hotels
        .filter((hotel) => hotel.includes(','))
        .map((hotel) => `places ${id}: “${hotel}” must be one hotel, without a comma`),
    ]),
  ]
}

/** What is wrong with the categories of cars, and with each table of prices that has to name them all. */
export function categoryProblems({ services, fixedRoutes, usual }: AppConfig): string[] {
  const slugs = services.map(({ slug }) => slug)
  const tables = [
    ...fixedRoutes.map(({ between, price }) => ({
      where: `fixedRoutes ${between.join(' – ')}`,
      price,
    })),
    ...(usual
      ? [
          { where: 'usual.base', price: usual.base },
          { where: 'usual.perKm', price: usual.perKm },
        ]
      : []),
  ]
  return [
    ...(slugs.length === 0 ? ['services: name at least one category of cars'] : []),
    ...services.flatMap(({ slug, name, maxLuggage, largeLuggage }, index) => [
      ...(CATEGORY_SLUG.test(slug)
        ? []
        : [`services: the slug “${slug}” stands in addresses; write it as van or van-8`]),
      ...(slugs.indexOf(slug) === index ? [] : [`services: “${slug}” stands there twice`]),
      ...(name.trim() === '' ? [`services.${slug}.name: is empty`] : []),
      ...(largeLuggage > maxLuggage
        ? [`services.${slug}.largeLuggage: ${largeLuggage} is more than maxLuggage, ${maxLuggage}`]
        : []),
    ]),
    ...tables.flatMap(({ where, price }) => [
      ...slugs
        .filter((slug) => price[slug] === undefined)
        .map((slug) => `${where}: there is no price for ${slug}`),
      ...Object.keys(price)
        .filter((slug) => !slugs.includes(slug))
        .map((slug) => `${where}: “${slug}” is none of the categories, ${slugs.join(', ')}`),
    ]),
  ]
}

/** What is wrong with the settings of tax documents. */
function paperProblems(config: AppConfig): string[] {
  return [...seriesProblems(config), ...euroProblems(config), ...addressProblems(config)]
}

/** Without an address only the simplified document of the market may be issued. */
function addressProblems({ market, ordering }: AppConfig): string[] {
  const { billingAddress = 'always', addressAbove } = ordering
  const { simplifiedUpTo } = market.documents
  return billingAddress === 'always' || addressAbove <= simplifiedUpTo
    ? []
    : [
        `ordering.addressAbove: ${addressAbove} is above ${simplifiedUpTo}, up to which a document of ${market.code} needs no address`,
      ]
}

/** Two documents never have one number. */
function seriesProblems({ payment: { series } }: AppConfig): string[] {
  const patterns = Object.values(series)
  return Object.entries(series).flatMap(([kind, pattern]) => {
    const says = (what: string) => `payment.series.${kind}: “${pattern}” ${what}`
    const isWhole = ['{year}', '{no}'].every((part) => pattern.split(part).length === 2)
    return [
      ...(isWhole ? [] : [says('needs {year} and {no}, each once; write it as {year}-F-{no}')]),
      ...(patterns.filter((other) => other === pattern).length === 1
        ? []
        : [says('is the series of another kind, too')]),
      ...(pattern.length <= 30 ? [] : [says('is longer than 30 characters')]),
    ]
  })
}

/** A payer of VAT whose currency is another one always has a rate for a document in euros. */
function euroProblems({ company, market, payment: { euroRates } }: AppConfig): string[] {
  // In euros no document has another currency.
  if (market.currency === 'EUR') return []
  const days = euroRates.map(({ from }) => from)
  const isSorted = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day)
  const wrong = euroRates.filter(
    ({ from, rate }) =>
      !/^\d{4}-\d{2}-\d{2}$/.test(from) || !Number.isInteger(rate) || rate < 1_000 || rate > 99_999,
  )
  return [
    ...(company.vatPayer && euroRates.length === 0
      ? ['payment.euroRates: is empty; a payer of VAT states it in crowns on documents in euros']
      : []),
    ...(isSorted ? [] : ['payment.euroRates: is not in the sequence of its days, each once']),
    ...wrong.map(
      ({ from, rate }) =>
        `payment.euroRates: “${from}: ${rate}” is no day and thousandths of a crown; write 24.25 Kč as 24_250`,
    ),
  ]
}

/** Values in carrier.ts that have the right type but must be wrong, each with the remedy. */
export function configProblems(config: AppConfig): string[] {
  return [
    ...marketProblems(config),
    ...companyProblems(config),
    ...transferProblems(config),
    ...kindProblems(config),
    ...hostProblems(config),
    ...dateProblems(config),
    ...figureProblems(config),
    ...categoryProblems(config),
    ...routeProblems(config),
    ...placeProblems(config),
    ...usualProblems(config),
    ...nameProblems(config),
    ...paperProblems(config),
  ]
}

/** The seat is in the market, and every VAT rate is one of its law. */
function marketProblems({ market, company, ...rest }: AppConfig): string[] {
  const rates = market.vatRates.map((rate) => `${rate} (${rate / 100} %)`).join(', ')
  return [
    ...(company.country === market.code
      ? []
      : [`company.country: “${company.country}” is not the country of the market, ${market.code}`]),
    ...numbersIn(rest).flatMap(({ where, value }) =>
      where.endsWith('vatRateBp') && !market.vatRates.includes(value)
        ? [`${where}: ${value} is no VAT rate of ${market.code}; write one of ${rates}`]
        : [],
    ),
  ]
}

/** Of a company what can be judged, whatever its languages. */
type JudgedCompany = Pick<AppConfig, 'market'> & {
  company: Pick<
    AppConfig['company'],
    'companyId' | 'vatId' | 'vatPayer' | 'zip' | 'country' | 'phone' | 'email' | 'bank'
  > & { openingHours: { coded: string } }
}

/** What is wrong with the company; what is empty is not said yet, and `npm run carrier -- left` names it. */
export function companyProblems({ company, market }: JudgedCompany): string[] {
  const { companyId, vatId, vatPayer, zip, country, phone, email, openingHours, bank } = company
  const wrong = (field: string, value: unknown, says: string) =>
    `company.${field}: “${String(value)}” ${says}`
  const parsedPhone = parsePhone(phone, market.phone)
  return [
    ...numberProblems(companyId, market).map((says) => wrong('companyId', companyId, says)),
    ...(vatId !== null && (parseVatId(vatId) !== vatId || !vatId.startsWith(market.code))
      ? [
          wrong(
            'vatId',
            vatId,
            `is no VAT number of ${market.code}; write it as ${vatExample(market.code)}, or null if you have none`,
          ),
        ]
      : []),
    ...(vatPayer && !vatId ? [wrong('vatId', vatId, 'is missing, and a VAT payer has one')] : []),
    ...zipProblems(zip, country).map((says) => wrong('zip', zip, says)),
    ...(!parsedPhone.ok || parsedPhone.phone !== phone
      ? [wrong('phone', phone, `is no telephone number; write it as ${market.phone.code}777123456`)]
      : []),
    ...(parseEmail(email) === null ? [wrong('email', email, 'is no e-mail address')] : []),
    ...(isOpeningHours(openingHours.coded)
      ? []
      : [
          wrong(
            'openingHours.coded',
            openingHours.coded,
            'are no hours of schema.org, whose days are Mo Tu We Th Fr Sa Su; write Mo-Fr 08:00-18:00, Sa 09:00-12:00, or Mo-Su for always',
          ),
        ]),
    ...(bank.iban === '' ? [] : bankProblems(bank, market)).map(([field, says]) =>
      wrong(`bank.${field}`, bank[field], says),
    ),
  ]
}

/** A postal code as its country writes it, with its gap; as it was typed where it is none. */
export function writtenZip(typed: string, country: string): string {
  return parsePostalCode(typed, country, { postalCodes: {} }) ?? typed.trim()
}

/** Pages and papers show the postal code as it stands there; an empty one is not said yet. */
function zipProblems(zip: string, country: string): string[] {
  if (zip === '') return []
  if (parsePostalCode(zip, country, { postalCodes: {} }) === null)
    return ['is no postal code of its country']
  const written = writtenZip(zip, country)
  return [written, written.replaceAll(' ', '')].includes(zip) ? [] : [`is written ${written}`]
}

/** What is wrong with the number in the register; an empty one is not said yet. */
function numberProblems(id: string | null, market: AppConfig['market']): string[] {
  if (id === null) return market.icoOf ? ['is missing, and every trader there has an IČO'] : []
  if (id === '' || parseRegisterNumber(id, market) === id) return []
  return market.icoOf
    ? ['is no valid IČO (eight digits, the last one checks them)']
    : [`is no ${market.companyNumber}; write it as ${registerExample(market)}`]
}

/** Money can be transferred only to an account. */
function transferProblems({ company, payment }: AppConfig): string[] {
  return company.bank.iban !== '' || !payment.methods.includes('bankTransfer')
    ? []
    : ['company.bank.iban: is empty, and payment.methods has bankTransfer; write the account']
}

type Bank = AppConfig['company']['bank']

function bankProblems(
  { holder, account, iban, bic }: Bank,
  { accountInIban }: AppConfig['market'],
): [field: keyof Bank, says: string][] {
  return [
    ...(holder.trim() === ''
      ? [['holder', 'is empty; write the name on the account'] as const]
      : []),
    ...(isIban(iban) ? [] : [['iban', 'is no valid IBAN'] as const]),
    ...(isIban(iban) && accountInIban && accountInIban(account) !== iban.slice(4)
      ? [['account', `is another account than bank.iban ${iban}`] as const]
      : []),
    ...(isBic(bic)
      ? []
      : [['bic', 'is no valid BIC; write 8 or 11 letters and digits, as UKAZCZPP'] as const]),
    ...(isBic(bic) && bic.slice(4, 6) !== iban.slice(0, 2)
      ? [['bic', `is of another country than bank.iban ${iban}`] as const]
      : []),
  ].map(([field, says]) => [field, says])
}

/** Four letters of the bank, two of its country, two of its town and three of a branch or none. */
function isBic(bic: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic)
}

/** Check digits of an IBAN: moved to the end, with letters as numbers, the remainder after division by 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** A header sends the name to the back office. */
function nameProblems({ product: { appName } }: AppConfig): string[] {
  return /^[\x21-\x7e]+$/.test(appName)
    ? []
    : [`product.appName: “${appName}” must be ASCII letters, digits and dashes`]
}

function dateProblems({ terms, privacy }: AppConfig): string[] {
  const dates = {
    'terms.version': terms.version,
    'terms.rulesSince': terms.rulesSince,
    'privacy.version': privacy.version,
  }
  return Object.entries(dates).flatMap(([name, date]) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
      ? []
      : [`${name}: “${date}” is no date; write it as 2025-04-01`],
  )
}

/** Every number must be whole and not negative; the named periods and limits must not be 0. */
function figureProblems(config: AppConfig): string[] {
  const { services, retention, payment, luggagePiece } = config
  const bySlug = Object.fromEntries(services.map(({ slug, ...figures }) => [slug, figures]))
  const numbers = numbersIn({ ...config, services: bySlug })
  const odd = numbers.filter(({ value }) => !Number.isInteger(value) || value < 0)
  const empty = numbersIn({ retention, services: bySlug, luggagePiece }).filter(
    ({ value }) => value === 0,
  )
  return [
    ...odd.map(({ where, value }) => `${where}: ${value} is no whole number (amounts are haléře)`),
    ...empty.map(({ where }) => `${where}: must not be 0`),
    ...(payment.methods.length === 0 ? ['payment.methods: name at least one way of paying'] : []),
  ]
}

function numbersIn(value: unknown, where = ''): { where: string; value: number }[] {
  if (typeof value === 'number') return [{ where, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    numbersIn(held, where ? `${where}.${key}` : key),
  )
}

function routeProblems({ company, places, fixedRoutes }: AppConfig): string[] {
  const known = new Set(places.map(({ id }) => id))
  const countryOf = (wanted: string) => places.find(({ id }) => id === wanted)?.country
  const ways = fixedRoutes.map(({ between }) => between.toSorted().join())
  return fixedRoutes.flatMap(({ between, vatRateBp, vatParts }, index) => [
    ...between
      .filter((id) => !known.has(id))
      .map((id) => `fixedRoutes ${between.join(' – ')}: “${id}” is none of the places`),
    ...(ways.indexOf(ways[index] ?? '') === index
      ? []
      : [`fixedRoutes ${between.join(' – ')}: stands there twice, and one price holds both ways`]),
    ...vatPartProblems(vatRateBp, vatParts).map(
      (says) => `fixedRoutes ${between.join(' – ')}: ${says}`,
    ),
    ...(company.vatPayer &&
    [vatRateBp, ...(vatParts ?? []).map((part) => part.vatRateBp)].includes(0) &&
    between.every((id) => countryOf(id) === company.country)
      ? [`fixedRoutes ${between.join(' – ')}: vatRateBp 0 is for a route over the border`]
      : []),
    ...(vatRateBp < 10_000 ? [] : [`fixedRoutes ${between.join(' – ')}: write 21 % as 2100`]),
  ])
}

function usualProblems({ usual }: AppConfig): string[] {
  if (!usual) return []
  return [
    ...(usual.belowBp < 10_000 ? [] : ['usual.belowBp: must be less than 10000 (100 %)']),
    ...(usual.roundTo > 0 ? [] : ['usual.roundTo: must not be 0']),
    ...numbersIn({ perKm: usual.perKm })
      .filter(({ value }) => value === 0)
      .map(
        ({ where }) => `usual.${where}: must not be 0; write usual: null to show no usual price`,
      ),
  ]
}

/** Hosts of pictures of experiences. */
function hostProblems({ catalogue }: AppConfig): string[] {
  return catalogue.imageHosts
    .filter((host) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/.test(host))
    .map((host) => `catalogue.imageHosts: “${host}” is no host; write it as pictures.example.com`)
}
