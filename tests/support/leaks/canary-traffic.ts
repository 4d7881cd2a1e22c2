import { A_QUESTION, CALL_HEADERS, callBody } from '../site/function-call.ts'
import { ADDRESS, openSiteDatabase, person } from './canary.ts'
import { rideFields } from '../browser/order-journey.ts'
import type { FaultStep } from '../provider/remote-provider.ts'

export type Answer = {
  method: string
  path: string
  status: number
  headers: Record<string, string>
  text: string
}

type Sent = { form?: Record<string, string>; headers?: Record<string, string>; body?: string }
type Visit = (path: string, sent?: Sent) => Promise<Answer>

const RIDE = {
  // Of a price, so that it has an address and a payment, which a request has not.
  ...rideFields(),
  kind: 'hourly',
  hours: '4',
  pickup: 'Kanarek 1',
  flightNumber: 'OK123',
  nameBoard: 'Kanarek',
  subject: 'Kanarek',
  message: 'Kanarek',
}

/** All kinds of requests to a site, by one person with recognisable data; all answers in order. */
export async function causeTraffic(site: {
  address: string
  state: string
  providerBase: string
}): Promise<Answer[]> {
  const { visit, answers } = aVisitor(site.address)
  const script = (...steps: FaultStep[]) =>
    fetch(`${site.providerBase}/__script`, { method: 'POST', body: JSON.stringify({ steps }) })

  await contact(visit)
  await order(visit)
  for (const fault of ['html', 'reset-before', 'wrong-shape'] as const) {
    await script({ fault })
    await order(visit)
  }
  await script({ fault: 'status', status: 422 })
  await contact(visit)
  await lookUps(visit)
  await attacks(visit)
  await fetch(`${site.address}/cdn-cgi/local/scheduled`)

  const database = openSiteDatabase(site.state)
  for (const table of ['drafts', 'contact_messages']) {
    database.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  }
  await order(visit)
  await contact(visit)
  await fetch(`${site.address}/cdn-cgi/local/scheduled`)
  for (const table of ['drafts', 'contact_messages']) {
    database.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
  database.close()
  const failed = answers.findLast(({ path, status }) => path === '/kontakt' && status === 503)
  // From another network: this one has sent its ten messages of the minute.
  const headers = { 'CF-Connecting-IP': '198.51.100.77' }
  await visit('/kontakt', { form: fieldsOf(failed?.text ?? ''), headers })
  await order(visit)
  await leave(visit)
  await saveDraft(visit, { ...RIDE, ...person })
  return answers
}

function aVisitor(address: string) {
  const answers: Answer[] = []
  let cookie = ''
  const visit: Visit = async (path, { form, headers, body } = {}) => {
    const method = form || body !== undefined ? 'POST' : 'GET'
    const response = await fetch(address + path, {
      method,
      headers: {
        Accept: 'text/html',
        Cookie: cookie,
        Referer: `${address}/?${person.email}`,
        'User-Agent': 'kanarek',
        'CF-Connecting-IP': ADDRESS,
        'X-Forwarded-For': ADDRESS,
        ...headers,
      },
      ...(method === 'POST' && { body: body ?? new URLSearchParams(form) }),
      redirect: 'manual',
    })
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    const answer = {
      method,
      path,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
    answers.push(answer)
    return answer
  }
  return { visit, answers }
}

/** The hidden fields of a page; the person's data need no unescaping. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

async function contact(visit: Visit): Promise<void> {
  const message = { ...person, subject: 'Kanarek', message: 'Kanarek' }
  await visit('/kontakt')
  await visit('/kontakt', { form: { ...message, email: 'kanarek' } })
  await visit('/kontakt', { form: message })
  await visit('/en/contact', { form: { ...message, leaveEmpty: 'kanarek' } })
}

async function order(visit: Visit): Promise<void> {
  const details = { ...RIDE, ...person }
  await visit('/objednavka')
  await saveDraft(visit, details)
  await visit('/_serverFn/askQuote', { headers: CALL_HEADERS, body: callBody(A_QUESTION) })
  await visit('/objednavka', { form: { ...details, phone: '601 987 234 kanarek' } })
  await visit('/objednavka', { form: details })
  await visit('/objednavka')
  const summary = await visit('/souhrn-objednavky')
  const orderKey = /name="orderKey"[^>]*value="([^"]+)"/.exec(summary.text)?.[1] ?? ''
  await visit('/souhrn-objednavky', { form: { orderKey, note: 'kanarek' } })
  const payment = { orderKey, paymentMethod: 'card', note: 'Kanarek' }
  const placed = await visit('/souhrn-objednavky', { form: payment })
  const page = placed.headers['location']
  if (!page) return
  await visit(page)
  await visit(page, { form: { intent: 'requestChange', seq: '1', message: 'Kanarek' } })
  const number = /\d{10}/.exec(page)?.[0] ?? ''
  await visit('/najit-objednavku', { form: { number: 'kanarek', email: person.email } })
  await visit('/najit-objednavku', { form: { number, email: person.email } })
}

/** Opens a summary and places nothing; from another network, because the limits of the first one follow the clock. */
async function leave(visit: Visit): Promise<void> {
  const headers = { 'CF-Connecting-IP': '198.51.100.78' }
  await visit('/objednavka', { form: { ...RIDE, ...person }, headers })
  await visit('/souhrn-objednavky', { headers })
}

async function saveDraft(visit: Visit, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields).toString()
  const headers = { ...CALL_HEADERS, 'Content-Type': 'application/x-www-form-urlencoded' }
  await visit('/_serverFn/saveDraft', { headers, body })
}

async function lookUps(visit: Visit): Promise<void> {
  for (const id of ['25380141', '27074358', '45274649', 'kanarek']) {
    await visit('/_serverFn/askCompany', { headers: CALL_HEADERS, body: callBody({ id }) })
  }
  for (const typed of ['Kanarek 1', 'kanarek'.repeat(40), '']) {
    const body = callBody({ typed, locale: 'cs' })
    await visit('/_serverFn/suggestPlaces', { headers: CALL_HEADERS, body })
  }
  const form = { ...RIDE, ...person, customerCompany: 'on', customerCompanyID: '25380141' }
  await visit('/objednavka', { form: { ...form, intent: 'company' } })
}

async function attacks(visit: Visit): Promise<void> {
  const type = (name: string) => ({ 'Content-Type': name })
  const form = type('application/x-www-form-urlencoded')
  await visit('/kanarek?email=kanarek%40canary.example')
  await visit('/%E0%A4kanarek')
  await visit('/stav-objednavky/2612345678.kanarek')
  await visit('/zazitky/kanarek')
  await visit('/_serverFn/kanarek', { body: 'kanarek', headers: form })
  await visit('/kontakt', { body: '{"email":"kanarek"}', headers: type('application/json') })
  await visit('/kontakt', { body: 'kanarek', headers: type('multipart/form-data; boundary=x') })
  await visit('/kontakt', { body: `name=${'kanarek'.repeat(12_000)}`, headers: form })
  await visit('/kontakt', { body: 'name=kanarek', headers: { Origin: 'https://kanarek.example' } })
  await visit('/api/health')
}
