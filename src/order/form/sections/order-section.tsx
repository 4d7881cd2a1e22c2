import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormSection } from '~/ui/fields/form-section'
import { useSelector } from '@tanstack/react-form'
import { findOrderErrors } from '~/order/form/check-as-typed'
import { useOrderForm } from '~/order/form/form-state'
import type { SectionName } from '~/order/fields'
import { isSectionWrong } from '~/order/form/lead-on'
import { sectionLine } from '~/order/form/sections/section-line'

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
