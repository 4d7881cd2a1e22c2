import type { KnownOrder } from '~/order/store/find-order.server'
import { driversOf } from '~/order/life/rides/rides'
import { STATES } from '~/order/life/states'
import { billRows } from '~/order/price/bill-rows'
import { ticketFacts } from '~/order/ticket/ticket-facts'
import { formatDateTime, formatOrderNumber, formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type TicketRow = { label: string; value: string }

/** The ticket of an order as a mail shows it first: what the guest holds up at the kerb. */
export type MailTicket = {
  kind: string
  stops: string[]
  isLong: boolean
  when: string
  facts: string
  /** The return journey, the sign of the driver, and the driver once one is assigned. */
  rows: TicketRow[]
  /** The number of the order and its total. */
  stub: TicketRow[]
}

const DRIVER_LABELS = {
  all: m.word_driver,
  1: m.status_driver_there,
  2: m.status_driver_back,
}

export function mailTicket({ placed: { order, number }, life }: KnownOrder): MailTicket {
  const { kind, stops, isLong, facts } = ticketFacts(order)
  const drivers = STATES[life.state].phase === 'agreed' ? driversOf(life) : []
  const { returnAt } = order.trip
  // The last row: the total, or "on request".
  const total = billRows(order).find(({ part }) => part === 'total')
  const isRequest = life.price === null
  return {
    kind,
    stops,
    isLong,
    when: formatDateTime(order.trip.pickupAt, getLocale()),
    facts: facts.join(' · '),
    rows: [
      ...(returnAt === null
        ? []
        : [{ label: m.word_return_journey(), value: formatDateTime(returnAt, getLocale()) }]),
      ...(order.nameBoard ? [{ label: m.order_name_board(), value: order.nameBoard }] : []),
      ...drivers.flatMap(({ leg, driver }) => [
        { label: DRIVER_LABELS[leg ?? 'all'](), value: driver.driver },
        { label: m.mail_driver_phone(), value: formatPhone(driver.phone) },
        {
          label: m.word_car(),
          value: `${driver.car}, ${driver.plate.replaceAll(' ', '\u00a0')}`,
        },
      ]),
    ],
    stub: [
      {
        label: isRequest ? m.status_number_request() : m.word_order_number(),
        value: formatOrderNumber(number),
      },
      ...(total ? [{ label: total.label, value: total.value }] : []),
    ],
  }
}
