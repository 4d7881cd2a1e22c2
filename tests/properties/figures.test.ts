import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { isOffered } from '../../src/carrier/offered-kinds.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { screenPath } from '../../src/i18n/screens.ts'
import { type Locale, locales } from '../../src/lib/locale.ts'
import { fares, returnFare } from '../../src/places/fares.ts'
import { netPrice } from '../../src/ui/cards/net-text.ts'
import { fetchPage } from '../support/http/fetched.ts'
import type { Page } from '../support/http/visitor.ts'

const { currency } = appConfig.market

function shown(page: Page): string {
  return page.text('body').replaceAll('\u00a0', ' ')
}

function sum(amount: number, locale: Locale): string {
  return formatMoney({ amount, currency }, locale).replaceAll('\u00a0', ' ')
}

/** The amounts of a page, each as digits with what a language puts between them. */
function amountsOf(text: string, locale: Locale): string[] {
  const [sign = ''] = /[^\d\s.,]+/.exec(sum(100, locale)) ?? []
  const escaped = sign.replace(/[$.]/g, '\\$&')
  const number = String.raw`\d{1,3}(?:[ .,’]?\d{3})*(?:[.,]\d{2})?`
  const found = text.match(
    new RegExp(`${escaped} ?${number}(?!\\d)|(?<![\\d.,])${number} ${escaped}`, 'g'),
  )
  return (found ?? []).map((amount) => amount.replace(/\D/g, ''))
}

for (const locale of locales) {
  test(`each fixed price is on the page of its route, and no other: ${locale}`, async () => {
    for (const fare of fares) {
      const path = screenPath('fare', locale, fare.slug[locale])
      const page = await fetchPage(path)
      const text = shown(page)
      for (const [slug, price] of Object.entries(fare.price)) {
        expect.soft(text, `${path}, ${slug}`).toContain(sum(price, locale))
      }
      const sums = Object.values(fare.price).flatMap((price) => [price, price + returnFare(price)])
      const beside = fares.flatMap(({ price }) => Object.values(price))
      const nets = [
        ...sums.map((amount) => netPrice(amount, fare)),
        ...fares.flatMap((one) => Object.values(one.price).map((price) => netPrice(price, one))),
      ]
      const allowed = [...sums, ...beside, ...nets].map((amount) =>
        sum(amount, locale).replace(/\D/g, ''),
      )
      const main = page.text('main').replaceAll('\u00a0', ' ')
      const strange = amountsOf(main, locale).filter((amount) => !allowed.includes(amount))
      expect.soft(strange, path).toEqual([])
    }
  })

  test(`the timetable has every fixed price and the rate of every category: ${locale}`, async () => {
    const text = shown(await fetchPage(screenPath('fares', locale)))
    for (const { price } of fares) {
      for (const amount of Object.values(price)) {
        expect.soft(text).toContain(sum(amount, locale).replace(/[^\d]*$|^[^\d]*/g, ''))
      }
    }
    for (const { slug, name, hourlyRate } of appConfig.services) {
      const path = screenPath('service', locale, slug)
      const service = shown(await fetchPage(path))
      expect.soft(service, path).toContain(name)
      if (isOffered('hourly')) expect.soft(service, path).toContain(sum(hourlyRate, locale))
    }
  })

  test(`periods, fees and the account are those of the settings: ${locale}`, async () => {
    const { company, ordering } = appConfig
    const terms = shown(await fetchPage(screenPath('terms', locale)))
    expect.soft(terms).toContain(company.legalName)
    expect.soft(terms).toContain(String(ordering.freeCancellationHours))
    if (ordering.cleaningFee > 0) expect.soft(terms).toContain(sum(ordering.cleaningFee, locale))
    const contact = shown(await fetchPage(screenPath('contact', locale)))
    for (const fact of [company.legalName, company.companyId, company.email, company.street]) {
      expect.soft(contact).toContain(fact)
    }
    expect.soft(contact.replaceAll(' ', '')).toContain(company.bank.iban.replaceAll(' ', ''))
  })
}
