import { continueButton, fillCustomer, fillTime, unfold } from '../support/browser/order-journey.ts'
import { untilLive } from '../support/browser/live-form.ts'
import { expect, test } from '../support/browser/test.ts'

const DRESDEN = '/objednavka?experience=dresden&variant=comfort'
const ASK = '**/_serverFn/askExperience'
const SUMMARY = /souhrn-objednavky\?d=/

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a link to a variant of an experience has it chosen and priced', async ({ page }) => {
      await page.goto(DRESDEN)
      await expect(page.locator('[name=kind][value=experience]')).toBeChecked()
      await expect(page.locator('[name=experience]')).toHaveValue('dresden')
      await expect(page.locator('[name=variant]')).toHaveValue('comfort')
      await expect(page.locator('#price')).toContainText(/11\s500\sKč/)
      await fillTime(page)
      await fillCustomer(page)
      await continueButton(page).click()
      await expect(page).toHaveURL(SUMMARY)
      await expect(page.locator('main')).toContainText('Drážďany')
    })
  })
}

test('another experience leaves nothing of the first one in the form, its price or what is sent', async ({
  page,
}) => {
  const guide = page.locator('[name=orderOptions][value=guide]')
  await page.goto(DRESDEN)
  await untilLive(page)
  await unfold(page)
  await guide.check()
  // 11 500 and nine hours at 790.
  await expect(page.locator('#price')).toContainText(/18\s610\sKč/)

  await page.locator('[name=experience]').selectOption('karlovy-vary')
  await expect(page.locator('[name=variant] optgroup')).toHaveAttribute('label', /Karlovy Vary/)
  await expect(page.locator('[name=variant]')).toHaveValue('')
  await expect(guide).not.toBeChecked()
  await page.locator('[name=variant]').selectOption('basic')
  await expect(page.locator('#price')).toContainText(/8\s900\sKč/)
  await guide.check()
  await expect(page.locator('#price')).toContainText(/15\s110\sKč/)

  // The first one again, which is here already.
  await page.locator('[name=experience]').selectOption('dresden')
  await expect(page.locator('[name=variant]')).toHaveValue('')
  await expect(guide).not.toBeChecked()
  await page.locator('[name=experience]').selectOption('karlovy-vary')
  await expect(guide).not.toBeChecked()
  await page.locator('[name=variant]').selectOption('basic')

  await fillTime(page)
  await fillCustomer(page)
  const sending = page.waitForRequest((one) => one.isNavigationRequest() && one.method() === 'POST')
  await continueButton(page).click()
  const sent = new URLSearchParams((await sending).postData() ?? '')
  expect(sent.get('experience')).toBe('karlovy-vary')
  expect(sent.get('variant')).toBe('basic')
  expect(sent.getAll('orderOptions')).toEqual([])
  await expect(page).toHaveURL(SUMMARY)
  await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/8\s900\sKč/)
  await expect(page.locator('main')).not.toContainText('Drážďany')
})

test('an extra that only an experience has does not hold up the ride ordered instead', async ({
  page,
}) => {
  await page.goto(DRESDEN)
  await unfold(page)
  await page.locator('[name=orderOptions][value=guide]').check()
  await page.locator('[name=kind][value=ride]').check()
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await expect(page).toHaveURL(SUMMARY)
  await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/7\s900\sKč/)
})

test.describe('when the choices of an experience do not come', () => {
  test.use({ expectedWords: /Failed to load|net::ERR/ })

  for (const [what, answer] of [
    ['the connection is lost', null],
    ['the site fails', { status: 500, body: '' }],
    ['a portal answers', { status: 200, contentType: 'text/html', body: '<p>Sign in' }],
  ] as const) {
    test(`a button asks for them and the order is made: ${what}`, async ({ page }) => {
      await page.route(ASK, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto('/objednavka')
      await untilLive(page)
      const question = page.locator('button[name=intent][value=experience]')
      await expect(question).toBeHidden()
      await page.locator('[name=kind][value=experience]').check()
      await page.locator('[name=experience]').selectOption('vienna')
      await question.click()
      await expect(page.locator('[name=experience]')).toHaveValue('vienna')
      await page.locator('[name=variant]').selectOption('business')
      await fillTime(page)
      await fillCustomer(page)
      await continueButton(page).click()
      await expect(page).toHaveURL(SUMMARY)
      await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/23\s900\sKč/)
    })
  }
})
