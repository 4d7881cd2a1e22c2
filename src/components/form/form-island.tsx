import { type ComponentType, lazy, Suspense, useEffect } from 'react'

let release = (): void => undefined
/** Settled when a person first touches the page. */
const touched = new Promise<void>((resolve) => {
  release = resolve
})

if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) {
    document.addEventListener(type, release, { capture: true, once: true, passive: true })
  }
}

type IslandProps<TPage> = {
  page: TPage
  /** True when the form has something to say at once, errors for instance. */
  isUrgent: boolean
}

/**
 * A form that is plain HTML until a person touches the page: its script is loaded then, and React takes
 * over the markup that is there with whatever was typed. `eager` is the form on the server, null in the
 * browser.
 */
export function formIsland<TPage>(
  eager: ComponentType<{ page: TPage }> | null,
  load: () => Promise<ComponentType<{ page: TPage }>>,
) {
  const Form =
    eager ??
    lazy(async () => {
      await touched
      return { default: await load() }
    })
  return function FormIsland({ page, isUrgent }: IslandProps<TPage>) {
    useEffect(() => {
      if (isUrgent) release()
    }, [isUrgent])
    return (
      <Suspense>
        <Form page={page} />
      </Suspense>
    )
  }
}
