type ToastType = 'success' | 'error' | 'info' | 'warning'

// SPEC section 4: shown for 2000 ms after a delay of 100 ms, at the top in the middle.
const DELAY = 100
const DURATION = 2_000
const COLOURS: Record<ToastType, { background: string; color: string }> = {
  success: { background: '#1f6b4a', color: '#ffffff' },
  error: { background: '#9c2f22', color: '#ffffff' },
  info: { background: '#1d3a56', color: '#ffffff' },
  warning: { background: '#ecc878', color: '#0d1a2b' },
}

/**
 * Shows a toast; the one way to do it. A toast is never the only sign: what it says also stands on the
 * page (WCAG 2.2.1, 4.1.3). The library is loaded at the first call.
 */
export function notify(text: string, type: ToastType = 'success'): void {
  // What a toast says stands on the page as well, so one that cannot be loaded is no loss.
  setTimeout(() => show(text, type).catch(() => undefined), DELAY)
}

declare global {
  interface Window {
    /** goober, the style library of react-hot-toast, signs its style element with it. */
    __nonce__?: string
  }
}

async function show(text: string, type: ToastType): Promise<void> {
  // Before the import: goober makes its style element while it is loaded.
  window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
  const [{ toast }, { mountToaster }] = await Promise.all([
    import('react-hot-toast'),
    import('~/components/toaster'),
  ])
  mountToaster()
  const options = { duration: DURATION, style: COLOURS[type] }
  if (type === 'success') toast.success(text, options)
  else if (type === 'error') toast.error(text, options)
  else toast(text, options)
}
