import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { SectionName } from '~/order/fields'
import { isSectionName } from '~/order/form/lead-on'

export type Folds = {
  /** The sections that were closed. */
  closed: readonly SectionName[]
  close: (names: readonly SectionName[]) => void
  open: (name: SectionName) => void
}

/** Which sections of the form are closed; the server renders all of them open. */
export function useFolds(): Folds {
  const [closed, setClosed] = useState<readonly SectionName[]>([])
  const [change] = useState(() => ({
    close: (names: readonly SectionName[]) =>
      // At once: the next step is to scroll to what is left.
      flushSync(() => setClosed((before) => [...new Set([...before, ...names])])),
    open: (name: SectionName) => setClosed((before) => before.filter((one) => one !== name)),
  }))
  return { closed, ...change }
}

/** Opens what a field is in. For the target of a link not every browser does so by itself. */
export function reveal(id: string, open: Folds['open']): HTMLElement | null {
  const field = document.getElementById(id)
  const name = field?.closest<HTMLElement>('[data-section]')?.dataset['section']
  if (isSectionName(name)) flushSync(() => open(name))
  const fold = field?.closest('details')
  if (fold) fold.open = true
  return field
}

/**
 * Focuses a field. Its section and the closed line above it come to the top of the window, and what is in no section
 * itself: what has the focus already is not brought into view by it.
 */
export function leadTo(field: HTMLElement | null): void {
  const section = field?.closest('section')
  const lines = [...(section?.parentElement?.querySelectorAll(':scope > [data-folded]') ?? [])]
  const above = lines.findLast(
    (line) => section && line.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  ;(above ?? section ?? field)?.scrollIntoView()
  field?.focus()
}
