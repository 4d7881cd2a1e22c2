import { runChosen } from './tools/choose.ts'

// Pictures that are made by a script and committed.
await runChosen('draw', {
  posters: {
    what: 'posters, from the sheets in scripts/drawings/posters',
    run: () => import('./drawings/posters.ts'),
  },
  icons: {
    what: 'icons for tabs, home screens and launchers, from public/favicon.svg',
    run: () => import('./drawings/icons.ts'),
  },
  'social-pictures': {
    what: 'pictures of shared links, from the posters',
    run: () => import('./drawings/social-pictures.ts'),
  },
  'contact-sheet': {
    what: 'all posters on one sheet, for docs/look.md',
    run: () => import('./drawings/contact-sheet.ts'),
  },
})
