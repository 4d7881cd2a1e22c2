import { ownLocale } from '~/lib/locale'
import { appConfig } from '~config'

/**
 * A confirmed place: the typed text and, if the customer answered the question about its town, the town: „Hotel
 * Josef, Praha“. `answer` is `id|text`; an answer about another text, an unknown place or `elsewhere` adds nothing.
 */
export function confirmedPlace(typed: string, answer: string): string {
  const [id = '', ...texts] = answer.split('|')
  const place = appConfig.places.find((known) => known.id === id)
  const isAbout = texts.join('|').trim() === typed.trim()
  return place && isAbout ? `${typed.trim()}, ${place.name[ownLocale]}` : typed
}
