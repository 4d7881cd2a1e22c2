import type { ListPrice } from '~/order/rules/corrected'

/** In words of the terminal: the labels of the fields of an order that are not those of the code. */
const LABELS: Record<string, string> = {
  'trip.pickup': 'pickup address',
  'trip.dropoff': 'destination',
  'trip.pickupLocal': 'pickup',
  'trip.returnLocal': 'ride back',
  'trip.flightNumber': 'flight',
  'trip.stops': 'stops',
  'trip.hours': 'hours',
  service: 'category',
  experienceId: 'experience',
  variantId: 'variant',
  luggages: 'luggage',
  childSeats: 'child seats',
  childSeatSizes: 'sizes of child seats',
  nameBoard: 'name board',
  driverLanguage: 'language of the driver',
  options: 'extras',
  orderOptions: 'extras',
  email: 'e-mail',
  zip: 'postal code',
  chooseCountry: 'country',
  customerCompany: 'a company orders',
  customerCompanyName: 'company',
  customerCompanyID: 'company number',
  customerCompanyVATID: 'VAT number',
  customerIsOtherAddress: 'another address for post',
  'deliveryAddress.zip': 'postal code for post',
  'deliveryAddress.street': 'street for post',
  'deliveryAddress.city': 'town for post',
  'deliveryAddress.country': 'country for post',
  city: 'town',
  'guest.name': 'passenger',
  'guest.phone': 'phone of the passenger',
  'parcel.recipient.name': 'recipient',
  'parcel.recipient.phone': 'phone of the recipient',
  'parcel.insuredValue.amount': 'value of the parcel',
  'parcel.lengthCm': 'length in cm',
  'parcel.widthCm': 'width in cm',
  'parcel.heightCm': 'height in cm',
  'parcel.weightKg': 'weight in kg',
}
/** What follows from another field, or names it in other languages. */
const FOLLOWS =
  /^(?:price|cancelling|durationMin|distanceKm|isPickupDoubled|isReturnDoubled|countryName|deliveryCountryName|experienceTitle|variantName|trip\.(?:pickupAt|returnAt|timeZone|townAlone)|parcel\.insuredValue\.currency)\b/

/** What a correction changed, each field in words: `name Jana → Jana Nová`. */
export function correctedTexts(before: unknown, after: unknown): string[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const [old, present] = [was.get(path) ?? '–', is.get(path) ?? '–']
    if (old === present || FOLLOWS.test(path)) return []
    return [`${LABELS[path] ?? path.replaceAll('.', ' ')} ${old} → ${present}`]
  })
}

/** The values of nested fields by their paths, in words; none for one that is empty. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (isEntry(value)) {
    const own = Object.entries(value).flatMap(([name, one]) => [
      ...leavesOf(one, path === '' ? name : `${path}.${name}`),
    ])
    return new Map(own)
  }
  const said = wordsOf(path, value)
  return said === '' ? new Map() : new Map([[path, said]])
}

function wordsOf(path: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(partOf).join(', ')
  if (path === 'parcel.insuredValue.amount') return String(Number(value) / 100)
  const said = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(said) ? said.replace('T', ' ') : said
}

/** An element of a list: a stop, or an extra with its number. */
function partOf(value: unknown): string {
  if (!isEntry(value)) return String(value)
  const { code, qty } = value
  return Number(qty) > 1 ? `${Number(qty)}× ${String(code)}` : String(code)
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** That a correction keeps the agreed price, what the site asks for the order now, and how to change it. */
export function priceStays(
  number: string,
  { stays, asks }: ListPrice,
  amountText: (amount: number) => string,
): string {
  const [asked, total] = asks === null ? ['no price', '…'] : [amountText(asks), asks / 100]
  return `The price stays ${amountText(stays)}. The site asks ${asked} for this: price ${number} --total ${total} --reason …`
}
