import type { AppConfig } from '../../src/carrier/app-config-type.ts'
import { GUESSABLE, GUESSES } from '../setup/answers.ts'

type Company = Pick<
  AppConfig['company'],
  'owner' | 'street' | 'zip' | 'companyId' | 'register' | 'bank'
> &
  Pick<AppConfig['trust'], 'licence' | 'trade'> & { country: string }
type Kept = { guessed: readonly string[]; origin: string }
/** Settings that nobody is asked for. */
export type Rules = Pick<AppConfig, 'ordering' | 'luggagePiece' | 'retention'> & {
  payment: Pick<AppConfig['payment'], 'dueDays' | 'feeVat'>
}

/** By which law an imprint names chamber, profession and supervision, by country. */
const IMPRINT: Readonly<Record<string, string>> = { AT: 'section 5 ECG', DE: 'section 5 DDG' }

const SAY = 'npm run setup -- --again'

/** What messages of every carrier say that it does, by their keys; its own messages may say it otherwise. */
export const CONDUCT = {
  'order_name_board_hint, fare_meet_airport':
    'the driver waits with a board at airports and stations',
  order_flight_hint: 'somebody follows the flight or train',
  'order_people_more, quote_nowhere': 'you send several cars to more people than one takes',
  'contact_lead, fare_call': 'a person answers',
  services_lead: 'cars stand ready, and drivers know the way',
  'status_next_driver_day, mail_confirmed_driver':
    'the customer gets name and telephone of the driver and the plate the day before',
  'ride_includes, ride_includes_vat, order_included_fuel, order_included_tolls':
    'fuel, tolls and parking are in the price',
} as const satisfies Record<string, string>

/** What a trader has to say before the first order and has not said, and what was guessed: each with where to say it, to stand behind the name of the folder. */
export function unsaid(company: Company, kept: Kept): string[] {
  const facts: Record<string, string> = {
    'the owner or director': company.owner,
    'street and number': company.street,
    'the postal code': company.zip,
    // Who is in no register has neither.
    ...(company.companyId !== null && {
      'the number in the register': company.companyId,
      'the entry in the register': Object.values(company.register).join(''),
    }),
    'the bank account': company.bank.iban,
    'the domain': kept.origin,
    'the licence to carry people and who granted it': company.licence?.number ?? '',
    ...(IMPRINT[company.country] !== undefined && {
      [`chamber, profession and supervision, which the imprint names by ${IMPRINT[company.country]}`]:
        Object.values(company.trade?.profession ?? {}).join(''),
    }),
  }
  return [
    ...Object.entries(facts)
      .filter(([, value]) => value === '')
      .map(([words]) => `: not said yet: ${words} (${SAY})`),
    ...GUESSABLE.filter((name) => kept.guessed.includes(name)).map(
      (name) => `: setup guessed ${GUESSES[name]}: look at it with ${SAY}, and say it there`,
    ),
  ]
}

/**
 * Periods, limits, fees and habits as a sample has them, each with its value, until the carrier says that they hold: its
 * customers hold it to them.
 */
export function unconfirmed(
  { ordering, luggagePiece, payment, retention }: Rules,
  { languages, vatPayer }: Pick<AppConfig, 'languages'> & { vatPayer: boolean },
): string[] {
  const file = messagesIn(languages)
  const { freeWaiting, offer, hourly, parcel } = ordering
  const values: Record<string, string> = {
    'ordering.leadTimeHours': `orders are taken until ${ordering.leadTimeHours} hours before the pickup`,
    'ordering.maxMonthsAhead': `orders are taken ${ordering.maxMonthsAhead} months ahead`,
    'ordering.freeCancellationHours': `cancelling is free until ${ordering.freeCancellationHours} hours before the pickup`,
    'ordering.confirmWithinHours': `you answer within ${ordering.confirmWithinHours} hours, counted in your opening hours`,
    'ordering.offer': `an offer is valid for ${offer.hours} hours and ends ${offer.endsHoursBefore} before the pickup`,
    'ordering.maxStops': `at most ${ordering.maxStops} stops`,
    'ordering.freeWaiting': `free waiting of ${freeWaiting.airportMin} minutes at an airport, ${freeWaiting.stationMin} at a station, ${freeWaiting.elsewhereMin} elsewhere`,
    'ordering.waitingStepMin': `further waiting is charged for each ${ordering.waitingStepMin} minutes begun`,
    ...(hourly && {
      'ordering.hourly': `hire by the hour from ${hourly.minHours} to ${hourly.maxHours} hours, with ${hourly.includedKmPerHour} km each, a further kilometre costs ${inWhole(hourly.furtherKmPrice)}`,
    }),
    ...(parcel && {
      'ordering.parcel': `up to ${parcel.maxWeightKg} kg, insured to ${inWhole(parcel.maxInsuredValue)}`,
    }),
    'ordering.cleaningFee': `cleaning a soiled car costs ${inWhole(ordering.cleaningFee)}`,
    luggagePiece: `a piece of luggage is up to ${luggagePiece.lengthCm} × ${luggagePiece.widthCm} × ${luggagePiece.heightCm} cm`,
    'payment.dueDays': `a payment is due ${payment.dueDays} days after you confirm`,
    ...(vatPayer && {
      'payment.feeVat': `the fee of a no-show or a late cancelling bears ${payment.feeVat === 'none' ? 'no VAT' : 'the VAT of the ride'} (${payment.feeVat})`,
    }),
    retention: `orders are kept ${retention.orderDaysAfterRide} days after the ride, messages ${retention.messageDays} days`,
  }
  return [
    ...Object.entries(values).map(
      ([setting, value]) => `/carrier.ts: as a sample has it: ${value} (${setting})`,
    ),
    ...Object.entries(CONDUCT).map(
      ([keys, says]) =>
        `${file}: every site says that ${says}; say it otherwise here under ${keys}`,
    ),
    `: change these periods, limits and fees in carrier.ts and these words in ${file.slice(1)}, then say with ${SAY} that they hold for you`,
  ]
}

function inWhole(hundredths: number): string {
  return hundredths % 100 === 0 ? `${hundredths / 100}` : (hundredths / 100).toFixed(2)
}

/** The carrier's own messages, which need not be there. */
function messagesIn(languages: readonly string[]): string {
  const [only, ...others] = languages
  return `/messages/${others.length === 0 ? only : `{${languages.join(',')}}`}.json`
}
