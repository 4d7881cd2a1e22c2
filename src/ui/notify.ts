import './toaster.css'

type ToastType = 'success' | 'error' | 'info' | 'warning'

// Shown for 2000 ms after a delay of 100 ms, at the top in the middle.
const DELAY = 100
const DURATION = 2_000

/**
 * Shows a toast; the only function that does. A toast is never the only sign: the page shows its message too (WCAG
 * 2.2.1, 4.1.3). The library is loaded at the first call.
 */
export function notify(text: string, type: ToastType = 'success'): void {
  // The page shows the message too, so a failure to load the toast does no harm.
  setTimeout(() => show(text, type).catch(() => undefined), DELAY)
}

async function show(text: string, type: ToastType): Promise<void> {
  // Keeps React's part for browsers out of the server's build.
  if (import.meta.env.SSR) return
  const [{ toast }, { mountToaster }] = await Promise.all([
    import('react-hot-toast/headless'),
    import('~/ui/toaster'),
  ])
  mountToaster()
  toast(text, { duration: DURATION, className: `toast-${type}` })
}
