import { fill, sendForm, textOf } from './acts.ts'
import { expect, test } from './test.ts'

const WORDS = [
  { path: '/kontakt', sent: 'Vaše zpráva byla úspěšně odeslána.' },
  { path: '/en/contact', sent: 'Your message has been successfully sent.' },
]

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ hasScript })

    for (const { path, sent } of WORDS) {
      test(`a visitor sends a message from ${path} and is told so`, async ({ visitor }) => {
        await visitor.goto(path)
        await fill(visitor, 'name', 'Jana Ukázková')
        await fill(visitor, 'email', 'jana@example.com')
        await fill(visitor, 'message', 'Jezdíte i v noci?')
        await sendForm(visitor, /\?sent=1$/)
        expect(await textOf(visitor)).toContain(sent)
      })
    }
  })
}

for (const [what, meddling] of [
  ['missing', { way: 'status', status: 404 }],
  ['broken', { way: 'status', status: 500 }],
  ['a hotel’s page', { way: 'portal' }],
  ['cut off', { way: 'cut' }],
] as const) {
  test.describe(`with every script ${what}`, () => {
    // Each engine has its own words for a file that did not come.
    test.use({ expectedWords: /assets|load|MIME|module|network|import|SyntaxError/i })

    test('a message can be sent all the same', async ({ network, visitor }) => {
      network.meddle(/^\/assets\/.*\.js$/, meddling)
      await visitor.goto('/kontakt')
      await fill(visitor, 'name', 'Jana Ukázková')
      await fill(visitor, 'email', 'jana@example.com')
      await fill(visitor, 'message', 'Jezdíte i v noci?')
      await sendForm(visitor, /^\/kontakt\?sent=1$/)
      expect(network.asked()).toContain('POST /kontakt')
    })
  })
}
