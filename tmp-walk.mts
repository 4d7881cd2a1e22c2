import { chromium } from 'playwright'
const PORT = process.env.PORT ?? '8790'
const base = `http://localhost:${PORT}`
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
for (const [locale, width, height, scheme] of [
  ['cs', 390, 844, 'light'],
  ['en', 1440, 900, 'dark'],
] as const) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
  page.on('console', (m) => {
    if (m.type() === 'error') console.log(locale, 'console', m.text())
  })
  const shot = (n: string, fullPage = false) =>
    page.screenshot({ path: `/tmp/shots/${locale}-${n}.png`, fullPage })
  await page.goto(base + (locale === 'cs' ? '/' : '/en'))
  await shot('1-home')
  const form = page.locator('main form').first()
  await form
    .locator('[name=pickup]')
    .pressSequentially(locale === 'cs' ? 'Letiště Praha' : 'Prague Airport', { delay: 20 })
  await form.locator('[name=dropoff]').pressSequentially('Karlovy Va', { delay: 20 })
  await page.waitForTimeout(900)
  await shot('2-typed')
  await form.locator('[name=dropoff]').press('ArrowDown')
  await form.locator('[name=dropoff]').press('Enter')
  await form.locator('[name=passengers]').focus()
  await form.locator('[name=passengers]').selectOption('4')
  await form.locator('button[value=price]').click()
  await page.waitForURL(/d=/)
  await page.waitForTimeout(800)
  await shot('3-answer')
  const bar = page.locator('button[data-leads]')
  await page.locator('[name=service][value=comfort]').check()
  for (let i = 0; i < 2; i++) {
    if (await bar.isVisible()) {
      await bar.click()
      await page.waitForTimeout(500)
    }
  }
  await shot('4-when')
  await page.locator('[name=date]').fill('2026-12-20')
  await page.locator('[name=time]').fill('21:40')
  const flight = page.locator('[name=flightNumber]')
  if (await flight.isVisible()) await flight.fill('ba 852')
  if (await bar.isVisible()) {
    await bar.click()
    await page.waitForTimeout(500)
  }
  await shot('5-who')
  await page.locator('[name=name]').fill('Jana Ukázková')
  await page.locator('[name=email]').fill('jana@example.com')
  await page.locator('[name=phone]').fill('777 123 456')
  await page.waitForTimeout(400)
  await shot('6-filled')
  await shot('6-filled-full', true)
  for (let i = 0; i < 3 && !/summary|souhrn/.test(page.url()); i++) {
    if (await bar.isVisible()) await bar.click()
    else
      await page
        .locator(
          '#order-form button[type=submit], main button:has-text("Continue"), main button:has-text("Pokračovat")',
        )
        .last()
        .click()
    await page.waitForTimeout(1500)
  }
  console.log(locale, page.url())
  await shot('7-summary', true)
  await page
    .locator('[name=paymentMethod][value=cash]')
    .check()
    .catch(() => page.locator('[name=paymentMethod]').first().check())
  await page.locator('main form button.button').last().click()
  await page.waitForURL(/order-status|stav-objednavky/)
  await page.waitForTimeout(800)
  await shot('8-received', true)
  console.log(locale, 'placed', await page.locator('h1').innerText())
  await page.goto(base + (locale === 'cs' ? '/objednavka' : '/en/order'))
  await shot('9-order-again')
  await page.close()
}
await browser.close()
