import type { Page } from 'playwright/test'
import {
  assign,
  choose,
  deskOrder,
  expectState,
  formOf,
  mainButton,
  press,
} from '../support/browser/desk-acts.ts'
import { expect, test } from '../support/browser/test.ts'
import { dayAhead, inHours } from '../support/order-fields.ts'
import { aCrew, deskCookie, deskVisitor, mailedSignIn } from '../support/site/desk.ts'
import { emailOf } from '../support/site/desk-people.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import { isWhole } from '../support/length.ts'

const VARIANTS = [
  { width: 390, height: 844, hasScript: true, person: 'at-390', ahead: 60 },
  { width: 390, height: 844, hasScript: false, person: 'at-390-plain', ahead: 90 },
  { width: 1440, height: 900, hasScript: true, person: 'at-1440', ahead: 120 },
  { width: 1440, height: 900, hasScript: false, person: 'at-1440-plain', ahead: 150 },
] as const
/** Every run asks a phone with script and a large screen without; the nightly one asks the other two as well. */
const WALKED = VARIANTS.filter(({ width, hasScript }) => isWhole || (width === 390) === hasScript)

/** What the page of a list or of an order shows once it has renewed itself, or was loaded again. */
async function renew(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) await page.clock.runFor(30_000)
  else await page.reload()
}

async function atDesk(page: Page, as: 'dana' | 'olga' = 'dana'): Promise<void> {
  await page.context().addCookies([await deskCookie(as)])
}

