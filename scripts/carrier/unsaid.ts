import type { AppConfig } from '../../src/carrier/app-config-type.ts'
import { GUESSABLE, GUESSES } from '../setup/answers.ts'

type Company = Pick<
  AppConfig['company'],
  'owner' | 'street' | 'zip' | 'companyId' | 'register' | 'bank'
> &
  Pick<AppConfig['trust'], 'licence' | 'trade'> &
  Pick<AppConfig, 'languages'> & { country: string }
type Kept = { guessed: readonly string[]; ownRules: boolean; origin: string }
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
} as const satisfies Record<string, string>

/** What a trader has to say before the first order and has not said, and what was guessed: each with where to say it, to stand behind the name of the folder. */
export function unsaid(company: Company, rules: Rules, kept: Kept): string[] {
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
  }
  const each = `{ ${company.languages.map((language) => `${language}: '…'`).join(', ')} }`
  return [
    ...Object.entries(facts)
      .filter(([, value]) => value === '')
      .map(([words]) => `: not said yet: ${words} (${SAY})`),
    ...(company.licence
      ? []
      : [
          `/carrier.ts: not said yet: trust.licence = { number: '…', authority: ${each} }, who granted it`,
        ]),
    ...(company.trade || !IMPRINT[company.country]
      ? []
      : [
          `/carrier.ts: not said yet: trust.trade = { chamber: ${each}, profession: ${each}, supervision: ${each} }, which the imprint names by ${IMPRINT[company.country]}; the profession with the state that granted it`,
        ]),
    ...GUESSABLE.filter((name) => kept.guessed.includes(name)).map(
      (name) => `: setup guessed ${GUESSES[name]}: look at it with ${SAY}, and say it there`,
    ),
    ...(kept.ownRules ? [] : rulesOf(rules)),
  ]
}

/** Periods, limits and fees as a sample has them, each with its value: its customers hold the carrier to them. */
function rulesOf({ ordering, luggagePiece, payment, retention }: Rules): string[] {
  const { freeWaiting, offer, hourly, parcel } = ordering
  const values: Record<string, string> = {
    'ordering.leadTimeHours': `${ordering.leadTimeHours}`,
    'ordering.maxMonthsAhead': `${ordering.maxMonthsAhead}`,
    'ordering.freeCancellationHours': `${ordering.freeCancellationHours}`,
    'ordering.confirmWithinHours': `${ordering.confirmWithinHours}`,
    'ordering.offer': `${offer.hours} hours, ends ${offer.endsHoursBefore} before the pickup`,
    'ordering.maxStops': `${ordering.maxStops}`,
    'ordering.freeWaiting': `${freeWaiting.airportMin} minutes at an airport, ${freeWaiting.stationMin} at a station, ${freeWaiting.elsewhereMin} elsewhere`,
    'ordering.waitingStepMin': `${ordering.waitingStepMin}`,
    ...(hourly && {
      'ordering.hourly': `${hourly.minHours} to ${hourly.maxHours} hours, ${hourly.includedKmPerHour} km each, a further one ${inWhole(hourly.furtherKmPrice)}`,
    }),
    ...(parcel && {
      'ordering.parcel': `up to ${parcel.maxWeightKg} kg, insured to ${inWhole(parcel.maxInsuredValue)}`,
    }),
    'ordering.cleaningFee': inWhole(ordering.cleaningFee),
    luggagePiece: `${luggagePiece.lengthCm} × ${luggagePiece.widthCm} × ${luggagePiece.heightCm} cm`,
    'payment.dueDays': `${payment.dueDays}`,
    'payment.feeVat': payment.feeVat,
    retention: `orders ${retention.orderDaysAfterRide} days after the ride, messages ${retention.messageDays} days`,
  }
  return [
    ...Object.entries(values).map(
      ([setting, value]) => `/carrier.ts: ${setting} is as a sample has it: ${value}`,
    ),
    ...Object.entries(CONDUCT).map(
      ([keys, says]) => `/messages may say otherwise: ${keys}: ${says}`,
    ),
    `: change these periods, limits and fees in carrier.ts, these words in messages, then say with ${SAY} that they hold for you`,
  ]
}

function inWhole(hundredths: number): string {
  return `${hundredths / 100}`
}
