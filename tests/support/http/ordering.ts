import { aRide } from '../site/http-customer.ts'
import type { HttpVisitor, Page, Typed } from './visitor.ts'

type Locale = 'cs' | 'en'
type Wish = {
  locale?: Locale
  /** A way whose price the carrier says. */
  isRequest?: boolean
  payment?: 'card' | 'bankTransfer' | 'cash'
}

const FORMS = { cs: '/objednavka', en: '/en/order' }

/** Sends the details of a ride in two weeks; returns the summary. */
export async function sendDetails(visitor: HttpVisitor, wish: Wish = {}): Promise<Page> {
  const { locale = 'cs', isRequest = false } = wish
  const form = await visitor.open(`${FORMS[locale]}?d=new`)
  const typed: Record<string, Typed[string]> = aRide()
  if (isRequest) typed['dropoff'] = 'Tábor'
  // A form that says nothing of when it was made cannot be sent too fast.
  typed['renderedAt'] = null
  const summary = await visitor.submit(form, typed)
  if (!summary.value('orderKey')) throw new Error(`no summary but ${summary.text('main')}`)
  return summary
}

/** Places a ride in two weeks; returns its page. */
export async function placeRide(visitor: HttpVisitor, wish: Wish = {}): Promise<Page> {
  const { isRequest = false, payment = 'bankTransfer' } = wish
  const summary = await sendDetails(visitor, wish)
  const placed = await visitor.submit(summary, isRequest ? {} : { paymentMethod: payment })
  if (!/\/\d{10}\./.test(placed.address)) throw new Error(`no order but ${placed.text('main')}`)
  return placed
}
