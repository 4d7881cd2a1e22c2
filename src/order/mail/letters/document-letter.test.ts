import { expect, test } from 'vitest'
import { documentAttachment, documentLetter } from '~/order/mail/letters/document-letter'
import { toHtml, toText } from '~/order/mail/layout'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import type { TaxDocument } from '~/order/papers/tax-document'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Locale } from '~/lib/locale'
import { kinds } from '../../../../tests/support/papers/documents.ts'

const URL_OF = {
  cs: 'https://www.example.com/doklad/abc',
  en: 'https://www.example.com/en/invoice/abc',
}

async function mailed(document: TaxDocument, locale: Locale) {
  return runInLocale(locale, () => {
    const letter = documentLetter(document, URL_OF[locale])
    const text = toText(letter, locale).replaceAll('\u00a0', ' ')
    return Promise.resolve({ ...letter, text, html: toHtml(letter, locale) })
  })
}

test.each(['cs', 'en'] as const)(
  'a mail brings its document, in the words of its kind: %s',
  async (locale) => {
    const { subject, text, html } = await mailed(kinds.advance, locale)
    const title = locale === 'cs' ? 'Doklad o přijaté platbě' : 'Receipt for an advance payment'
    expect(subject.replaceAll('\u00a0', ' ')).toBe(`${title} 2026-Z-0001`)
    expect(text).toContain('26 1121 0001')
    expect(text).toContain(locale === 'cs' ? '6 500 Kč' : 'CZK 6,500')
    expect(text).toContain('ISDOC')
    expect(html).toContain(`href="${URL_OF[locale]}"`)
    expect(text).not.toContain('IBAN')
  },
)

test('what is due can be paid from the mail; a credit says why', async () => {
  const due = await mailed(kinds.debit, 'cs')
  expect(due.text).toContain('IBAN')
  expect(due.text).toContain('K úhradě: 605 Kč')
  expect(due.text).toContain('Splatnost: do středy 9. prosince 2026')
  const credit = await mailed(kinds.credit, 'cs')
  expect(credit.text).toContain('Důvod opravy: Řidič přijel o půl hodiny později.')
  expect(credit.text).not.toMatch(/IBAN|K úhradě/)
})

test('the mail of a cash ride says that the driver gets the money, and names no account', async () => {
  const cs = await mailed(kinds.cash, 'cs')
  expect(cs.text).toContain('6 500 Kč se platí v hotovosti přímo řidiči.')
  expect(cs.text).not.toMatch(/IBAN|Splatnost/)
  const en = await mailed(kinds.cash, 'en')
  expect(en.text).toContain('CZK 6,500 is paid to the driver in cash.')
  expect(en.text).not.toMatch(/IBAN|Due by/)
})

test('a typed address in a reason is no link of ours', async () => {
  const corrects = {
    kind: 'invoice',
    number: '2026-F-0001',
    supplyOn: '2026-11-22',
    reason: 'See https://evil.example/x',
  } as const
  const { html } = await mailed({ ...kinds.credit, corrects }, 'en')
  expect(html).toContain('https://evil.example/x')
  expect(html).not.toContain('href="https://evil.example')
})

test('the attached file is the ISDOC of the document, named by its number', async () => {
  expect(await documentAttachment(kinds.invoice)).toEqual({
    name: '2026-F-0002.isdoc',
    type: 'application/xml; charset=utf-8',
    content: await toIsdoc(kinds.invoice),
  })
})
