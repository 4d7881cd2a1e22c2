import { httpVisitor } from '../http/visitor.ts'
import { carrierDoes } from './carrier.ts'
import { type OverHttp, placeOverHttp } from './http-customer.ts'
import { testSite } from './test-site.ts'

const QUOTE = { command: 'quote', total: 650_000, until: null, words: '' }
const ADDRESS = { street: 'Dlouhá 12', city: 'Praha', zip: '110 00', paymentMethod: 'card' }

/** The customer presses a button of the page of an order. */
export async function press(
  { path }: Pick<OverHttp, 'path'>,
  intent: string,
  typed: Record<string, string> = {},
): Promise<void> {
  const visitor = httpVisitor(testSite().address)
  const form = `form:has([name=intent][value=${intent}])`
  await visitor.submit(await visitor.open(path), typed, { form })
}

/** A request whose offer the customer accepted. The mail about that leaves at once, unlike those of the carrier's acts. */
export async function anAcceptedOffer(
  wish: Parameters<typeof placeOverHttp>[1] = {},
): Promise<OverHttp> {
  const order = await placeOverHttp(testSite().address, { ...wish, isRequest: true })
  await carrierDoes(testSite(), order.number, QUOTE)
  await press(order, 'accept', ADDRESS)
  return order
}

/** The customer pays a confirmed order by card; gives where the gateway then leads, and the address of its page. */
export async function payByCard({
  path,
}: Pick<OverHttp, 'path'>): Promise<{ back: string; gateway: string }> {
  const visitor = httpVisitor(testSite().address)
  const page = await visitor.open(path)
  const seq = page.$('form:has([value=pay]) [name=seq]').attr('value') ?? ''
  const posted = async (url: string, body: Record<string, string>) => {
    const form = new URLSearchParams(body)
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
    if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}`)
    return answer.headers.get('Location') ?? ''
  }
  const gateway = await posted(testSite().address + path, { intent: 'pay', seq })
  return { back: new URL(await posted(gateway, { do: 'pay' })).pathname, gateway }
}
