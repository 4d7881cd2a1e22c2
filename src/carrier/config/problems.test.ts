import { expect, test } from 'vitest'
import { appConfig } from '~config'
import type { AppConfig } from '~/carrier/app-config-type'
import { at } from '~/markets/at'
import { configProblems } from './problems.ts'

/** A market has a function, which no clone holds. */
function cloned(): typeof appConfig {
  const { market, ...rest } = appConfig
  return { ...structuredClone(rest), market }
}

function changed(change: (config: typeof appConfig) => void): string[] {
  const config = cloned()
  change(config)
  return configProblems(config)
}

function moveAirport(places: typeof appConfig.places, of: string, code: string): void {
  for (const { airport } of places) if (airport) Object.assign(airport, { of, code })
}

function changeUsual(
  config: typeof appConfig,
  change: Partial<NonNullable<typeof appConfig.usual>>,
): void {
  if (config.usual) config.usual = { ...config.usual, ...change }
}

test('a carrier may show no usual prices', () => {
  expect(changed((config) => (config.usual = null))).toEqual([])
})

test('a carrier of rides alone writes no bounds of the other kinds', () => {
  const rides = { kinds: ['ride'] as const }
  const change = (config: typeof appConfig) => {
    Object.assign(config, rides)
    Object.assign(config.ordering, { hourly: null, parcel: null })
  }
  expect(changed(change)).toEqual([])
})

test('the settings of the sample carrier are in order', () => {
  expect(configProblems(appConfig)).toEqual([])
})

test.each<[string, (config: typeof appConfig) => void]>([
  ['company.companyId: “null” is missing', ({ company }) => (company.companyId = null)],
  ['company.companyId: “12345678”', ({ company }) => (company.companyId = '12345678')],
  [
    'company.vatId: “CZ12345678” is no VAT number of CZ; write it as CZ',
    ({ company }) => (company.vatId = 'CZ12345678'),
  ],
  [
    'company.vatId: “null” is missing',
    ({ company }) => Object.assign(company, { vatPayer: true, vatId: null }),
  ],
  ['company.zip: “811 01”', ({ company }) => (company.zip = '811 01')],
  ['company.zip: “11 000” is written 110 00', ({ company }) => (company.zip = '11 000')],
  ['company.phone: “700 000 000”', ({ company }) => (company.phone = '700 000 000')],
  ['company.email: “objednavky”', ({ company }) => (company.email = 'objednavky')],
  ['company.openingHours.coded: “24/7”', ({ company }) => (company.openingHours.coded = '24/7')],
  [
    'company.openingHours.coded: “Mo-So 06:00-22:00”',
    ({ company }) => (company.openingHours.coded = 'Mo-So 06:00-22:00'),
  ],
  ['company.bank.iban', ({ company }) => (company.bank.iban = 'CZ6508000000192000145398')],
  ['company.bank.account', ({ company }) => (company.bank.account = '123457/0710')],
  ['company.bank.holder: “ ” is empty', ({ company }) => (company.bank.holder = ' ')],
  ['company.bank.bic: “UKAZCZP” is no valid BIC', ({ company }) => (company.bank.bic = 'UKAZCZP')],
  [
    'company.bank.bic: “UKAZATWW” is of another country',
    ({ company }) => (company.bank.bic = 'UKAZATWW'),
  ],
  ['kinds: “ride” is missing', (config) => (config.kinds = ['hourly'])],
  [
    'kinds: “bus” is no kind of order',
    (config) => Object.assign(config, { kinds: ['ride', 'bus'] }),
  ],
  ['kinds: “parcel” stands there twice', (config) => (config.kinds = ['ride', 'parcel', 'parcel'])],
  ['ordering.hourly: is null', ({ ordering }) => (ordering.hourly = null)],
  ['ordering.parcel: is null', ({ ordering }) => (ordering.parcel = null)],
  ['terms.version: “1. 4. 2025”', ({ terms }) => (terms.version = '1. 4. 2025')],
  ['privacy.version', ({ privacy }) => (privacy.version = '2025-13-01')],
  ['ordering.cleaningFee: 5000.5', ({ ordering }) => (ordering.cleaningFee = 5000.5)],
  ['luggagePiece.widthCm: must not be 0', ({ luggagePiece }) => (luggagePiece.widthCm = 0)],
  [
    'services.business.largeLuggage: 9 is more than maxLuggage, 8',
    ({ services }) => Object.assign(services[0] ?? {}, { largeLuggage: 9 }),
  ],
  ['childSeat.price: -50.5', ({ childSeat }) => (childSeat.price = -50.5)],
  [
    'payment.series.credit: “{year}-F-{no}” is the series of another kind',
    ({ payment }) => (payment.series.credit = payment.series.invoice),
  ],
  [
    'payment.series.debit: “V-{no}” needs {year} and {no}',
    ({ payment }) => (payment.series.debit = 'V-{no}'),
  ],
  ['payment.euroRates: is empty', ({ payment }) => (payment.euroRates = [])],
  [
    'payment.euroRates: “2026-01-01: 24.25” is no day',
    ({ payment }) => (payment.euroRates = [{ from: '2026-01-01', rate: 24.25 }]),
  ],
  [
    'payment.euroRates: is not in the sequence',
    ({ payment }) => payment.euroRates.push({ from: '2025-01-01', rate: 25_000 }),
  ],
  ['dueDays: -1', ({ payment }) => (payment.dueDays = -1)],
  ['retention.messageDays: must not be 0', ({ retention }) => (retention.messageDays = 0)],
  ['payment.methods', ({ payment }) => (payment.methods = [])],
  [
    'catalogue.imageHosts: “https://cdn.example.com/”',
    ({ catalogue }) => catalogue.imageHosts.push('https://cdn.example.com/'),
  ],
  [
    'catalogue.imageHosts: “*”',
    ({ catalogue }) => catalogue.imageHosts.push('cdn.example.com', '*'),
  ],
  ['“brno” is none of the places', ({ places }) => places.splice(4, 1)],
  [
    'fixedRoutes brno – prague: stands there twice',
    ({ fixedRoutes: [route], fixedRoutes: routes }) =>
      route && routes.push({ ...route, between: ['brno', 'prague'] }),
  ],
  [
    'fixedRoutes prague – prague-airport: vatRateBp 0 is for a route over the border',
    ({ fixedRoutes: [route] }) => route && (route.vatRateBp = 0),
  ],
  [
    'fixedRoutes prague – prague-airport: write 21 % as 2100',
    ({ fixedRoutes: [route] }) => route && (route.vatRateBp = 21_000),
  ],
  [
    'vatParts: the shares are 9000, not 10000 (100 %)',
    ({ fixedRoutes }) => splitAbroad(fixedRoutes, [4_000, 5_000]),
  ],
  [
    'vatParts: the first part has another rate than vatRateBp',
    ({ fixedRoutes }) => splitAbroad(fixedRoutes, [4_000, 6_000], 1200),
  ],
  [
    'ordering.addressAbove: 1000001 is above 1000000, up to which a document of CZ needs no address',
    ({ ordering }) =>
      Object.assign(ordering, { billingAddress: 'forInvoice', addressAbove: 1_000_001 }),
  ],
  ['the id “prague” must be used once', ({ places }) => places.push(...places.slice(0, 1))],
  [
    'places prague-airport: “praha” is no town',
    ({ places }) => moveAirport(places, 'praha', 'PRG'),
  ],
  [
    'places prague: “Jalta, Josef” must be one hotel',
    ({ places }) => Object.assign(places[0] ?? {}, { hotels: ['Jalta, Josef'] }),
  ],
  [
    'places prague-airport: hotels belong to a town',
    ({ places }) => Object.assign(places[1] ?? {}, { hotels: ['Holiday Inn'] }),
  ],
  ['“Prg” is no IATA code', ({ places }) => moveAirport(places, 'prague', 'Prg')],
  [
    'places prague: “Czechia”',
    ({ places }) => Object.assign(places[0] ?? {}, { country: 'Czechia' }),
  ],
  ['places prague: “8” is no beginning', ({ places }) => places[0]?.postalCodes.push('8')],
  ['places prague: “1xx xx”', ({ places }) => places[0]?.postalCodes.push('1xx xx')],
  ['usual.belowBp', (config) => changeUsual(config, { belowBp: 10_000 })],
  ['usual.roundTo', (config) => changeUsual(config, { roundTo: 0 })],
  ['usual.aboveBp: 0.18', (config) => changeUsual(config, { aboveBp: 0.18 })],
  [
    'usual.perKm.basic: must not be 0',
    (config) => changeUsual(config, { perKm: { business: 36, comfort: 32, basic: 0 } }),
  ],
])('a wrong setting is named: %s', (says, change) => {
  expect(changed(change).join('\n')).toContain(says)
})

