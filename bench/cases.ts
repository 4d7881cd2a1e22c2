import { A_QUESTION, CALL_HEADERS, callBody } from '../tests/support/site/function-call.ts'
import { type Customer, openForm, sendDetails } from '../tests/support/site/http-customer.ts'
import type { Layer } from './workerd/layer.ts'
import type { Ask } from './workerd/load.ts'
import type { WorkerdSite } from './workerd/workerd-site.ts'

/** A kind of request to measure. */
export type Case = {
  name: string
  site: 'ours' | 'astro'
  /** The share that it has to reach at least; null where none is set. */
  bound: number | null
  status: number
  layer: Layer | null
  /** The next request; null when there are no more. */
  ask: () => Ask | null
  /** How many requests one burst has, where it does not go by time. */
  atMost?: number
}

type CaseNeeds = { ours: WorkerdSite; placings: number; atMost: number }

/** Under a name that is not the site's own nothing is remembered, so a page is rendered anew each time. */
export const STRANGE_HOST = { Host: 'other.vozka.example' }

/** Everything that the shares are measured of. `placings` orders are made ready to be placed. */
export async function makeCases({ ours, placings, atMost }: CaseNeeds): Promise<Case[]> {
  const address = `http://127.0.0.1:${ours.port}`
  const customers = await openSummaries(address, placings + 2)
  const typing = customers.pop()
  const home = await fetch(address)
  await home.arrayBuffer()
  const etag = home.headers.get('ETag') ?? '"none"'
  const draft = { Cookie: typing?.cookie ?? '' }
  return [
    page('static file: the typeface', { path: '/fonts/jost.woff2' }, null, null),
    page('document, cached: home', { path: '/' }, 0.75, 'memory'),
    {
      ...page('304 of a document', { path: '/', headers: { 'If-None-Match': etag } }, 0.75, null),
      status: 304,
    },
    page('document, cached: experience', { path: EXPERIENCE }, 0.75, 'memory'),
    page('document, rendered: home', { path: '/', headers: STRANGE_HOST }, 0.3, 'none'),
    page(
      'document, rendered: experience',
      { path: EXPERIENCE, headers: STRANGE_HOST },
      0.3,
      'none',
    ),
    page('document, rendered: FAQ', { path: '/caste-dotazy', headers: STRANGE_HOST }, 0.3, 'none'),
    { ...page('page that does not exist', { path: '/neni-tu' }, 0.34, 'none'), status: 404 },
    page('order form, fresh', { path: '/objednavka' }, 0.5, null),
    page('order form with a draft', { path: '/objednavka', headers: draft }, 0.1, 'none'),
    page('contact form, fresh', { path: '/kontakt' }, null, null),
    page(
      'status page of a customer',
      { path: await placeOne(address, customers.pop()) },
      0.16,
      'none',
    ),
    page('robots.txt', { path: '/robots.txt' }, 0.85, null),
    page('sitemap.xml', { path: '/sitemap.xml' }, 0.6, null),
    { ...page('redirect', { path: '/services' }, null, null), status: 308 },
    { ...page('price answer with its limit', { path: '' }, 0.22, null), ask: askPrice },
    {
      ...page('placing an order', { path: '' }, 0.05, null),
      status: 303,
      ask: () => placing(customers.pop()),
      atMost,
    },
    { ...page('Astro: home, rendered', { path: '/' }, null, null), site: 'astro' },
  ]
}

const AT_ONCE = 8
const EXPERIENCE = '/zazitky/nezapomenutelne-zazitky'

function page(name: string, ask: Ask, bound: number | null, layer: Layer | null): Case {
  return { name, site: 'ours', bound, status: 200, layer, ask: () => ask }
}

/** A visitor of another address each time, so that no limit stops the load and each is counted. */
let visitors = 0
export function anotherVisitor(): Record<string, string> {
  visitors += 1
  const [high, middle, low] = [visitors >> 16, visitors >> 8, visitors].map((part) => part & 255)
  return { 'CF-Connecting-IP': `10.${high}.${middle}.${low}` }
}

const QUESTION = callBody(A_QUESTION)

function askPrice(): Ask {
  const headers = { ...CALL_HEADERS, ...anotherVisitor() }
  return { method: 'POST', path: '/_serverFn/askQuote', headers, body: QUESTION }
}

/** The press of the button that places what a customer's summary shows. */
export function placing(customer: Customer | undefined): Ask | null {
  if (!customer) return null
  const { cookie, hidden } = customer
  const form = new URLSearchParams({ ...hidden, paymentMethod: 'bankTransfer', note: '' })
  return {
    method: 'POST',
    path: '/souhrn-objednavky',
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...anotherVisitor(),
    },
    body: form.toString(),
  }
}

/** Customers who look at their summaries, a few at a time; the first of them waits as long as a form asks for. */
export async function openSummaries(address: string, count: number): Promise<Customer[]> {
  const form = await openForm(address)
  const customers: Customer[] = []
  while (customers.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - customers.length) })
    customers.push(...(await Promise.all(some.map(() => sendDetails(address, form)))))
  }
  return customers
}

/** Places an order; the path of its status page. */
export async function placeOne(address: string, customer: Customer | undefined): Promise<string> {
  const ask = placing(customer)
  if (!ask) throw new Error('there is nobody who orders')
  const { path, ...rest } = ask
  const response = await fetch(address + path, { ...rest, redirect: 'manual' })
  const status = response.headers.get('Location')?.split('?')[0]
  if (!status) throw new Error(`the order was not placed: ${response.status}`)
  return status
}
