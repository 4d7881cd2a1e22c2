import { createRoot } from 'react-dom/client'
import { Toaster } from 'react-hot-toast'

let isMounted = false

/** Mounts the toaster in a root of its own, once; before hydration it must not be there. */
export function mountToaster(): void {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.insertAdjacentElement('beforeend', host)
  createRoot(host).render(<Toaster position="top-center" />)
}
