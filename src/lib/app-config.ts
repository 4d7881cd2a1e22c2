/** The two languages of the site; cs is the source and has no prefix in the URL. */
export type Locale = 'cs' | 'en'

/** A text in both languages. */
export type L10n = { cs: string; en: string }

export type ServiceSlug = 'business' | 'comfort' | 'basic'
export type PaymentMethod = 'card' | 'bankTransfer'

/**
 * A carrier that pays no VAT (it may still have a DIČ) charges none: prices have no VAT line, the texts name none,
 * and its papers are no tax documents.
 */
type Vat = { vatPayer: true; vatId: string } | { vatPayer: false; vatId: string | null }

/** Shape of app.config.ts at the root. Amounts are haléře, gross; `…Bp` are basis points (2100 = 21 %). */
export type AppConfig = {
  /** `name` follows every page title; `appName` is sent to the provider as X-App-Name. */
  product: { name: string; appName: string }
  /** Identity of the trader (section 435 of the Czech Civil Code), shown in the footer, contact and terms. */
  company: {
    legalName: string
    owner: string
    street: string
    zip: string
    city: string
    /** ISO 3166-1 alpha-2. */
    country: string
    companyId: string
    register: L10n
    /** E.164. */
    phone: string
    email: string
    openingHours: L10n
    /** How to get to the seat, in words; a map would load from elsewhere. */
    directions: L10n
    bank: { name: string; account: string; iban: string }
    /** Addresses of the carrier's pages; an empty text: it has none. */
    facebook: string
    instagram: string
  } & Vat
  ordering: {
    /** A pickup sooner than this is refused: the customer is asked to call. */
    leadTimeHours: number
    maxMonthsAhead: number
    /** Up to this many hours before pickup a confirmed order is cancelled free of charge. */
    freeCancellationHours: number
    /** How soon the carrier answers a new order. */
    confirmWithinHours: number
    maxStops: number
    hourly: { minHours: number; maxHours: number }
    /** Discount on the way back of a return trip on a fixed route. */
    returnDiscountBp: number
    vatRateBp: number
    cleaningFee: number
    parcel: {
      /** Longest side and the cap of both other sides. */
      standard: { lengthCm: number; sideCm: number }
      long: { lengthCm: number; sideCm: number }
      maxWeightKg: number
      maxInsuredValue: number
    }
  }
  services: Record<ServiceSlug, { maxPassengers: number; maxLuggage: number; hourlyRate: number }>
  /** Extras of rides and hourly hire; experiences bring their own from the provider. 0 is free of charge. */
  orderOptions: {
    code: string
    name: L10n
    price: number
    per: 'order' | 'person' | 'hour'
    max: number
    vatRateBp: number
  }[]
  /** Price of one child seat and how many a car can take. */
  childSeat: { price: number; max: number }
  /** Places that fixed prices lead from and to; `aliases` are other names people type. */
  places: { id: string; name: L10n; aliases: string[] }[]
  /** Fixed prices between two places, both ways. */
  fixedRoutes: {
    between: [string, string]
    durationMin: number
    distanceKm: number
    price: Record<ServiceSlug, number>
  }[]
  /** Ways of paying offered in the order, in this order; the texts name the same. */
  payment: { methods: PaymentMethod[] }
  /** ISO date from which the terms are in force; it is their version, stored with every order. */
  terms: { version: string }
  /** The same for the page about personal data. */
  privacy: { version: string }
  /** How long the site keeps what it was given; the privacy page states these periods and the cron enforces them. */
  retention: {
    /** An unfinished order, counted from the last change; its cookie lives as long. */
    draftHours: number
    /** The site's copy of an order after the back office took it over; until then it is never deleted. */
    deliveredOrderDays: number
    /** A contact message, delivered or not. */
    messageDays: number
  }
  /** Redirects of the carrier's own: `from` is a path of this site, `to` a path or an https address. */
  routeRules: { from: string; to: string; status: 301 | 302 | 307 | 308; middleware?: string[] }[]
}
