import { env, waitUntil } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/edge/catalogue.server'
import { siteProvider } from '~/edge/provider.server'
import { isWithinLimit } from '~/edge/rate-limit'
import { readForm } from '~/edge/read-form.server'
import { announceNew } from '~/features/announcements/announce.server'
import type { OrderCatalogue } from '~/features/orders/catalogue'
import { draftCookie, readDraftCookie } from '~/features/orders/draft-cookie'
import { type Draft, findDraft, findDraftByOrderKey } from '~/features/orders/draft.server'
import { toOrderBody } from '~/features/orders/order-body'
import { freeCancellationEnd } from '~/features/orders/order-times'
import { paymentSchema } from '~/features/orders/payment-schema'
import {
  findPlacedOrder,
  type Placement,
  placeOrder,
  settlePlacement,
} from '~/features/orders/place-order.server'
import { type PaymentValues, readPayment } from '~/features/orders/payment-values'
import { quoteOrder } from '~/features/orders/price'
import { linkSecret, mintStatusToken } from '~/features/orders/status-token.server'
import { toSummary } from '~/features/orders/summary'
import type { SummaryField, SummaryView } from '~/features/orders/summary'
import { type OrderDetails, validateOrder } from '~/features/orders/validate-order'
import { deliverNow } from '~/features/outbox/outbox.server'
import { pathLocale, screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'
import type { Locale } from '~/lib/app-config'
import type { FormNotice } from '~/lib/form-notice'
import type { FieldErrors } from '~/lib/field-error'
import { formText } from '~/lib/form-text'
import { sha256 } from '~/lib/hash'
import type { Money } from '~/lib/money'
import { readFields } from '~/lib/read-fields'
import type { Price } from '~/provider/contract'

type Shown = { view: SummaryView; status: 200 | 409 | 422 | 429 }

/** The summary of the visitor's draft; without a complete one it leads back to the details. */
export async function openSummaryPage(request: Request): Promise<Shown | Response> {
  const locale = localeOf(request)
  const id = readDraftCookie(request)
  const draft = id ? await findDraft(env.DB, id, new Date()) : null
  const checked = draft && (await checkDraft(draft, new Date()))
  if (!draft || !checked) return toDetails(locale, Boolean(id) && !draft)
  return { view: summaryView(draft, checked), status: 200 }
}

/** Places the order. Its key is looked up first, so that a repeated submit is the same order. */
export async function submitSummaryPage(request: Request): Promise<Shown | Response> {
  const body = await readForm(request)
  if (!body.ok) return body.response
  const locale = localeOf(request)
  const { form } = body
  const orderKey = form.get('orderKey')
  if (!isUuid(orderKey)) return toDetails(locale)
  const typed = readPayment(form)
  const submitHash = await sha256(JSON.stringify([typed.paymentMethod, typed.note.trim()]))
  const placed = await findPlacedOrder(env.DB, orderKey)
  if (placed) return answerPlacement(request, settlePlacement(placed, submitHash))

  const now = new Date()
  const draft = await findDraftByOrderKey(env.DB, orderKey, now)
  const checked = draft && (await checkDraft(draft, now))
  if (!draft || !checked) return toDetails(locale, !draft)
  const errors: FieldErrors<SummaryField> = {}
  const payment = readFields(paymentSchema, typed, errors)
  if (!payment) {
    return { view: summaryView(draft, checked, { values: typed, errors }), status: 422 }
  }
  if (!(await isWithinLimit(env.ORDER_LIMIT, request))) {
    const view = summaryView(draft, checked, { values: typed, errors, notice: 'tooMany' })
    return { view, status: 429 }
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
  return answerPlacement(request, placement)
}

async function answerPlacement(request: Request, placement: Placement): Promise<Shown | Response> {
  const locale = localeOf(request)
  const token = await mintStatusToken(linkSecret(env), placement.number)
  const statusPath = screenPath('orderStatus', locale, token)
  if (!placement.ok) return { view: { state: 'conflict', statusPath }, status: 409 }
  return new Response(null, {
    status: 303,
    headers: { Location: statusPath, 'Set-Cookie': draftCookie(request, '') },
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
  const freeUntil = freeCancellationEnd(details.times.pickup.instant)
  return {
    state: 'summary',
    orderKey: draft.orderKey,
    summary,
    freeCancellationUntil: freeUntil >= new Date() ? freeUntil.toISOString() : null,
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

function localeOf(request: Request): Locale {
  return pathLocale(new URL(request.url).pathname)
}
