import { createRoot } from 'react-dom/client'
import { type Toast, useToaster } from 'react-hot-toast/headless'

/** Mounts the toaster once in a root of its own; it must not exist before hydration. */
export function mountToaster(): void {
  if (document.querySelector('.toaster')) return
  const host = document.createElement('div')
  host.className = 'toaster'
  document.body.insertAdjacentElement('beforeend', host)
  createRoot(host).render(<Toaster />)
}

/** Our own markup around the library's queue, because the library's markup writes styles that our policies forbid. */
function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    <div onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map((toast) => (
          <p key={toast.id} className={`toast ${toast.className ?? ''}`} {...toast.ariaProps}>
            {textOf(toast)}
          </p>
        ))}
    </div>
  )
}

function textOf(toast: Toast) {
  return typeof toast.message === 'function' ? toast.message(toast) : toast.message
}
