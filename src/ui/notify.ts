import './toaster.css'

type ToastType = 'success' | 'error' | 'info' | 'warning'

// Shown for 2000 ms after a delay of 100 ms, at the top in the middle.
const DELAY = 100
const DURATION = 2_000

// The first touch of the page loads the library, so that a press that shows a toast need not wait for it.
if (!import.meta.env.SSR) {
  addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
}

/**
 * Shows a toast; the only function that does. A toast is never the only sign: the page shows its message too (WCAG
 * 2.2.1, 4.1.3).
 */
export function notify(text: string, type: ToastType = 'success'): void {
  const delay = new Promise((resolve) => setTimeout(resolve, DELAY))
  // The page shows the message too, so a failure to load the toast does no harm.
  void Promise.all([load(), delay]).then(
    ([show]) => show?.(text, { duration: DURATION, className: `toast-${type}` }),
    () => undefined,
  )
}

/** Loads the library once and mounts the toaster. */
async function load() {
  // Keeps React's part for browsers out of the server's build.
  if (import.meta.env.SSR) return null
  const [{ toast }, { mountToaster }] = await Promise.all([
    import('react-hot-toast/headless'),
    import('~/ui/toaster'),
  ])
  mountToaster()
  return toast
}
