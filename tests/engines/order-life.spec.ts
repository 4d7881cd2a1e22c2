import { WHOLE } from '../support/browser/order-journey.ts'
import { choose, fillAll, openFold, textOf } from './acts.ts'
import { buttonOf, cancelOrder, codeOf, expectHeading, openOffered } from './order-acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'

test('a request gets its price, is accepted in the page, kept after all, then cancelled free of charge', async ({
  visitor,
}) => {
  await openOffered(visitor)
  await expectStyled(visitor)
  await openFold(visitor, 'street')
  await fillAll(visitor, { street: 'Dlouhá 12', city: 'Praha', zip: '110 00' })
  await choose(visitor, 'paymentMethod', 'bankTransfer')
  await visitor.click(buttonOf('accept'))
  await expectHeading(visitor, 'Objednávka je potvrzená')
  await visitor.click(WHOLE)
  expect(await textOf(visitor)).toContain('Dlouhá 12')
  const code = await codeOf(visitor)
  expect(code?.name).toContain('6 500 Kč')
  expect(code?.width).toBeGreaterThan(150)
  await expectStyled(visitor)
  await cancelOrder(visitor)
})
