import '~/styles/every-page.css'
import { startIsland } from '~/islands/start-island'

startIsland({
  order: () => import('~/islands/order'),
  summary: () => import('~/islands/summary'),
  contact: () => import('~/islands/contact'),
})

// What a page has to say once it is there (`?sent=1`); it stands on the page as well.
const said = document.querySelector('[data-toast]')?.textContent
if (said) {
  void import('~/components/notify').then(
    ({ notify }) => notify(said),
    () => undefined,
  )
}

// No page runs this. Start takes the styles of a page from the chunks of its route in the browser's build, and
// without a way from here to the routes there would be none (docs/decisions/018-islands.md).
if (document.documentElement.dataset['router'] !== undefined) void import('~/router')
