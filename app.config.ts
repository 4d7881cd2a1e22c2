import type { AppConfig } from '~/lib/app-config-type'
import type { ServiceSlug } from '~/tariff/service-slugs'

/**
 * Everything a carrier changes about itself. Vozka is a made-up carrier: its people, numbers and
 * prices are sample data. Amounts are whole haléře, gross (VAT included), rates are basis points.
 * What each field means stands beside its type in src/lib/app-config-type.ts.
 */
export const appConfig: AppConfig<ServiceSlug> = {
  product: { name: 'Vozka', appName: 'vozka-web' },
  company: {
    legalName: 'Vozka, s.r.o. (smyšlený dopravce)',
    owner: 'Bedřich Vozka',
    street: 'Na Ukázku 12',
    zip: '110 00',
    city: 'Praha 1',
    country: 'CZ',
    companyId: '99999994',
    vatId: 'CZ99999994',
    register: {
      cs: 'zapsaná v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 000000',
      en: 'entered in the Commercial Register kept by the Municipal Court in Prague, section C, insert 000000',
    },
    vatPayer: true,
    phone: '+420700000000',
    email: 'objednavky@vozka.example',
    openingHours: { cs: 'Nepřetržitě, 24 hodin denně', en: 'Around the clock, every day' },
    directions: {
      cs: 'Pět minut pěšky od stanice metra Můstek (linky A a B), zvonek Vozka. Než přijdete, prosím zavolejte.',
      en: 'Five minutes on foot from the Můstek metro station (lines A and B), doorbell Vozka. Please call before you come.',
    },
    bank: {
      name: 'Ukázková banka',
      account: '19-2000145399/0800',
      iban: 'CZ6508000000192000145399',
    },
    facebook: 'https://www.facebook.com/vozka.example',
    instagram: 'https://www.instagram.com/vozka.example',
  },
  ordering: {
    leadTimeHours: 4,
    maxMonthsAhead: 12,
    freeCancellationHours: 24,
    confirmWithinHours: 2,
    maxStops: 5,
    freeWaiting: { airportMin: 60, stationMin: 30, elsewhereMin: 15 },
    waitingStepMin: 15,
    hourly: { minHours: 2, maxHours: 24, includedKmPerHour: 30, furtherKmPrice: 3_000 },
    returnDiscountBp: 1000,
    vatRateBp: 2100,
    cleaningFee: 500_000,
    parcel: {
      standard: { lengthCm: 140, sideCm: 40 },
      long: { lengthCm: 230, sideCm: 30 },
      maxWeightKg: 100,
      maxInsuredValue: 100_000_000,
    },
  },
  services: {
    business: { maxPassengers: 5, maxLuggage: 8, hourlyRate: 149_000 },
    comfort: { maxPassengers: 8, maxLuggage: 8, hourlyRate: 129_000 },
    basic: { maxPassengers: 8, maxLuggage: 8, hourlyRate: 99_000 },
  },
  orderOptions: [
    {
      code: 'suit',
      name: { cs: 'Řidič v obleku', en: 'Driver in a suit' },
      price: 0,
      per: 'order',
      max: 1,
      vatRateBp: 2100,
    },
    {
      code: 'wifi',
      name: { cs: 'Wi-Fi ve voze', en: 'Wi-Fi on board' },
      price: 0,
      per: 'order',
      max: 1,
      vatRateBp: 2100,
    },
    {
      code: 'water',
      name: { cs: 'Voda pro cestující', en: 'Water for passengers' },
      price: 0,
      per: 'order',
      max: 1,
      vatRateBp: 2100,
    },
    {
      code: 'prosecco',
      name: { cs: 'Láhev prosecca', en: 'A bottle of prosecco' },
      price: 59_000,
      per: 'order',
      max: 3,
      vatRateBp: 2100,
    },
  ],
  childSeat: { price: 0, max: 4 },
  // More specific places stand first: „Letiště Praha, Praha 6“ is the airport, not the city.
  places: [
    {
      id: 'prague-airport',
      name: { cs: 'Letiště Praha', en: 'Prague Airport' },
      aliases: [
        'letiště václava havla',
        'letiště václava havla praha',
        'letiště praha ruzyně',
        'letiště ruzyně',
        'václav havel airport',
        'václav havel airport prague',
        'prague airport',
        'airport prague',
        'prg',
      ],
    },
    { id: 'prague', name: { cs: 'Praha', en: 'Prague' }, aliases: [] },
    {
      id: 'karlovy-vary',
      name: { cs: 'Karlovy Vary', en: 'Karlovy Vary' },
      aliases: ['carlsbad', 'karlsbad'],
    },
    { id: 'cesky-krumlov', name: { cs: 'Český Krumlov', en: 'Český Krumlov' }, aliases: [] },
    { id: 'brno', name: { cs: 'Brno', en: 'Brno' }, aliases: [] },
    { id: 'vienna', name: { cs: 'Vídeň', en: 'Vienna' }, aliases: ['wien'] },
    { id: 'dresden', name: { cs: 'Drážďany', en: 'Dresden' }, aliases: [] },
  ],
  fixedRoutes: [
    {
      between: ['prague', 'prague-airport'],
      durationMin: 40,
      distanceKm: 20,
      price: { business: 149_000, comfort: 129_000, basic: 89_000 },
    },
    {
      between: ['prague', 'karlovy-vary'],
      durationMin: 110,
      distanceKm: 130,
      price: { business: 549_000, comfort: 489_000, basic: 419_000 },
    },
    {
      between: ['prague', 'cesky-krumlov'],
      durationMin: 150,
      distanceKm: 175,
      price: { business: 690_000, comfort: 610_000, basic: 530_000 },
    },
    {
      between: ['prague', 'brno'],
      durationMin: 140,
      distanceKm: 205,
      price: { business: 790_000, comfort: 690_000, basic: 590_000 },
    },
    {
      between: ['prague', 'vienna'],
      durationMin: 240,
      distanceKm: 335,
      price: { business: 1_290_000, comfort: 1_150_000, basic: 990_000 },
    },
    {
      between: ['prague', 'dresden'],
      durationMin: 105,
      distanceKm: 150,
      price: { business: 590_000, comfort: 530_000, basic: 450_000 },
    },
    {
      between: ['prague-airport', 'karlovy-vary'],
      durationMin: 100,
      distanceKm: 120,
      price: { business: 529_000, comfort: 469_000, basic: 399_000 },
    },
  ],
  catalogue: { imageHosts: [] },
  payment: { methods: ['card', 'bankTransfer'] },
  terms: { version: '2026-11-22', rulesSince: '2025-04-01' },
  privacy: { version: '2025-04-01' },
  retention: {
    draftHours: 24,
    deliveredOrderDays: 30,
    statusLinkDays: 90,
    messageDays: 90,
    companyHours: 24,
  },
  routeRules: [],
}
