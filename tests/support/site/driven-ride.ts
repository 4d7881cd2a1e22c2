import { inHours } from '../order-fields.ts'
import { carrierDoes } from './carrier.ts'
import { placeOverHttp } from './http-customer.ts'
import { linksOf, untilMails } from './mails.ts'
import { type TestSite, testSite } from './test-site.ts'

/**
 * An order with a driver: the paths of the driver's page, from the driver's mail, and of the customer's. It begins in
 * `hours`, by default in five.
 */
export async function aDrivenRide(
  {
    hours = 5,
    fields = {},
    paymentMethod = 'bankTransfer',
  }: { hours?: number; fields?: Record<string, string>; paymentMethod?: string } = {},
  site: TestSite = testSite(),
) {
  const wish = { fields: { ...inHours(hours), ...fields }, paymentMethod }
  const { number, path } = await placeOverHttp(site.address, wish)
  const email = `driver-${number}@example.com`
  const assign = {
    command: 'assign',
    driver: 'Karel Vozka',
    phone: '+420777000111',
    car: 'Škoda Superb',
    plate: '1AB 2345',
    email,
  }
  await carrierDoes(site, number, { command: 'confirm' }, assign)
  const [mail] = await untilMails(site, email, 1)
  const link = mail ? linksOf(mail).find((url) => url.includes('/jizda/')) : undefined
  if (!mail || !link) throw new Error('the driver got no link')
  return { number, customerPath: path, path: new URL(link).pathname, mail, assign }
}
