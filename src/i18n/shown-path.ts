import { locales } from '~/lib/locale'
import { screenNames, screens } from '~/i18n/screens'

const MAX_SHOWN = 120
const KINDS = ['route', ...locales] as const
/** What stands before the token of a link, in every language of the carrier: `/stav-objednavky/`. */
const BEFORE_TOKEN = screenNames.flatMap((screen) =>
  KINDS.flatMap((kind) => {
    const [before = '', after] = screens[screen][kind].split(':token')
    return after === undefined ? [] : [before]
  }),
)

/** A path as an answer repeats it: readable, no longer than a line or two, and without the token of a link. */
export function shownPath(path: string): string {
  const decoded = readable(path)
  const lower = decoded.toLowerCase()
  const ends = BEFORE_TOKEN.flatMap((before) => {
    const at = lower.indexOf(before)
    return at < 0 ? [] : [at + before.length]
  })
  const end = Math.min(MAX_SHOWN, ...ends)
  return decoded.length > end ? `${decoded.slice(0, end)}…` : decoded
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