test('a company of Vienna has its own numbers', () => {
  const inVienna = (company: Partial<typeof appConfig.company>) =>
    changed((config) => {
      config.market = at
      Object.assign(config.company, {
        country: 'AT',
        zip: '1010',
        companyId: 'FN 123456a',
        vatId: 'ATU12345678',
        phone: '+4312345678',
        ...company,
      })
    }).filter((one) => one.startsWith('company.') && !one.startsWith('company.bank'))
  expect(inVienna({})).toEqual([])
  expect(inVienna({ companyId: null })).toEqual([])
  expect(inVienna({ zip: '110 00', companyId: '?', vatId: 'CZ27082440', phone: '1' })).toEqual([
    'company.companyId: “?” is no Firmenbuchnummer; write it as FN 123456a',
    'company.vatId: “CZ27082440” is no VAT number of AT; write it as ATU12345678, or null if you have none',
    'company.zip: “110 00” is no postal code of its country',
    'company.phone: “1” is no telephone number; write it as +43777123456',
  ])
})

test('a carrier that pays no VAT needs no DIČ', () => {
  expect(
    changed(({ company }) => Object.assign(company, { vatPayer: false, vatId: null })),
  ).toEqual([])
})

test('a carrier whose currency is the euro needs no rate of it', () => {
  const config = { ...cloned(), market: at }
  config.payment.euroRates = []
  expect(configProblems(config).filter((one) => one.includes('euroRates'))).toEqual([])
})

test('the seat and every VAT rate fit the market', () => {
  const problems = configProblems({ ...cloned(), market: at })
  expect(problems).toContain('company.country: “CZ” is not the country of the market, AT')
  expect(problems).toContainEqual(
    expect.stringMatching(/^ordering\.vatRateBp: 2100 is no VAT rate of AT; write one of 0 .*2000/),
  )
  expect(configProblems(cloned())).toEqual([])
})

/** A route over the border in two parts, the first one at a rate, the second without VAT. */
function splitAbroad(
  fixedRoutes: AppConfig['fixedRoutes'],
  [home = 0, abroad = 0]: number[],
  rate = 2100,
): void {
  const route = fixedRoutes.find(({ between }) => between.includes('vienna'))
  Object.assign(route ?? {}, {
    vatRateBp: 2100,
    vatParts: [
      { shareBp: home, vatRateBp: rate },
      { shareBp: abroad, vatRateBp: 0 },
    ],
  })
}

test('a carrier in euros needs no rate of exchange', () => {
  const config = cloned()
  const inEuros = { ...config, market: at, payment: { ...config.payment, euroRates: [] } }
  expect(configProblems(inEuros).filter((says) => says.includes('euroRates'))).toEqual([])
})
