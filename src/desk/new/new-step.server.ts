import { env } from 'cloudflare:workers'
import { agreedWay } from '~/carrier/offered-ways'
import type { PaymentMethod } from '~/carrier/payment-methods'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { readAmount } from '~/desk/order/acts/read-amount'
import { enterOrder } from '~/order/commands/enter.server'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
  readOrderValues,
} from '~/order/model/typed-order'
import type { FieldError } from '~/lib/fields/field-error'
import { formText, oneLine } from '~/lib/fields/typed-text'
import type { Locale } from '~/lib/locale'
import { toLocalTime } from '~/lib/local-time'
import { serviceSlugs } from '~/carrier/service-slugs'
import { isUuid } from '~/lib/uuid'
import { screenPath } from '~/i18n/screens'
import { ownLocale, readLocale } from '~/lib/locale'

/** The form of an order on the telephone. `orderKey` is sent with it, so that two presses make one order. */
export type NewOrderView = {
  orderKey: string
  /** The order that was entered from this form before, with other data; null if there is none. */
  entered: string | null
  values: OrderValues
  errors: OrderErrors
  /** The agreed price as typed; empty for the price of the site. */
  total: string
  totalError: FieldError | null
  language: Locale
  paymentMethod: PaymentMethod | ''
  paymentError: FieldError | null
}

/** An empty form: a ride of today. */
export function openNew({ visit }: AtDesk): DeskShown<NewOrderView> {
  const date = toLocalTime(visit.now).slice(0, 10)
  const values = { ...emptyOrderValues(), date, service: serviceSlugs[0] ?? '' }
  const page = {
    orderKey: visit.freshKey,
    entered: null,
    values,
    errors: {},
    total: '',
    totalError: null,
    language: ownLocale,
    paymentMethod: '' as const,
    paymentError: null,
  }
  return { page, status: 200 }
}

/**
 * Enters the order: 303 to its page; 422 with the errors at their fields and what was typed; 409 with what was typed,
 * under a fresh key, where this form has entered an order with other data. The rules are those of the order form,
 * without the lead time and without the need of an e-mail address.
 */
export async function submitNew(desk: AtDesk): Promise<DeskShown<NewOrderView> | Response> {
  const { form, now, requestId, locale, freshKey } = desk.visit
  const typed = readOrderValues(form)
  // A missing field of the form is as untouched, so that a number has its first value.
  const values = { ...emptyOrderValues(), ...givenOnly(typed, form) }
  const total = oneLine(formText(form.get('total')))
  const amount = total === '' ? null : readAmount(total)
  const isTotalWrong = total !== '' && (amount === null || amount === 0)
  const asked = form.get('language')
  const language = readLocale(typeof asked === 'string' ? asked : null)
  const method = formText(form.get('paymentMethod'))
  const paymentMethod = agreedWay(method)
  const isWayWrong = method !== '' && paymentMethod === null
  const sent = formText(form.get('orderKey'))
  const orderKey = isUuid(sent) ? sent : freshKey
  const back = (errors: OrderErrors) => ({
    page: {
      orderKey,
      entered: null,
      values,
      errors,
      total,
      totalError: isTotalWrong ? ({ code: 'numberInvalid' } as const) : null,
      language,
      paymentMethod: paymentMethod ?? ('' as const),
      paymentError: isWayWrong ? ({ code: 'choiceInvalid' } as const) : null,
    },
    status: 422,
  })
  if (isTotalWrong || isWayWrong) return back({})
  const entered = {
    values,
    total: amount,
    locale: language,
    person: desk.person.id,
    orderKey,
    paymentMethod,
  }
  const done = await enterOrder(env.DB, entered, { now, requestId })
  if (done.ok) return seeOther(screenPath('deskOrder', locale, done.number))
  if (done.error === 'invalid') return back(done.errors)
  return { page: { ...back({}).page, orderKey: freshKey, entered: done.number }, status: 409 }
}

function givenOnly(values: OrderValues, form: FormData): Partial<OrderValues> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => form.has(name)))
}
