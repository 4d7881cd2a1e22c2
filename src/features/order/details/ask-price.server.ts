import { env } from 'cloudflare:workers'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import type { Visit } from '~/edge/visit'
import {
  keepPressed,
  leadTo,
  readRevision,
  stateOf,
} from '~/features/order/details/keep-pressed.server'
import { type Shown, toPage } from '~/features/order/details/show-form.server'
import { withCheapest } from '~/features/order/price/cheapest'
import { answerRide } from '~/features/order/price/ride-answer'
import { findVisitDrafts } from '~/features/order/typed/keep-draft.server'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
} from '~/features/order/typed/typed-order'
import { isSaying } from '~/lib/fields/typed-text'
import { readWay } from '~/tariff/ways'
import { loadWay } from '~/tariff/ways.server'

/** What a question says. */
const ASKED = ['kind', 'service', 'pickup', 'dropoff', 'passengers', 'luggages'] as const
/** Who orders, wherever the ride goes. */
const PERSON = [
  'name',
  'email',
  'phone',
  'street',
  'city',
  'zip',
  'chooseCountry',
  'customerCompany',
  'customerCompanyName',
  'customerCompanyID',
  'customerCompanyVATID',
] as const

/**
 * "Show the price": keeps the question and leads to its answer. A question that names no draft, as that of the home
 * page, makes one of its own and takes the person of the newest one along. Without both ends it says which is missing.
 */
export async function askPrice(
  visit: Visit,
  typed: OrderValues,
  catalogue: OrderCatalogue,
): Promise<Shown | Response> {
  const errors = missingEnds(typed)
  const known = readRevision(visit.form)
  if (Object.keys(errors).length > 0) {
    const page = { ...(await toPage(typed, errors, { catalogue })), draft: known }
    return { page, status: 422, cookie: null }
  }
  if (!known && !(await visit.mayMakeDraft())) {
    const page = await toPage(typed, {}, { catalogue, reading: readWay(typed, []) })
    return { page: { ...page, notice: 'tooMany' }, status: 429, cookie: null }
  }
  const values = visit.form.has('draft') ? typed : await asNewDraft(visit, typed)
  const chosen = withCheapest(values, answerRide(values, await loadWay(env.DB, values)))
  const kept = await keepPressed(visit, chosen)
  if (kept.state === 'kept') return leadTo('order', visit, kept)
  const page = { ...(await toPage(chosen, {}, { catalogue })), ...(await stateOf(visit, kept)) }
  return kept.state === 'placed'
    ? { page, status: 409, cookie: null }
    : { page: { ...page, notice: 'tooLarge' }, status: 413, cookie: null }
}

/** The values with the pressed answer to the question about a place: `place:pickup:prague`. */
export function withAnswer(values: OrderValues, intent: string): OrderValues {
  const [, end, id = ''] = intent.split(':')
  if (end !== 'pickup' && end !== 'dropoff') return values
  return { ...values, [`${end}Place`]: `${id}|${values[end]}` }
}

function missingEnds({ pickup, dropoff }: OrderValues): OrderErrors {
  return {
    ...(isSaying(pickup) ? {} : { pickup: { code: 'required' } }),
    ...(isSaying(dropoff) ? {} : { dropoff: { code: 'required' } }),
  }
}

/** A question that comes from another page has few fields: the others are untouched, but for the person's. */
async function asNewDraft(visit: Visit, typed: OrderValues): Promise<OrderValues> {
  const { mine } = await findVisitDrafts(visit)
  const newest = mine.find(({ placedNumber }) => placedNumber === null)
  const person = newest ? PERSON.map((name) => [name, newest.values[name]] as const) : []
  const asked = ASKED.filter((name) => typed[name] !== '').map((name) => [name, typed[name]])
  return { ...emptyOrderValues(), ...Object.fromEntries([...asked, ...person]) }
}
