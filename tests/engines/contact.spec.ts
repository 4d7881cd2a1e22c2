import type { Visitor } from '../support/engines/visitor.ts'
import { fillAll, sendForm, textOf } from './acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'
import { isWhole } from '../support/length.ts'

/** How a file fails to come. Engines take all ways as the first one; the others are asked with the long proofs. */
const WAYS = [
  ['missing', { way: 'status', status: 404 }],
  ['broken', { way: 'status', status: 500 }],
  ['a hotel’s page', { way: 'portal' }],
  ['cut off', { way: 'cut' }],
] as const
const asked = isWhole ? WAYS : WAYS.slice(0, 1)
const SENT = 'Vaše zpráva byla úspěšně odeslána.'

async function sendMessage(visitor: Visitor): Promise<void> {
  await fillAll(visitor, {
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    message: 'Jezdíte i v noci?',
  })
  await sendForm(visitor, /^\/kontakt\?sent=1$/)
  expect(await textOf(visitor)).toContain(SENT)
}

test.skip(({ engine }) => engine === 'chromium', 'the journeys ask it')

test('a visitor sends a message and is told so', async ({ visitor }) => {
  await visitor.goto('/kontakt')
  await sendMessage(visitor)
})

test.describe('with every script', () => {
  // Each engine has its own words for a file that did not come.
  test.use({ expectedWords: /assets|load|MIME|module|network|import|SyntaxError/i })

  for (const [what, meddling] of asked) {
    test(`${what} a page has its style and a message can be sent`, async ({ network, visitor }) => {
      network.meddle(/^\/assets\/.*\.js$/, meddling)
      await visitor.goto('/kontakt')
      await expectStyled(visitor)
      await sendMessage(visitor)
      expect(network.asked()).toContain('POST /kontakt')
    })
  }
})
