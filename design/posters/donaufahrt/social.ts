import type { SocialSheets } from '../../social-sheets.ts'

/** What the pictures of shared links show. */
export const social: SocialSheets = {
  services: ['service-komfort', 'service-van'],
  fleet: ['car-komfort', 'car-van'],
  experiences: ['wachau', 'salzburg', 'bratislava'],
  contact: ['Kontakt', 'Contact'],
  named: {
    'service-komfort': ['Komfort'],
    'service-van': ['Van'],
    'wien-flughafen': ['Flughafen Wien', 'Vienna Airport'],
    bratislava: ['Bratislava'],
    wachau: ['Wachau'],
    salzburg: ['Salzburg'],
  },
}
