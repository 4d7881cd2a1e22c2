import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { isServiceSlug, serviceName } from '~/carrier/service-slugs'
import { formatDay, formatDuration, formatShortDay, formatTime } from '~/i18n/format'
import { fromLocalTime } from '~/lib/local-time'
import { orderLabel } from '~/order/fields'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderValues } from '~/order/model/typed-order'
import type { RideAnswer } from '~/order/price/ride-answer'
import { isLongWay } from '~/order/ticket/ticket-facts'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What the page knows besides what was typed. */
export type Known = { price: { answer: RideAnswer }; catalogue: OrderCatalogue }

/** The lines of the ticket beside the form, from the current input; a line is empty while it is not known. */
export function ticketLines(values: OrderValues, { price: { answer }, catalogue }: Known) {
  const locale = getLocale()
  const rules = rulesOfKind(values.kind)
  const experience = rules?.carField === 'variant' ? values.experience : ''
  const title = findOrderExperience(catalogue, experience)?.title[locale]
  const open = rules?.needsPickup === false ? m.review_pickup_open() : ''
  const stops = rules?.hasStops ? values.stops.split('\n').filter((stop) => stop.trim()) : []
  const way = [values.pickup || open, ...stops, ...(rules?.hasWay ? [values.dropoff] : [])]
  const isKnown = answer.state === 'known' && answer.kind === values.kind
  const car = carLine(values)
  const facts = [car, isKnown ? formatDuration(answer.durationMin) : '']
  return {
    kind: title ?? rules?.label() ?? '',
    way,
    isLong: isLongWay(way),
    when: momentOf(values, formatDay),
    car,
    facts: facts.filter(Boolean).join(' · '),
    person: personOf(values, answer),
  }
}

/** The car, for how many people, and for how long. */
function carLine(values: OrderValues): string {
  const rules = rulesOfKind(values.kind)
  const facts = [
    rules?.carField === 'service' && isServiceSlug(values.service)
      ? serviceName(values.service)
      : '',
    rules?.carries === 'people' ? m.ticket_people({ count: Number(values.passengers) }) : '',
    rules?.hasHours && values.hours ? m.order_hours_value({ hours: Number(values.hours) }) : '',
  ]
  return facts.filter(Boolean).join(' · ')
}

/** Who rides, or whose name is on the board; a parcel has a recipient. */
function personOf(values: OrderValues, { isAirport }: RideAnswer) {
  const { nameBoard, guestName, name } = values
  if (rulesOfKind(values.kind)?.carries === 'parcel') {
    return { label: orderLabel('recipientName'), name: values.recipientName }
  }
  const hasBoard = nameBoard !== '' || (isAirport && values.pickup !== '')
  const label = hasBoard ? orderLabel('nameBoard') : m.ticket_passenger()
  return { label, name: nameBoard || guestName || name }
}

/** The typed day and hour, as far as they are typed: "Thu 3 Dec 21:40". */
export function shortMoment(values: OrderValues): string {
  return momentOf(values, formatShortDay)
}

function momentOf({ date, time }: OrderValues, dayText: typeof formatDay): string {
  const locale = getLocale()
  // At noon no clock is changed, so that a day alone is always one.
  const read = fromLocalTime(`${date}T${time || '12:00'}`)
  if (!('instant' in read)) return ''
  const day = dayText(read.instant, locale)
  return time === '' ? day : `${day} ${formatTime(read.instant, locale)}`
}
