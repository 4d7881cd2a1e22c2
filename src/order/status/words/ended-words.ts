import { moneyText } from '~/order/model/order-money'
import { refundWords } from '~/order/promises/refund'
import { outcomeOf } from '~/order/life/outcome'
import type { PlacedView } from '~/order/status/status-view'
import { nounOf, sentences, type StatusWords } from '~/order/status/words/status-sentences'
import { formatTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

// What the page says of an order that has ended.

/** The heading and the explanation of an order that has ended. */
export function endedWords(view: PlacedView): StatusWords {
  const { life, placed } = view
  const outcome = outcomeOf(life)
  const isRequest = life.price === null
  const amountText = (amount: number) => moneyText(placed.order, amount)
  const reason = outcome?.reason ? [m.status_reason({ reason: outcome.reason })] : []
  switch (outcome?.kind) {
    case 'rejected': {
      const heading = isRequest ? m.status_heading_rejected_request() : m.status_heading_rejected()
      return { heading, lead: [m.promise_pay_nothing(), ...reason] }
    }
    case 'expired': {
      const heading = isRequest ? m.status_heading_expired_request() : m.status_heading_expired()
      const unanswered = isRequest ? m.status_lead_expired_request() : m.status_lead_expired()
      const lead = outcome.wasOffered ? m.status_lead_expired_offer() : unanswered
      return { heading, lead: [sentences(lead, m.promise_pay_nothing())] }
    }
    case 'declined':
      return { heading: m.status_heading_declined(), lead: [m.promise_pay_nothing()] }
    case 'cancelled': {
      if (outcome.by === 'carrier') {
        const what = isRequest ? { what: 'request' } : nounOf(view)
        const returned = refundWords(view).join(' ') || m.promise_pay_nothing()
        return {
          heading: m.status_heading_cancelled_by_us(),
          lead: [sentences(m.status_lead_cancelled_by_us(what), returned), ...reason],
        }
      }
      const heading = isRequest
        ? m.status_heading_cancelled_request()
        : m.status_heading_cancelled()
      const charged = outcome.fee > 0
      const paid = charged
        ? m.status_lead_cancelled_charged({ amount: amountText(outcome.fee) })
        : m.status_lead_cancelled_free()
      // The section on payment says that what was left of a fee is waived.
      const lead = charged && outcome.isWaived ? [] : [paid]
      return { heading, lead: [...lead, ...repricedWords(view)] }
    }
    case 'noShow': {
      const lead = outcome.waited
        ? m.status_lead_no_show({ ...nounOf(view), ...waitedText(outcome.waited) })
        : m.status_lead_no_show_untimed(nounOf(view))
      const charged =
        outcome.charge > 0 && !outcome.isWaived
          ? m.status_lead_charged({ amount: amountText(outcome.charge) })
          : null
      return {
        heading: m.status_heading_no_show(nounOf(view)),
        lead: [sentences(lead, charged), ...reason, ...repricedWords(view)],
      }
    }
    case 'done':
    case undefined:
      return {
        heading: m.status_heading_done(nounOf(view)),
        lead: [m.status_lead_done(), ...repricedWords(view)],
      }
  }
}

/** From when to when the driver waited. */
function waitedText({ from, until }: { from: string; until: string }) {
  const locale = getLocale()
  return { from: formatTime(from, locale), until: formatTime(until, locale) }
}

/** The last new price after the agreement, with its reason; its balance is in the section on payment. */
export function repricedWords({ life: { repriced }, placed }: PlacedView): string[] {
  if (!repriced) return []
  const { total, reason } = repriced
  return [m.status_lead_repriced({ amount: moneyText(placed.order, total), reason })]
}
