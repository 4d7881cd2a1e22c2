import { appConfig } from '~config'
import { formatDate } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/**
 * The dates of a version of the terms: since when its rules are in force, then the day of its wording. A wording that is as
 * old as its rules has one date, and so has one that is older than the present rules.
 */
export function termsDates(version: string, locale: Locale = getLocale()): string {
  const { rulesSince } = appConfig.terms
  const date = formatDate(version, locale)
  return version > rulesSince
    ? m.terms_rules_wording({ since: formatDate(rulesSince, locale), date }, { locale })
    : m.legal_effective({ date }, { locale })
}
