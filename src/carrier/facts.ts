import { appConfig } from '~config'
import { parcelLimits } from '~/carrier/offered-kinds'
import { driverLanguages } from '~/carrier/driver-languages'
import { isAlwaysOpen } from '~/carrier/open-time'
import { papersKept } from '~/carrier/phrases/papers-kept'
import { confirmWithin, period, within } from '~/carrier/phrases/period'
import {
  handingPromise,
  hourlyPromise,
  ridePromise,
  waitingPromise,
  waitingStep,
} from '~/carrier/phrases/promises'
import { termsDates } from '~/carrier/terms-dates'
import type { Facts } from '~/carrier/types'
import {
  formatDate,
  formatDuration,
  formatMoney,
  formatParcelSizes,
  formatPhone,
  formatRate,
  formatWeight,
} from '~/i18n/format'
import { formatAddress } from '~/i18n/format-address'
import { formatLanguages, formatNames } from '~/i18n/format-lists'
import { phrases } from '~/i18n/languages/phrases'
import { madeOnce } from '~/i18n/made-once'
import type { Locale } from '~/lib/locale'
import { cardWay, offeredWays } from '~/carrier/offered-ways'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { ownMoney } from '~/lib/money'

const lists = madeOnce((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** Methods as the object of a sentence: "platbu kartou online a bankovní převod". */
function inSentence(methods: readonly PaymentMethod[], locale: Locale): string {
  const names = methods.map((method) => PAYMENT_METHODS[method].inSentence[locale])
  return phrases[locale].unbroken(lists(locale).format(names))
}

/** The drivers and their languages; null where a customer has no language to choose from. */
function drivers(locale: Locale): Facts['drivers'] {
  const all = appConfig.trust.drivers
  const english = all.filter(({ languages }) => languages.includes('en')).length
  return driverLanguages.length < 2
    ? null
    : { count: all.length, english, languages: formatLanguages(driverLanguages, locale) }
}

function offers(paidBy: 'card' | 'driver'): boolean {
  return offeredWays({ isCompany: true }).some(
    (method) => PAYMENT_METHODS[method].paidBy === paidBy,
  )
}

function airportRide(): string | null {
  const { places, fixedRoutes } = appConfig
  const airport = places.find((place) => place.airport)
  const town = airport?.airport?.of
  if (!airport || !town) return null
  const route = fixedRoutes.find(
    ({ between }) => between.includes(airport.id) && between.includes(town),
  )
  return route ? formatDuration(route.durationMin) : null
}

/** The owner or director; empty where the carrier is that person, whose name is said already. */
function otherOwner(): string {
  const { owner, legalName } = appConfig.company
  const bare = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase()
  return bare(owner) === bare(legalName) ? '' : owner
}

function luggagePiece(): string {
  const { lengthCm, widthCm, heightCm } = appConfig.luggagePiece
  return `${lengthCm}\u00a0×\u00a0${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`
}

/** The figures and names that texts repeat, in one language, from carrier.ts. */
export function facts(locale: Locale): Facts {
  const { company, ordering, product, retention } = appConfig
  const { maxWeightKg, maxInsuredValue } = parcelLimits()
  const sizes = formatParcelSizes(parcelLimits(), locale)
  const { arrangesInvoice = false } = appConfig.payment
  const offersInvoice = appConfig.payment.methods.includes('invoice')
  return {
    product: product.name,
    legalName: company.legalName,
    owner: otherOwner(),
    address: formatAddress(company),
    town: company.city,
    companyId: company.companyId ?? '',
    isRegistered: company.companyId !== null,
    vatId: company.vatId,
    vatPayer: company.vatPayer,
    register: company.register[locale],
    phone: formatPhone(company.phone),
    email: company.email,
    bankAccount: company.bank.account,
    bic: company.bank.bic,
    openingHours: company.openingHours[locale],
    drivers: drivers(locale),
    freeCancellation: period(ordering.freeCancellationHours, 'hour', locale),
    confirmWithin: confirmWithin(locale),
    isAlwaysOpen: isAlwaysOpen(),
    leadTime: period(ordering.leadTimeHours, 'hour', locale),
    offerLasts: period(ordering.offer.hours, 'hour', locale),
    offerEnds: within(ordering.offer.endsHoursBefore, 'hour', locale),
    dueWithin: within(appConfig.payment.dueDays, 'day', locale),
    returnDiscount:
      ordering.returnDiscountBp > 0 ? formatRate(ordering.returnDiscountBp, locale) : null,
    returnWithin: period(ordering.returnWithinDays, 'day', locale),
    waysToPay: inSentence(offeredWays({ isCompany: true }), locale),
    waysAgreed: inSentence(appConfig.payment.methods, locale),
    hasGateway: offers('card') && cardWay() === 'gateway',
    offersCash: offers('driver'),
    offersCard: appConfig.payment.methods.includes('card'),
    offersTransfer: appConfig.payment.methods.includes('bankTransfer'),
    hasRoutes: appConfig.fixedRoutes.length > 0,
    splitsVat: appConfig.fixedRoutes.some(({ vatParts }) => vatParts !== undefined),
    takesInvoice: offersInvoice || arrangesInvoice,
    arrangesInvoice: arrangesInvoice && !offersInvoice,
    offersChildSeats: appConfig.childSeat.max > 0,
    categories: formatNames(
      appConfig.services.map(({ name }) => name),
      locale,
    ),
    offersExtras: appConfig.orderOptions.length > 0,
    servesAlcohol: (ordering.alcohol ?? []).length > 0,
    isInsured: appConfig.trust.insurance !== null,
    hasLicence: appConfig.trust.licence !== null,
    hasChamber: Boolean(appConfig.trust.trade?.chamber),
    hasSocialPages: company.facebook !== '' || company.instagram !== '',
    rideIncludes: ridePromise(locale),
    showsUsual: appConfig.usual !== null,
    waiting: waitingPromise(locale),
    handing: handingPromise(locale),
    airportWaiting: period(ordering.freeWaiting.airportMin, 'minute', locale),
    stationWaiting: period(ordering.freeWaiting.stationMin, 'minute', locale),
    airportRide: airportRide(),
    luggagePiece: luggagePiece(),
    hourlyHire: hourlyPromise(locale),
    waitingStep: waitingStep(locale),
    termsFrom: formatDate(appConfig.terms.version, locale),
    termsDates: termsDates(appConfig.terms.version, locale),
    rulesSince: formatDate(appConfig.terms.rulesSince, locale),
    privacyFrom: formatDate(appConfig.privacy.version, locale),
    draftKept: period(retention.draftHours, 'hour', locale),
    orderKept: period(retention.orderDaysAfterRide, 'day', locale),
    heldKept: period(retention.heldDays, 'day', locale),
    papersKept: papersKept(locale),
    messageKept: period(retention.messageDays, 'day', locale),
    cleaningFee: formatMoney(ownMoney(ordering.cleaningFee), locale),
    samePriceAlways: phrases[locale].samePriceAlways,
    parcelStandard: sizes.standard,
    parcelLong: sizes.long,
    parcelWeight: formatWeight(maxWeightKg, locale),
    parcelInsurance: formatMoney(ownMoney(maxInsuredValue), locale),
  }
}
