import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fatalErrorPage } from '~/http/plain/fatal-error-page'
import { PLAIN_POLICY } from '~/http/plain/plain-page'
import { refusal } from '~/http/plain/refusal'

const requestId = '3b241101-e2bb-4255-8caf-4136c566a962'
const browser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
const request = (path: string, init: RequestInit = browser) =>
  new Request(`https://vozka.example${path}`, init)

test('the policy allows the one style of the page and no script', async () => {
  const response = fatalErrorPage(request('/kontakt'), {
    requestId,
    error: new Error('x'),
    form: null,
  })
  const html = await response.text()
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  const hash = createHash('sha256').update(styles.join('')).digest('base64')
  expect(styles).toHaveLength(1)
  expect(response.headers.get('Content-Security-Policy')).toBe(PLAIN_POLICY)
  expect(PLAIN_POLICY).toContain(`style-src 'sha256-${hash}'`)
  expect(PLAIN_POLICY).not.toContain('script-src')
  expect(html).not.toMatch(/<script| style=| on\w+=/)
})

test('a fatal error says whose fault it is in the language of the path, with number and telephone', async () => {
  const czech = fatalErrorPage(request('/kontakt'), {
    requestId,
    error: new Error('x'),
    form: null,
  })
  const text = await czech.text()
  expect(czech.status).toBe(500)
  expect(czech.headers.get('Cache-Control')).toBe('no-store')
  for (const part of ['lang="cs"', 'Neexistující stránka', 'požadovanou stránku jsme nenalezli']) {
    expect(text).toContain(part)
  }
  for (const part of ['Chyba je na naší straně', 'tel:+420700000000', requestId, 'href="/"']) {
    expect(text).toContain(part)
  }
  const english = fatalErrorPage(request('/en/order'), { requestId, error: null, form: null })
  const said = await english.text()
  for (const part of ['lang="en"', 'Page does not exist', 'The fault is ours', 'href="/en"']) {
    expect(said).toContain(part)
  }
})

test('a form that met a broken database stands in the page again, whole and harmless', async () => {
  const error = new Error('D1_ERROR: internal error: jana@example.com')
  const typed = { name: 'Jana "</form><script>alert(1)</script>', message: "1 & 2\n'3'" }
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  const response = fatalErrorPage(request('/en/contact'), { requestId, error, form })
  const text = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('60')
  expect(text).toContain('We will not count it twice')
  expect(text).toContain('<form method="post" action="/en/contact">')
  expect(text).toContain('Jana &#34;&#60;/form&#62;&#60;script&#62;alert(1)&#60;/script&#62;')
  expect(text).toContain('1 &#38; 2\n&#39;3&#39;')
  expect(text).not.toMatch(/<script|jana@/)
})

test('what a customer pressed on the page of an order is never offered to be repeated, only to be seen', async () => {
  for (const [path, back] of [
    ['/stav-objednavky/2647382916.a1.abc_-', 'Zpět na stránku objednávky'],
    ['/en/order-status/2647382916.a1.abc_-', 'Back to the order page'],
  ] as const) {
    for (const intent of ['cancel', 'accept', 'acceptChange', 'requestChange']) {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        intent,
        seq: '2',
        confirm: '1',
        street: 'Dlouhá',
      }))
        form.append(name, value)
      const answers = [
        fatalErrorPage(request(path), { requestId, error: new Error('D1_ERROR: x'), form }),
        refusal(request(path), 429, form),
      ]
      for (const answer of answers) {
        const text = await answer.text()
        expect(text).toContain(`<a class="button" href="${path}">${back}</a>`)
        expect(text).not.toMatch(/<form|<input|<button|Dlouhá/)
      }
    }
  }
})

test('a form that was not read is not missed', async () => {
  const form = new FormData()
  const response = fatalErrorPage(request('/kontakt'), { requestId, error: null, form })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('<form')
})

test.each([
  [413, '/en/order', 'The form that was sent is too large<', 'shorten the text'],
  [415, '/kontakt', 'Takto formulář odeslat nejde<', 'tlačítkem Zpět'],
  [429, '/en/contact', 'Too many requests at once<', 'wait a minute'],
] as const)(
  '%i is a page for a browser, with what to do and whom to call',
  async (status, path, title, help) => {
    const response = refusal(request(path), status)
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    for (const part of [title, help, 'tel:+420700000000']) expect(text).toContain(part)
  },
)

test('other clients get a sentence, and our own scripts a code', async () => {
  const plain = refusal(request('/kontakt', {}), 413)
  expect(await plain.text()).toBe('Odeslaný formulář je příliš velký.\n')
  const json = refusal(request('/_serverFn/askQuote'), 429)
  expect(json.headers.get('Retry-After')).toBe('60')
  expect(json.headers.get('Cache-Control')).toBe('no-store')
  expect(await json.json()).toEqual({ error: 'too_many' })
  const failed = fatalErrorPage(request('/_serverFn/saveDraft'), {
    requestId,
    error: null,
    form: null,
  })
  expect(await failed.json()).toEqual({ error: 'failed', requestId })
})
