import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import { startVisit } from '~/http/visit'
import { submitOrderPage } from '~/order/form/steps/details-step.server'
import type { OrderValues } from '~/order/model/typed-order'
import { someValues } from '../../../../tests/support/builders.ts'
import { dayAhead } from '../../../../tests/support/order-fields.ts'

beforeEach(async () => {
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
  await env.DB.prepare(
    `INSERT INTO gazetteer VALUES ('kolin', 7, 'Kolín', 'Kolín', 'Kolin', 'CZ', '', 30000, 50, 15)
     ON CONFLICT DO NOTHING`,
  ).run()
})

/** "Continue", pressed on the order form: where it leads, or the errors of the page that comes back. */
async function goOn(changes: Partial<OrderValues>, asked = '') {
  const form = new FormData()
  const values = someValues({ date: dayAhead(14), ...changes })
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.set(name, value)
  }
  form.set('placesAsked', asked)
  const url = new URL('https://vozka.example/objednavka')
  const visit = startVisit(new Request(url), env, { url, requestId: 't', form, isOverLimit: false })
  const shown = await submitOrderPage(visit)
  if (shown instanceof Response) return shown.headers.get('Location')
  const { status, page } = shown
  const errors = Object.entries(page.errors).map(([name, error]) => `${name}: ${error.code}`)
  return { status, errors, asked: page.arePlacesAsked, shows: page.price.alone }
}

const SUMMARY = /^\/souhrn-objednavky\?d=/

test.each<[Partial<OrderValues>, string[]]>([
  [{}, ['pickup', 'dropoff']],
  [{ pickup: 'Dlouhá 12, Praha' }, ['dropoff']],
  [{ pickup: 'Letiště Praha', dropoff: 'Kolín' }, ['dropoff']],
  [{ dropoff: 'Brno hlavní nádraží' }, ['pickup']],
  [{ pickupDetail: 'Hotel Josef' }, ['dropoff']],
  [{ kind: 'hourly', hours: '4', pickup: 'Kolín' }, ['pickup']],
])(
  'a town alone is asked for its street or hotel once, then the order goes on: %o',
  async (typed, ends) => {
    expect(await goOn(typed)).toEqual({
      status: 422,
      errors: ends.map((end) => `${end}Detail: placeAlone`),
      asked: true,
      shows: expect.arrayContaining(ends),
    })
    expect(await goOn(typed, 'on')).toMatch(SUMMARY)
  },
)

test.each<Partial<OrderValues>>([
  { pickupDetail: 'Hotel Josef', dropoffDetail: 'Masarykova 5' },
  { pickup: 'Letiště Praha', dropoff: 'Náměstí Svobody 3, Brno' },
  { kind: 'hourly', hours: '4', pickup: 'Kolín, Husova 3', dropoff: '' },
])('who told the street or comes by plane is asked nothing: %o', async (typed) => {
  expect(await goOn(typed)).toMatch(SUMMARY)
})

test('a quarter is asked for its street once, and what names a quarter again does not hold an order up', async () => {
  const typed = { pickup: 'Praha, Smíchov', dropoffDetail: 'Masarykova 5' }
  expect(await goOn(typed)).toMatchObject({ errors: ['pickupDetail: placeAlone'] })
  expect(await goOn({ ...typed, pickup: 'Praha', pickupDetail: 'Smíchov' })).toMatchObject({
    errors: ['pickupDetail: placeAlone'],
  })
  expect(await goOn(typed, 'on')).toMatch(SUMMARY)
})

test('a street that means another place is refused at its field, also where it was asked for', async () => {
  const typed = { pickupDetail: 'Letiště, terminál 2', dropoffDetail: 'Masarykova 5' }
  for (const asked of ['', 'on']) {
    expect(await goOn(typed, asked)).toMatchObject({
      status: 422,
      errors: ['pickupDetail: placeElsewhere'],
    })
  }
})
