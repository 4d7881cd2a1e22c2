/** A day far enough ahead for every rule, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** When the ride is to take place. */
export function aTime(days = 14) {
  return { date: dayAhead(days), time: '10:30' }
}

/** The local time after so many hours, as the order form takes it. */
export function inHours(hours: number): { date: string; time: string } {
  const at = new Date(Date.now() + hours * 3_600_000)
  const [date = '', time = ''] = at
    .toLocaleString('sv-SE', { timeZone: 'Europe/Prague' })
    .split(' ')
  return { date, time: time.slice(0, 5) }
}

/** A ride with a fixed price. */
export const RIDE = { kind: 'ride', service: 'business', pickup: 'Praha', dropoff: 'Brno' }

/** Who orders, made up: all that a request asks for. */
export const PERSON = {
  name: 'Jana Ukázková',
  email: 'jana@example.com',
  phone: '777 123 456',
}

/** Who orders and gets the bill. */
export const CUSTOMER = {
  ...PERSON,
  street: 'Dlouhá 12',
  city: 'Praha',
  zip: '110 00',
}

/** A parcel, from whom and to whom. */
export const PARCEL = {
  kind: 'parcel',
  service: 'basic',
  pickup: 'Brno',
  dropoff: 'Praha',
  parcelLength: '230',
  parcelWidth: '30',
  parcelHeight: '30',
  parcelWeight: '90',
  parcelValue: '1000000',
  recipientName: 'Jan Příjemce',
  recipientPhone: '608 123 456',
}
