import { useStore } from '@tanstack/react-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OrderCatalogue, OrderExperience } from '~/catalogue/order-catalogue'
import { ownAnswer } from '~/lib/own-answer'
import type { OrderPage } from '~/features/order/details/order-page'
import type { OrderFormState } from '~/features/order/details/form-state'

/** An experience that was asked for; null when it did not come. */
type Asked = { id: string; experience: OrderExperience | null }

export type LiveCatalogue = {
  /** What the rules go by: of the experiences only those that were chosen on this page. */
  catalogue: OrderCatalogue
  /** An experience is chosen whose variants are not here yet, or did not come. */
  missing: 'asked' | 'failed' | null
}

/** The page's catalogue and, each time another experience is chosen, its variants and extras. */
export function useCatalogue({ catalogue }: OrderPage, form: OrderFormState): LiveCatalogue {
  const { countries, chosen: served } = catalogue
  const [asked, setAsked] = useState<Asked[]>([])
  const chosen = useStore(form.store, ({ values }) => values.experience)
  const before = useRef(chosen)
  const isKnown = chosen === '' || chosen === served?.id || asked.some(({ id }) => id === chosen)

  useEffect(() => {
    if (before.current !== chosen) {
      form.setFieldValue('variant', '', { dontUpdateMeta: true })
      // The extras of the one before have left the page, and their ticks with them.
      form.setFieldValue('orderOptions', checkedOptions(), { dontUpdateMeta: true })
    }
    before.current = chosen
    if (isKnown) return
    void findExperience(chosen).then((experience) =>
      setAsked((others) => [...others, { id: chosen, experience }]),
    )
  }, [chosen, isKnown, form])

  const known = useMemo(() => {
    const found = [served, ...asked.map(({ experience }) => experience)]
    return { countries, experiences: found.filter((experience) => experience !== null) }
  }, [countries, served, asked])
  const isHere = chosen === '' || known.experiences.some(({ id }) => id === chosen)
  return { catalogue: known, missing: isHere ? null : isKnown ? 'failed' : 'asked' }
}

/** What of an experience has to be chosen. Without it the server is asked by the form's own button. */
async function findExperience(id: string): Promise<OrderExperience | null> {
  try {
    const { askExperience } = await import('~/catalogue/choices.functions')
    const answer = ownAnswer(await askExperience({ data: { id } }))
    return answer.ok ? answer.experience : null
  } catch {
    return null
  }
}

/** Codes of all extras that are ticked, as the browser would send them. */
export function checkedOptions(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name="orderOptions"]:checked')
  return [...boxes].map(({ value }) => value)
}
