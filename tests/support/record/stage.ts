import * as v from 'valibot'
import { Webhook } from 'standardwebhooks'
import { httpVisitor, type HttpVisitor, type Page } from '../http/visitor.ts'
import { placeOverHttp } from '../site/http-customer.ts'
import { carriersAct, type CarriersActName, CUSTOMERS_ACTS, type CustomersActName } from './acts.ts'
import { type FixedSite, OWNER, TERMINAL_TOKEN } from './fixed-site.ts'

/** A Monday morning, ten in Prague; far ahead, because the database itself knows today's time. */
export const START = Date.parse('2035-05-14T08:00:00Z')
/** The pickup of every ride of the record: on Thursday at half past ten. */
export const PICKUP = Date.parse('2035-05-17T08:30:00Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const NOTICE_SECRET = `whsec_${btoa('secret of the record, 32 characters')}`
export const EMAIL = 'jana@example.com'

type Order = { number: string; path: string }
/** An order at a moment, with who is signed in at the desk. */
export type Standing = { order: Order; now: number; desk: HttpVisitor | null }
/** What an answer was: its status and its text. */
export type Answered = { status: number; text: string }
/** What a page answered a form. */
export type Posted = { status: number; location: string; html: string }

const commandSchema = v.looseObject({ ok: v.boolean() })
const rowSchema = v.object({ row: v.record(v.string(), v.unknown()) })
const answerSchema = v.looseObject({
  ok: v.boolean(),
  kind: v.optional(v.string()),
  error: v.optional(v.string()),
  order: v.optional(v.nullable(v.looseObject({}))),
})
const enteredSchema = v.object({ order: v.object({ number: v.string() }) })

/** An order on a site at a moment, and the doors through which everybody acts on it. */
export class Stage {
  readonly site: FixedSite
  #now = START
  #order: Order = { number: '', path: '' }
  readonly customer: HttpVisitor
  #desk: HttpVisitor | null = null

  constructor(site: FixedSite) {
    this.site = site
    this.customer = httpVisitor(site.address)
  }

  get now(): number {
    return this.#now
  }

  get order(): Order {
    return this.#order
  }

  /** Stands on another order at another moment, as it was kept. */
  async stand(moment: string, { order, now, desk }: Standing): Promise<void> {
    this.#order = order
    this.#desk = desk
    await this.site.bringBack(moment)
    await this.at(now)
  }

  async at(now: number): Promise<void> {
    this.#now = now
    await this.site.setClock(now)
  }

  /** Two minutes later nothing can be undone, and what waited for that has left. */
  async settle(): Promise<void> {
    await this.at(this.#now + 2 * MINUTE)
    await this.site.fireCron()
  }

  /** Where it stands now. */
  get known(): Standing {
    return { order: this.#order, now: this.#now, desk: this.#desk }
  }

  /** Places an order by the form. */
  async place(wish: Parameters<typeof placeOverHttp>[1] = {}): Promise<void> {
    const when = { date: '2035-05-17', time: '10:30', email: EMAIL }
    const fields = { ...when, ...wish.fields }
    this.#order = await placeOverHttp(this.site.address, { ...wish, fields })
  }

  /** Enters an order of the telephone at the terminal; its page is known from the customer's mail. */
  async enter(fields: Record<string, string>): Promise<void> {
    const { text } = await this.ask({ command: 'enter', fields })
    const { order } = v.parse(enteredSchema, JSON.parse(text))
    await this.settle()
    const mail = this.site.mails.findLast(({ to }) => to === EMAIL)
    const path = /\/stav-objednavky\/[\w.-]+/.exec(mail?.text ?? '')?.[0]
    if (path === undefined) throw new Error('no mail with the address of the order')
    this.#order = { number: order.number, path }
  }

  /** Posts to the API of the terminal. */
  async ask(command: Record<string, unknown>): Promise<Answered> {
    const response = await fetch(`${this.site.address}/api/acts`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TERMINAL_TOKEN}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
    })
    return { status: response.status, text: await response.text() }
  }

  /** The carrier acts at the terminal; `isSure`: it fails where the act is refused. */
  async command(name: CarriersActName, isSure = true): Promise<Answered> {
    const { command } = carriersAct(name)
    if (!command) throw new Error(`the terminal has no ${name}`)
    const answered = await this.ask({ ...command, number: this.#order.number })
    if (isSure && !v.parse(commandSchema, JSON.parse(answered.text)).ok) {
      throw new Error(`${name}: ${answered.text}`)
    }
    return answered
  }

  /** How the order stands, as the terminal answers it to an act that comes too late. */
  async standing(): Promise<string> {
    const late = { command: 'note', number: this.#order.number, text: 'Pozdě.', seq: 999 }
    const { text } = await this.ask(late)
    return JSON.stringify(v.parse(answerSchema, JSON.parse(text)).order)
  }

  /** An answer of the terminal in short: of the order what it says otherwise than before. */
  inShort({ status, text }: Answered, standing: string): string {
    const {
      ok: _ok,
      kind: _kind,
      error = '',
      order,
      ...rest
    } = v.parse(answerSchema, JSON.parse(text))
    const known = new Set(
      Object.entries(v.parse(v.looseObject({}), JSON.parse(standing))).map(pair),
    )
    const changed = Object.entries({ ...rest, ...order })
      .map(pair)
      .filter((one) => !known.has(one))
    return this.named([status, error, ...changed].filter((part) => part !== '').join(' '))
  }

  /** The row that the terminal reads of the order. */
  async row(command: 'show' | 'trace'): Promise<Record<string, unknown>> {
    const about = command === 'show' ? { number: this.#order.number } : { of: this.#order.number }
    const { text } = await this.ask({ command, ...about })
    return v.parse(rowSchema, JSON.parse(text)).row
  }

  /** A back office tells of an act, after the last event of the order. */
  async tell(name: CarriersActName, isSure = true, after?: number): Promise<Answered> {
    const { notice } = carriersAct(name)
    if (!notice) throw new Error(`no notice tells ${name}`)
    const seq = after ?? (await this.eventCount())
    const at = new Date(this.#now).toISOString()
    const body = { number: this.#order.number, after: seq, at, ...notice }
    const answered = await this.notify(JSON.stringify(body))
    if (isSure && answered.status !== 200) throw new Error(`${name}: ${answered.text}`)
    return answered
  }

  /** Posts the body of a notice, signed. */
  async notify(body: string): Promise<Answered> {
    const at = new Date(this.#now)
    const id = `msg_${crypto.randomUUID()}`
    const response = await fetch(`${this.site.address}/api/provider-events`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(this.#now / 1_000)),
        'webhook-signature': new Webhook(NOTICE_SECRET).sign(id, at, body),
      },
    })
    return { status: response.status, text: await response.text() }
  }

  async eventCount(): Promise<number> {
    const { events } = await this.row('trace')
    return v.parse(v.array(v.unknown()), JSON.parse(String(events))).length
  }

  /** The customer's page, in the language of its path or in English. */
  page(locale: 'cs' | 'en' = 'cs', part = ''): Promise<Page> {
    return this.customer.open(pathIn(this.#order.path, locale) + part)
  }

  /** The customer posts a form of the page, also one that the page does not offer; `isSure` as for commands. */
  async press(
    name: CustomersActName,
    { isSure = true, part = '' }: { isSure?: boolean; part?: string } = {},
  ): Promise<Posted> {
    const { intent, typed } = CUSTOMERS_ACTS[name]
    const seq = String(await this.eventCount())
    const posted = await this.post(this.#order.path + part, { intent, seq, ...typed })
    if (isSure && posted.status !== 303) throw new Error(`${name}: ${posted.status}`)
    return posted
  }

  /** Posts fields as a form does. */
  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Posted> {
    const response = await fetch(this.site.address + path, {
      method: 'POST',
      headers: { Accept: 'text/html', ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    const location = response.headers.get('Location') ?? ''
    return { status: response.status, location, html: await response.text() }
  }

  /** The addresses of the pages of the drivers, as the desk shows them. */
  async driverPaths(): Promise<string[]> {
    const page = await this.deskPage()
    const links = page.$('a[href*="/jizda/"]').toArray()
    return links.map(({ attribs }) => new URL(attribs['href'] ?? '', this.site.address).pathname)
  }

  /** The driver presses a step; `times` as a page with script sends them. */
  async drive(path: string, act: string, times: Record<string, string> = {}): Promise<Posted> {
    return this.post(path, { act, id: crypto.randomUUID(), ...times })
  }

  /** Runs something with a sign-in of this moment, as money that goes out asks for it. */
  async freshly<T>(run: () => Promise<T>): Promise<T> {
    const before = this.#desk
    await this.signIn()
    try {
      return await run()
    } finally {
      this.#desk = before
    }
  }

  /** Posts to the page of the order at the desk. */
  postAtDesk(fields: Record<string, string>, locale: 'cs' | 'en' = 'cs'): Promise<Posted> {
    const Cookie = Array.from(this.desk.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    return this.post(this.deskPath(locale), fields, { Cookie })
  }

  /** Adds a driver and a car to the lists of the carrier. */
  async addCrew(): Promise<void> {
    const isNew = { form: 'form:has([name=id][value=""])', button: '[value=save]' }
    const driver = { name: 'Karel Stálý', phone: '+420777000333', email: 'staly@example.com' }
    const car = { name: 'Škoda Superb', plate: '3AB 2345', category: 'business', seats: '3' }
    await this.desk.submit(await this.desk.open('/dispecink/ridici'), driver, isNew)
    await this.desk.submit(await this.desk.open('/dispecink/vozy'), car, isNew)
  }

  /** The customer pays by card what the page asks for, and the gateway tells of it. */
  async payByCard(): Promise<void> {
    const { location } = await this.press('pay')
    const id = location.split('/').at(-1) ?? ''
    this.charge(id)
    await this.tellOfCard(id)
  }

  /** A card is charged at the gateway, by the clock of the site. */
  charge(id: string): void {
    const { account } = this.site.gateway
    // Brought back to an earlier moment, the site is led to the session that it had then.
    account.pay(id)
    const intent = account.intents.get(account.sessions.get(id)?.payment_intent ?? '')
    if (!intent) throw new Error(`nothing was paid by ${id}`)
    intent.latest_charge.created = Math.floor(this.#now / 1_000)
  }

  /** The gateway tells of a session. */
  async tellOfCard(id: string, type?: string): Promise<number> {
    const { account, notice } = this.site.gateway
    const session = account.sessions.get(id)
    if (!session) throw new Error(`the gateway has no ${id}`)
    const { payload, signature } = await notice(session, type, this.#now)
    const response = await fetch(`${this.site.address}/api/payments/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    })
    await response.text()
    return response.status
  }

  /** Signs the owner in at the desk, now. */
  async signIn(): Promise<void> {
    const visitor = httpVisitor(this.site.address)
    const answer = await fetch(`${this.site.address}/api/desk-links`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TERMINAL_TOKEN}` },
      body: JSON.stringify({ email: OWNER }),
    })
    const { path } = v.parse(v.object({ path: v.string() }), await answer.json())
    await visitor.submit(await visitor.open(path))
    this.#desk = visitor
  }

  get desk(): HttpVisitor {
    if (!this.#desk) throw new Error('nobody is signed in')
    return this.#desk
  }

  /** The page of the order at the desk. */
  async deskPage(locale: 'cs' | 'en' = 'cs'): Promise<Page> {
    const page = await this.desk.open(this.deskPath(locale))
    if (page.$('ol[reversed]').length === 0) throw new Error(`the desk answers ${page.status}`)
    return page
  }

  deskPath(locale: 'cs' | 'en' = 'cs'): string {
    const { number } = this.#order
    return locale === 'cs' ? `/dispecink/objednavka/${number}` : `/en/desk/order/${number}`
  }

  /** A text without what differs from run to run. */
  named(text: string): string {
    const { number, path } = this.#order
    const token = path.split('/').at(-1) ?? ''
    // As it stands, and in groups.
    const written = number.split('').join('[ \\u00a0]?')
    return text
      .replaceAll(token === '' ? '\0' : token, 'TOKEN')
      .replaceAll(this.site.address, 'SITE')
      .replaceAll(this.site.address.replace('http://', ''), 'SITE')
      .replaceAll(new RegExp(written === '' ? '\0' : written, 'g'), 'NUMBER')
      .replaceAll(/NUMBER\.[\w.-]+/g, 'TOKEN')
      .replaceAll(/\b(pi|re|evt|ch)_\w+/g, '$1_ID')
      .replaceAll(/"key":"[\w-]{43}"/g, '"key":"KEY"')
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'KEY')
      .replaceAll(/(\/(?:jizda|ride|doklad|document)\/)[\w.-]+/g, '$1TOKEN')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
}

function pair([name, value]: [string, unknown]): string {
  return `${name}=${JSON.stringify(value)}`
}

function pathIn(path: string, locale: 'cs' | 'en'): string {
  const token = path.split('/').at(-1) ?? ''
  return locale === 'cs' ? `/stav-objednavky/${token}` : `/en/order-status/${token}`
}
