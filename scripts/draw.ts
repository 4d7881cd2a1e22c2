import { runChosen } from './tools/choose.ts'

// Pictures that are made from others and committed.
await runChosen('draw', {
  icons: {
    what: 'icons for tabs, home screens and launchers, from public/favicon.svg',
    run: () => import('./drawings/icons.ts'),
  },
  'social-pictures': {
    what: 'pictures of shared links, from the posters',
    run: () => import('./drawings/social-pictures.ts'),
  },
})
