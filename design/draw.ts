import { runChosen } from '../scripts/tools/choose.ts'

// Pictures that are made by a script and committed.
await runChosen('draw', {
  posters: {
    what: 'posters, from the sheets in design/posters',
    run: () => import('./posters.ts'),
  },
  icons: {
    what: 'icons for tabs, home screens and launchers, from public/favicon.svg',
    run: () => import('./icons.ts'),
  },
  'social-pictures': {
    what: 'pictures of shared links, from the posters',
    run: () => import('./social-pictures.ts'),
  },
  'contact-sheet': {
    what: 'all posters on one sheet, for docs/look.md',
    run: () => import('./contact-sheet.ts'),
  },
})
