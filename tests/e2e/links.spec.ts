import * as fc from 'fast-check'
import { untilLive } from '../support/browser/live-form.ts'
import { draftSaved } from '../support/browser/order-journey.ts'
import { pages } from '../support/browser/pages.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'
import { openSummary } from '../support/browser/screen-states.ts'
import { expect, test } from '../support/browser/test.ts'

// A query is the visitor's: mail programs, advertisements and people write it in every spelling. No page
// redirects it, rewrites it or loses its form by it.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 16)

/** Spellings that everyday tools produce and that a router would write another way. */
const EVERYDAY = [
  'time=14:30',
  'utm_campaign=leto%202026',
  'fbclid=a~z',
  'gclid=EAIa_~x!(y)',
  'a=1&a=2',
  'mc_eid',
  '&a=1&&',
  'x=%c3%a9&y=%E9',
  'x=%',
  'x=%E0%A4%A',
  'x=[1]&y={2}|^`\\',
  'pickup=Praha;dropoff=Brno',
  'a==b=c',
  '__proto__=1&constructor=2',
  'sent=0&expired=2',
]

const character = fc.oneof(
  fc.constantFrom(...'~:/?@!$(),;[]{}|^`\\=&%+*-._\'"<>'),
  fc.constantFrom('%20', '%3a', '%C3%A9', '%c3%a9', '%ff', '%00', '%', '%E0%A4'),
  fc.constantFrom('a', 'Z', '0', 'pickup', 'kind', 'date', 'sent'),
)
const query = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...EVERYDAY) },
  {
    weight: 3,
    arbitrary: fc.array(character, { minLength: 1, maxLength: 14 }).map((all) => all.join('')),
  },
)

test('every page answers 200 at the address asked for, whatever its query', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const paths = pages.flatMap(({ cs, en }) => [cs, en])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, async (path, asked) => {
      const target = `${path}?${asked.replaceAll(/[\s"<>#]/g, '')}`
      const answer = await sendRaw(baseURL ?? '', {
        method: 'GET',
        path: target,
        headers: {},
        body: null,
      })
      expect(answer.status, target).toBe(200)
      expect(answer.headers['location'], target).toBeUndefined()
    }),
    { numRuns: numRuns * 20, seed },
  )
})

for (const path of ['/objednavka', '/en/order', '/kontakt', '/en/contact', '/souhrn-objednavky']) {
  test(`${path} keeps its form and its address under any query`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    if (path === '/souhrn-objednavky') await openSummary(page, 'cs')
    const check = async (asked: string) => {
      const address = new URL(`${path}?${asked}`, baseURL).href
      await page.goto(address)
      await untilLive(page)
      expect(page.url()).toBe(address)
      await expect(
        page.locator('[data-island] form button.button:not([name])').first(),
      ).toBeVisible()
    }
    for (const asked of EVERYDAY) await check(asked)
    await fc.assert(
      fc.asyncProperty(
        query.filter((asked) => !/(?:^|&)sent=1(?:&|$)/.test(asked)),
        check,
      ),
      { numRuns, seed },
    )
  })
}

test('a deep link drops bad values and takes the first of two', async ({ page }) => {
  await page.goto('/objednavka?pickup=Praha&pickup=Brno&service=zlata&time=25:00&passengers=x')
  await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
  await expect(page.locator('[name=service]:checked')).toHaveCount(0)
  await expect(page.locator('[name=time]')).toHaveValue('')
  await page.goto('/objednavka?time=14:30&utm_campaign=leto%202026')
  await expect(page.locator('[name=time]')).toHaveValue('14:30')
})

test('the same link asked for again fills in again, a reload keeps what was typed', async ({
  page,
}) => {
  const link = '/objednavka?service=business&dropoff=Brno'
  await page.goto(link)
  await untilLive(page)
  const saved = draftSaved(page, 'dropoff=Ostrava')
  await page.locator('[name=dropoff]').fill('Ostrava')
  await saved
  await page.reload()
  await untilLive(page)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Ostrava')
  await expect(page.getByText('Vyplnili jsme podle odkazu')).toBeHidden()
  await page.goto('/sluzby')
  await page.goto(link)
  await untilLive(page)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
  await expect(page.getByText('Vyplnili jsme podle odkazu')).toBeVisible()
})
