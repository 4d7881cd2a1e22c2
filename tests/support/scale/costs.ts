/** What was measured; rows as D1 counts them, which an index adds to. */
export type Measured = {
  /** One order through its life: form, summary, press, delivery, acts, mails, page. */
  order: { statements: number; rowsRead: number; rowsWritten: number }
  /** Bytes of an order in the site's database and in the books, while it lives and when it is emptied. */
  bytes: { site: number; books: number; siteKept: number; booksKept: number }
  /** A form that somebody begins and leaves. */
  begun: { rowsRead: number; rowsWritten: number }
  /** A run of the cron with nothing to do. */
  minute: { statements: number; rowsRead: number; rowsWritten: number }
}

/** Cloudflare's public prices of Workers Paid in dollars a month, as they stood on the day in docs/scale.md. */
export const PRICES = {
  base: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  logLines: { included: 20e6, perMillion: 0.6 },
  storage: { includedGb: 5, perGb: 0.75 },
} as const

/** What is assumed of those who only look, for each order. */
export const ASSUMED = {
  requests: 200,
  cpuMsARequest: 3,
  /** Forms that are begun and not ordered. */
  begun: 5,
  /** Days between an order and the day on which it is emptied: some 30 before the ride, 90 after it. */
  livingDays: 120,
} as const

const DAYS_A_MONTH = 30
const MINUTES_A_MONTH = 43_200
const YEAR = 365
/** The largest database of D1, in bytes. */
export const FULL = 10e9

/** Bytes of the site's database after some days of so many orders. */
export function sizeAfter(days: number, ordersADay: number, { bytes }: Measured): number {
  const living = Math.min(days, ASSUMED.livingDays)
  return ordersADay * (living * bytes.site + (days - living) * bytes.siteKept)
}

/** Days until the site's database is full. */
export function daysUntilFull(ordersADay: number, { bytes }: Measured): number {
  const first = ordersADay * bytes.site * ASSUMED.livingDays
  if (first >= FULL) return FULL / (ordersADay * bytes.site)
  return ASSUMED.livingDays + (FULL - first) / (ordersADay * bytes.siteKept)
}

/** Orders a day at which one database holds the living ones for ever, if emptied ones are archived elsewhere. */
export function mostLiving({ bytes }: Measured): number {
  return FULL / (bytes.site * ASSUMED.livingDays)
}

/** What a month of so many orders a day asks of the platform, and its price in dollars after a year. */
export function monthOf(ordersADay: number, measured: Measured) {
  const orders = ordersADay * DAYS_A_MONTH
  const { order, begun, minute, bytes } = measured
  const requests = orders * ASSUMED.requests + MINUTES_A_MONTH
  const used = {
    requests,
    cpuMs: requests * ASSUMED.cpuMsARequest,
    rowsRead:
      orders * (order.rowsRead + ASSUMED.begun * begun.rowsRead) +
      MINUTES_A_MONTH * minute.rowsRead,
    rowsWritten:
      orders * (order.rowsWritten + ASSUMED.begun * begun.rowsWritten) +
      MINUTES_A_MONTH * minute.rowsWritten,
    logLines: requests,
  }
  const living = Math.min(YEAR, ASSUMED.livingDays)
  const books = ordersADay * (living * bytes.books + (YEAR - living) * bytes.booksKept)
  const gigabytes = (sizeAfter(YEAR, ordersADay, measured) + books) / 1e9
  const { included, perGb } = { included: PRICES.storage.includedGb, perGb: PRICES.storage.perGb }
  const metered = (['requests', 'cpuMs', 'rowsRead', 'rowsWritten', 'logLines'] as const).map(
    (name) => (Math.max(0, used[name] - PRICES[name].included) / 1e6) * PRICES[name].perMillion,
  )
  const dollars = metered.reduce((sum, one) => sum + one, PRICES.base)
  return { ...used, dollars: dollars + Math.max(0, gigabytes - included) * perGb }
}
