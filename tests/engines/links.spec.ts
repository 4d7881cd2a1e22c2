import { expectAddress, expectAnswerSeen, fill, look } from './acts.ts'
import { dayAhead } from '../support/browser/order-journey.ts'
import { expect, test } from './test.ts'
import { isWhole } from '../support/length.ts'

for (const [path, pair, language] of [
  ['/en/experiences/unforgettable-experiences', '/zazitky/nezapomenutelne-zazitky', 'cs'],
  ...(isWhole ? [['/kontakt', '/en/contact', 'en'] as const] : []),
] as const) {
  test(`the switch leads from ${path} to its pair and is remembered`, async ({
    engine,
    visitor,
  }) => {
    test.skip(engine === 'chromium', 'the journeys ask it')
    await visitor.goto(path)
    expect(await visitor.evaluate(() => document.cookie)).toBe('')
    await visitor.evaluate(watchCookies)
    await visitor.click('a[data-switch=bar]')
    await expectAddress(visitor, new RegExp(`^${pair}$`))
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(await visitor.evaluate(() => sessionStorage.getItem('cookie'))).toBe(
      `locale=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    )
    // WebKit keeps no Secure cookie of a site without https, not even on loopback.
    const kept = engine === 'webkit' ? '' : `locale=${language}`
    expect(await visitor.evaluate(() => document.cookie)).toBe(kept)
  })
}

/** Keeps the text of a cookie that the page sets; what a browser makes of it hides all but name and value. */
function watchCookies(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    get: () => own?.get?.call(document),
    set: (text: string) => {
      sessionStorage.setItem('cookie', text)
      own?.set?.call(document, text)
    },
  })
}

test('a link to an answer opens it and brings it into view', async ({ engine, visitor }) => {
  test.skip(engine === 'chromium', 'the journeys ask it')
  await expectAnswerSeen(visitor)
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  visitor,
}) => {
  await visitor.goto('/sluzby')
  await visitor.press('Tab')
  const focused = () => document.activeElement?.className ?? ''
  await expect.poll(() => look(visitor, focused)).toBe('skip-link')
  await visitor.press('Enter')
  await expectAddress(visitor, /#main$/)
  await expect.poll(() => look(visitor, () => document.activeElement?.id)).toBe('main')
})

test.describe('fields of a date and a time', () => {
  // Chromium says what it does not take.
  test.use({ expectedWords: /nonsense/ })

  test('are native and take a value', async ({ visitor }) => {
    await visitor.goto('/objednavka')
    const kindOf = (name: string) => {
      const field = document.querySelector(`[name=${name}]`)
      if (!(field instanceof HTMLInputElement)) return null
      // A browser without such a field keeps any text in it.
      field.value = 'nonsense'
      return `${field.type} ${field.value}`
    }
    expect(await visitor.evaluate(kindOf, 'date')).toBe('date ')
    expect(await visitor.evaluate(kindOf, 'time')).toBe('time ')
    await fill(visitor, 'date', dayAhead(14))
    await fill(visitor, 'time', '10:30')
  })
})
