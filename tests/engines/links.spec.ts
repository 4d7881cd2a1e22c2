import { expectAddress, fill } from './acts.ts'
import { dayAhead } from '../support/browser/order-journey.ts'
import { expect, test } from './test.ts'

for (const [path, pair, language] of [
  ['/kontakt', '/en/contact', 'en'],
  ['/en/experiences/unforgettable-experiences', '/zazitky/nezapomenutelne-zazitky', 'cs'],
] as const) {
  test(`the switch leads from ${path} to its pair and is remembered`, async ({
    engine,
    visitor,
  }) => {
    await visitor.goto(path)
    expect(await visitor.evaluate(() => document.cookie)).toBe('')
    await visitor.evaluate(watchCookies)
    await visitor.click('a[data-switch]')
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

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ hasScript })

    test('a link to an answer opens it and brings it into view', async ({ visitor }) => {
      await visitor.goto('/caste-dotazy')
      const id = await visitor.evaluate(
        () => [...document.querySelectorAll('main details > [id]')].at(-1)?.id ?? '',
      )
      expect(id).not.toBe('')
      // From another page, so that it is no move within the same one.
      await visitor.goto('/mapa-stranek')
      await visitor.goto(`/caste-dotazy#${id}`)
      const isSeen = (wanted: string) => {
        const answer = document.getElementById(wanted)
        const { top = -1 } = answer?.getBoundingClientRect() ?? {}
        return answer?.closest('details')?.open === true && top > 0 && top < innerHeight
      }
      await expect.poll(() => visitor.evaluate(isSeen, id)).toBe(true)
    })
  })
}

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  visitor,
}) => {
  await visitor.goto('/sluzby')
  await visitor.press('Tab')
  const focused = () => document.activeElement?.className ?? ''
  await expect.poll(() => visitor.evaluate(focused)).toBe('skip-link')
  await visitor.press('Enter')
  await expectAddress(visitor, /#main$/)
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.id)).toBe('main')
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
