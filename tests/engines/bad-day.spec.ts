import { dayAhead, WHOLE } from '../support/browser/order-journey.ts'
import { choose, fill, fillCustomer, sendForm, textOf } from './acts.ts'
import { expect, test } from './test.ts'

test.describe('on a slow network that loses a file', () => {
  // Each engine has its own words for a file that did not come.
  test.use({ expectedWords: /assets|load|MIME|module|network|import|SyntaxError/i })

  for (const [what, file] of [
    ['of the live form', /^\/assets\/order-[\w-]+\.js$/],
    ['of the rules', /^\/assets\/(?:check|validate)-order-[\w-]+\.js$/],
    ['of the price', /^\/assets\/live-quote-[\w-]+\.js$/],
  ] as const) {
    test(`an order goes through without the file ${what}`, async ({ network, visitor }) => {
      test.setTimeout(60_000)
      network.meddle(/./, { way: 'late', milliseconds: 300 })
      network.meddle(file, { way: 'cut' })
      await visitor.setWidth(390)
      await visitor.goto('/objednavka?service=business&time=14:30&utm_source=leto%202027')
      await fill(visitor, 'pickup', 'Praha')
      await fill(visitor, 'dropoff', 'Brno')
      await fill(visitor, 'date', dayAhead(14))
      await fillCustomer(visitor)
      await sendForm(visitor, /^\/souhrn-objednavky/)
      expect(await textOf(visitor)).toContain('14:30')
      await choose(visitor, 'paymentMethod', 'card')
      await sendForm(visitor, /^\/stav-objednavky\/\w+/)
      await visitor.click(WHOLE)
      expect(await textOf(visitor)).toContain('Jana Ukázková')
    })
  }
})
