import { expect, test } from 'vitest'
import { aVisitor } from '../support/http/order.ts'

test('a visitor sends a message and is told so for good', async () => {
  const visitor = aVisitor()
  const sent = await visitor.submit(
    await visitor.open('/kontakt'),
    { name: 'Jana Ukázková', email: 'jana@example.com', message: 'Jezdíte i v noci?' },
    { button: 'Odeslat zprávu' },
  )
  expect(sent.address).toBe('/kontakt?sent=1')
  expect(sent.text()).toContain('Vaše zpráva byla úspěšně odeslána.')
})

test('a message without an address to answer to is sent back', async () => {
  const visitor = aVisitor()
  const back = await visitor.submit(
    await visitor.open('/en/contact'),
    { message: 'Do you drive at night?', email: 'nonsense' },
    { button: 'Send the message' },
  )
  expect(back.text('#f-email-error')).toBe('Email is not valid')
  expect(back.value('message')).toBe('Do you drive at night?')
})
