import { expect } from 'playwright/test'
import type { Visitor } from '../support/engines/visitor.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import { look, textOf } from './acts.ts'

/** The form of one act on the page of an order, and its button. */
export const buttonOf = (intent: string) => `form:has([name=intent][value=${intent}]) button.button`

export async function expectHeading(visitor: Visitor, heading: string): Promise<void> {
  const read = () => document.querySelector('h1')?.textContent.replaceAll('\u00A0', ' ')
  await expect.poll(() => look(visitor, read)).toBe(heading)
}

/** What the picture is called that banks read, and how wide it is shown, px; null where there is none. */
export function codeOf(visitor: Visitor) {
  return visitor.evaluate(() => {
    const code = document.querySelector('figure svg')
    if (!code) return null
    const name = code.querySelector('title')?.textContent.replaceAll('\u00A0', ' ')
    return { name, width: code.getBoundingClientRect().width }
  })
}

/** The answer to the last form is in view and has the focus. */
export async function expectSaid(visitor: Visitor, title: string): Promise<void> {
  const read = () => {
    const said = document.querySelector('#said')
    const heading = said?.querySelector('h2')
    const { top = -1, bottom = Infinity } = heading?.getBoundingClientRect() ?? {}
    return {
      title: heading?.textContent.replaceAll('\u00A0', ' '),
      isShown: heading?.checkVisibility() === true && top >= 0 && bottom <= innerHeight,
      hasFocus: said?.contains(document.activeElement) === true,
    }
  }
  await expect.poll(() => look(visitor, read)).toEqual({ title, isShown: true, hasFocus: true })
}

/** Opens the page of an order for 7 900 Kč that the carrier has confirmed, with its code for banks. */
export async function openConfirmed(visitor: Visitor): Promise<void> {
  const { number, path } = await placeOverHttp(testSite().address)
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await visitor.setWidth(390)
  await visitor.goto(path)
  await expectHeading(visitor, 'Objednávka je potvrzená')
  const shown = `${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`
  const code = await codeOf(visitor)
  expect(code?.name).toBe(`QR Platba: 7 900 Kč, variabilní symbol ${shown}`)
  expect(code?.width).toBeGreaterThan(150)
}

/** Opens the page of an order whose price was asked for and given. */
export async function openOffered(visitor: Visitor): Promise<void> {
  const { number, path } = await placeOverHttp(testSite().address, { isRequest: true })
  const quote = { command: 'quote', total: 650_000, until: null, words: 'Rádi pojedeme.' }
  await carrierDoes(testSite(), number, quote)
  await visitor.setWidth(390)
  await visitor.goto(path)
  await expectHeading(visitor, 'Cena je tu: 6 500 Kč')
}

function titleOfQuestion(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => {
    const { textContent = '' } = document.querySelector('#cancel-question') ?? {}
    return textContent.replaceAll('\u00A0', ' ')
  })
}

/** Presses "cancel", thinks better of it, presses it again and means it. */
export async function cancelOrder(visitor: Visitor): Promise<void> {
  const asks = () => look(visitor, () => document.querySelector('#cancel-question') !== null)
  await visitor.click(buttonOf('cancel'))
  await expect.poll(asks).toBe(true)
  await visitor.click('a[data-renew].button-quiet')
  await expect.poll(asks).toBe(false)
  await expectHeading(visitor, 'Objednávka je potvrzená')

  await visitor.click(buttonOf('cancel'))
  await expect.poll(asks).toBe(true)
  await expectSaid(visitor, await titleOfQuestion(visitor))
  await visitor.click('form:has([name=confirm]) button.button')
  await expectSaid(visitor, 'Objednávku jste zrušili')
  await expectHeading(visitor, 'Objednávka je zrušená')
  await expect.poll(() => textOf(visitor)).toContain('Zrušeno zdarma.')
  expect(await codeOf(visitor)).toBeNull()
}
