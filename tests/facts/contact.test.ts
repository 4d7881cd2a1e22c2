import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'
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

test('the telephone is written for whom the language is: with the code of the country for guests from abroad', async () => {
  for (const [path, shown, other] of [
    ['/kontakt', '700 000 000', 'z ciziny +420 700 000 000'],
    ['/en/contact', '+420 700 000 000', 'within the country 700 000 000'],
  ] as const) {
    const page = await fetchPage(path)
    const links = page.$('a[href^="tel:"]').toArray()
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      expect(page.$(link).attr('href')).toBe('tel:+420700000000')
      expect(page.$(link).text().trim().replaceAll('\u00a0', ' '), path).toBe(shown)
    }
    const data = page.text('[aria-labelledby=data]').replaceAll('\u00a0', ' ')
    expect(data).toContain(`${shown}, ${other}`)
  }
  const card = await fetchPage('/contact.vcf')
  expect(card.html).toContain('TEL;TYPE=WORK,VOICE:+420700000000')
})
