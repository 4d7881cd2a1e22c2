import type { OpenEvent } from '~/order/life/event-data'
import { m } from '~/paraglide/messages'

/** What happened to an order, as its customer reads it on a page that is older. */
export const EVENT_WORDS: Readonly<Record<OpenEvent, () => string>> = {
  received: m.status_event_received,
  confirm: m.status_event_confirm,
  offer: m.status_event_offer,
  accept: m.status_event_accept,
  decline: m.status_event_decline,
  reject: m.status_event_reject,
  expire: m.status_event_expire,
  assign: m.status_event_assign,
  progress: m.status_event_progress,
  finish: m.status_event_finish,
  noShow: m.status_event_no_show,
  cancel: m.status_event_cancel,
  correctEmail: m.status_event_correct_email,
  requestCancel: m.status_event_request_cancel,
  requestChange: m.status_event_request_change,
  answerChange: m.status_event_answer_change,
  acceptChange: m.status_event_accept_change,
  declineChange: m.status_event_decline_change,
  surcharge: m.status_event_surcharge,
  price: m.status_event_price,
  reopen: m.status_event_reopen,
  paid: m.status_event_paid,
  refunded: m.status_event_refunded,
  waive: m.status_event_waive,
  correct: m.status_event_correct,
}
