import type { Page, Route } from 'playwright/test'
import { expect } from './test.ts'
import { islandFiles, untilLive } from './live-form.ts'
import { draftOverHttp } from './summary-over-http.ts'

/** How a script file fails. */
const WAYS = {
  missing: (route: Route) => route.fulfill({ status: 404, body: 'no' }),
  cut: (route: Route) => route.abort('connectionreset'),
  replaced: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in to this network' }),
} as const

type Way = keyof typeof WAYS
export const WAY_NAMES = ['missing', 'cut', 'replaced'] as const satisfies readonly Way[]

/** The pages with a hydrated form, and the input for it. */
const PLACES = {
  order: { path: '/objednavka', field: 'name', text: 'Jana' },
  contact: { path: '/en/contact', field: 'message', text: 'Good morning' },
  summary: { path: '/souhrn-objednavky', field: 'note', text: 'Zvoňte dole' },
} as const

type PlaceName = keyof typeof PLACES
export const PLACE_NAMES = ['order', 'contact', 'summary'] as const satisfies readonly PlaceName[]

/** Opens the page as a visitor who sees its form, and returns the files that the form loads. */
export async function filesOf(page: Page, name: PlaceName): Promise<string[]> {
  if (name === 'summary') await draftOverHttp(page)
  return islandFiles(page, PLACES[name].path)
}

/** Without one file the form that the server rendered stays, preserves the input and can be sent. */
export async function expectFormWithout(page: Page, name: PlaceName, file: string, way: Way) {
  const { path, field, text } = PLACES[name]
  const what = `${path} with ${file} ${way}`
  let failures = 0
  await page.route(`**${file}`, (route) => {
    failures += 1
    return WAYS[way](route)
  })
  await page.goto(path)
  await page.locator(`[name=${field}]`).fill(text)
  await page.locator('main form button.button[type=submit]:not([name])').first().click()
  await expect(page.getByRole('alert').first(), what).toBeVisible()
  await expect(page.locator(`[name=${field}]`), what).toHaveValue(text)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(failures, what).toBeGreaterThan(0)
  await page.unroute(`**${file}`)
}

/** The next visit is not affected. */
export async function expectLive(page: Page, name: PlaceName): Promise<void> {
  await page.goto(PLACES[name].path)
  await untilLive(page)
}
