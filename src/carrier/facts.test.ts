import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { facts } from '~/carrier/facts'
import { openGatewayFor } from '~/carrier/offered-ways'
import { offeredFaq, offeredText } from '~/carrier/kind-prose'
import { faq } from '~carrier/words/faq'
import { privacy } from '~carrier/words/privacy'
import type { OrderField } from '~/order/fields'
import { keysOf } from '~/lib/keys-of'
import { terms } from '~carrier/words/terms'
import { intlMade } from '../../tests/support/intl-made.ts'

// A market has a function, which no clone holds.
const { market: _market, ...settings } = appConfig
const original = structuredClone(settings)

/** The figures of the made-up carrier, independent of carrier.ts. */
const SAMPLE = {
  freeCancellationHours: 24,
  cleaningFee: 500_000,
  parcel: {
    standard: { lengthCm: 140, sideCm: 40 },
    long: { lengthCm: 230, sideCm: 30 },
    maxWeightKg: 100,
    maxInsuredValue: 100_000_000,
  },
}

afterEach(() => {
  openGatewayFor({})
  Object.assign(appConfig, structuredClone(original))
})

function everyText(locale: 'cs' | 'en'): string {
  const own = facts(locale)
  const texts = [
    offeredFaq(faq(locale, own)),
    offeredText(terms(locale, own)),
    offeredText(privacy(locale, own)),
  ]
  return JSON.stringify(texts).replaceAll('\u00a0', ' ')
}

test('the texts state the figures of the offer', () => {
  Object.assign(appConfig.ordering, SAMPLE)
  const cs = everyText('cs')
  const en = everyText('en')
  for (const figure of [
    '24 hodin',
    '5 000 Kč',
    '100 kg',
    '1 000 000 Kč',
    '0,40 × 1,4 m',
    '2,3 × 0,3 m',
  ]) {
    expect(cs).toContain(figure)
  }
  for (const figure of [
    '24 hours',
    'CZK 5,000',
    '100 kg',
    'CZK 1,000,000',
    '0.40 × 1.4 m',
    '2.3 × 0.3 m',
  ]) {
    expect(en).toContain(figure)
  }
})

test('a carrier who changes a figure changes every sentence with it', () => {
  Object.assign(appConfig.ordering, {
    freeCancellationHours: 36,
    leadTimeHours: 3,
    confirmWithinHours: 1,
    returnDiscountBp: 1500,
    returnWithinDays: 14,
    cleaningFee: 340_000,
    parcel: {
      standard: { lengthCm: 150, sideCm: 45 },
      long: { lengthCm: 260, sideCm: 20 },
      maxWeightKg: 70,
      maxInsuredValue: 20_000_000,
    },
  })
  Object.assign(appConfig.retention, { draftHours: 12, orderDaysAfterRide: 2, messageDays: 60 })
  Object.assign(appConfig.privacy, { version: '2026-02-03' })
  Object.assign(appConfig.company, {
    openingHours: { cs: 'Po–Pá 8–18', en: 'Mon–Fri 8–18', coded: 'Mo-Fr 08:00-18:00' },
  })
  Object.assign(appConfig, { luggagePiece: { lengthCm: 70, widthCm: 45, heightCm: 25 } })
  Object.assign(appConfig.payment, { methods: ['bankTransfer'] })
  const cs = everyText('cs')
  const en = everyText('en')
  for (const text of [cs, en]) {
    expect(text).not.toMatch(/5[ ,]000|100 kg|1[ ,]000[ ,]000|0[.,]40 ×|2[.,]3 ×/)
    expect(text).not.toMatch(/24 ho(?:din|urs)|30 (?:dnů po|days after)|90 (?:dn|day)/)
  }
  for (const figure of [
    '36 hodin',
    '3 hodiny',
    'do 1 hodiny (počítáno v naší provozní době)',
    '3 400 Kč',
    '70 kg',
    '200 000 Kč',
    'o 15 % levnější',
    'nejpozději 14 dnů po cestě tam',
    '12 hodin od poslední změny',
    '2 dny po jízdě',
    '60 dnů',
    'účinné od 3. února 2026',
    '70 × 45 × 25 cm',
    'V objednávce nabízíme bankovní převod.',
  ]) {
    expect(cs).toContain(figure)
  }
  for (const figure of [
    '36 hours',
    '1 hour',
    'CZK 3,400',
    '0.45 × 1.5 m',
    '2.6 × 0.2 m',
    '15% cheaper',
    'within 14 days of it',
    '12 hours from the last change',
    '2 days after',
    '60 days',
    'in force from 3 February 2026',
    '70 × 45 × 25 cm',
    'Mon–Fri 8–18',
    'The order offers bank transfer.',
  ]) {
    expect(en).toContain(figure)
  }
})

