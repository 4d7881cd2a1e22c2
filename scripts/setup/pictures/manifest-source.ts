import type { Look } from '../../../src/carrier/config/look.ts'
import { manifest } from '../../../design/sign.ts'
import type { Answers } from '../answers.ts'

type Language = Answers['languages'][number]

/** Shortcuts of an installed site; paths as src/i18n/screens.ts has them. */
export const SHORTCUTS: Record<Language, readonly { name: string; path: string }[]> = {
  cs: [
    { name: 'Objednat jízdu', path: '/objednavka' },
    { name: 'Najít objednávku', path: '/najit-objednavku' },
  ],
  en: [
    { name: 'Order a ride', path: '/order' },
    { name: 'Find your order', path: '/find-order' },
  ],
  de: [
    { name: 'Fahrt bestellen', path: '/bestellung' },
    { name: 'Bestellung finden', path: '/bestellung-finden' },
  ],
}

/** The manifests of a carrier by their names in `pictures/public`, one for each language, the first without its code. */
export function manifestSources(
  { name, languages }: Pick<Answers, 'name' | 'languages'>,
  look: Look,
): Record<string, string> {
  return Object.fromEntries(
    languages.map((language, index) => {
      const prefix = index === 0 ? '' : `/${language}`
      const text = JSON.stringify(
        {
          id: '/',
          name: '',
          short_name: '',
          lang: language,
          start_url: prefix || '/',
          display: 'standalone',
          background_color: '',
          theme_color: '',
          icons: [
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
            ...[192, 512].map((size) => icon('icon', size)),
            ...[192, 512].map((size) => ({ ...icon('icon-maskable', size), purpose: 'maskable' })),
          ],
          shortcuts: SHORTCUTS[language].map((one) => ({ name: one.name, url: prefix + one.path })),
        },
        null,
        2,
      )
      const file = index === 0 ? 'site.webmanifest' : `site.${language}.webmanifest`
      return [file, `${manifest(text, name, look)}\n`]
    }),
  )
}

function icon(name: string, size: number) {
  return { src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }
}
