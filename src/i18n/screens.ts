import { type Locale, ownLocale, type Words } from '../lib/locale.ts'
import { keysOf } from '../lib/keys-of.ts'
import { deskScreens } from './desk-screens.ts'

/** The picture of a payment and the screens of a tax document, a part of the table in screens.ts. */
const paperScreens = {
  orderPayment: {
    route: '/order-status/:token/payment.png',
    cs: '/stav-objednavky/:token/payment.png',
    en: '/order-status/:token/payment.png',
    de: '/bestellstatus/:token/payment.png',
    navigation: null,
    visibility: 'personal',
    takesForm: false,
  },
  /** Before the page, whose pattern takes its path, too. */
  taxDocumentFile: {
    route: '/invoice/:token/isdoc',
    cs: '/doklad/:token.isdoc',
    en: '/invoice/:token.isdoc',
    de: '/rechnung/:token.isdoc',
    navigation: null,
    visibility: 'personal',
    takesForm: false,
  },
  taxDocument: {
    route: '/invoice/:token',
    cs: '/doklad/:token',
    en: '/invoice/:token',
    de: '/rechnung/:token',
    navigation: null,
    visibility: 'personal',
    takesForm: false,
  },
} as const

/** The screens of one order after its form, a part of the table in screens.ts. */
const orderScreens = {
  orderSummary: {
    route: '/order-summary',
    cs: '/souhrn-objednavky',
    en: '/order-summary',
    de: '/bestelluebersicht',
    navigation: null,
    visibility: 'personal',
    takesForm: true,
  },
  orderStatus: {
    route: '/order-status/:token',
    cs: '/stav-objednavky/:token',
    en: '/order-status/:token',
    de: '/bestellstatus/:token',
    navigation: null,
    visibility: 'personal',
    takesForm: true,
  },
  orderGuest: {
    route: '/order-status/:token/guest',
    cs: '/stav-objednavky/:token/guest',
    en: '/order-status/:token/guest',
    de: '/bestellstatus/:token/guest',
    navigation: null,
    visibility: 'personal',
    takesForm: false,
  },
  orderCalendar: {
    route: '/order-status/:token/calendar.ics',
    cs: '/stav-objednavky/:token/calendar.ics',
    en: '/order-status/:token/calendar.ics',
    de: '/bestellstatus/:token/calendar.ics',
    navigation: null,
    visibility: 'personal',
    takesForm: false,
  },
  orderManifest: {
    route: '/order-status/:token/card.webmanifest',
    cs: '/stav-objednavky/:token/card.webmanifest',
    en: '/order-status/:token/card.webmanifest',
    de: '/bestellstatus/:token/card.webmanifest',
    navigation: null,
    visibility: 'personal',
    takesForm: false,
  },
} as const

/**
 * Properties of a screen, except its content. Under each language its visible path; those of all languages but the
 * carrier's first begin with the language.
 */
type ScreenFacts = Words & {
  /** The router's path: the English canonical name, a file in src/routes. */
  route: string
  /**
   * Position and name in the navigation: in the bar of a wide screen and in the menu, in the menu alone, in the
   * footer, or as the button of the header. Null: nowhere.
   */
  navigation: ({ at: 'bar' | 'menu' | 'footer' | 'button' } & Words) | null
  /**
   * Visibility: `listed` is for everybody and for search engines (sitemap.xml); `open` is for everybody; `personal`
   * is for one person (public/speculation-rules.json leaves it out); `desk` is for the people of DESK_PEOPLE.
   */
  visibility: 'listed' | 'open' | 'personal' | 'desk'
  /** True when it holds a form that posts to its own address; all other posts are refused. */
  takesForm: boolean
  /** The kind of order that it is about; a carrier that does not take it has no such screen. */
  needs?: 'experience'
}

/**
 * The only table of the site's screens, in the order of the navigation. Routing, redirects, links, hreflang,
 * navigation, both sitemaps, the language switch, the refusal of posts, the log and the tests read it.
 */
