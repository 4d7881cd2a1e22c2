import { dayAhead, WHOLE } from '../support/browser/order-journey.ts'
import {
  choose,
  expectAddress,
  fillAll,
  fillCustomer,
  sendForm,
  textOf,
  expectAnswerSeen,
} from './acts.ts'
import { cancelOrder, openConfirmed } from './order-acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'
import { isWhole } from '../support/length.ts'

// One after another in one worker: WebKit starts another program for who has no script.
test.describe.configure({ mode: 'default' })
test.skip(
  ({ engine }) => engine === 'chromium',
  'what Chromium needs no script for is asked over HTTP',
)
test.use({ hasScript: false })

test('who has no script asks for the price on the home page and orders', async ({ visitor }) => {
  await visitor.setWidth(390)
  await visitor.goto('/en')
  await fillAll(visitor, { pickup: 'Prague Airport', dropoff: 'Hotel Josef' })
  await visitor.click('main form button[value=price]')
  await expectAddress(visitor, /^\/en\/order\?d=[\da-f]{8}(?:#\S+)?$/)
  await expect.poll(() => textOf(visitor)).toContain('Hotel Josef: is it in Prague?')
  await visitor.click('button[value="place:dropoff:prague"]')
  await expect.poll(() => textOf(visitor)).toContain('CZK 1,490')
  const answer = await textOf(visitor)
  for (const price of ['CZK 1,290', 'CZK 890']) expect(answer).toContain(price)
  await expectStyled(visitor)

  await choose(visitor, 'service', 'comfort')
  await fillAll(visitor, { passengers: '3', date: dayAhead(14), time: '10:30' })
  await fillCustomer(visitor)
  await sendForm(visitor, /^\/en\/order-summary/)
  const summary = await textOf(visitor)
  for (const text of ['Hotel Josef, Praha', '10:30', 'CZK 1,290']) expect(summary).toContain(text)
  await expectStyled(visitor)

  await choose(visitor, 'paymentMethod', 'bankTransfer')
  await sendForm(visitor, /^\/en\/order-status\/\w+/)
  await visitor.click(WHOLE)
  const status = await textOf(visitor)
  for (const text of ['We have your order', 'Hotel Josef, Praha', 'Jana Ukázková', 'Dlouhá 12']) {
    expect(status).toContain(text)
  }
  await expectStyled(visitor)
})

test.describe('with the long proofs', () => {
  test.skip(!isWhole, 'such forms are asked over HTTP')

  test('who has no script cancels a confirmed order free of charge', async ({ visitor }) => {
    await openConfirmed(visitor)
    await cancelOrder(visitor)
  })

  test('who has no script sends a message and is told so', async ({ visitor }) => {
    await visitor.goto('/en/contact')
    await fillAll(visitor, {
      name: 'Jana Ukázková',
      email: 'jana@example.com',
      message: 'Jezdíte i v noci?',
    })
    await sendForm(visitor, /^\/en\/contact\?sent=1$/)
    expect(await textOf(visitor)).toContain('Your message has been successfully sent.')
  })
})

test('a link to an answer opens it without script, too', async ({ visitor }) => {
  await expectAnswerSeen(visitor)
})
