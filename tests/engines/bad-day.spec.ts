import { dayAhead, WHOLE } from '../support/browser/order-journey.ts'
import { choose, fillAll, fillCustomer, sendForm, textOf } from './acts.ts'
import { expect, test } from './test.ts'

// Each engine has its own words for a file that did not come.
test.use({ expectedWords: /assets|load|MIME|module|network|import|SyntaxError/i })

for (const [what, files] of [
  ['the live form', /^\/assets\/order-[\w-]{8}\.js$/],
  ['the rules and the price', /^\/assets\/order-touched-[\w-]{8}\.js$/],
] as const) {
  test(`on a slow network an order goes through without the file of ${what}`, async ({
    network,
    visitor,
  }) => {
    network.meddle(/./, { way: 'late', milliseconds: 100 })
    network.meddle(files, { way: 'cut' })
    await visitor.setWidth(390)
    await visitor.goto('/objednavka?service=business&time=14:30&utm_source=leto%202027')
    await fillAll(visitor, {
      pickup: 'Dlouhá 5, Praha',
      dropoff: 'Masarykova 3, Brno',
      date: dayAhead(14),
    })
    await fillCustomer(visitor)
    await sendForm(visitor, /^\/souhrn-objednavky/)
    // Else nothing would have been lost.
    expect(network.asked().map((line) => line.replace('GET ', ''))).toContainEqual(
      expect.stringMatching(files),
    )
    expect(await textOf(visitor)).toContain('14:30')
    await choose(visitor, 'paymentMethod', 'card')
    await sendForm(visitor, /^\/stav-objednavky\/\w+/)
    await visitor.click(WHOLE)
    expect(await textOf(visitor)).toContain('Jana Ukázková')
  })
}
