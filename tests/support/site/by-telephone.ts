import { readFileSync } from 'node:fs'
import { aRide, type OverHttp } from './http-customer.ts'
import { linksOf, untilMails } from './mails.ts'

/**
 * A ride that the carrier enters at the telephone, as the terminal does: only there may the customer of every carrier
 * pay in cash. The path of its page is that of the customer's mail.
 */
export async function orderByTelephone(
  { address, state }: { address: string; state: string },
  { paymentMethod, fields = {} }: { paymentMethod: string; fields?: Record<string, string> },
): Promise<OverHttp> {
  const { placesAsked: _form, ...typed } = aRide()
  const ride: Record<string, string> = { ...typed, ...fields }
  const token = readFileSync(`${state}/orders-token`, 'utf8').trim()
  const response = await fetch(`${address}/api/acts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ command: 'enter', fields: { ...ride, paymentMethod } }),
  })
  if (!response.ok) throw new Error(`enter answered ${response.status} ${await response.text()}`)
  const email = ride['email'] ?? ''
  const [mail] = await untilMails({ address, state }, email, 1)
  const link = mail && linksOf(mail).find((one) => one.includes('/stav-objednavky/'))
  const number = /\/(\d{10})\./.exec(link ?? '')?.[1]
  if (!link || !number) throw new Error(`no link to the order in the mail to ${email}`)
  return { number, path: new URL(link).pathname, email }
}
