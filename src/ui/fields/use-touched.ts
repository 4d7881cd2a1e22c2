import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * True after the first input in a form. Each part that needs it has its own state, so that the first key does not
 * render the whole form again.
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
