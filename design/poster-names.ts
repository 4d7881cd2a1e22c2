import type { PosterName } from '~carrier/pictures/posters'
import type { L10n } from '../src/lib/locale.ts'

function same(name: string): L10n {
  return { cs: name, en: name }
}

/**
 * What stands beside a poster in the picture of a shared link: the place or the category. One picture serves both
 * languages. It holds no price: an experience is priced by the back office, which no committed picture can follow.
 */
export const posterNames: Partial<Record<PosterName, L10n>> = {
  'service-business': same('Business'),
  'service-comfort': same('Comfort'),
  'service-basic': same('Basic'),
  'experience-evening-prague': { cs: 'Večerní Praha', en: 'Prague by night' },
  'experience-karlovy-vary': same('Karlovy Vary'),
  'experience-cesky-krumlov': same('Český Krumlov'),
  'experience-moravian-vineyards': { cs: 'Moravské vinice', en: 'Moravian vineyards' },
  'experience-krkonose': same('Krkonoše'),
  'experience-vienna': { cs: 'Vídeň', en: 'Vienna' },
  'experience-dresden': { cs: 'Drážďany', en: 'Dresden' },
  'experience-tailor-made': { cs: 'Zážitky na\u00a0míru', en: 'Tailor-made' },
  'place-prague-airport': { cs: 'Letiště Praha', en: 'Prague Airport' },
  'place-brno': same('Brno'),
}
