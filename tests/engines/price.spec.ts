import { dayAhead } from '../support/browser/order-journey.ts'
import { choose, expectAddress, fill, fillCustomer, sendForm, textOf } from './acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'

const ANSWER = /^\/en\/order\?d=[\da-f]{8}$/

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ hasScript })

    test('who asks on the home page has one question, three prices and the order', async ({
      visitor,
    }) => {
      await visitor.setWidth(390)
      await visitor.goto('/en')
      await fill(visitor, 'pickup', 'Prague Airport')
      await fill(visitor, 'dropoff', 'Hotel Josef')
      await visitor.click('main form button[value=price]')
      await expectAddress(visitor, ANSWER)
      expect(await textOf(visitor)).toContain('Hotel Josef: is it in Prague?')
      await visitor.click('button[value="place:dropoff:prague"]')
      await expect.poll(() => textOf(visitor)).toContain('CZK 1,490')

      const answer = await textOf(visitor)
      for (const price of ['CZK 1,490', 'CZK 1,290', 'CZK 890']) expect(answer).toContain(price)
      await expectStyled(visitor)
      await choose(visitor, 'service', 'comfort')
      await fill(visitor, 'date', dayAhead(14))
      await fill(visitor, 'time', '10:30')
      await fillCustomer(visitor)
      await sendForm(visitor, /^\/en\/order-summary/)
      const summary = await textOf(visitor)
      expect(summary).toContain('Hotel Josef, Praha')
      expect(summary).toContain('CZK 1,290')
    })
  })
}
