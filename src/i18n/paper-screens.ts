/** The picture of a payment and the screens of a tax document, a part of the table in screens.ts. */
export const paperScreens = {
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
