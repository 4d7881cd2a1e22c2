import type { Row, ShownSection } from '~/order/commands/desk-answer'
import { foldLife } from '~/order/acts/fold-life'
import { orderNow } from '~/order/life/order-now'
import { type Order, ORDER_VERSION } from '~/order/model/order'
import { billRows, usualText } from '~/order/price/bill-rows'
import { readEvents } from '~/order/store/event-store'
import { readStoredOrder, unreadableAt } from '~/order/store/stored-order'
import { orderGroups } from '~/order/ticket/order-groups'
import { phrases } from '~/i18n/languages/phrases'
import { zoneCity } from '~/lib/local-time'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { readLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

/** The terminal's own words are English; a site that does not speak it has its labels in the first of its languages. */
const TERMINAL = readLocale('en')

/**
 * The order of a row as it is agreed now, by the labels of the form, in the language of the terminal, or what of it
 * cannot be read; null if it was forgotten.
 */
export function shownOrder(row: Row): ShownSection[] | null {
  const { number, version, body, locale, payment_method, note, placed_at, events } = row
  const stored = { number, version, content: body, locale, note, placedAt: placed_at }
  if (body === '') return null
  const placed = readStoredOrder(JSON.stringify({ ...stored, paymentMethod: payment_method }))
  if (!placed) return [unreadable(row)]
  const life = foldLife(readEvents(String(events ?? '[]')))
  const { order } = life ? orderNow(placed, life) : placed
  return runInLocale(TERMINAL, () => [
    ...orderGroups(order).map(({ title, rows }) => ({
      title,
      rows: rows.map(({ label, value, at }) => ({
        label,
        value: at === undefined ? value : `${value} ${phrases[TERMINAL].ofZone(zoneCity())}`,
      })),
    })),
    { title: m.word_price(), rows: priceRows(order) },
  ])
}

/** The stored text of an order that cannot be read, and whether a newer release wrote it. */
function unreadable({ version, body }: Row): ShownSection {
  const content = String(body ?? '')
  return {
    title: 'Order',
    rows: [
      { label: 'Cannot be read', value: content },
      { label: 'Wrong at', value: unreadableAt(content) },
      { label: 'Version', value: `${version ?? ''}; this release writes ${ORDER_VERSION}` },
    ],
  }
}

function priceRows(order: Order): ShownSection['rows'] {
  const { usual } = order
  return [
    ...billRows(order).map(({ label, value }) => ({ label, value })),
    ...(usual ? [{ label: 'Usually costs', value: usualText(usual, TERMINAL) }] : []),
  ]
}
