import { expect, test } from '../support/http/test.ts'
import { httpVisitor, type Page, pageOf, type Typed } from '../support/http/visitor.ts'
import { liveParts } from '../support/hostile/inert.ts'
import { packed, XSS_CORPUS } from '../support/hostile/xss-corpus.ts'
import { aRide } from '../support/site/http-customer.ts'

// Every payload of the corpus in every field a stranger can fill: it comes back as text, and nothing of it is markup.

const [long, middle, short] = [packed(900), packed(190), packed(95)]

/** The names of the fields that take text. */
function textFields({ $ }: Page): string[] {
  return $('main form[method=post]')
    .first()
    .find('input:not([type=hidden], [type=radio], [type=checkbox]), textarea')
    .toArray()
    .map((field) => $(field).attr('name') ?? '')
    .filter((name) => name && name !== 'leaveEmpty')
}

function expectText(page: Page): void {
  expect(page.html).toMatch(/hit|canary/)
  expect(liveParts(page), page.address).toEqual([])
}

/** Payloads that no parser takes for markup; they mean something within a script or when they are decoded again. */
const HARMLESS_IN_MARKUP = 14

test('a payload that a page lets in is seen', () => {
  const unseen = XSS_CORPUS.filter((payload) => {
    const html = `<main><p title="${payload}">${payload}</p><a href='${payload}'>x</a></main>`
    return liveParts(pageOf('/', { status: 200, headers: new Headers() }, html)).length === 0
  })
  expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(HARMLESS_IN_MARKUP)
})

for (const path of ['/objednavka', '/en/contact']) {
  test(`${path} shows scripts as the text they are beside its errors`, async ({ address }) => {
    for (const text of long) {
      const visitor = httpVisitor(address)
      const page = await visitor.open(path)
      const typed = Object.fromEntries(textFields(page).map((name) => [name, text]))
      const answer = await visitor.submit(page, typed)
      expect(answer.status).toBe(422)
      expect(answer.value('message')).toMatch(/window\.hit/)
      expectText(answer)
    }
  })
}

test('orders and requests of scripts reach summary and status as text', async ({ address }) => {
  for (const [round, text] of long.entries()) {
    const isRequest = round % 2 === 0
    const pick = (texts: string[], from: number) => texts[(from + round * 3) % texts.length] ?? ''
    const scripts: Typed = {
      message: text,
      pickup: pick(middle, 0),
      nameBoard: pick(short, 0),
      subject: pick(short, 1),
      name: pick(short, 2),
      ...(isRequest
        ? { dropoff: pick(middle, 1), stops: pick(middle, 2) }
        : {
            kind: 'hourly',
            hours: '4',
            street: pick(middle, 1),
            city: pick(short, 3),
            customerCompanyName: pick(middle, 2),
          }),
    }
    const visitor = httpVisitor(address)
    const form = await visitor.open('/objednavka?service=business')
    const summary = await visitor.submit(form, {
      ...aRide(),
      ...scripts,
      // What does not say when it was opened is never too fast.
      renderedAt: null,
    })
    expect(summary.address, summary.text('[role=alert]')).toMatch(/^\/souhrn-objednavky/)
    expectText(summary)
    const payment: Typed = isRequest ? {} : { paymentMethod: 'card' }
    const note = long[(round + 1) % long.length] ?? ''
    const status = await visitor.submit(summary, { ...payment, note })
    expect(status.address).toMatch(/^\/stav-objednavky/)
    expectText(status)
  }
})

test('a link and an address of scripts show them as text', async ({ address }) => {
  const visitor = httpVisitor(address)
  for (const text of middle) {
    const query = new URLSearchParams({ pickup: text, dropoff: text, experience: text, kind: text })
    const page = await visitor.open(`/objednavka?${query}`)
    expect(page.value('pickup')).toMatch(/hit|canary/)
    expectText(page)
  }
  for (const text of packed(100)) {
    const page = await visitor.open(`/en/${encodeURIComponent(text)}?x=${encodeURIComponent(text)}`)
    expect(page.status).toBe(404)
    expect(liveParts(page)).toEqual([])
  }
})
