import { fillCustomer, fillTime, unfold } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'
import { toPragueLocal } from '~/lib/prague-time'

const RIDE = '/objednavka?kind=ride&service=business&pickup=Praha&dropoff=Brno'
const KRUMLOV = { cs: '/zazitky/cesky-krumlov', en: '/en/experiences/cesky-krumlov' }
const WAITING = {
  cs: 'V ceně je čekání při vyzvednutí: na letišti 60 minut od skutečného příletu, na nádraží 30 minut, jinde 15 minut.',
  en: 'The price includes waiting at pickup: 60 minutes at an airport from the actual landing, 30 minutes at a station, 15 minutes elsewhere.',
}
const HOURLY = {
  cs: 'V ceně je 30 km na každou hodinu, palivo, dálniční poplatky a parkování; každý další kilometr stojí 30 Kč.',
  en: 'It includes 30 km for each hour, fuel, motorway tolls and parking; every further kilometre costs CZK 30.',
}

/** A link to the order of a ride so many hours from now. */
function rideIn(hours: number): string {
  const [date, time] = toPragueLocal(new Date(Date.now() + hours * 3_600_000)).split('T')
  return `${RIDE}&date=${date}&time=${time?.replace(':', '%3A')}`
}

/** A text as people read it, in which a space may not break. */
function loose(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'))
}

test('an extra by the hour says so on the experience and what its hours come to', async ({
  page,
}) => {
  await page.goto(KRUMLOV.cs)
  await expect(page.locator('main')).toContainText(
    loose('Průvodce po městě: 690 Kč za hodinu (za 10 hodin 6 900 Kč)'),
  )
  await page.goto(KRUMLOV.en)
  await expect(page.locator('main')).toContainText(
    loose('A guide to the town: CZK 690 per hour (CZK 6,900 for 10 hours)'),
  )
})

test('the bill counts hours at the price of one, and the form says both beforehand', async ({
  page,
}) => {
  await page.goto(KRUMLOV.cs)
  await page.locator('main a[href*="variant="]').first().click()
  await unfold(page)
  const guide = page.getByRole('checkbox', { name: /^Průvodce po městě/ })
  await expect(page.locator('label', { has: guide })).toContainText(
    loose('690 Kč za hodinu (za 10 hodin 6 900 Kč)'),
  )
  await guide.check()
  await fillTime(page)
  await fillCustomer(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.locator('[name=paymentMethod]').first()).toBeVisible()
  await expect(page.getByRole('table')).toContainText(
    loose('Průvodce po městě, 10 hodin po 690 Kč'),
  )
  await page.goto('/en/order?kind=hourly&service=basic&pickup=Brno')
  await page.locator('[name=hours]').selectOption('4')
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByRole('table')).toContainText(loose('Basic, 4 hours at CZK 990'))
})

test('what the form says about cancelling is true for the chosen time', async ({ page }) => {
  await page.goto(RIDE)
  const price = page.locator('#order-form')
  await expect(price).toContainText(
    loose(
      'Po potvrzení zrušíte zdarma nejpozději 24 hodin před vyzvednutím, do potvrzení kdykoli.',
    ),
  )
  await page.goto(rideIn(100))
  await expect(price).toContainText(/Zdarma zrušíte do \S+ \d+\.\s\S+\s\d{4}, \d+:\d\d\./)
  await page.goto(rideIn(10))
  await expect(price).toContainText('jakmile objednávku potvrdíme, zrušení stojí plnou cenu')
  await expect(price).not.toContainText(/zrušíte zdarma (?:nejpozději|do)|Zdarma zrušíte do/)
})

test('who orders 25 hours ahead is warned that cancelling may never be free', async ({ page }) => {
  await page.goto(rideIn(25))
  await fillCustomer(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/souhrn-objednavky/)
  await expect(page.locator('main')).toContainText(
    loose('Do odjezdu zbývá méně než 26 hodin. Do potvrzení zrušíte zdarma'),
  )
  await expect(page.locator('main')).toContainText(
    'potvrdíme-li objednávku později, zrušení stojí plnou cenu',
  )
})

