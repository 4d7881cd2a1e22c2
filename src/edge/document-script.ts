// The whole script of a document page: comfort only, every page works without it. Compiled alone, so
// it imports nothing.
const YEAR_IN_SECONDS = 31_536_000

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** A link may lead to an answer that is closed; browsers that do not open it by themselves are helped. */
function openTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1))
  const details = target?.closest('details')
  if (!details || details.open) return
  details.open = true
  target?.scrollIntoView()
}

document.addEventListener('click', (event) => {
  const link = linkOf(event)
  if (!link) return
  if (link.hreflang && link.dataset['switch'] !== undefined) {
    document.cookie = `locale=${link.hreflang}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax; Secure`
  }
  // Also when the address has that hash already and nothing but the click tells.
  if (link.hash && link.href === location.href) openTarget(link.hash)
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

addEventListener('hashchange', () => openTarget(location.hash))
openTarget(location.hash)

document.querySelector('#menu')?.addEventListener('toggle', (event) => {
  const isOpen = 'newState' in event && event.newState === 'open'
  document.body.classList.toggle('mobile-menu-active', isOpen)
})
