import { inHours } from '../order-fields.ts'
import { carrierDoes } from './carrier.ts'
import { orderByTelephone } from './by-telephone.ts'
import { placeOverHttp } from './http-customer.ts'
import { deskVisitor } from './desk.ts'
import { type TestSite, testSite } from './test-site.ts'

/**
 * An order with a driver: the paths of the driver's page, as the desk shows it, and of the customer's. It begins in
 * `hours`, by default in five. The driver's mail to `email` waits for a minute, in which the assignment can be undone.
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
  const { number, path } =
    paymentMethod === 'cash'
      ? await orderByTelephone(site, wish)
      : await placeOverHttp(site.address, wish)
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
  const desk = await deskVisitor('dana', site)
  const shown = await desk.open(`/dispecink/objednavka/${number}`)
  const link = shown.$('a[href*="/jizda/"]').attr('href')
  if (link === undefined) throw new Error('the desk shows no link of the driver')
  const { pathname } = new URL(link, site.address)
  return { number, customerPath: path, path: pathname, email, assign }
}
