import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormSection } from '~/ui/fields/form-section'
import { useSelector } from '@tanstack/react-form'
import { findOrderErrors } from '~/order/form/check-as-typed'
import { useOrderForm } from '~/order/form/form-state'
import type { SectionName } from '~/order/fields'
import { isSectionWrong } from '~/order/form/lead-on'
import { travelNumber } from '~/lib/fields/typed-text'
import { formatWeight } from '~/i18n/format'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderValues } from '~/order/model/typed-order'
import { type Known, shortMoment, ticketLines } from '~/order/form/quote/ticket-lines'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What a section says once it is done, in one line: "Thu 3 Dec 21:40 · BA 852". */
function sectionLine(section: SectionName, values: OrderValues, known: Known): string {
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

type OrderSectionProps = { name: SectionName; isFor?: string; title: string; children: ReactNode }

/**
 * A section that closes to one line once its customer went on by "Continue". It opens for a change, with the focus in
 * it, and by itself when something in it became wrong or has a question; then it stays open.
 */
export function OrderSection({ name, ...section }: OrderSectionProps) {
  const context = useOrderForm()
  const { form, page, price, closed, open } = context
  const body = useRef<HTMLDivElement>(null)
  const isClosed = closed.includes(name)
  const isAsking = name === 'way' && price.answer.state === 'asks'
  const isWrong = useSelector(
    form.store,
    ({ values }) =>
      isClosed &&
      (isAsking || isSectionWrong(name, findOrderErrors(values, context) ?? page.errors)),
  )
  const line = useSelector(form.store, ({ values }) =>
    isClosed && !isWrong ? sectionLine(name, values, context) : '',
  )
  useEffect(() => {
    if (isWrong) open(name)
  }, [isWrong, name, open])
  const onChange = () => {
    flushSync(() => open(name))
    if (body.current) firstControl(body.current)?.focus()
  }
  return (
    <FormSection
      {...section}
      name={name}
      body={body}
      folded={line === '' ? null : { line, onChange }}
    />
  )
}

/** The first control that a person can reach; of a group of radios, the chosen one. */
function firstControl(body: HTMLElement): HTMLElement | undefined {
  const controls = body.querySelectorAll<HTMLElement>(
    'input:not([type=radio]:not(:checked)), select, textarea, summary',
  )
  return [...controls].find((one) => one.getClientRects().length > 0)
}
