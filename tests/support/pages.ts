/** A public page of each screen in both languages; `isForm` pages hydrate. */
export const pages = [
  { cs: '/', en: '/en', isForm: false },
  { cs: '/vozovy-park', en: '/en/cars-park', isForm: false },
  { cs: '/kontakt', en: '/en/contact', isForm: true },
  { cs: '/zazitky', en: '/en/experiences', isForm: false },
  {
    cs: '/zazitky/nezapomenutelne-zazitky',
    en: '/en/experiences/unforgettable-experiences',
    isForm: false,
  },
  { cs: '/zazitky/zazitky-na-miru', en: '/en/experiences/tailor-made-experiences', isForm: false },
  { cs: '/caste-dotazy', en: '/en/frequently-asked-questions', isForm: false },
  { cs: '/objednavka', en: '/en/order', isForm: true },
  { cs: '/zpracovani-osobnich-udaju', en: '/en/personal-data-protection', isForm: false },
  { cs: '/sluzby', en: '/en/services', isForm: false },
  { cs: '/sluzby/business-preprava', en: '/en/services/business-transportation', isForm: false },
  { cs: '/sluzby/comfort-preprava', en: '/en/services/comfort-transportation', isForm: false },
  { cs: '/sluzby/basic-preprava', en: '/en/services/basic-transportation', isForm: false },
  { cs: '/mapa-stranek', en: '/en/sitemap', isForm: false },
  { cs: '/prohlaseni-o-pristupnosti', en: '/en/accessibility-statement', isForm: false },
  { cs: '/obchodni-podminky', en: '/en/terms-and-conditions', isForm: false },
] as const
