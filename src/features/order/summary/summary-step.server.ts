import { env, waitUntil } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import { siteProvider } from '~/provider/site-provider.server'
import type { Visit } from '~/edge/visit'
import { announceNew } from '~/delivery/announce.server'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { draftCookie, readDraftCookie } from '~/features/order/typed/draft-cookie'
import {
  type Draft,
  findDraft,
  findDraftByOrderKey,
} from '~/features/order/typed/draft-store.server'
import { toOrderBody } from '~/features/order/placed/order-body'
import { freeCancellation } from '~/features/order/rules/order-times'
import { paymentSchema } from '~/features/order/rules/payment-schema'
import {
  findPlacedOrder,
  type Placement,
  placeOrder,
  settlePlacement,
} from '~/features/order/placed/place-order.server'
import { type PaymentValues, readPayment } from '~/features/order/typed/typed-payment'
import { quoteOrder } from '~/features/order/price/price'
import { linkSecret, mintStatusToken } from '~/features/order/placed/status-token.server'
import { toSummary } from '~/features/order/placed/order'
import type { SummaryField, SummaryView } from '~/features/order/placed/order'
import { type OrderDetails, validateOrder } from '~/features/order/rules/check-order'
import { deliverNow } from '~/delivery/outbox.server'
import { screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'
import type { Locale } from '~/lib/app-config-type'
import type { FormNotice } from '~/lib/fields/form-notice'
import type { FieldErrors } from '~/lib/fields/field-error'
import { formText } from '~/lib/fields/form-text'
import { sha256 } from '~/lib/hash'
import type { Money } from '~/lib/money'
import { readFields } from '~/lib/fields/read-fields'
import type { Price } from '~/provider/contract'

type Shown = { view: SummaryView; status: 200 | 409 | 422 | 429 }

/** The summary of the visitor's draft; without a complete one it leads back to the details. */
export async function openSummaryPage(visit: Visit): Promise<Shown | Response> {
  const { locale } = visit
  const id = readDraftCookie(visit)
  const draft = id ? await findDraft(env.DB, id, new Date()) : null
  const checked = draft && (await checkDraft(draft, new Date()))
  if (!draft || !checked) return toDetails(locale, Boolean(id) && !draft)
  return { view: summaryView(draft, checked), status: 200 }
}

/** Places the order. Its key is looked up first, so that a repeated submit is the same order. */
export async function submitSummaryPage(visit: Visit): Promise<Shown | Response> {
  const { locale, form } = visit
  const orderKey = form.get('orderKey')
  if (!isUuid(orderKey)) return toDetails(locale)
  const typed = readPayment(form)
  const submitHash = await sha256(JSON.stringify([typed.paymentMethod, typed.note.trim()]))
  const placed = await findPlacedOrder(env.DB, orderKey)
  if (placed) return answerPlacement(visit, settlePlacement(placed, submitHash))

  const now = new Date()
  const draft = await findDraftByOrderKey(env.DB, orderKey, now)
  const checked = draft && (await checkDraft(draft, now))
  if (!draft || !checked) return toDetails(locale, !draft)
  const errors: FieldErrors<SummaryField> = {}
  const payment = readFields(paymentSchema, typed, errors)
  if (!payment) {
    return { view: summaryView(draft, checked, { values: typed, errors }), status: 422 }
  }
  const { details, catalogue } = checked
  const quote = quoteOrder(details, catalogue)
  const seen = readExpectedTotal(formText(form.get('expectedTotal')))
  if (seen !== undefined && seen !== (quote.price.totalGross?.amount ?? null)) {
    const view = summaryView(draft, checked, { values: typed, errors })
    const priceBefore = seen === null ? null : { amount: seen, currency: currencyOf(quote.price) }
    return { view: { ...view, priceBefore }, status: 409 }
  }
  const placing = { locale, ...payment, price: quote.price, placedAt: now }
  const placement = await placeOrder(
    env.DB,
    {
      orderKey,
      submitHash,
      body: toOrderBody(details, placing),
      summary: toSummary(details, catalogue, quote),
      isFlagged: formText(form.get('leaveEmpty')) !== '',
    },
    now,
  )
  await deliverNow({ db: env.DB, connection: siteProvider(), now: () => new Date() }, orderKey)
  waitUntil(announceNew(env.DB, env, new Date()))
  return answerPlacement(visit, placement)
}

async function answerPlacement(visit: Visit, placement: Placement): Promise<Shown | Response> {
  const token = await mintStatusToken(linkSecret(env), placement.number)
  const statusPath = screenPath('orderStatus', visit.locale, token)
  if (!placement.ok) return { view: { state: 'conflict', statusPath }, status: 409 }
  return new Response(null, {
    status: 303,
    headers: { Location: statusPath, 'Set-Cookie': draftCookie(visit, '') },
  })
}

type Checked = { details: OrderDetails; catalogue: OrderCatalogue }

async function checkDraft(draft: Draft, now: Date): Promise<Checked | null> {
  if (!draft.isComplete) return null
  const catalogue = await loadOrderCatalogue()
  const result = validateOrder(draft.values, catalogue, now)
  return result.ok ? { details: result.details, catalogue } : null
}

function summaryView(
  draft: Draft,
  { details, catalogue }: Checked,
  typed: {
    values: PaymentValues
    errors: FieldErrors<SummaryField>
    notice?: FormNotice
  } = { values: draft.payment, errors: {} },
): Extract<SummaryView, { state: 'summary' }> {
  const quote = quoteOrder(details, catalogue)
  const summary = toSummary(details, catalogue, quote)
  return {
    state: 'summary',
    orderKey: draft.orderKey,
    summary,
    cancelling: freeCancellation(details.times.pickup.instant, new Date()),
    notice: null,
    ...typed,
  }
}

/** The total the summary showed: haléře, null for a price on request, undefined when it was not sent. */
function readExpectedTotal(sent: string): number | null | undefined {
  if (sent === 'onRequest') return null
  return /^\d{1,12}$/.test(sent) ? Number(sent) : undefined
}

function currencyOf({ totalGross }: Price): Money['currency'] {
  return totalGross?.currency ?? 'CZK'
}

function toDetails(locale: Locale, isExpired = false): Response {
  const path = screenPath('order', locale)
  const location = isExpired ? `${path}?expired=1` : path
  return new Response(null, { status: 303, headers: { Location: location } })
}
