// The whole script of a document page: comfort only, every page works without it. Compiled alone, so
// it imports nothing.
const YEAR_IN_SECONDS = 31_536_000

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

document.addEventListener('click', (event) => {
  const link = linkOf(event)
  if (!link) return
  if (link.hreflang && link.dataset['switch'] !== undefined) {
    document.cookie = `locale=${link.hreflang}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax; Secure`
  }
  const samePage = link.origin === location.origin && link.pathname === location.pathname
  if (
    samePage &&
    !link.hash &&
    !event.defaultPrevented &&
    !(event instanceof MouseEvent && (event.metaKey || event.ctrlKey))
  ) {
    event.preventDefault()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  }
})

document.querySelector('#menu')?.addEventListener('toggle', (event) => {
  const isOpen = 'newState' in event && event.newState === 'open'
  document.body.classList.toggle('mobile-menu-active', isOpen)
})
