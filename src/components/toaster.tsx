import { createRoot } from 'react-dom/client'
import { Toaster } from 'react-hot-toast'

let isMounted = false

declare global {
  interface Window {
    /** goober, the style library of react-hot-toast, signs its style element with it. */
    __nonce__?: string
  }
}

/** Mounts the toaster in a root of its own, once; before hydration it must not be there. */
export function mountToaster(): void {
  if (isMounted) return
  isMounted = true
  window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
  const host = document.createElement('div')
  document.body.insertAdjacentElement('beforeend', host)
  createRoot(host).render(<Toaster position="top-center" />)
}
