import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * True from the first input of a form on. A state of its own for each part that waits for it, so that the first
 * key does not render the whole form anew.
 */
export function useTouched(form: RefObject<HTMLFormElement | null>): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const element = form.current
    const listen = () => startTransition(() => setTouched(true))
    element?.addEventListener('input', listen, { once: true })
    return () => element?.removeEventListener('input', listen)
  }, [form])
  return isTouched
}
