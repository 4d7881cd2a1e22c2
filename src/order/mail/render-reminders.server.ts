import { hasDesk } from '~/access/has-desk.server'
import { ownLocale } from '~/lib/locale'
import type { Rendered } from '~/outbox/mail'
import { STATES } from '~/order/life/states'
import { asOf } from '~/order/mail/as-of'
import { driverlessLetter, reminderLetter } from '~/order/mail/letters/carrier-letter'
import { written } from '~/order/mail/written'
import type { OrderRow } from '~/order/store/order-store.server'
import { runInLocale } from '~/i18n/run-in-locale.server'

/** The reminder of an order that waits for our answer; none once somebody answered. */
export function renderReminder(row: OrderRow, origin: string): Rendered {
  const found = asOf(row, 1)
  if (!found || found.event.event !== 'received') return 'unreadable'
  if (row.life?.state !== 'received') return 'forgotten'
  const { known, event } = found
  return runInLocale(ownLocale, () => {
    const content = reminderLetter({
      known,
      event,
      isHeld: row.isHeld,
      origin,
      hasDesk: hasDesk(),
      isDecidedHere: true,
    })
    const id = `${known.placed.number}.unanswered.carrier`
    const about = { id, thread: known.placed.number, isOfStranger: false, movedHours: 0 }
    const replyTo = known.placed.order.email || null
    return written(content, ownLocale, { ...about, to: null, replyTo, attachments: [] })
  })
}

/** The reminder of a ride without a driver; none once it has one or is over. */
export function renderDriverless(row: OrderRow, origin: string): Rendered {
  const { life } = row
  const isBare = life?.rides.some(({ over, driver }) => over === null && driver === null)
  if (!life || STATES[life.state].phase !== 'agreed' || !isBare) return 'forgotten'
  const found = asOf(row, null)
  if (!found) return 'unreadable'
  const { known } = found
  return runInLocale(ownLocale, () => {
    const content = driverlessLetter({
      known,
      isHeld: row.isHeld,
      origin,
      hasDesk: hasDesk(),
      isDecidedHere: true,
    })
    const id = `${known.placed.number}.driverless.carrier`
    const about = { id, thread: known.placed.number, isOfStranger: false, movedHours: 0 }
    const replyTo = known.placed.order.email || null
    return written(content, ownLocale, { ...about, to: null, replyTo, attachments: [] })
  })
}