for (const locale of ['cs', 'en'] as const) {
  const own = {
    cs: { order: '/objednavka', terms: '/obchodni-podminky', faq: '/caste-dotazy' },
    en: {
      order: '/en/order',
      terms: '/en/terms-and-conditions',
      faq: '/en/frequently-asked-questions',
    },
  }[locale]

  test(`waiting and kilometres are said the same in form, summary, terms and FAQ (${locale})`, async ({
    page,
  }) => {
    for (const path of [own.terms, own.faq]) {
      await page.goto(path)
      await expect(page.locator('main')).toContainText(loose(WAITING[locale]))
      await expect(page.locator('main')).toContainText(loose(HOURLY[locale]))
    }
    for (const [kind, said, unsaid] of [
      ['ride&pickup=Praha&dropoff=Brno', WAITING[locale], HOURLY[locale]],
      ['hourly&pickup=Praha', HOURLY[locale], WAITING[locale]],
    ] as const) {
      await page.goto(`${own.order}?service=basic&kind=${kind}`)
      await expect(page.getByText(loose(said))).toBeVisible()
      await expect(page.getByText(loose(unsaid))).toBeHidden()
      if (kind.startsWith('hourly')) await page.locator('[name=hours]').selectOption('3')
      await fillTime(page)
      await fillCustomer(page)
      await page.locator('form button[type=submit]').first().click()
      await expect(page).toHaveURL(/souhrn-objednavky|order-summary/)
      await expect(page.getByText(loose(said))).toBeVisible()
    }
  })
}

test('the hourly rate names the least number of hours', async ({ page }) => {
  for (const [path, words] of [
    ['/sluzby', 'Hodinová sazba (nejméně 2 hodiny)'],
    ['/en/services', 'Hourly rate (2 hours minimum)'],
    ['/vozovy-park', 'Hodinová sazba (nejméně 2 hodiny)'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('main')).toContainText(loose(words))
  }
})

test('the form promises of a late train what the terms promise', async ({ page }) => {
  await page.goto('/objednavka')
  await expect(page.locator('#f-flightNumber-hint')).toHaveText(
    loose('Podle něj zjistíme zpoždění. Počkáme a čekání kvůli zpoždění neúčtujeme.'),
  )
})

test('an experience without a pickup address says that it will be agreed', async ({ page }) => {
  await page.goto(KRUMLOV.cs)
  await page.locator('main a[href*="variant="]').first().click()
  await expect(page.locator('#f-pickup-hint')).toContainText('Necháte-li pole prázdné')
  await fillTime(page)
  await fillCustomer(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.locator('dl > div', { hasText: 'Místo vyzvednutí' })).toContainText(
    loose('domluvíme s Vámi'),
  )
})

test('a parcel is asked for its recipient and says what an empty value means', async ({ page }) => {
  await page.goto('/en/order?kind=parcel')
  await expect(page.locator('[name=recipientName]')).toBeVisible()
  await expect(page.locator('[name=recipientPhone]')).toBeVisible()
  await expect(page.locator('[name=nameBoard]')).toBeHidden()
  await expect(page.locator('#f-parcelValue-hint')).toContainText('If you leave it empty')
})

test('the order and the message say what is kept and lead to the privacy page', async ({
  page,
}) => {
  await page.goto('/objednavka')
  const saved = page.locator('p', {
    hasText: loose('Neodeslanou objednávku smažeme 24 hodin po poslední změně.'),
  })
  await expect(saved.getByRole('link')).toHaveAttribute('href', '/zpracovani-osobnich-udaju')
  await page.goto('/en/contact')
  await expect(page.locator('main form').getByRole('link')).toHaveAttribute(
    'href',
    '/en/personal-data-protection',
  )
})

test('the limits of a parcel have their units and all three sides', async ({ page }) => {
  await page.goto('/objednavka?kind=parcel')
  await expect(page.locator('main')).toContainText(
    loose('do 1,4 m na délku a 0,40 m na šířku i výšku'),
  )
  await expect(page.locator('main')).toContainText(loose('nejvýše 100 kg.'))
})

test('a stop says beforehand that the price will be sent', async ({ page }) => {
  await page.goto('/en/order')
  await expect(page.locator('#f-stops-hint')).toContainText(
    'We work out the price with stops and send it to you.',
  )
})

test('an English summary says the hour with two digits', async ({ page }) => {
  await page.goto('/en/order?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await page.locator('[name=time]').fill('05:30')
  await fillCustomer(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.locator('dd time').first()).toHaveText(/^\w+day \d+\s\w+\s\d{4} at 05:30$/)
})

test('a postal code of another country stays as it was typed', async ({ page }) => {
  await page.goto('/en/order?service=business&pickup=Praha&dropoff=Brno')
  await fillTime(page)
  await fillCustomer(page)
  await page.locator('[name=chooseCountry]').selectOption('DE')
  await page.locator('[name=zip]').fill('10115')
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByText(/10115 Praha/)).toBeVisible()
})
