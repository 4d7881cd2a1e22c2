/** The two languages of the site; cs is the source and has no prefix in the URL. */
export type Locale = 'cs' | 'en'

/** A text in both languages. */
export type L10n = { cs: string; en: string }

export type PaymentMethod = 'card' | 'bankTransfer'

/**
 * A carrier that pays no VAT (it may still have a DIČ) charges none: prices have no VAT line, the texts name none,
 * and its papers are no tax documents.
 */
type Vat = { vatPayer: true; vatId: string } | { vatPayer: false; vatId: string | null }

/**
 * Shape of app.config.ts at the root. Amounts are haléře, gross; `…Bp` are basis points (2100 = 21 %).
 * `TService` are the slugs of src/tariff/service-slugs.ts, which stands a floor above.
 */
export type AppConfig<TService extends string = string> = {
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
  /** What the carrier can prove of itself: each part is shown where it is filled in, and else nothing of it. */
  trust: {
    /** Who drives, by first name, each with their consent. */
    drivers: {
      name: string
      /** Codes of the languages they speak, such as `cs`; the first is their own. */
      languages: string[]
      /** The year since which they have driven people for a living. */
      since: number
      /** Name of a photograph in src/content/photographs or of a picture in public/posters; null: none. */
      portrait: string | null
    }[]
    /** The concession for road transport of persons, and the trade office that granted it. */
    licence: { number: string; authority: L10n } | null
    /** Insurance of liability to passengers and their belongings; `upTo` in haléře. */
    insurance: { insurer: L10n; upTo: number } | null
    /**
     * What passengers wrote, each in its own language and with the public page where it stands. The law wants it said
     * beside them whether and how it is made sure that they come from passengers: `checked`.
     */
    reviews: {
      checked: L10n
      list: {
        text: string
        language: string
        author: string
        /** ISO date. */
        date: string
        source: { name: string; url: string }
      }[]
    } | null
    /** A sentence below all of it; null: none. */
    note: L10n | null
  }
  ordering: {
    /** A pickup sooner than this is refused: the customer is asked to call. */
    leadTimeHours: number
    maxMonthsAhead: number
    /** Up to this many hours before pickup a confirmed order is cancelled free of charge. */
    freeCancellationHours: number
    /** How soon the carrier answers a new order. */
    confirmWithinHours: number
    /** How long an offer stands, and how long before the pickup it ends at the latest. */
    offer: { hours: number; endsHoursBefore: number }
    maxStops: number
    /** Minutes of waiting that the price includes: at an airport from the actual landing, elsewhere from the agreed time. */
    freeWaiting: { airportMin: number; stationMin: number; elsewhereMin: number }
    /** Longer waiting is charged per started step of so many minutes, at the hourly rate. */
    waitingStepMin: number
    /** Hire by the hour: its bounds, the kilometres that each hour includes, and what a further one costs. */
    hourly: {
      minHours: number
      maxHours: number
      includedKmPerHour: number
      furtherKmPrice: number
    }
    /** Discount on the way back of a return trip on a fixed route. */
    returnDiscountBp: number
    /** The discount holds for a return so many days after the way there at most; a later one is priced on request. */
    returnWithinDays: number
    /** VAT of what has no rate of its own: hire by the hour, child seats, a price that we name for an order. */
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
  services: Record<TService, { maxPassengers: number; maxLuggage: number; hourlyRate: number }>
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
  /**
   * Places that fixed prices lead from and to; the first town is the one that a hotel without a town is asked about.
   * Names in other languages and cases, districts, stations and sights of the better known towns stand in
   * src/tariff/geography.
   */
  places: {
    id: string
    name: L10n
    /** Where something lies that stands there: „v Praze“, "in Prague". */
    within: L10n
    /** Other names people type; those of an airport count only beside a word such as airport or terminal. */
    aliases: string[]
    /** ISO 3166-1 alpha-2: another country in the text is another place. */
    country: string
    /** How the postal codes of the place begin, without spaces; another code is asked about. */
    postalCodes: string[]
    /** The town (an id) whose name with an airport word means this airport, and its IATA code. */
    airport: { of: string; code: string } | null
  }[]
  /**
   * Fixed prices between two places, both ways. `vatRateBp` is 0 for a route over the border: passenger transport
   * between Czechia and abroad is exempt (Section 70 of Act 235/2004), and the bill says so.
   */
  fixedRoutes: {
    between: [string, string]
    durationMin: number
    distanceKm: number
    vatRateBp: number
    price: Record<TService, number>
  }[]
  /**
   * What a ride without a fixed price usually costs: `base` and as much for each kilometre, said as a band that
   * reaches `belowBp` below and `aboveBp` above the sum, rounded outwards to `roundTo` and never below `base`. It
   * binds nobody: the carrier names the price. `null`: no usual price is shown.
   */
  usual: {
    base: Record<TService, number>
    perKm: Record<TService, number>
    belowBp: number
    aboveBp: number
    roundTo: number
  } | null
  /**
   * Hosts, such as `pictures.example.com`, from which the back office may show pictures of experiences besides
   * this site. They are loaded over https and have to be sent with `Access-Control-Allow-Origin`.
   */
  catalogue: { imageHosts: string[] }
  /**
   * `methods`: ways of paying offered in the order, in this order; the texts name the same. `dueDays`: a confirmed
   * order is paid within so many days, never after its pickup. `payLink`: where a card is charged, with `{number}` and
   * `{amount}` (crowns, e.g. 1490.00) in it; null: the carrier sends a link by hand.
   */
  payment: { methods: PaymentMethod[]; dueDays: number; payLink: string | null }
  /** Signed links to orders: another version ends all that were sent out. */
  links: { keyVersion: number }
  /**
   * `version`: ISO date from which this text of the terms is in force, stored with every order. `rulesSince`: ISO
   * date since which the rules of binding, cancelling and wrong data in them have been the same.
   */
  terms: { version: string; rulesSince: string }
  /** The same for the page about personal data. */
  privacy: { version: string }
  /**
   * After what time what the site was given of a person goes. The one table: the privacy page and the forms state
   * these periods, src/jobs/forget.server.ts enforces them, cookies and links live as long.
   */
  retention: {
    /** An unfinished order, counted from the last change; its cookie lives as long. */
    draftHours: number
    /** What is personal in an order, and the link to it, counted from the ride; an undelivered one stays. */
    orderDaysAfterRide: number
    /** A contact message, delivered or not. */
    messageDays: number
    /** An order or a message that looks like a robot's and that nobody released. */
    heldDays: number
    /** What the register said of a company: a sole trader is a person, too. */
    companyHours: number
  }
  /**
   * Strict-Transport-Security: for so many days after a visit a browser asks this host by https only, with
   * `includeSubDomains` every host below it too, also those of mail or an older system. public/_headers says the same.
   */
  hsts: { days: number; includeSubDomains: boolean }
  /** Redirects of the carrier's own: `from` is a path of this site, `to` a path or an https address. */
  routeRules: { from: string; to: string; status: 301 | 302 | 307 | 308; middleware?: string[] }[]
}
