import { runChosen } from '../scripts/tools/choose.ts'

// Pictures of the carrier in place that are made by a script and committed; CARRIER=id before it draws another's.
await runChosen('draw', {
  posters: {
    what: 'posters, from the sheets in design/posters',
    run: () => import('./posters.ts'),
  },
  generic: {
    what: 'posters that the carrier has no drawing of, in its colours',
    run: () => import('./generic.ts'),
  },
  icons: {
    what: 'icons for tabs, home screens and launchers, from pictures/mark.ts; names of manifests',
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