test('what passengers from abroad are told follows the drivers, the bank and the way of paying', () => {
  const said = everyText('en')
  expect(said).toContain('Of our 3 drivers, 2 speak English.')
  expect(said).toContain('Czech, English, German and French')
  expect(said).toContain('BIC (UKAZCZPP)')
  expect(said).not.toContain('payment gateway')
  expect(said).toContain('The ride from Prague usually takes 40 min')
  openGatewayFor({
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
  })
  Object.assign(appConfig, { fixedRoutes: [] })
  const other = everyText('en')
  expect(other).toContain('on the secure page of the payment gateway')
  expect(other).not.toContain('usually takes')
})

test('the fleet states the seats of the offer', async () => {
  const { carCategories } = await import('~carrier/words/cars')
  const seats = (locale: 'cs' | 'en') =>
    carCategories[locale].map(({ passengers }) => passengers.replaceAll('\u00a0', ' '))
  expect(seats('cs')).toEqual(['do 5 míst', 'do 8 míst', 'do 8 míst'])
  expect(seats('en')).toEqual(['up to 5 seats', 'up to 8 seats', 'up to 8 seats'])
  expect(carCategories.cs.map(({ luggage }) => luggage)).toEqual([8, 8, 8])
})

test('a carrier that pays no VAT promises no VAT and no tax documents', () => {
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  const cs = everyText('cs')
  const en = everyText('en')
  expect(cs).not.toMatch(/s DPH|bez DPH|včetně DPH|DIČ null|[Dd]aňový doklad|[Dd]aňové doklady/)
  expect(en).not.toMatch(
    /with VAT|without VAT|including VAT|VAT ID \(DIČ\)|VAT invoice|[Tt]ax document/,
  )
  expect(cs).toContain(
    'Nejsme plátci DPH a k uvedeným cenám ji nepřipočítáváme; celková cena je konečná.',
  )
  expect(en).toContain(
    'We are not registered for VAT and add none to the prices shown; the total is final.',
  )
})

test('texts that are the same for every carrier do not speak of VAT', async () => {
  const { home } = await import('~carrier/words/home')
  const { services } = await import('~carrier/words/services')
  expect(JSON.stringify([home, services])).not.toMatch(/DPH|VAT\b/)
})

test('waiting and hire by the hour are said in one way, with the figures of the offer', () => {
  const { airportMin, stationMin, elsewhereMin } = {
    airportMin: 50,
    stationMin: 2,
    elsewhereMin: 1,
  }
  Object.assign(appConfig.ordering, {
    freeWaiting: { airportMin, stationMin, elsewhereMin },
    waitingStepMin: 10,
    hourly: { minHours: 3, maxHours: 24, includedKmPerHour: 25, furtherKmPrice: 2_450 },
  })
  for (const locale of ['cs', 'en'] as const) {
    const own = facts(locale)
    const count = (text: string) =>
      everyText(locale).split(text.replaceAll('\u00a0', ' ')).length - 1
    // In the terms, and in the answer about included services, to which the others lead.
    expect(count(own.waiting)).toBe(2)
    expect(count(own.hourlyHire)).toBe(2)
  }
  expect(everyText('cs')).toContain(
    'na letišti 50 minut od skutečného příletu, na nádraží 2 minuty, jinde 1 minutu',
  )
  expect(everyText('cs')).toContain('každý další kilometr stojí 24,50 Kč')
  expect(everyText('en')).toContain(
    'Hire by the hour is for 3 hours or more. It includes 25 km for each hour',
  )
})

test('the terms have a version of their own and keep the date of the business rules', () => {
  Object.assign(appConfig.terms, { version: '2027-01-02', rulesSince: '2025-04-01' })
  expect(everyText('cs')).toMatch(/účinné od 2\. ledna 2027\. Pravidla .* od 1\. dubna 2025\./)
  expect(everyText('en')).toMatch(
    /in force from 2 January 2027\. The rules .* since 1 April 2025\./,
  )
  // What a search engine shows of the page says the same dates in the same order as the page.
  for (const [locale, dates] of [
    ['cs', 'Pravidla účinná od 1. dubna 2025, znění ze dne 2. ledna 2027.'],
    ['en', 'Rules effective 1 April 2025, wording of 2 January 2027.'],
  ] as const) {
    const { description } = terms(locale, facts(locale)).seo
    expect(description.replaceAll('\u00a0', ' ')).toContain(dates)
  }
})

