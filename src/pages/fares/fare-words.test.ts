import { afterEach, expect, test } from 'vitest'
import { fareSeo } from '~/pages/fares/fare-words'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { fares } from '~/places/fares'

const LONG = 'Rafaelova '.repeat(20).trim()
const localeOf = getLocale
const place = { cs: LONG, en: LONG }

afterEach(() => {
  overwriteGetLocale(localeOf)
})

test.each([
  ['cs', 'Jízda s\u00a0řidičem'],
  ['en', 'Private transfer with a driver'],
] as const)('a place with a name of 200 letters breaks no sentence in %s', (locale, kind) => {
  overwriteGetLocale(() => locale)
  const fare = fares.find(({ between }) => between.includes('brno'))
  if (!fare) throw new Error('the carrier drives to Brno')
  const { title, description } = fareSeo({ ...fare, from: place, to: place }, locale)
  // Nothing is cut within a name, and the sentences that search engines would not show are left out.
  expect(title).toBe(`${kind}: ${LONG}\u00a0– ${LONG}`)
  expect(description).toMatch(new RegExp(`^${title}\\. .*\\u00a0min\\.$`))
})
