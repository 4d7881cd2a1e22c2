import '~/ui/styles/every-page.css'

startIsland({
  order: () => import('~/order/form/order-island'),
  summary: () => import('~/order/summary/summary-island'),
  contact: () => import('~/pages/contact/contact-island'),
})

// The message of a page after it has loaded (`?sent=1`); the page itself also contains it.
const said = document.querySelector('[data-toast]')?.textContent
if (said) {
  void import('~/ui/notify').then(
    ({ notify }) => notify(said),
    () => undefined,
  )
}

// No page runs this. Start takes the styles of a page from the chunks of its route in the browser's build, so the
// browser's entry must import the routes (docs/decisions/018-islands.md).
if (document.documentElement.dataset['router'] !== undefined) {
  void import('~/router')
  // Documents load this island by its address, without this entry.
  void import('~/ui/cards/price-finder-island')
}

type Island = { hydrate: (element: HTMLElement, json: string) => void }

/**
 * Hydrates the form of this page, if it has one. If its file fails to load, the form that the server rendered stays
 * and posts natively.
 */
function startIsland(islands: Readonly<Record<string, () => Promise<Island>>>): void {
  const element = document.querySelector<HTMLElement>('[data-island]')
  const json = document.querySelector('[data-island-data]')?.textContent
  const load = islands[element?.getAttribute('data-island') ?? '']
  if (!element || !json || !load) return
  void load().then(
    ({ hydrate }) => hydrate(element, json),
    () => undefined,
  )
}
