import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import { buttonOf, expectHeading } from './order-acts.ts'
import { expect, test } from './test.ts'

// Engines ask the policy of the page about the redirect after a post, too, each in its own way: the gateway is another
// origin.
test('pressing Pay leads to the gateway and back, and the order is paid', async ({ visitor }) => {
  const { number, path } = await placeOverHttp(testSite().address, { paymentMethod: 'card' })
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await visitor.goto(path)
  await expectHeading(visitor, 'Objednávka je potvrzená')
  await visitor.click(buttonOf('pay'))
  await expectHeading(visitor, 'Platba na zkoušku')
  await visitor.click('button[value=pay]')
  await expectHeading(visitor, 'Zaplaceno')
  await visitor.goto(path)
  const said = await visitor.evaluate(() => document.body.textContent)
  expect(said).toContain('Zaplaceno. Děkujeme.')
})
