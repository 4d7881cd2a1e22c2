import type { PosterName } from '~carrier/pictures/posters'
import type { OrderKind } from '~/carrier/order-kinds'
import type { ServiceSlug } from '~/carrier/service-slugs'

/** A service for its pages. Pictures are names of posters. */
export type Service = {
  /** Its position in the offer, from 0. */
  id: number
  slug: ServiceSlug
  name: string
  header: string
  introName: string
  description: string
  secondDescription: string
  mainPhoto: PosterName
  weOffer: { title: string; description: string }[]
  features: { title: string; description: string; icon: FeatureIcon }[]
  /** Destination of the service: the poster of a place, and the ride there in words. */
  heroCards: { img: PosterName; name: string }[]
  /** Title and description of the page in search results. */
  seo: { title: string; description: string }
}

export type FeatureIcon =
  | 'clock'
  | 'suit'
  | 'wifi'
  | 'water'
  | 'prosecco'
  | 'luggage'
  | 'seat'
  | 'route'

/** A category of cars; `description` names the models, `passengers` is the visible text. */
export type CarCategory = {
  name: string
  slug: ServiceSlug
  /** What tells it from the others, in one line: a model and its year, whom it suits, what comes with it; null: not said. */
  line: string | null
  description: string
  /** The poster of the category. */
  image: PosterName
  /** The car in side view. */
  img: PosterName
  /** All cars of the category in side view; `models` names those that look so. */
  cars: { img: PosterName; models: string }[]
  luggage: number
  passengers: string
}

/** A group of answers; slugs are the anchors of deep links and the same in both languages. */
export type FaqGroup = {
  slug: string
  title: string
  faqList: { slug: string; title: string; /** Our own HTML. */ content: string }[]
}

/**
 * Answers as a carrier writes them. `kinds`: the answer is given only where one of these kinds of order is taken; without
 * it, everywhere.
 */
export type WrittenFaq = (Omit<FaqGroup, 'faqList'> & {
  faqList: (FaqGroup['faqList'][number] & { kinds?: readonly OrderKind[] })[]
})[]

/** A legal text: numbered articles with numbered clauses (our own HTML). */
export type LegalText = {
  title: string
  /** Title and description of the page in search results. */
  seo: { title: string; description: string }
  /** ISO date from which the text is in force; also its version. */
  effectiveFrom: string
  sections: { id: string; title: string; clauses: string[] }[]
  /** Our own trusted markup below the articles; not part of them. */
  credit?: string
}

/** A legal text as a carrier writes it: an article with `kinds` is for one of these kinds of order. */
export type WrittenLegalText = Omit<LegalText, 'sections'> & {
  sections: {
    id: string
    title: string
    kinds?: readonly OrderKind[]
    /** A part about some kind is written `[parcel?…]` (carrier/kind-prose.ts). */
    clauses: string[]
  }[]
}

/** What binds of the terms of a version; versions before November 2026 are stored without the rest. */
export type BindingTerms = Pick<LegalText, 'title' | 'effectiveFrom' | 'sections'>

/** The accessibility statement; `reviewedOn` is an ISO date or null, `html` trusted markup of ours. */
export type Statement = {
  title: string
  seo: { title: string; description: string }
  reviewedOn: string | null
  sections: { id: string; title: string; html: string }[]
}

/**
 * Figures and names that texts repeat, formatted in the language of the text (numbers with non-breaking spaces), so
 * that a change in carrier.ts changes every sentence.
 */
