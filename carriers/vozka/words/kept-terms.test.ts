import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { facts } from '~/carrier/facts'
import { offeredText } from '~/carrier/kind-prose'
import { terms } from '~carrier/words/terms'
import { isInForce, termsVersions } from '~/carrier/terms-versions'
import { termsText } from '~/carrier/terms-text'
import { formatDate } from '~/i18n/format'
import type { BindingTerms, LegalText } from '~/carrier/types'
import { inEach, type Locale, locales } from '~/lib/locale'

const stored = import.meta.glob<Record<Locale, BindingTerms>>('./terms-versions/*.json', {
  import: 'default',
  eager: true,
})

function asToday(locale: Locale): LegalText {
  return offeredText(terms(locale, facts(locale)))
}

// A failure means: the text, a figure or a name in it changed. If orders were placed under it, set `terms.version` in
// carrier.ts to the day from which the new text is in force; then `npm run terms` stores it, and the site shows it. `seo`
// and `credit` bind nobody and may change within a version.
test('the terms of today are kept as they are under their version', async () => {
  const kept = `${JSON.stringify(inEach(asToday), null, 2)}\n`
  const { version } = appConfig.terms
  const says = `The terms of ${version} are not stored as they read today: npm run terms stores a new version`
  await expect(kept, says).toMatchFileSnapshot(`./terms-versions/${version}.json`)
})

test('every version is there in each language, and says from when it was in force', async () => {
  expect(termsVersions.filter(isInForce)).toEqual([appConfig.terms.version])
  for (const version of termsVersions) {
    for (const locale of locales) {
      expect(stored[`./terms-versions/${version}.json`]?.[locale]).toMatchObject({
        effectiveFrom: version,
      })
    }
  }
})

test('as text the terms have their numbers, and no markup', () => {
  for (const locale of locales) {
    const text = termsText(asToday(locale), locale)
    expect(text).toContain(formatDate(appConfig.terms.version, locale))
    expect(text).toMatch(/\n3\.5\. \S/)
    expect(text).not.toMatch(/<\/?[a-z]|&amp;/)
  }
})
