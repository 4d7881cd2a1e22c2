import type { HourlyLimits, OrderKind, ParcelLimits } from '~/carrier/order-kinds'
import type { Trust } from '~/carrier/config/trust-type'
import type { VatPart } from '~/carrier/config/vat-part'
import type { PaymentMethod } from '~/carrier/payment-methods'
import type { L10n, Language } from '~/lib/locale'
import type { Market } from '~/markets/market'

/**
 * A carrier that is not a VAT payer (it may still have a DIČ) charges no VAT: prices have no VAT line, the texts
 * mention none, and its papers are no tax documents.
 */
type Vat = { vatPayer: true; vatId: string } | { vatPayer: false; vatId: string | null }

/**
 * Shape of carrier.ts at the root. Amounts are haléře, gross; `…Bp` are basis points (2100 = 21 %). A
 * price by category is a table whose keys are the slugs of `services`.
 */
export type AppConfig = {
  /** The country whose law, currency and banks the carrier has: an object of src/markets. */
  market: Market
  /** Every page title ends with `name`; the provider receives `appName` as X-App-Name; a sample says that it is made up. */
  product: { name: string; appName: string; isMadeUp?: boolean }
  /**
   * The languages of the site, of those the engine speaks (src/i18n/languages). The first has no prefix in paths and
   * is that of the carrier's own mails, desk and terminal. Every text of the carrier is in each of them.
   */
  languages: readonly [Language, ...Language[]]
  /** Identity of the trader (section 435 of the Czech Civil Code), shown in the footer, contact and terms. */
  company: {
    legalName: string
    owner: string
    street: string
    zip: string
    city: string
    /** ISO 3166-1 alpha-2. */
    country: string
    /** Of its register; null for a trader who is in none, as Austria and Germany have them. */
    companyId: string | null
    register: L10n
    /** E.164. */
    phone: string
    email: string
    /** In words, and `coded` for search engines as schema.org writes them: `Mo-Fr 08:00-18:00`, `Mo-Su` for always. */
    openingHours: L10n & { coded: string }
    /** Directions to the seat, in words; a map would load from another host. */
    directions: L10n
    /** `holder`: the name on the account; `bic`: the bank's BIC (SWIFT), 8 or 11 characters, for payments from abroad. */
    bank: { name: string; holder: string; account: string; iban: string; bic: string }
    /** Addresses of the carrier's pages; an empty text: the carrier has none. */
    facebook: string
    instagram: string
  } & Vat
  trust: Trust
  /**
   * What can be ordered: `ride` always, and any of `hourly`, `experience` and `parcel`. The pages, links, fields, answers
   * and clauses of a kind that is left out are left out with it; its stored orders go on as agreed.
   */
  kinds: readonly OrderKind[]
  ordering: {
    /** Minimum lead time: a sooner pickup is refused, and the customer is told to call. */
    leadTimeHours: number
    maxMonthsAhead: number
    /** A confirmed order can be cancelled free of charge until this many hours before pickup. */
    freeCancellationHours: number
    /**
     * When a private person gives a billing address: with every order (also when missing), or only for an invoice that
     * names it. A company always gives its address.
     */
    billingAddress?: 'always' | 'forInvoice'
    /** From a total above this on, a private person gives an address as well; with `forInvoice` alone. */
    addressAbove: number
    /** Who decides about orders before a back office over HTTP: this site's desk (also when missing), or it. */
    decidedBy?: 'desk' | 'back-office'
    /** Response time of the carrier to a new order, counted in its opening hours. */
    confirmWithinHours: number
    /** Validity of an offer, and how long before the pickup it ends at the latest. */
    offer: { hours: number; endsHoursBefore: number }
    maxStops: number
    /**
     * Minutes of waiting that the price includes: at an airport from the actual landing, elsewhere from the agreed
     * time.
     */
    freeWaiting: { airportMin: number; stationMin: number; elsewhereMin: number }
    /** Longer waiting is charged at the hourly rate, per started step of this many minutes. */
    waitingStepMin: number
    /** Null is for a carrier that never took any; the same for parcels. */
    hourly: HourlyLimits | null
    /** Discount on the return ride of a return trip on a fixed route. */
    returnDiscountBp: number
    /**
     * The discount holds for a return at most this many days after the outward ride; a later one is priced on
     * request.
     */
    returnWithinDays: number
    /**
     * VAT rate of services without their own rate: hire by the hour, child seats, a price set by the carrier for an
     * order.
     */
    vatRateBp: number
    cleaningFee: number
    /** Codes of the extras that are alcohol: the form names the age from which they are served. */
    alcohol?: readonly string[]
    parcel: ParcelLimits | null
  }
  /**
   * The categories of cars in the order of the offer, at least one. `largeLuggage` is how many of the `maxLuggage`
   * pieces may be large suitcases; more is said, and never refused.
   */
  services: readonly {
    /** In addresses, orders and tables of prices; it lasts, while the name may change. */
    slug: string
    /** A brand, the same in every language. */
    name: string
    maxPassengers: number
    maxLuggage: number
    largeLuggage: number
    hourlyRate: number
  }[]
  /** Extras of rides and hourly hire; the provider sends those of experiences. 0 is free of charge. */
  orderOptions: {
    code: string
    name: L10n
    price: number
    per: 'order' | 'person' | 'hour'
    max: number
    vatRateBp: number
  }[]
  /** Price of one child seat, and the maximum number in a car. */
  childSeat: { price: number; max: number }
  /** The largest suitcase or bag that counts as one piece of luggage. */
  luggagePiece: { lengthCm: number; widthCm: number; heightCm: number }
  /**
   * Places that fixed prices connect. For a hotel without a town the site asks about the first town. Names in other
   * languages and cases, districts, stations, sights and hotels of the better known towns are in src/places/geography.
   */
  places: {
    id: string
    name: L10n
    /** The name with its preposition: „v Praze“, "in Prague". */
    within: L10n
    /** Other names people type; those of an airport count only beside a word such as airport or terminal. */
    aliases: string[]
    /** Hotels of this town that are offered besides the well-known ones; with the town where others have one of the name. */
    hotels?: string[]
    /** ISO 3166-1 alpha-2: another country in the text means another place. */
    country: string
    /** Prefixes of the postal codes of the place, without spaces; for another code the site asks. */
    postalCodes: string[]
    /**
     * The town (an id) whose name together with an airport word means this airport, null where it is none of these
     * places; its IATA code, and its official name, by which people search for it.
     */
    airport: { of: string | null; code: string; fullName: L10n } | null
  }[]
  /**
   * Fixed prices between two places, in both directions. `vatRateBp` is 0 for a route over the border where the law
   * exempts it whole, as in Czechia (Section 70 of Act 235/2004), and the bill says so. Where the stretch at home is
   * taxed and the one abroad is not, as in Austria and Germany, `vatParts` names both shares of the price; the first
   * one has the rate `vatRateBp`.
   */
  fixedRoutes: {
    between: [string, string]
    durationMin: number
    distanceKm: number
    vatRateBp: number
    vatParts?: readonly VatPart[]
    price: Record<string, number>
  }[]
  /**
   * Usual price of a ride without a fixed price: `base` plus an amount for each kilometre, shown as a range from
   * `belowBp` below to `aboveBp` above the sum, rounded outwards to `roundTo` and never below `base`. It is not
   * binding: the carrier sets the price. `null`: no usual price is shown.
   */
  usual: {
    base: Record<string, number>
    perKm: Record<string, number>
    belowBp: number
    aboveBp: number
    roundTo: number
  } | null
  /**
   * Hosts, such as `pictures.example.com`, from which the back office may show pictures of experiences besides this
   * site. They are loaded over https and must be sent with `Access-Control-Allow-Origin`.
   */
  catalogue: { imageHosts: string[] }
  /**
   * `methods`: payment methods in the order, in this sequence, from src/carrier/payment-methods.ts; the texts name
   * the same. `dueDays`: a confirmed order is due at the end of the day this many days later, and before its pickup. `payLink`: address
   * of a payment service for cards, containing `{number}` and `{amount}` (crowns, e.g. 1490.00); null: cards are paid
   * at the gateway (STRIPE_SECRET_KEY), and without one no card is offered.
   * `feeVat`: whether the fee of a no-show or a late cancellation bears the VAT of the ride (CJEU C-250/14, C-295/17,
   * C-43/19) or none; ask your tax adviser. `euroRates`: thousandths of a crown for one euro, each from a day on, the
   * earliest first; documents in euros state their VAT in crowns by it. `series`: how each kind of tax document is numbered, with `{year}` and
   * `{no}`, which has four digits at least; no two kinds alike; `receipt` is for cash, where the
   * country of the market leaves it to a receipt.
   */
  payment: {
    methods: PaymentMethod[]
    /** True if an invoice after the ride may be agreed though the order does not offer it: terms and answers say so. */
    arrangesInvoice?: boolean
    dueDays: number
    payLink: string | null
    feeVat: 'asRide' | 'none'
    euroRates: { from: string; rate: number }[]
    series: Record<'advance' | 'invoice' | 'credit' | 'debit' | 'receipt', string>
  }
  /** Signed links to orders: a new version invalidates all links sent before. */
  links: { keyVersion: number }
  /**
   * `version`: ISO date from which this text of the terms is in force, stored with every order. `rulesSince`: ISO
   * date since which its rules on the contract, cancellation and wrong data are unchanged.
   */
  terms: { version: string; rulesSince: string }
  /** The same for the page about personal data. */
  privacy: { version: string }
  /**
   * Retention periods of personal data. This is the only table: the privacy page and the forms state these periods,
   * src/jobs/forget.server.ts enforces them, cookies and links last as long.
   */
  retention: {
    /** An unfinished order, counted from the last change; its cookie lasts as long. */
    draftHours: number
    /** Personal data in an order, and the link to it, counted from the ride; an undelivered order stays. */
    orderDaysAfterRide: number
    /** A contact message, delivered or not. */
    messageDays: number
    /** A suspected bot's order or message that nobody released. */
    heldDays: number
    /** Data of a company from the register: a sole trader is a person, too. */
    companyHours: number
  }
  /**
   * Strict-Transport-Security: for this many days after a visit a browser uses https only for this host, with
   * `includeSubDomains` also for every host below it, such as mail or an older system. public/_headers has the same
   * value.
   */
  hsts: { days: number; includeSubDomains: boolean }
  /** The carrier's redirects: `from` is a path of this site, `to` a path or an https address. */
  routeRules: { from: string; to: string; status: 301 | 302 | 307 | 308; middleware?: string[] }[]
}
