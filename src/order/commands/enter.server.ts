import { env, waitUntil } from 'cloudflare:workers'
import { appConfig } from '~config'
import { siteProvider } from '~/back-office/site-provider.server'
import { agreedWay } from '~/carrier/offered-ways'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { checkTyped, refuseUnknown, withTyped } from '~/order/commands/correction.server'
import { type DeskAnswer, standingOf } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'
import { withPrice } from '~/order/life/order-now'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
  tidyOrderValues,
} from '~/order/model/typed-order'
import { ORDER_READER, readOrderRow } from '~/order/store/order-store.server'
import { placeOrder } from '~/order/store/place-order.server'
import { announceNew } from '~/outbox/announce.server'
import { deliverClaimed } from '~/outbox/outbox.server'
import type { Locale } from '~/lib/locale'
import { isDecidedHere } from '~/carrier/decider'

/**
 * An order that somebody gives on the telephone: the form as typed, the agreed price (haléře; null for the price of the
 * site), the language of the customer, and the person of the desk who enters it (empty at the terminal). The same
 * `orderKey` (a UUID of the page) is entered once.
 */
export type Entered = {
  values: OrderValues
  total: number | null
  locale: Locale
  person: string
  orderKey: string
  paymentMethod?: PaymentMethod | null
  note?: string | null
}

export type Entering =
  | { ok: true; number: string }
  /** The key belongs to an order with other data. */
  | { ok: false; error: 'keyUsed'; number: string }
  | { ok: false; error: 'invalid'; errors: OrderErrors }

/** Enters an order of the telephone: no lead time, no need of an e-mail address. Nobody without one is written to. */
export async function enterOrder(
  db: D1Database,
  { values: typed, total, locale, person, orderKey, ...given }: Entered,
  { now, requestId }: { now: Date; requestId?: string | undefined },
): Promise<Entering> {
  const values = tidyOrderValues(typed)
  const checked = await checkTyped(db, values, now, { checkedFor: 'telephone' })
  if (!checked.ok) return { ok: false, error: 'invalid', errors: checked.errors }
  const order = withPrice(checked.order, total)
  const isRequest = order.price.totalGross === null
  // Nobody at the telephone sees a page on which a card could be typed.
  const { methods } = appConfig.payment
  const usual = methods.find((method) => method !== 'card') ?? methods[0] ?? null
  const payment = {
    paymentMethod: isRequest ? null : (given.paymentMethod ?? usual),
    note: given.note ?? null,
  }
  const placement = await placeOrder(
    db,
    {
      orderKey,
      draftId: orderKey,
      order,
      locale,
      payment,
      isFlagged: false,
      isAgain: false,
      isDecidedHere: isDecidedHere(env),
      enteredBy: person,
      ...(requestId === undefined ? {} : { requestId }),
    },
    now,
  )
  if (!placement.ok) {
    const number = placement.error === 'key_used' ? placement.number : ''
    return { ok: false, error: 'keyUsed', number }
  }
  const world = { db, connection: siteProvider(), now: () => new Date(), orders: ORDER_READER }
  waitUntil(deliverClaimed(world, placement.claimed))
  waitUntil(announceNew(db, new Date()))
  return { ok: true, number: placement.number }
}

/** The order that the terminal enters; a repeated command has the same key and enters it once. */
export async function enterByCommand(
  { fields, total, language }: Extract<DeskCommand, { command: 'enter' }>,
  db: D1Database,
  { orderKey, ...about }: { now: Date; requestId?: string | undefined; orderKey: string },
): Promise<DeskAnswer> {
  const { paymentMethod: method = '', note = '', ...typed } = fields
  const unknown = refuseUnknown(typed)
  if (unknown) return unknown
  const paymentMethod = agreedWay(method)
  if (method !== '' && !paymentMethod)
    return { ok: false, error: 'invalid', field: 'paymentMethod' }
  const values = withTyped(emptyOrderValues(), typed)
  // The form asks first whether a company orders.
  if (values.customerCompanyName !== '') values.customerCompany = 'on'
  const payment = { paymentMethod, note: note || null }
  const entered = { values, total, locale: language, person: '', orderKey, ...payment }
  const done = await enterOrder(db, entered, about)
  if (!done.ok) {
    if (done.error === 'keyUsed') return { ok: false, error: 'keyReused', order: null }
    return { ok: false, error: 'invalid', field: Object.keys(done.errors)[0] ?? 'fields' }
  }
  const { number } = done
  const { life = null, currency } = (await readOrderRow(db, number, about.now)) ?? {}
  if (!life) return { ok: false, error: 'unknown', order: null }
  const order = standingOf({ number, currency }, life)
  return { ok: true, kind: 'acted', order, told: values.email === '' ? 'never' : 'now' }
}
