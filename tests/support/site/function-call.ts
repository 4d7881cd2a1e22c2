import type { PricedValues } from '~/order/price/price-fields'

type Data = Record<string, string | string[]>

/** What a browser sends along when it calls a server function. */
export const CALL_HEADERS = {
  'Content-Type': 'application/json',
  'X-Tsr-ServerFn': 'true',
  'Sec-Fetch-Site': 'same-origin',
} as const

/** The input of a server function as Start writes it on the wire. */
export function callBody(data: Data): string {
  let count = 0
  const object = (table: Record<string, unknown>) => ({
    t: 10,
    i: count++,
    p: { k: Object.keys(table), v: Object.values(table) },
    o: 0,
  })
  const text = (s: string) => ({ t: 1, s })
  const value = (given: string | string[]): unknown =>
    typeof given === 'string' ? text(given) : { t: 9, i: count++, a: given.map(text), o: 0 }
  const root = { i: count++ }
  const input = object({})
  input.p = { k: Object.keys(data), v: Object.values(data).map(value) }
  return JSON.stringify({
    t: { t: 10, ...root, p: { k: ['data'], v: [input] }, o: 0 },
    f: 127,
    m: [],
  })
}

/** The price question of a ride from Prague to Brno. */
export const A_QUESTION: PricedValues = {
  kind: 'ride',
  service: 'business',
  experience: '',
  variant: '',
  pickup: 'Praha',
  pickupPlace: '',
  dropoff: 'Brno',
  dropoffPlace: '',
  stops: '',
  hours: '',
  date: '',
  time: '',
  returnDate: '',
  returnTime: '',
  passengers: '2',
  luggages: '0',
  childSeats: '0',
  orderOptions: [],
}

/** Whether a posted form holds this text at the beginning of a field, whatever its encoding. */
export function holdsField(posted: string | null, name: string, start: string): boolean {
  return (posted ?? '').includes(`name="${name}"\r\n\r\n${start}`)
}
