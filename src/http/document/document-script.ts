// The whole script of a document page. Every page works without it. It is compiled alone, so it imports nothing.
const YEAR_IN_SECONDS = 31_536_000
const SECOND = 1_000
const LOOK_UP_AFTER = SECOND
const LOOK_UP_EVERY = 300 * SECOND
const RELOAD_GUARD = 10 * SECOND
/** What pages read of their address; any other key is an advertisement's. */
const READ = /[?&](sent|d|done|act|page)=/

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Opens the closed answer that a link leads to, for browsers that do not open it themselves. */
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
  // Also needed when the hash is unchanged: no hashchange event fires.
  if (link.hash && link.href === location.href) openTarget(link.hash)
  const samePage = link.origin === location.origin && link.pathname === location.pathname
  const sameQuery = link.search === location.search || (!link.search && !READ.test(location.search))
  // Another tab, another window or a file is the browser's.
  const isElsewhere =
    link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!samePage || !sameQuery || isElsewhere) return
  // Where the link leads lies behind the menu.
  closeMenu()
  if (link.hash || event.defaultPrevented) return
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
})

addEventListener('hashchange', () => openTarget(location.hash))
openTarget(location.hash)

const menu = document.querySelector<HTMLElement>('#menu')
const markMenu = (isOpen: boolean) => document.body.classList.toggle('mobile-menu-active', isOpen)

menu?.addEventListener('toggle', (event) => {
  markMenu('newState' in event && event.newState === 'open')
})

function closeMenu(): void {
  menu?.hidePopover()
  markMenu(false)
}

// A page that the back button restores still has its state.
addEventListener('pagehide', closeMenu)

// The first touch of the price form loads the files that offer places; without them it posts as it is.
addEventListener('focusin', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLElement>('[data-places]')
  if (form)
    for (const file of form.dataset['places']?.split(' ') ?? []) import(file).catch(() => {})
})

/** True when a reload would lose input in a form that no island manages. */
function isFilledIn(): boolean {
  const typed = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement
  >('form[method=post] :is(input:not([type=hidden]), textarea, option + option)')
  return [...typed].some((one) => {
    if ('selected' in one) return one.selected !== one.defaultSelected
    const isTick = 'checked' in one && /radio|checkbox/.test(one.type)
    return isTick ? one.checked !== one.defaultChecked : one.value !== ''
  })
}

/**
 * Reloads for a new build or after a failed chunk: at most once in ten seconds, once for a build, and only when no
 * input is lost. A form that saves its input takes over the event and reloads after saving.
 */
function renew(build?: string): void {
  const [reloadedFor, reloadedAt = 0] = (sessionStorage.getItem('reloaded') ?? '').split(' ')
  if (build && build === reloadedFor) return
  if (Date.now() - Number(reloadedAt) < RELOAD_GUARD) return
  const reload = () => {
    sessionStorage.setItem('reloaded', `${build ?? ''} ${Date.now()}`)
    // A form may be the response to a POST, which must not be sent again; a document keeps its scroll position.
    if (document.querySelector('form[method=post]')) {
      location.replace(location.pathname + location.search)
    } else location.reload()
  }
  const isTaken = !document.dispatchEvent(
    new CustomEvent('newbuild', { cancelable: true, detail: reload }),
  )
  if (!isTaken && !isFilledIn()) reload()
}

const own = document.documentElement.dataset['build']

/** Asks for the latest build, or for the manifest of one, which says its own id. */
async function lookUpBuild(file = 'latest'): Promise<void> {
  try {
    const response = await fetch(`/builds/${file}.json`, { cache: 'no-store' })
    const { id }: { id?: string } = await response.json()
    if (own && id && id !== own) renew(id)
  } catch {
    // Offline; the next check will find out.
  }
}

addEventListener('load', () =>
  setTimeout(() => {
    void lookUpBuild(`meta/${own}`)
    void lookUpBuild()
  }, LOOK_UP_AFTER),
)
setInterval(() => void lookUpBuild(), LOOK_UP_EVERY)
addEventListener('vite:preloadError', () => renew())
