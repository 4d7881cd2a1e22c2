import { expect, type Request, test } from '../support/http/test.ts'
import { aVisitor } from '../support/http/order.ts'
import { aTime, CUSTOMER, RIDE } from '../support/order-fields.ts'
import { CALL_HEADERS, callBody } from '../support/site/function-call.ts'

// The counters begin anew with each minute of the clock, and a test may stand across two of them: it goes on
// until it is refused, which must come after the limit and before twice the limit is used up.

const DETAILS = { ...RIDE, ...aTime(), passengers: '2', ...CUSTOMER, chooseCountry: 'CZ' }
const PAYMENT = { paymentMethod: 'bankTransfer', note: 'Zazvoňte prosím dvakrát' }

/** A network of one household that no other test uses. */
function aNetwork(): string {
  const [one = '', two = ''] = crypto.randomUUID().split('-').slice(1)
  return `2001:db8:${one}:${two}`
}

/** Sends one after another until one is refused; how many went through before. */
async function untilRefused(send: () => ReturnType<Request>, most: number) {
  for (let sent = 0; sent <= most; sent += 1) {
    const answer = await send()
    if (answer.status === 429) return { sent, answer }
  }
  throw new Error(`${most} went through`)
}

test('more than ten orders a minute from one household wait, keep what was typed, and then go through', async ({
  request,
}) => {
  const network = aNetwork()
  const visitor = aVisitor()
  const summary = await visitor.submit(await visitor.open('/objednavka'), DETAILS)
  const orderKey = summary.value('orderKey') ?? ''
  const Cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const place = (address: string) =>
    request('POST', '/souhrn-objednavky', {
      form: { ...PAYMENT, orderKey },
      headers: { 'CF-Connecting-IP': address, Cookie },
    })
  const first = await place(`${network}::1`)
  expect(first.status).toBe(303)
  const { sent, answer } = await untilRefused(() => place(`${network}::2`), 20)
  expect(sent).toBeGreaterThanOrEqual(9)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(answer.text).toContain(PAYMENT.note)
  expect(answer.text).toContain(orderKey)
  // Another household is not affected; the same order is the same one.
  const again = await place(`${aNetwork()}::1`)
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
})

test('more than thirty continues a minute come back as they were typed; helpers and other sites use none of them up', async ({
  request,
}) => {
  const headers = { 'CF-Connecting-IP': `${aNetwork()}::1` }
  const form = { ...DETAILS, pickup: 'Hotel U Anděla' }
  const proceed = () => request('POST', '/objednavka', { form, headers })
  const ask = () =>
    request('POST', '/_serverFn/askCompany', {
      headers: { ...CALL_HEADERS, ...headers },
      data: callBody({ id: '1' }),
    })
  await untilRefused(ask, 40)
  const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site' }
  const visits = await Promise.all(
    Array.from({ length: 80 }, () => request('POST', '/objednavka', { form, headers: foreign })),
  )
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([403]))
  const { sent, answer } = await untilRefused(proceed, 60)
  expect(sent).toBeGreaterThanOrEqual(30)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(answer.text).toContain('data-notice="tooMany"')
  expect(answer.text).toContain('Hotel U Anděla')
})

test('more than ten messages a minute come back as they were typed, wrong ones are counted too', async ({
  request,
}) => {
  const headers = { 'CF-Connecting-IP': `${aNetwork()}::1` }
  const form = { name: 'Jana Ukázková', email: 'no address', message: 'Dobrý den' }
  const { sent, answer } = await untilRefused(
    () => request('POST', '/kontakt', { form, headers }),
    20,
  )
  expect(sent).toBeGreaterThanOrEqual(10)
  expect(answer.text).toContain('data-notice="tooMany"')
  expect(answer.text).toContain('Dobrý den')
})

test('more than twenty look-ups a minute are answered 429 as JSON, and orders are not affected', async ({
  request,
}) => {
  const network = aNetwork()
  let host = 0
  const { sent, answer } = await untilRefused(() => {
    host += 1
    return request('POST', '/_serverFn/askCompany', {
      headers: { ...CALL_HEADERS, 'CF-Connecting-IP': `${network}::${host}` },
      data: callBody({ id: '1' }),
    })
  }, 40)
  expect(sent).toBeGreaterThanOrEqual(20)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.json()).toEqual({ error: 'too_many' })
  const headers = { 'CF-Connecting-IP': `${network}::1` }
  expect((await request('GET', '/objednavka', { headers })).status).toBe(200)
})
