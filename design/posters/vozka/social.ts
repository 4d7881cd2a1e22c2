import type { SocialSheets } from '../../social-sheets.ts'

/** What the pictures of shared links show. No price: an experience is priced by the back office. */
export const social: SocialSheets = {
  services: ['service-business', 'service-comfort', 'service-basic'],
  fleet: ['car-business', 'car-business-long', 'car-comfort', 'car-comfort-lounge'],
  experiences: ['experience-karlovy-vary', 'experience-vienna', 'experience-krkonose'],
  contact: ['Kontakt', 'Contact'],
  named: {
    'service-business': ['Business'],
    'service-comfort': ['Comfort'],
    'service-basic': ['Basic'],
    'experience-evening-prague': ['Večerní Praha', 'Prague by night'],
    'experience-karlovy-vary': ['Karlovy Vary'],
    'experience-cesky-krumlov': ['Český Krumlov'],
    'experience-moravian-vineyards': ['Moravské vinice', 'Moravian vineyards'],
    'experience-krkonose': ['Krkonoše'],
    'experience-vienna': ['Vídeň', 'Vienna'],
    'experience-dresden': ['Drážďany', 'Dresden'],
    'experience-tailor-made': ['Zážitky na\u00a0míru', 'Tailor-made'],
    'place-prague-airport': ['Letiště Praha', 'Prague Airport'],
    'place-brno': ['Brno'],
  },
}