test('the texts leave billing data and the way of paying of a request free until the offer is accepted', () => {
  expect(everyText('cs')).not.toMatch(/pt[aá]me? (?:se )?(?:na firmu )?teprve při přijetí/)
  expect(everyText('cs')).toContain('až do přijetí nabídky nepovinné')
  expect(everyText('en')).not.toMatch(/we ask (?:\S+ ){2,5}only when you accept/)
  expect(everyText('en')).toContain('these are optional until you accept our offer')
})

test('the terms name a point by its whole number', () => {
  for (const locale of ['cs', 'en'] as const)
    expect(everyText(locale)).not.toMatch(/(?:bodu|clause)\s\d+(?!\d|\.\d)/)
})

test('a delayed train is promised and a parcel without a value has its rule', () => {
  for (const [locale, wanted] of [
    [
      'cs',
      [
        'číslo letu nebo vlaku',
        'hodnotu při škodě doložíte',
        'začíná sjednaná doba až Vaším příjezdem',
      ],
    ],
    [
      'en',
      [
        'flight or train number',
        'you will need to prove the value',
        'the agreed time begins when you arrive',
      ],
    ],
  ] as const) {
    for (const words of wanted) expect(everyText(locale).split(words).length - 1).toBeGreaterThan(1)
  }
})

test('nobody can read a free cancellation as one within the last hours', async () => {
  const { default: cs } = await import('../../messages/cs.json')
  const words = (everyText('cs') + JSON.stringify(cs)).replaceAll('\u00a0', ' ')
  expect(words).not.toMatch(/\bDo (?:24|\{hours\}) hodin\w* před/)
  // „cena se uvidí hned“ is true only for fixed routes without stops.
  expect(words).not.toMatch(/pevných tras(?! bez zastávek)[^.]*(?:hned|předem|uvidíte)/)
})

test('the long texts make no Intl object for a figure that they had before', () => {
  expect(intlMade(() => [everyText('cs'), everyText('en')])).toEqual([])
})

const ADDRESS = ['fakturační adresa', 'billing address'] as const
const OTHER_ADDRESS = ['adresa pro poštu', 'address for post'] as const
const PARCEL = ['údaje o zásilce', 'details of a parcel'] as const
const PLACES = ['místa a časy jízdy', 'places and times of the ride'] as const
const KIND = ['Objednávka', 'Orders'] as const

/** By which words the page on personal data names what a customer types into a field. */
const IN_PRIVACY: Record<OrderField, readonly [cs: string, en: string]> = {
  kind: KIND,
  experience: KIND,
  variant: KIND,
  service: KIND,
  pickup: PLACES,
  pickupPlace: PLACES,
  pickupDetail: PLACES,
  dropoff: PLACES,
  dropoffPlace: PLACES,
  dropoffDetail: PLACES,
  stops: PLACES,
  date: PLACES,
  time: PLACES,
  hours: PLACES,
  returnDate: PLACES,
  returnTime: PLACES,
  passengers: ['počet osob', 'number of passengers'],
  luggages: ['zavazadel', 'pieces of luggage'],
  childSeats: ['dětských sedaček', 'child seats'],
  childSeatSizes: ['velikosti sedaček', 'sizes of the seats'],
  parcelLength: PARCEL,
  parcelWidth: PARCEL,
  parcelHeight: PARCEL,
  parcelWeight: PARCEL,
  parcelValue: PARCEL,
  recipientName: ['jméno a telefon jejího příjemce', 'name and telephone of its recipient'],
  recipientPhone: ['jméno a telefon jejího příjemce', 'name and telephone of its recipient'],
  flightNumber: ['číslo letu', 'flight number'],
  name: ['jméno, e-mail, telefon', 'name, email, telephone'],
  email: ['jméno, e-mail, telefon', 'name, email, telephone'],
  phone: ['jméno, e-mail, telefon', 'name, email, telephone'],
  customerCompany: ['u firem', 'for companies'],
  customerCompanyID: ['IČO', 'company ID'],
  customerCompanyName: ['u firem název', 'for companies their name'],
  customerCompanyVATID: ['DIČ', 'VAT ID'],
  street: ADDRESS,
  city: ADDRESS,
  zip: ADDRESS,
  chooseCountry: ADDRESS,
  customerIsOtherAddress: OTHER_ADDRESS,
  deliveryStreet: OTHER_ADDRESS,
  deliveryCity: OTHER_ADDRESS,
  deliveryZip: OTHER_ADDRESS,
  deliveryCountry: OTHER_ADDRESS,
  guestName: ['jméno a telefon hosta', 'name and telephone of a guest'],
  guestPhone: ['jméno a telefon hosta', 'name and telephone of a guest'],
  nameBoard: ['jméno na cedulku', 'name for the board'],
  driverLanguage: ['jazyk, kterým má mluvit řidič', 'language the driver should speak'],
  orderOptions: ['doplňky', 'extras'],
  subject: ['zpráva', 'message'],
  message: ['zpráva', 'message'],
}

