import './toaster.css'

type ToastType = 'success' | 'error' | 'info' | 'warning'

// Shown for 2000 ms after a delay of 100 ms, at the top in the middle.
const DELAY = 100
const DURATION = 2_000

/**
 * Shows a toast; the one way to do it. A toast is never the only sign: what it says also stands on the
 * page (WCAG 2.2.1, 4.1.3). The library is loaded at the first call.
 */
export function notify(text: string, type: ToastType = 'success'): void {
  // What a toast says stands on the page as well, so one that cannot be loaded is no loss.
  setTimeout(() => show(text, type).catch(() => undefined), DELAY)
}

async function show(text: string, type: ToastType): Promise<void> {
  const [{ toast }, { mountToaster }] = await Promise.all([
    import('react-hot-toast/headless'),
    import('~/components/toaster'),
  ])
  mountToaster()
  toast(text, { duration: DURATION, className: `toast-${type}` })
}