export const screens = {
  home: {
    route: '/',
    cs: '/',
    en: '/',
    de: '/',
    navigation: { at: 'menu', cs: 'Úvod', en: 'Home', de: 'Startseite' },
    visibility: 'listed',
    takesForm: false,
  },
  experiences: {
    route: '/experiences',
    cs: '/zazitky',
    en: '/experiences',
    de: '/erlebnisse',
    navigation: { at: 'bar', cs: 'Zážitky', en: 'Experiences', de: 'Erlebnisse' },
    visibility: 'listed',
    takesForm: false,
    needs: 'experience',
  },
  fleet: {
    route: '/cars-park',
    cs: '/vozovy-park',
    en: '/cars-park',
    de: '/fuhrpark',
    navigation: { at: 'bar', cs: 'Vozový park', en: 'Our cars', de: 'Unsere Autos' },
    visibility: 'listed',
    takesForm: false,
  },
  services: {
    route: '/services',
    cs: '/sluzby',
    en: '/services',
    de: '/leistungen',
    navigation: { at: 'bar', cs: 'Služby', en: 'Services', de: 'Leistungen' },
    visibility: 'listed',
    takesForm: false,
  },
  fares: {
    route: '/prices',
    cs: '/ceny',
    en: '/prices',
    de: '/preise',
    navigation: { at: 'bar', cs: 'Ceník', en: 'Prices', de: 'Preise' },
    visibility: 'listed',
    takesForm: false,
  },
  faq: {
    route: '/frequently-asked-questions',
    cs: '/caste-dotazy',
    en: '/frequently-asked-questions',
    de: '/haeufige-fragen',
    navigation: { at: 'bar', cs: 'Časté dotazy', en: 'FAQ', de: 'Häufige Fragen' },
    visibility: 'listed',
    takesForm: false,
  },
  contact: {
    route: '/contact',
    cs: '/kontakt',
    en: '/contact',
    de: '/kontakt',
    navigation: { at: 'bar', cs: 'Kontakt', en: 'Contact', de: 'Kontakt' },
    visibility: 'listed',
    takesForm: true,
  },
  terms: {
    route: '/terms-and-conditions',
    cs: '/obchodni-podminky',
    en: '/terms-and-conditions',
    de: '/agb',
    navigation: { at: 'menu', cs: 'Obchodní podmínky', en: 'Terms and conditions', de: 'AGB' },
    visibility: 'listed',
    takesForm: false,
  },
  termsVersion: {
    route: '/terms-and-conditions/:version',
    cs: '/obchodni-podminky/:version',
    en: '/terms-and-conditions/:version',
    de: '/agb/:version',
    navigation: null,
    visibility: 'open',
    takesForm: false,
  },
  privacy: {
    route: '/personal-data-protection',
    cs: '/zpracovani-osobnich-udaju',
    en: '/personal-data-protection',
    de: '/datenschutz',
    navigation: {
      at: 'menu',
      cs: 'Zpracování osobních údajů',
      en: 'Personal data protection',
      de: 'Datenschutz',
    },
    visibility: 'listed',
    takesForm: false,
  },
  sitemap: {
    route: '/sitemap',
    cs: '/mapa-stranek',
    en: '/sitemap',
    de: '/seitenuebersicht',
    navigation: { at: 'menu', cs: 'Mapa stránek', en: 'Sitemap', de: 'Seitenübersicht' },
    visibility: 'listed',
    takesForm: false,
  },
  accessibility: {
    route: '/accessibility-statement',
    cs: '/prohlaseni-o-pristupnosti',
    en: '/accessibility-statement',
    de: '/barrierefreiheit',
    navigation: { at: 'footer', cs: 'Přístupnost', en: 'Accessibility', de: 'Barrierefreiheit' },
    visibility: 'listed',
    takesForm: false,
  },
  findOrder: {
    route: '/find-order',
    cs: '/najit-objednavku',
    en: '/find-order',
    de: '/bestellung-finden',
    navigation: {
      at: 'footer',
      cs: 'Najít objednávku',
      en: 'Find your order',
      de: 'Bestellung finden',
    },
    visibility: 'open',
    takesForm: true,
  },
  order: {
    route: '/order',
    cs: '/objednavka',
    en: '/order',
    de: '/bestellung',
    navigation: { at: 'button', cs: 'Objednat jízdu', en: 'Order a ride', de: 'Fahrt bestellen' },
    visibility: 'open',
    takesForm: true,
  },
  experience: {
    route: '/experiences/:slug',
    cs: '/zazitky/:slug',
    en: '/experiences/:slug',
    de: '/erlebnisse/:slug',
    navigation: null,
    visibility: 'listed',
    takesForm: false,
    needs: 'experience',
  },
  service: {
    route: '/services/:slug',
    cs: '/sluzby/:slug-preprava',
    en: '/services/:slug-transportation',
    de: '/leistungen/:slug-fahrten',
    navigation: null,
    visibility: 'listed',
    takesForm: false,
  },
  fare: {
    route: '/prices/:slug',
    cs: '/ceny/:slug',
    en: '/prices/:slug',
    de: '/preise/:slug',
    navigation: null,
    visibility: 'listed',
    takesForm: false,
  },
  ...orderScreens,
  ...paperScreens,
  ...deskScreens,
} as const satisfies Record<string, ScreenFacts>

export type Screen = keyof typeof screens

/** A screen of the site in one language; `param` is its slug or token, null where it has none. */
export type Place = { screen: Screen; locale: Locale; param: string | null }

export { locales } from '../lib/locale.ts'

/** True for a screen about one visitor, or of the desk: nothing of it may be kept, cached or changed on the way. */
export function isPrivateScreen(screen: Screen): boolean {
  const { visibility } = screens[screen]
  return visibility === 'personal' || visibility === 'desk'
}

/** The parameter in a path. */
export const PARAM = /:[a-z]+/
export const screenNames = keysOf(screens)

/** A path of the site in a language: all but the carrier's first begin with it, as /en. */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === ownLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** True when a screen is a single page without a slug or token. */
export function isOnePage(screen: Screen): boolean {
  return !PARAM.test(screens[screen].route)
}

/** The visible path of a screen, e.g. `/sluzby/business-preprava`. */
export function screenPath(screen: Screen, locale: Locale, param: string | null = null): string {
  const path = screens[screen][locale]
  return withPrefix(path.replace(PARAM, encodeURIComponent(param ?? '')), locale)
}
