import { env } from 'cloudflare:workers'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import type { Visit } from '~/http/visit'
import { keepPressed, leadTo, readRevision, stateOf } from '~/order/form/steps/keep-pressed.server'
import { HEADING_ID } from '~/order/form/order-heading'
import { type Shown, toPage } from '~/order/form/steps/show-form.server'
import { withCheapest } from '~/order/price/ride-answer'
import { findVisitDrafts } from '~/order/store/keep-draft.server'
import { emptyOrderValues, type OrderErrors, type OrderValues } from '~/order/model/typed-order'
import { fieldId } from '~/lib/fields/field-id'
import { isSaying } from '~/lib/fields/typed-text'
import { readWay } from '~/places/ways'
import { loadWay } from '~/places/ways.server'

/** The fields of a price question. */
const ASKED = ['kind', 'service', 'pickup', 'dropoff', 'passengers', 'luggages'] as const
/** The fields of the customer, which apply to any ride. */
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
 * "Show the price": saves the question and redirects to its answer. A question without a draft, as from the home
 * page, gets a new draft and copies the customer from the newest one. If an end of the ride is missing, the page
 * says which.
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
  const reading = await loadWay(env.DB, values)
  const chosen = withCheapest(values, reading)
  const kept = await keepPressed(visit, chosen)
  // The focus goes to what the page answers, so that it is heard.
  const answer = reading.state === 'known' ? HEADING_ID : fieldId('answer')
  if (kept.state === 'kept') return leadTo('order', visit, kept, answer)
  const page = { ...(await toPage(chosen, {}, { catalogue })), ...(await stateOf(visit, kept)) }
  return kept.state === 'placed'
    ? { page, status: 409, cookie: null }
    : { page: { ...page, notice: 'tooLarge' }, status: 413, cookie: null }
}

/** The values with the pressed answer to a question about a place: `place:pickup:prague`. */
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

/** A question from another page has few fields: the others are empty, except for the customer's. */
async function asNewDraft(visit: Visit, typed: OrderValues): Promise<OrderValues> {
  const { mine } = await findVisitDrafts(visit)
  const newest = mine.find(({ placedNumber }) => placedNumber === null)
  const person = newest ? PERSON.map((name) => [name, newest.values[name]] as const) : []
  const asked = ASKED.filter((name) => typed[name] !== '').map((name) => [name, typed[name]])
  return { ...emptyOrderValues(), ...Object.fromEntries([...asked, ...person]) }
}
