import { appConfig } from '../../build/carrier-config.ts'
import {
  isPrivateScreen,
  type Place,
  screenNames,
  screenPath,
  screens,
} from '../../src/i18n/screens.ts'
import type { Locale } from '../../src/lib/locale.ts'
import { serviceSlugs } from '../../src/carrier/service-slugs.ts'
import { isWhole } from './length.ts'

type Params = Record<Locale, Place['param']>[]

/** Pages of the screens that are many; every other screen is one page. */
const PARAMS: { [TScreen in Place['screen']]?: Params } = {
  experience: [
    { cs: 'nezapomenutelne-zazitky', en: 'unforgettable-experiences' },
    { cs: 'zazitky-na-miru', en: 'tailor-made-experiences' },
  ],
  fare: [
    { cs: 'praha-karlovy-vary', en: 'prague-karlovy-vary' },
    { cs: 'praha-letiste-praha', en: 'prague-prague-airport' },
  ],
  termsVersion: [{ cs: appConfig.terms.version, en: appConfig.terms.version }],
  service: serviceSlugs.map((slug) => ({ cs: slug, en: slug })),
}

/** The pages that everybody may open, in both languages; `isForm` pages hold a form. */
export const pages = screenNames
  .filter((screen) => !isPrivateScreen(screen))
  .flatMap((screen) =>
    (PARAMS[screen] ?? [{ cs: null, en: null }]).map(({ cs, en }) => ({
      screen,
      isListed: screens[screen].visibility === 'listed',
      cs: screenPath(screen, 'cs', cs),
      en: screenPath(screen, 'en', en),
      isForm: screens[screen].takesForm,
    })),
  )

/** One page of each screen; all of them in the run with every long proof. */
export const pageOfEachScreen = pages.filter(
  ({ screen }, index) => isWhole || pages[index - 1]?.screen !== screen,
)

/** Pages that are cached for everybody. The form for a lost order is rarely used, so it is not cached. */
export const readyPaths: readonly string[] = pages
  .filter(({ screen }) => screen !== 'findOrder')
  .flatMap(({ cs, en }) => [cs, en])

/** Files that are cached like pages. */
export const readyFiles = ['/robots.txt', '/sitemap.xml', '/contact.vcf'] as const
