import { moneyText } from '~/order/model/order-money'
import type { Life } from '~/order/life/life'
import { refundWords } from '~/order/promises/refund'
import { isDeclined } from '~/order/status/steps'
import type { PlacedView } from '~/order/status/status-view'
import { nounOf, sentences, type StatusWords } from '~/order/status/words/status-sentences'
import { formatTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

// What the page says of an order that has ended.

export function noShowWords(view: PlacedView): StatusWords {
  const { life } = view
  const locale = getLocale()
  const waited = life.end?.waited
  const lead = waited
    ? m.status_lead_no_show({
        ...nounOf(view),
        from: formatTime(waited.from, locale),
        until: formatTime(waited.until, locale),
      })
    : m.status_lead_no_show_untimed(nounOf(view))
  const charged =
    life.price && life.balance.state !== 'waived'
      ? m.status_lead_charged({ amount: moneyText(view.placed.order, life.price) })
      : null
  return {
    heading: m.status_heading_no_show(nounOf(view)),
    lead: [sentences(lead, charged), ...reasonOf(life), ...repricedWords(view)],
  }
}

/** The last new price after the agreement, with its reason; its balance is in the section on payment. */
export function repricedWords({ life: { repriced }, placed }: PlacedView): string[] {
  if (!repriced) return []
  const { total, reason } = repriced
  return [m.status_lead_repriced({ amount: moneyText(placed.order, total), reason })]
}

function reasonOf({ end }: Life): string[] {
  return end?.reason ? [m.status_reason({ reason: end.reason })] : []
}

export function rejectedWords({ life }: PlacedView): StatusWords {
  const heading =
    life.price === null ? m.status_heading_rejected_request() : m.status_heading_rejected()
  return { heading, lead: [m.promise_pay_nothing(), ...reasonOf(life)] }
}

export function expiredWords({ life }: PlacedView): StatusWords {
  const hadOffer = life.history.some(({ event }) => event === 'offer')
  const heading =
    life.price === null ? m.status_heading_expired_request() : m.status_heading_expired()
  const unanswered = life.price === null ? m.status_lead_expired_request() : m.status_lead_expired()
  const lead = hadOffer ? m.status_lead_expired_offer() : unanswered
  return { heading, lead: [sentences(lead, m.promise_pay_nothing())] }
}

export function cancelledWords(view: PlacedView): StatusWords {
  const { life } = view
  const { end } = life
  if (isDeclined(life)) {
    return { heading: m.status_heading_declined(), lead: [m.promise_pay_nothing()] }
  }
  if (end?.by === 'carrier') {
    const returned = refundWords(view).join(' ') || m.promise_pay_nothing()
    return {
      heading: m.status_heading_cancelled_by_us(),
      lead: [
        sentences(
          m.status_lead_cancelled_by_us(life.price === null ? { what: 'request' } : nounOf(view)),
          returned,
        ),
        ...reasonOf(life),
      ],
    }
  }
  const heading =
    life.price === null ? m.status_heading_cancelled_request() : m.status_heading_cancelled()
  return { heading, lead: [...chargedWords(view), ...repricedWords(view)] }
}

/** The charge for a cancellation; the section on payment says so once we have waived what was left of it. */
function chargedWords({ life: { fee, balance }, placed }: PlacedView): string[] {
  if (!fee) return [m.status_lead_cancelled_free()]
  if (balance.state === 'waived') return []
  return [m.status_lead_cancelled_charged({ amount: moneyText(placed.order, fee) })]
}
