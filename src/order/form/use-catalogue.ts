import { useSelector } from '@tanstack/react-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OrderCatalogue, OrderExperience } from '~/back-office/catalogue/order-catalogue'
import { ownAnswer } from '~/lib/own-answer'
import type { OrderFormState } from '~/order/form/use-order-form-state'
import type { OrderPage } from '~/order/form/order-page'

/** A requested experience; null if loading failed. */
type Asked = { id: string; experience: OrderExperience | null }

export type LiveCatalogue = {
  /** The catalogue for validation; of the experiences, only those chosen on this page. */
  catalogue: OrderCatalogue
  /** The chosen experience is loading (`asked`), or its loading failed. */
  missing: 'asked' | 'failed' | null
}

/** The page's catalogue and, each time another experience is chosen, its variants and extras. */
export function useCatalogue({ catalogue }: OrderPage, form: OrderFormState): LiveCatalogue {
  const { countries, chosen: served } = catalogue
  const [asked, setAsked] = useState<Asked[]>([])
  const chosen = useSelector(form.store, ({ values }) => values.experience)
  const before = useRef(chosen)
  const isKnown = chosen === '' || chosen === served?.id || asked.some(({ id }) => id === chosen)

  useEffect(() => {
    if (before.current !== chosen) {
      form.setFieldValue('variant', '')
      // The extras of the one before have left the page, and their ticks with them.
      form.setFieldValue('orderOptions', checkedOptions())
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

/** Loads the choices of an experience. On failure, a button of the form posts to the server instead. */
async function findExperience(id: string): Promise<OrderExperience | null> {
  try {
    const { askExperience } = await import('~/back-office/catalogue/choices.functions')
    const answer = ownAnswer(await askExperience({ data: { id } }))
    return answer.ok ? answer.experience : null
  } catch {
    return null
  }
}

/** Codes of all ticked extras, as the browser would send them. */
export function checkedOptions(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name="orderOptions"]:checked')
  return [...boxes].map(({ value }) => value)
}