export type Facts = {
  product: string
  legalName: string
  /** The owner or director; empty where the carrier is that person. */
  owner: string
  address: string
  /** Where the company has its seat: "Graz". */
  town: string
  companyId: string
  /** False for a trader who is in no register: such a one has an address and no registered office. */
  isRegistered: boolean
  vatId: string | null
  /** Whether texts may speak of VAT and of tax documents. */
  vatPayer: boolean
  register: string
  phone: string
  email: string
  bankAccount: string
  /** The code of our bank for payments from abroad */
  bic: string
  /** "Nepřetržitě" / "24 hours a day" */
  openingHours: string
  /** How many drivers there are, how many of them speak English, and all their languages; null: no choice. */
  drivers: { count: number; english: number; languages: string } | null
  /** "24 hodin" / "24 hours" */
  freeCancellation: string
  /** "2 hodin" (do 2 hodin) / "2 hours" (within 2 hours) */
  confirmWithin: string
  /** False where that time counts in the opening hours. */
  isAlwaysOpen: boolean
  /** "4 hodiny" / "4 hours" */
  leadTime: string
  /** Validity of an offer: "48 hodin" / "48 hours" */
  offerLasts: string
  /** Latest end of an offer: "2 hodin" (do 2 hodin před) / "2 hours" (until 2 hours before) */
  offerEnds: string
  /** "3 dnů" (do 3 dnů od) / "3 days" (within 3 days of) */
  dueWithin: string
  /** "10 %", null when the return journey costs as much as the outward one */
  returnDiscount: string | null
  /** "30 dnů" (nejpozději 30 dnů po) / "30 days" (within 30 days) */
  returnWithin: string
  /** "platbu kartou online a bankovní převod" / "payment by card online and bank transfer" */
  waysToPay: string
  /** The same as carrier.ts names them: terms must not change with a setting. */
  waysAgreed: string
  /** True when a card is paid at the payment gateway, which then gets the number and the amount of the order. */
  hasGateway: boolean
  /** True when the order offers payment to the driver at the ride. */
  offersCash: boolean
  /** Whether carrier.ts names cards and transfers among the ways of paying. */
  offersCard: boolean
  offersTransfer: boolean
  hasRoutes: boolean
  /** True when a fixed route has a part at home and one abroad, each with its own VAT. */
  splitsVat: boolean
  /** True when a ride may be paid by invoice after it: companies choose it, or it is agreed. */
  takesInvoice: boolean
  /** True when that has to be agreed, because the order does not offer it. */
  arrangesInvoice: boolean
  /** Whether the order offers child seats. */
  offersChildSeats: boolean
  /** Names of the categories, joined by "and". */
  categories: string
  /** Whether the order offers extras, and alcohol among them. */
  offersExtras: boolean
  servesAlcohol: boolean
  /** Whether parcels and passengers are insured, a licence and a chamber are shown, and there are pages on social networks. */
  isInsured: boolean
  hasLicence: boolean
  hasChamber: boolean
  hasSocialPages: boolean
  /** Services that the price of a ride includes, as whole sentences */
  rideIncludes: string
  /** True when rides without a fixed price are shown with their usual price. */
  showsUsual: boolean
  /** Waiting time included in the price, as whole sentences */
  waiting: string
  /** The same for a parcel */
  handing: string
  /** Included waiting at an airport and at a station: "60 minut" / "60 minutes" */
  airportWaiting: string
  stationWaiting: string
  /** Usual time from the first town with an airport to it: "40 min"; null without a fixed route there */
  airportRide: string | null
  /** The largest piece of luggage: "75 × 50 × 30 cm" */
  luggagePiece: string
  /** Services that hire by the hour includes, as whole sentences */
  hourlyHire: string
  /** "15 minutách" (po započatých 15 minutách) / "15 minutes" (for every 15 minutes) */
  waitingStep: string
  /** Day from which the terms are in force: "1. dubna 2025" / "1 April 2025" */
  termsFrom: string
  /** Both dates, those of the rules and of the wording, as the page of the terms begins */
  termsDates: string
  /** Day since which the rules on the contract, cancellation and wrong data are unchanged */
  rulesSince: string
  privacyFrom: string
  /** "24 hodin" / "24 hours" */
  draftKept: string
  /** "30 dnů" / "30 days" */
  orderKept: string
  heldKept: string
  messageKept: string
  /** Of tax documents, after the year of their supply. */
  papersKept: string
  /** "5 000 Kč" / "CZK 5,000" */
  cleaningFee: string
  /** The sentence that a price does not depend on the hour or the day, with a part for hire by the hour. */
  samePriceAlways: string
  /** "0,40 × 1,4 m" / "0.40 × 1.4 m" */
  parcelStandard: string
  /** "2,3 × 0,3 m" / "2.3 × 0.3 m" */
  parcelLong: string
  /** "100 kg" */
  parcelWeight: string
  /** "1 000 000 Kč" / "CZK 1,000,000" */
  parcelInsurance: string
}
