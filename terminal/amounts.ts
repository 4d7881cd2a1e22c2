import { appConfig } from '~config'
import { DAY } from '../src/lib/duration.ts'
import { fromLocalTime, toLocalTime, zoneCity } from '../src/lib/local-time.ts'

const { currency: ours, vatRates } = appConfig.market
/** What amounts are called in messages. */
export const MONEY_NAMES = {
  CZK: { whole: 'crowns', hundredths: 'haléře' },
  EUR: { whole: 'euros', hundredths: 'cents' },
}[ours]

/** The forms in which banks of the carrier's country give their statements. */
export const STATEMENTS = appConfig.market.statements.hasGpc ? 'CSV, GPC, CAMT' : 'CSV, CAMT'

type Read<T> = { ok: true; value: T } | { ok: false; says: string }

/** Parses an amount in the carrier's currency to haléře or cents: 6500 or 6500.50, above zero. */
export function readAmount(typed: string): Read<number> {
  const [, whole = '', hundredths = '00'] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(typed) ?? []
  const value = Number(whole) * 100 + Number(hundredths)
  if (whole !== '' && value > 0) return { ok: true, value }
  // A comma before three digits separates thousands, as the site prints them; any other is a Czech decimal comma.
  const meant = typed
    .replace(/\s|Kč|CZK|EUR|€/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  const hint = /^\d{1,9}(?:\.\d{1,2})?$/.test(meant) ? withTwo(meant) : '6500 or 6500.50'
  return { ok: false, says: `is an amount in ${MONEY_NAMES.whole}: write ${hint}` }
}

const RATES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  vatRates.map((rate) => String(rate / 100)),
)

/** Parses a VAT rate in whole per cent to basis points. */
export function readRate(typed: string): Read<number> {
  return /^(?:\d|[1-9]\d)$/.test(typed)
    ? { ok: true, value: Number(typed) * 100 }
    : { ok: false, says: `is a rate in whole per cent: write ${RATES}` }
}

function withTwo(meant: string): string {
  return Number(meant) === 0 ? '6500 or 6500.50' : /\.\d$/.test(meant) ? `${meant}0` : meant
}

/** Parses a local day: a date, or the words today and tomorrow. */
export function readDay(typed: string, now: Date): Read<string> {
  const ahead = ['today', 'tomorrow'].indexOf(typed.toLowerCase())
  if (ahead >= 0) {
    const today = Date.parse(toLocalTime(now).slice(0, 10))
    return { ok: true, value: new Date(today + ahead * DAY).toISOString().slice(0, 10) }
  }
  if (fromLocalTime(`${typed}T12:00`).kind === 'once') return { ok: true, value: typed }
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(typed) ?? []
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isNear = fromLocalTime(`${meant}T12:00`).kind === 'once'
  const example = isNear ? meant : '2026-12-24, today or tomorrow'
  return { ok: false, says: `is a day that exists: write ${example}` }
}

/** Parses a local time; a time that occurs twice in autumn is read as the first. */
export function readTime(typed: string): Read<string> {
  const meant = typed.trim().replace(' ', 'T')
  const { kind } = fromLocalTime(typed)
  if (kind === 'once' || kind === 'doubled') return { ok: true, value: typed }
  if (kind === 'missing') {
    return { ok: false, says: 'does not exist: the clocks skip that hour' }
  }
  const isNear = fromLocalTime(meant).kind !== 'invalid'
  return {
    ok: false,
    says: `is a time in ${zoneCity()}: write ${isNear ? meant : 'it as 2026-12-24T18:00'}`,
  }
}

/** Haléře or cents as English writes them: CZK 6,500, CZK 6,500.50, €490. Without a currency in that of the carrier. */
export function amountText(amount: number, currency: unknown = null): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency === 'CZK' || currency === 'EUR' ? currency : ours,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amount / 100)
    .replaceAll('\u00a0', ' ')
}
