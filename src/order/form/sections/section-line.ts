import { travelNumber } from '~/lib/fields/typed-text'
import { formatWeight } from '~/i18n/format'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderValues } from '~/order/model/typed-order'
import type { SectionName } from '~/order/fields'
import { type Known, shortMoment, ticketLines } from '~/order/form/quote/ticket-lines'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What a section says once it is done, in one line: "Thu 3 Dec 21:40 · BA 852". */
export function sectionLine(section: SectionName, values: OrderValues, known: Known): string {
  return LINES[section](values, known).filter(Boolean).join('\u00a0· ')
}

const LINES: Record<SectionName, (values: OrderValues, known: Known) => string[]> = {
  way: (values, known) => {
    const { kind, way, car } = ticketLines(values, known)
    const title = rulesOfKind(values.kind)?.carField === 'variant' ? kind : ''
    return [title, way.filter(Boolean).join(' – '), car]
  },
  parcel: ({ parcelLength, parcelWidth, parcelHeight, parcelWeight, recipientName }) => [
    `${parcelLength}\u00a0×\u00a0${parcelWidth}\u00a0×\u00a0${parcelHeight}\u00a0cm`,
    formatWeight(Number(parcelWeight), getLocale()),
    recipientName,
  ],
  when: (values) => {
    const { flightNumber, luggages } = values
    const rules = rulesOfKind(values.kind)
    const count = rules?.carries === 'people' ? Number(luggages) : 0
    return [
      shortMoment(values),
      rules?.hasFlight ? travelNumber(flightNumber) : '',
      count > 0 ? m.order_capacity_luggage({ count }) : '',
    ]
  },
  who: ({ name, email, phone }) => [name, email, phone],
  billing: ({ customerCompany, customerCompanyName, street, city }) => [
    customerCompany ? customerCompanyName : '',
    street,
    city,
  ],
}