test.each(['cs', 'en'] as const)(
  'the page on personal data names every field of an order: %s',
  (locale) => {
    const { sections } = offeredText(privacy(locale, facts(locale)))
    const [data = ''] = sections.find(({ id }) => id === 'data')?.clauses ?? []
    const clause = data.replaceAll('\u00a0', ' ')
    const unnamed = keysOf(IN_PRIVACY).filter(
      (field) => !clause.includes(IN_PRIVACY[field][locale === 'cs' ? 0 : 1]),
    )
    expect(unnamed).toEqual([])
  },
)

/** Terms, and answers about paying; those about foreigners are of the sample alone. */
function aboutPaying(locale: 'cs' | 'en'): string {
  const own = facts(locale)
  const answers = offeredFaq(faq(locale, own)).filter(({ slug }) => slug === 'price-and-payment')
  return JSON.stringify([answers, offeredText(terms(locale, own))])
}

test('the answers say until when and how often a customer corrects the e-mail address', () => {
  expect(everyText('cs')).toMatch(/do hodiny od odeslání, nejvýš dvakrát a jen dokud/)
  expect(everyText('en')).toMatch(/within an hour of sending, twice at most and only until/)
})

test('who pays by transfer within the EEA shares the charges of the banks', () => {
  for (const locale of ['cs', 'en'] as const) {
    expect(everyText(locale)).toMatch(/\(SHA\).+\(OUR\)/)
  }
})

test.each([
  [0, 3, 'Anglicky z našich řidičů nemluví nikdo.'],
  [1, 3, 'Anglicky mluví jeden z našich tří řidičů.'],
  [2, 3, 'Anglicky mluví dva z našich tří řidičů.'],
  [2, 2, 'Anglicky mluví všichni naši řidiči.'],
  [1, 1, 'Náš řidič mluví anglicky.'],
  [5, 10, 'Anglicky mluví pět z našich deseti řidičů.'],
  [11, 12, 'Anglicky mluví 11 z našich 12 řidičů.'],
])('of drivers who speak English, %i of %i are counted in good Czech', (english, count, said) => {
  const [driver] = appConfig.trust.drivers
  if (!driver) throw new Error('the sample has drivers')
  appConfig.trust.drivers = Array.from({ length: count }, (_, at) => ({
    ...driver,
    languages: at < english ? ['cs', 'en'] : ['cs'],
  }))
  expect(everyText('cs')).toContain(said)
})

test('a carrier whose drivers take cash alone says nothing of cards, transfers and codes', () => {
  const other = { cs: /QR|převodem|kartou/, en: /QR|by (?:bank )?transfer|by card/ }
  for (const locale of ['cs', 'en'] as const) expect(aboutPaying(locale)).toMatch(other[locale])
  Object.assign(appConfig.payment, { methods: ['cash'] })
  for (const locale of ['cs', 'en'] as const) expect(aboutPaying(locale)).not.toMatch(other[locale])
})

test('the texts promise child seats and a ride on invoice only where the carrier has them', () => {
  expect(everyText('cs')).toContain('Máte dětské sedačky?')
  expect(everyText('en')).not.toMatch(/on invoice|invoice can be arranged/)
  appConfig.childSeat.max = 0
  appConfig.payment.methods.push('invoice')
  expect(everyText('cs')).not.toContain('Máte dětské sedačky?')
  expect(everyText('en')).not.toContain('Do you have child seats?')
  expect(everyText('cs')).toContain('Jízdu na fakturu platíte až po jízdě.')
  expect(everyText('en')).toContain('A ride on invoice is paid afterwards.')
})

test('the terms of a trader in no register say an address, and the name once', () => {
  expect(everyText('cs')).toMatch(/sídlo Na Ukázku.* Majitel: Bedřich Vozka/)
  const alone = { companyId: null, register: { cs: '', en: '' }, legalName: 'Bedřich Vozka' }
  Object.assign(appConfig.company, alone)
  expect(everyText('cs')).not.toMatch(/sídlo Na|Majitel:/)
  expect(everyText('cs')).toContain('adresa Na Ukázku')
  expect(everyText('en')).not.toMatch(/registered office Na|Owner:/)
})
