import { appConfig } from '~config'

/**
 * A place as it was confirmed: what was typed and, where the customer was asked which town that is in and answered,
 * the town: „Hotel Josef, Praha“. `answer` is `id|text`; one about another text, of no place of ours or
 * `elsewhere` adds nothing.
 */
export function confirmedPlace(typed: string, answer: string): string {
  const [id = '', ...texts] = answer.split('|')
  const place = appConfig.places.find((known) => known.id === id)
  const isAbout = texts.join('|').trim() === typed.trim()
  return place && isAbout ? `${typed.trim()}, ${place.name.cs}` : typed
}
