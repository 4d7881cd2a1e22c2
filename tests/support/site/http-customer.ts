import { openFreshConnections } from '../http/fresh-connections.ts'
import { randomUUID } from 'node:crypto'
import { aTime, CUSTOMER, RIDE } from '../order-fields.ts'

openFreshConnections()

const WAYS = {
  cs: { form: '/objednavka', summary: '/souhrn-objednavky', status: '/stav-objednavky/' },
  en: { form: '/en/order', summary: '/en/order-summary', status: '/en/order-status/' },
} as const

export type Customer = { orderKey: string; cookie: string; hidden: Record<string, string> }

/** The input of a customer for a ride in two weeks. */
export function aRide(): Record<string, string> {
  const who = { email: `jana-${randomUUID()}@example.com`, chooseCountry: 'CZ' }
  const people = { passengers: '2', luggages: '0', childSeats: '0' }
  // The form has asked for the street in both towns, and the customer left it open.
  return { ...RIDE, ...aTime(), ...people, ...CUSTOMER, ...who, placesAsked: 'on' }
}

/** A customer without script who has filled in the details and sees the summary. */
export async function openSummary(address: string): Promise<Customer> {
  return sendDetails(address, await openForm(address))
}

/** The hidden fields of an order form. */
export async function openForm(address: string): Promise<Record<string, string>> {
  return hiddenFields(await (await fetch(`${address}/objednavka`)).text())
}

/** Sends the details of a form; each time it is another customer's. */
export async function sendDetails(
  address: string,
  form: Record<string, string>,
): Promise<Customer> {
  const posted = await fetch(`${address}/objednavka`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...aRide() }),
    redirect: 'manual',
  })
  const cookie = posted.headers.get('Set-Cookie')?.split(';')[0]
  if (posted.status !== 303 || !cookie) throw new Error(`details answered ${posted.status}`)
  const location = posted.headers.get('Location') ?? ''
  const summary = await fetch(address + location, { headers: { Cookie: cookie } })
  const hidden = hiddenFields(await summary.text())
  const { orderKey } = hidden
  if (!orderKey) throw new Error('the summary has no order key')
  return { orderKey, cookie, hidden }
}

/** Sends the order; true only when the site confirmed it with a redirect to its status page. */
export async function sendOrder(address: string, customer: Customer): Promise<boolean> {
  return (await placeOrder(address, customer)) !== null
}

/** The same, but returns the number of the order, or null without a confirmation. */
export async function placeOrder(
  address: string,
  { cookie, hidden }: Customer,
): Promise<string | null> {
  const response = await fetch(`${address}/souhrn-objednavky`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams({ ...hidden, paymentMethod: 'bankTransfer', note: '' }),
    redirect: 'manual',
  }).catch(() => null)
  const location = response?.headers.get('Location') ?? ''
  const number = /^\/stav-objednavky\/(\d{10})\./.exec(location)?.[1]
  return response?.status === 303 ? (number ?? null) : null
}

/** The hidden fields of a page, by name; a form that does not say when it was made may be sent at once. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []
  const fields = inputs.map((input): [name: string, value: string] => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  return Object.fromEntries(fields.filter(([name]) => name !== 'renderedAt'))
}

/** An order placed without script: its number, the path of its page and the recipient of its mails. */
export type OverHttp = { number: string; path: string; email: string }
type Wish = {
  locale?: keyof typeof WAYS
  isRequest?: boolean
  paymentMethod?: string
  fields?: Record<string, string>
  onSummary?: Record<string, string>
}

/** Places a ride in two weeks for 7 900 Kč, or one whose price is asked for; `fields` stand in place of its own. */
export async function placeOverHttp(address: string, wish: Wish = {}): Promise<OverHttp> {
  const { locale = 'cs', isRequest = false, paymentMethod = 'bankTransfer', fields = {} } = wish
  const { onSummary = {} } = wish
  const { form, summary, status } = WAYS[locale]
  const shown = hiddenFields(await (await fetch(address + form)).text())
  const ride: Record<string, string> = {
    ...aRide(),
    ...(isRequest ? { dropoff: 'Tábor', street: '', city: '', zip: '' } : {}),
    ...fields,
  }
  const typed = await post(address + form, { ...shown, ...ride })
  const headers = { Cookie: typed.cookie }
  const checked = await (await fetch(address + typed.location, { headers })).text()
  const payment: Record<string, string> = isRequest ? {} : { paymentMethod }
  const placed = await post(
    address + summary,
    { ...hiddenFields(checked), ...payment, note: '', ...onSummary },
    headers,
  )
  const number = /\/(\d{10})\./.exec(placed.location)?.[1]
  if (!number || !placed.location.startsWith(status))
    throw new Error(`no order: ${placed.location}`)
  return { number, path: placed.location, email: ride['email'] ?? '' }
}

/** Posts a form and gives where it leads to and the cookie it was given. */
async function post(url: string, form: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(form)
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}`)
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  return { location: answer.headers.get('Location') ?? '', cookie }
}
