import { formatOrderNumber, formatShortDay, formatTime } from '~/i18n/format'
import type { LifeEvent } from '~/order/life/event-data'
import type { Objection } from '~/order/store/desk/objection'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What speaks against a ride, in a sentence. */
export function objectionWords({ why, of, name, meets }: Objection): string {
  switch (why) {
    case 'overlap': {
      const locale = getLocale()
      return meets
        ? m.desk_asks_overlap({
            who: name,
            number: formatOrderNumber(meets.number),
            day: formatShortDay(meets.from, locale),
            from: formatTime(meets.from, locale),
            until: formatTime(meets.until, locale),
            minutes: meets.missingMin,
          })
        : ''
    }
    case 'dayOff':
      return of === 'driver' ? m.desk_asks_off({ name }) : m.desk_asks_car_off({ name })
    case 'tooSmall':
      return m.desk_asks_too_small({ name })
    case 'otherCategory':
      return m.desk_asks_smaller({ name })
    case 'gone':
      return m.desk_asks_gone({ name })
    case 'changed':
      return of === 'driver' ? m.desk_asks_changed({ name }) : m.desk_asks_car_changed({ name })
    case 'noLink':
      return m.desk_asks_no_link({ name })
    case 'wish':
      return m.desk_asks_wish({ wish: name })
  }
}

const AGAINST = {
  overlap: m.desk_mark_overlaps,
  dayOff: m.desk_against_off,
  tooSmall: m.desk_car_small,
  otherCategory: m.desk_car_other,
  gone: m.desk_against_gone,
  changed: m.desk_against_changed,
  noLink: m.desk_against_no_link,
  wish: m.desk_against_wish,
}

/** On what an act insisted, in a word each; null for one against which nothing spoke. */
export function insistedWords({ against = [] }: LifeEvent): string | null {
  if (against.length === 0) return null
  return m.desk_event_insisted({ what: against.map((why) => AGAINST[why]()).join(', ') })
}
