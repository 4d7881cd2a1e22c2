import { WHOLE } from '../support/browser/order-journey.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { choose, fill, textOf } from './acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'

const SITE = {
  address: `http://localhost:${process.env['TEST_PORT']}`,
  state: '.wrangler/test-state',
}
const CONFIRM = { command: 'confirm' }
const QUOTE = { command: 'quote', total: 650_000, until: null, words: 'Rádi pojedeme.' }

/** The form of one act on the page, and its button. */
const buttonOf = (intent: string) => `form:has([name=intent][value=${intent}]) button.button`

async function headingOf(visitor: Visitor): Promise<string> {
  const read = () => document.querySelector('h1')?.textContent.replaceAll('\u00A0', ' ') ?? ''
  return visitor.evaluate(read).catch(() => '')
}

async function expectHeading(visitor: Visitor, heading: string): Promise<void> {
  await expect.poll(() => headingOf(visitor), { timeout: 10_000 }).toBe(heading)
}

/** What the picture is called that banks read, and how wide it is shown, px; null where there is none. */
async function codeOf(visitor: Visitor) {
  return visitor.evaluate(() => {
    const code = document.querySelector('figure svg')
    if (!code) return null
    const name = code.querySelector('title')?.textContent.replaceAll('\u00A0', ' ')
    return { name, width: code.getBoundingClientRect().width }
  })
}

async function asks(visitor: Visitor): Promise<boolean> {
  return visitor
    .evaluate(() => document.querySelector('#cancel-question') !== null)
    .catch(() => false)
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ hasScript })

    test('an order is confirmed, kept after all, then cancelled free of charge', async ({
      visitor,
    }) => {
      const { number, path } = await placeOverHttp(SITE.address)
      await carrierDoes(SITE, number, CONFIRM)
      await visitor.setWidth(390)
      await visitor.goto(path)
      await expectHeading(visitor, 'Objednávka je potvrzená')
      const shown = `${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`
      const code = await codeOf(visitor)
      expect(code?.name).toBe(`QR Platba: 7 900 Kč, variabilní symbol ${shown}`)
      expect(code?.width).toBeGreaterThan(150)
      if (hasScript) await expectStyled(visitor)

      await visitor.click(buttonOf('cancel'))
      await expect.poll(() => asks(visitor)).toBe(true)
      await visitor.click('a[data-renew].button-quiet')
      await expect.poll(() => asks(visitor)).toBe(false)
      await expectHeading(visitor, 'Objednávka je potvrzená')

      await visitor.click(buttonOf('cancel'))
      await expect.poll(() => asks(visitor)).toBe(true)
      await visitor.click('form:has([name=confirm]) button.button')
      await expectHeading(visitor, 'Objednávka je zrušená')
      expect(await textOf(visitor)).toContain('Zrušeno zdarma.')
      expect(await codeOf(visitor)).toBeNull()
    })

    test('a request gets its price and is accepted in the page', async ({ visitor }) => {
      const { number, path } = await placeOverHttp(SITE.address, { isRequest: true })
      await carrierDoes(SITE, number, QUOTE)
      await visitor.setWidth(390)
      await visitor.goto(path)
      await expectHeading(visitor, 'Cena je tu: 6 500 Kč')
      if (hasScript) await expectStyled(visitor)
      await fill(visitor, 'street', 'Dlouhá 12')
      await fill(visitor, 'city', 'Praha')
      await fill(visitor, 'zip', '110 00')
      await choose(visitor, 'paymentMethod', 'bankTransfer')
      await visitor.click(buttonOf('accept'))
      await expectHeading(visitor, 'Objednávka je potvrzená')
      await visitor.click(WHOLE)
      expect(await textOf(visitor)).toContain('Dlouhá 12')
      expect((await codeOf(visitor))?.name).toContain('6 500 Kč')
    })
  })
}
