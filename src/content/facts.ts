import { appConfig } from '~config'
import type { Facts } from '~/content/types'
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatParcelSizes,
  formatPhone,
} from '~/i18n/format'
import type { Locale } from '~/lib/app-config'
import { czk } from '~/lib/money'

const HOUR_WORDS = {
  cs: { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' },
  en: { one: 'hour', few: 'hours', many: 'hours', other: 'hours' },
}

function hours(count: number, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(count)
  const words = HOUR_WORDS[locale]
  const word = form === 'one' || form === 'few' || form === 'many' ? words[form] : words.other
  return `${count}\u00a0${word}`
}

/** Czech genitive after „do“: do 1 hodiny, do 2 hodin. */
function withinHours(count: number, locale: Locale): string {
  if (locale === 'en') return hours(count, locale)
  return `${count}\u00a0${count === 1 ? 'hodiny' : 'hodin'}`
}

/** The figures and names that texts repeat, in one language, from app.config.ts. */
export function facts(locale: Locale): Facts {
  const { company, ordering, product } = appConfig
  const { maxWeightKg, maxInsuredValue } = ordering.parcel
  const sizes = formatParcelSizes(ordering.parcel, locale)
  return {
    product: product.name,
    legalName: company.legalName,
    owner: company.owner,
    address: `${company.street}, ${company.zip.replace(' ', '\u00a0')} ${company.city}`,
    companyId: company.companyId,
    vatId: company.vatId,
    register: company.register[locale],
    phone: formatPhone(company.phone),
    email: company.email,
    bankAccount: company.bank.account,
    freeCancellation: hours(ordering.freeCancellationHours, locale),
    confirmWithin: withinHours(ordering.confirmWithinHours, locale),
    leadTime: hours(ordering.leadTimeHours, locale),
    termsFrom: formatDate(appConfig.terms.version, locale).replaceAll(' ', '\u00a0'),
    cleaningFee: formatMoney(czk(ordering.cleaningFee), locale),
    parcelStandard: sizes.standard,
    parcelLong: sizes.long,
    parcelWeight: `${formatNumber(maxWeightKg, locale)}\u00a0kg`,
    parcelInsurance: formatMoney(czk(maxInsuredValue), locale),
  }
}
