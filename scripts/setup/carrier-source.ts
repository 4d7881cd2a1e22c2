import type { Answers } from './answers.ts'
import { companyOf, inLanguages, MARKETS, type Words } from './company-of.ts'
import { vatOfRoute } from './over-border.ts'
import { usualPayment } from './quick-answers.ts'

/** The config of a carrier as data; the sample's is where the settings that nobody is asked for come from. */
export type ConfigData = Record<string, unknown> & {
  services: unknown
  ordering: Record<string, unknown>
  payment: Record<string, unknown>
}

/** The config of the carrier that answers describe; amounts become hundredths, percent basis points. */
export function configOf(answers: Answers, sample: ConfigData): ConfigData {
  const { categories, languages, licence, trade } = answers
  const inAll = (words: Words) => inLanguages(words, languages)
  const services = categories.map((category) => ({
    ...category,
    hourlyRate: hundredths(category.hourlyRate),
  }))
  const first = {
    market: `market:${answers.market}`,
    languages,
    kinds: answers.kinds,
    product: { name: answers.name, appName: `${answers.id}-web` },
  }
  return {
    ...first,
    ...sample,
    ...first,
    company: companyOf(answers),
    trust: {
      drivers: [],
      licence: licence && { number: licence.number, authority: inAll(licence.authority) },
      ...(trade && {
        trade: {
          chamber: trade.chamber === '' ? null : inAll(trade.chamber),
          profession: inAll(trade.profession),
          supervision: inAll(trade.supervision),
        },
      }),
      insurance: null,
      reviews: null,
      note: null,
    },
    ordering: {
      ...sample.ordering,
      addressAbove: MARKETS[answers.market].documents.simplifiedUpTo,
      vatRateBp: basisPoints(answers.vat),
      ...(answers.kinds.includes('parcel') ? {} : { parcel: null }),
      ...(answers.kinds.includes('hourly') ? {} : { hourly: null }),
      // Nobody has promised these yet.
      returnDiscountBp: 0,
      alcohol: [],
      decidedBy: answers.backOffice ? 'back-office' : 'desk',
    },
    services: Array.isArray(sample.services)
      ? services
      : Object.fromEntries(services.map((service) => [service.slug, service])),
    orderOptions: [],
    childSeat: answers.childSeat
      ? { ...answers.childSeat, price: hundredths(answers.childSeat.price) }
      : { price: 0, max: 0 },
    places: answers.places.map(({ name, within, airport, ...place }) => ({
      ...place,
      name: inAll(name),
      within: inAll(within),
      aliases: [],
      airport: airport && { ...airport, fullName: inAll(airport.fullName) },
    })),
    fixedRoutes: answers.routes.map((route) => ({
      between: [route.from, route.to],
      durationMin: route.minutes,
      distanceKm: route.km,
      ...vatOfRoute(route, answers),
      price: Object.fromEntries(
        Object.entries(route.price).map(([slug, amount]) => [slug, hundredths(amount)]),
      ),
    })),
    usual: null,
    payment: {
      ...sample.payment,
      methods: answers.payment ?? usualPayment(answers.bank),
      arrangesInvoice: false,
      payLink: null,
    },
    terms: { version: answers.since, rulesSince: answers.since },
    privacy: { version: answers.since },
    routeRules: [],
  }
}

/** The text of carrier.ts; a market is imported, so that no other is bundled. */
export function carrierSource(config: ConfigData, market: Answers['market']): string {
  const body = JSON.stringify(config, null, 2).replace(`"market:${market}"`, market)
  return `import type { AppConfig } from '~/carrier/app-config-type'
import { ${market} } from '../../src/markets/${market}.ts'

/**
 * Everything that this carrier configures, first written by \`npm run setup\`; src/carrier/app-config-type.ts describes
 * each field. Amounts are hundredths of the currency, gross (VAT included); rates are basis points.
 */
export const appConfig: AppConfig = ${body}
`
}

/** deploy.json: what differs between deployed sites; ids are those of the account. */
export function deployOf({ id, domain, mail, email, backOffice }: Answers) {
  return {
    name: id,
    routes: domain ? [{ pattern: domain, custom_domain: true }] : [],
    d1: { DB: '', PROVIDER_DB: '' },
    kv: { CATALOG: '' },
    vars: {
      SITE_ORIGIN: domain ? `https://${domain}` : '',
      PROVIDER: backOffice ? 'remote' : 'embedded',
      ...(backOffice && { PROVIDER_API_URL: backOffice }),
      ...(mail.api && { MAIL_API_URL: mail.api }),
      MAIL_FROM: mail.from,
      CARRIER_EMAIL: email,
    },
  }
}

function hundredths(amount: number): number {
  return Math.round(amount * 100)
}

function basisPoints(percent: number): number {
  return Math.round(percent * 100)
}
