import { m } from '~/paraglide/messages'

type Messages = typeof m
/** The keys of messages without a value of their own. */
type WordKey = {
  [TKey in keyof Messages]: Messages[TKey] extends () => string ? TKey : never
}[keyof Messages]

/**
 * A message by its key, such as `desk_event_${event}`: the compiler knows each. On the server alone, because a script for
 * the browser would carry the messages of every page.
 */
export function word(key: WordKey): string {
  if (import.meta.env.SSR) return m[key]()
  throw new Error(`${key} is a word of the server`)
}