for (const { width, height, hasScript, person, ahead } of WALKED) {
  test.describe(`${width} px ${hasScript ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height }, javaScriptEnabled: hasScript })

    test.describe('with a mailbox', () => {
      // The sign-in in the place of a page.
      test.use({ expectedWords: /status of 403/ })

      test('somebody signs in, and an order goes from new to done and paid', async ({ page }) => {
        const desk = await deskVisitor('dana')
        const crew = await aCrew(desk)
        const { number, path: customerPath } = await placeOverHttp(testSite().address, {
          fields: { ...inHours(5), name: 'Žofie Nováková' },
        })
        await page.goto(deskOrder(number))
        await page.getByLabel('E-mail').fill(emailOf(person))
        await page.getByRole('button', { name: 'Poslat odkaz' }).click()
        await expect(page.getByRole('heading')).toHaveText('Podívejte se do e-mailu')
        const { path, code } = await mailedSignIn(person, 1)
        if (width === 390) {
          await page.goto(path)
          await page.getByRole('button', { name: 'Přihlásit se' }).click()
        } else {
          await page.getByLabel('Šest číslic z e-mailu').fill(code)
          await page.getByRole('button', { name: 'Přihlásit se' }).click()
        }
        await expectState(page, 'nová')
        await press(page, 'confirm')
        await expectState(page, 'potvrzená')
        await assign(page, crew)
        await expectState(page, 'přidělená')
        await page.locator('main a[href*="/jizda/"]').click()
        for (const words of [
          'Vyjíždím',
          'Jsem na místě',
          'Cestující nastoupili',
          'Jízda skončila',
        ]) {
          await page.getByRole('button', { name: words }).click()
          await expect(page.locator('li[data-is=done]', { hasText: words })).toBeVisible()
        }
        await page.goto(deskOrder(number))
        await expectState(page, 'hotová')
        await press(page, 'paid')
        await expect(page.getByText('Vyrovnáno')).toBeVisible()
        await expect(page.locator('main')).toContainText(`zaplaceno (${nameOf(person)})`)
        await page.goto(customerPath)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jízda proběhla')
      })
    })

    // Without script the others are forms like these; every run asks them in workerd.
    if (!hasScript && !isWhole) return

    test('a request gets its price, and the desk sees without a reload that it was accepted', async ({
      page,
    }) => {
      if (hasScript) await page.clock.install()
      await atDesk(page)
      const date = dayAhead(ahead)
      const { number, path } = await placeOverHttp(testSite().address, {
        isRequest: true,
        fields: { date },
      })
      await page.goto(deskOrder(number))
      await press(page, 'quote', { total: '6 500', vat: '2100', reason: 'V ceně je čekání.' })
      await expectState(page, 'nabídka odeslána')
      const customer = await page.context().newPage()
      await customer.goto(path)
      await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Cena je tu: 6 500 Kč')
      const form = customer.locator('form:has([name=intent][value=accept])')
      await form.locator('details:has([name=street]) > summary').click()
      for (const [name, typed] of [
        ['street', 'Dlouhá 12'],
        ['city', 'Praha'],
        ['zip', '110 00'],
      ]) {
        await form.locator(`[name=${name}]`).fill(typed ?? '')
      }
      await form.locator('label:has([name=paymentMethod][value=bankTransfer])').click()
      await form.locator('button.button').click()
      await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
        'Objednávka je potvrzená',
      )
      await renew(page, hasScript)
      await expectState(page, 'potvrzená')
      await expect(page.locator('main')).toContainText('nabídka přijata (zákazník)')
    })

    test('a wish for another hour is granted by one press, and holds without a press of its customer', async ({
      page,
    }) => {
      await atDesk(page)
      const { number, path } = await placeOverHttp(testSite().address)
      const desk = await deskVisitor('dana')
      await desk.submit(await desk.open(deskOrder(number)), {}, { form: formWith('confirm') })
      await page.goto(path)
      const wish = page.locator('form:has([name=message])')
      if (!(await wish.isVisible()))
        await page.locator('details', { has: wish }).locator('> summary').click()
      await wish.locator('[name=time]').fill('11:30')
      await wish.locator('[name=message]').fill('Přijeďte prosím o hodinu později.')
      await wish.locator('button.button').click()
      await page.goto(deskOrder(number))
      await expect(page.getByText('Přijeďte prosím o hodinu později.').first()).toBeVisible()
      const agreed = `${dayAhead(14)}T11:30`
      const form = await formOf(page, 'answer')
      await form.locator('label', { hasText: 'Ano' }).click()
      await expect(form.locator('[name=time]')).toHaveValue(agreed)
      await form.locator('[name=reason]').fill('Rádi přijedeme později.')
      await form.getByRole('button', { name: 'Ukázat e-mail' }).click()
      await expect(page.locator('pre')).toContainText('Rádi přijedeme později.')
      await mainButton(await formOf(page, 'answer')).click()
      await expect(page.locator('ol').first()).toContainText('odpověď na přání')
      await page.goto(path)
      await expect(page.locator('main')).toContainText('Rádi přijedeme později.')
      await expect(page.locator('main')).toContainText('11:30')
      await expect(page.locator('main')).toContainText('Změna je dohodnutá')
      await expect(page.locator('form:has([name=intent][value=acceptChange])')).toHaveCount(0)
    })

    test('an order on the telephone is entered, with an e-mail and without one', async ({
      page,
    }) => {
      await atDesk(page)
      for (const email of ['', `phone-${person}@example.com`]) {
        await page.goto('/dispecink/nova')
        const { date, time } = inHours(2)
        const ride = {
          pickup: 'Dlouhá 5, Praha',
          dropoff: 'Masarykova 3, Brno',
          date,
          time,
          name: 'Jan Volající',
          // A number that the desk knows would bring its e-mail along.
          phone: `608 123 ${String(ahead).padStart(3, '0').slice(-3)}`,
          email,
        }
        for (const [name, typed] of Object.entries(ride)) {
          await page.locator(`main [name=${name}]`).first().fill(typed)
        }
        await page.locator('[name=total]').fill('5 900')
        await page.getByRole('button', { name: 'Zapsat objednávku' }).click()
        await expect(page).toHaveURL(/\/objednavka\/\d{10}$/)
        await expectState(page, 'nová')
        await expect(page.locator('main')).toContainText('5 900 Kč')
        await press(page, 'confirm')
        await expectState(page, 'potvrzená')
        if (email === '') await expect(page.locator('main')).not.toContainText('zákazníkovi:')
      }
      await expect(mailsOf(page)).toContainText('potvrzeno, zákazníkovi: čeká na odeslání')
    })

    test('a number that ordered before brings its customer, with the country of the address', async ({
      page,
    }) => {
      test.skip(!hasScript, 'a button does it there')
      const phone = `608 124 ${String(ahead).padStart(3, '0')}`
      const address = { street: 'Ring 1', city: 'Wien', zip: '1010', chooseCountry: 'AT' }
      const fields = { name: 'Otto Bekannt', phone, ...address }
      await placeOverHttp(testSite().address, { fields })
      await atDesk(page)
      await page.goto('/dispecink/nova')
      await page.locator('main [name=phone]').first().fill(phone)
      await page.locator('main [name=phone]').first().blur()
      await expect(page.locator('main [name=name]').first()).toHaveValue('Otto Bekannt')
      for (const [name, value] of Object.entries(address)) {
        await expect(page.locator(`main [name=${name}]`).first(), name).toHaveValue(value)
      }
    })

    test('a day whose rides meet asks once more and says which', async ({ page }) => {
      await atDesk(page)
      const desk = await deskVisitor('dana')
      const crew = await aCrew(desk)
      const date = dayAhead(ahead + 1)
      const numbers: string[] = []
      for (const time of ['10:00', '11:00']) {
        const { number } = await placeOverHttp(testSite().address, { fields: { date, time } })
        await desk.submit(await desk.open(deskOrder(number)), {}, { form: formWith('confirm') })
        numbers.push(number)
      }
      const [first = '', second = ''] = numbers
      const day = `/dispecink/den/${date}`
      await page.goto(day)
      for (const number of [first, second]) {
        const row = page.locator('li', { has: page.locator(`a[href*="/${number}"]`) })
        await row.locator('summary').click()
        await choose(row.locator('details form'), crew)
        await row.locator('details').getByRole('button', { name: 'Přidělit' }).click()
      }
      const asked = page.locator('form:has([name=confirm])')
      await expect(asked).toContainText('překrývá se')
      await expect(asked.locator(`a[href*="/${first}"]`)).toBeVisible()
      await asked.getByRole('button', { name: 'Přesto přidělit' }).click()
      await expect(page).toHaveURL(new RegExp(`${day}(\\?|$)`))
      const lane = page.locator('section', { hasText: crew.plate })
      await expect(lane.getByText('překrývá se').first()).toBeVisible()
      for (const number of numbers)
        await expect(lane.locator(`a[href*="/${number}"]`)).toBeVisible()
    })

    test('of two dispatchers the second is told what happened meanwhile, and no second mail goes out', async ({
      page,
    }) => {
      await atDesk(page)
      const { number } = await placeOverHttp(testSite().address)
      await page.goto(deskOrder(number))
      const olga = await deskVisitor('olga')
      await olga.submit(await olga.open(deskOrder(number)), {}, { form: formWith('confirm') })
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await press(page, 'reject', { reason: 'Bohužel máme plno.' })
      expect((await answered).status()).toBe(409)
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('Mezitím se objednávka změnila')
      await expect(notice).toContainText('potvrzeno (Olga Majitelová)')
      await expect(notice).toContainText('Bohužel máme plno.')
      await page.goto(deskOrder(number))
      await expect(mailsOf(page)).toContainText('potvrzeno, zákazníkovi: čeká na odeslání')
      await expect(mailsOf(page)).not.toContainText('odmítnuto')
    })

    test('what was taken back within its minute sends nothing, and the customer’s page follows', async ({
      page,
    }) => {
      const customer = await page.context().newPage()
      if (hasScript) await customer.clock.install()
      await atDesk(page)
      const { number, path } = await placeOverHttp(testSite().address)
      await customer.goto(path)
      const heading = customer.getByRole('heading', { level: 1 })
      const before = await heading.innerText()
      await page.goto(deskOrder(number))
      await press(page, 'confirm')
      await expectState(page, 'potvrzená')
      await renew(customer, hasScript)
      await expect(heading).toHaveText('Objednávka je potvrzená')
      // A press within a second of a renewal is not taken, and the page says so; then it is pressed again.
      const undo = page.getByRole('button', { name: 'Vzít zpět' })
      await expect(async () => {
        if (await undo.isVisible()) await undo.click()
        await expect(page.locator('header h1 + p')).toHaveText('nová', { timeout: 2_000 })
      }).toPass()
      await renew(customer, hasScript)
      await expect(heading).toHaveText(before)
      await expect(mailsOf(page)).toContainText('objednáno')
      await expect(mailsOf(page)).not.toContainText('potvrzeno')
    })
  })
}

/** The list of mails on the page of an order. */
function mailsOf(page: Page) {
  return page.locator('section', { has: page.getByRole('heading', { name: 'E-maily' }) })
}

function nameOf(person: string): string {
  return (
    { 'at-390': 'Telefon Malý', 'at-390-plain': 'Telefon Prostý', 'at-1440': 'Tabulka Velká' }[
      person
    ] ?? 'Tabulka Prostá'
  )
}

function formWith(intent: string): string {
  return `form:has(input[name=intent][value="${intent}"])`
}
