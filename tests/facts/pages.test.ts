import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'
import { pages } from '../support/pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // How React writes attributes; both forms mean the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-implicit-button-type': 'off',
    // Every Czech sentence and every figure has spaces that do not break.
    'no-irregular-whitespace': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // All scripts come from our own origin and are named by their content.
    'require-sri': 'off',
  },
})

const places = pages.flatMap(({ cs, en, isForm }) => [
  { path: cs, locale: 'cs', other: en, otherLocale: 'en', isForm },
  { path: en, locale: 'en', other: cs, otherLocale: 'cs', isForm },
])
const everywhere = [...places.map(({ path }) => path), '/nikde', '/en/nowhere']

for (const path of everywhere) {
  test(`${path} is valid HTML`, async () => {
    const { html } = await fetchPage(path)
    const report = await validator.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => {
        const text = html.split('\n')[line - 1] ?? ''
        return `${ruleId}: ${message} … ${text.slice(Math.max(0, column - 60), column + 60)}`
      }),
    )
    expect(faults).toEqual([])
  })
}

for (const { path, locale, other, otherLocale, isForm } of places) {
  test(`${path} is in its language and leads to ${other}`, async () => {
    const { $, status } = await fetchPage(path)
    expect(status).toBe(200)
    expect($('html').attr('lang')).toBe(locale)
    expect($('title').text()).toMatch(/.+ \| Vozka$/)
    expect($('meta[name=description]').attr('content')).toMatch(/.{30,}/)
    expect($('h1')).toHaveLength(1)
    const address = $(`link[rel=alternate][hreflang=${otherLocale}]`).attr('href') ?? ''
    expect(new URL(address).pathname).toBe(other)
    expect($('a[data-switch=bar]').attr('href')).toBe(other)
  })

  if (!isForm) {
    test(`${path} is a document without framework script`, async () => {
      const { html } = await fetchPage(path)
      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.filter((tag) => !tag.includes('ld+json'))).toEqual([
        expect.stringMatching(/^<script src="\/assets\/document-[\w-]+\.js" defer="">$/),
      ])
      expect(html).not.toContain('modulepreload')
      expect(html).not.toContain('nonce')
    })
  }
}

for (const path of everywhere) {
  test(`${path} runs no script but files, and its policy names each of its styles`, async () => {
    const { $, headers, html } = await fetchPage(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    for (const script of $('script:not([src])').toArray()) {
      expect($(script).attr('type')).toMatch(/^application\/(?:ld\+)?json$/)
    }
    // Standard base64 with its padding: Firefox compares the text.
    const hashes = $('style')
      .toArray()
      .map((style) => createHash('sha256').update($(style).text()).digest('base64'))
    const [, named = ''] = /style-src ([^;]*)/.exec(policy) ?? []
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) expect(named.split(' ')).toContain(`'sha256-${hash}'`)
    expect(named).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+$/)
    expect($('[style]').toArray().map(String)).toEqual([])
    expect(html.match(/<[^>]+\son\w+=/g)).toBeNull()
  })

  test(`${path} has a style for every class that it uses`, async () => {
    const { $ } = await fetchPage(path)
    const styles = $('style').text()
    const used = $('body [class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/))
    const bare = [...new Set(used)].filter((name) => name !== '' && !styles.includes(`.${name}`))
    expect(bare).toEqual([])
  })
}
