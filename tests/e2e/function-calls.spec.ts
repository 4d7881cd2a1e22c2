import { A_QUESTION, CALL_HEADERS, callBody } from '../support/site/function-call.ts'
import { expect, test } from '../support/browser/test.ts'

const QUOTE = '/_serverFn/askQuote'
const EXPERIENCE = '/_serverFn/askExperience'
const PLACES = '/_serverFn/suggestPlaces'
const KB = 1_024

test('a page of ours may ask for a price', async ({ request }) => {
  const answer = await request.post(QUOTE, { headers: CALL_HEADERS, data: callBody(A_QUESTION) })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.text()).toContain('790000')
})

test('the choices of an experience are told by its id, of none by another', async ({ request }) => {
  const ask = async (data: Record<string, string>) => {
    const body = callBody(data)
    const answer = await request.post(EXPERIENCE, { headers: CALL_HEADERS, data: body })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
    return answer.text()
  }
  const dresden = await ask({ id: 'dresden' })
  for (const part of ['comfort', '1150000', 'guide', '79000']) expect(dresden).toContain(part)
  expect(dresden).not.toContain('vienna')
  const nothing = await ask({ id: 'nowhere' })
  expect(nothing).not.toContain('variants')
  expect(nothing).not.toContain('invalid')
  expect(await ask({})).toContain('"invalid"')
  expect(await ask({ id: 'x'.repeat(201) })).toContain('"invalid"')
  expect(await ask({ id: 'dresden', further: 'x' })).toContain('"invalid"')
})

test('places are suggested by the beginning of a name, in the language of the page', async ({
  request,
}) => {
  const ask = async (data: Record<string, string>) => {
    const body = callBody(data)
    const answer = await request.post(PLACES, { headers: CALL_HEADERS, data: body })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(answer.headers()['set-cookie']).toBeUndefined()
    return answer.text()
  }
  expect(await ask({ typed: 'Wien', locale: 'cs' })).toContain('Vídeň')
  expect(await ask({ typed: 'plzen', locale: 'en' })).toContain('Pilsen')
  expect(await ask({ typed: 'p', locale: 'cs' })).not.toContain('Praha')
  expect(await ask({ typed: 'Praha', locale: 'de' })).toContain('"invalid"')
  expect(await ask({ typed: 'x'.repeat(201), locale: 'cs' })).toContain('"invalid"')
  expect(await ask({ typed: 'Praha' })).toContain('"invalid"')
})

test('what is not on the list does not exist, also when the site itself calls it', async ({
  request,
}) => {
  for (const name of ['', 'x', 'listExperiences', 'findExperience', 'constructor', 'askQuote/x']) {
    for (const path of [`/_serverFn/${name}`, `/_serverFn/${name}?payload=%7B%7D`]) {
      for (const answer of [
        await request.get(path),
        await request.post(path, { headers: CALL_HEADERS, data: callBody({}) }),
      ]) {
        expect(answer.status(), path).toBe(404)
        expect(await answer.json(), path).toEqual({ error: 'missing' })
      }
    }
  }
})

test('a call is a post, from a page of ours, small and readable', async ({ request, baseURL }) => {
  const body = callBody(A_QUESTION)
  const get = await request.get(QUOTE)
  expect([get.status(), get.headers()['allow']]).toEqual([405, 'POST'])
  expect((await request.put(QUOTE, { data: body })).status()).toBe(405)

  for (const headers of [
    { ...CALL_HEADERS, 'Sec-Fetch-Site': 'cross-site' },
    { ...CALL_HEADERS, 'Sec-Fetch-Site': 'same-site' },
  ]) {
    expect((await request.post(QUOTE, { headers, data: body })).status()).toBe(403)
  }
  const { 'Sec-Fetch-Site': _, ...older } = CALL_HEADERS
  const foreign = { ...older, Origin: 'https://evil.example' }
  expect((await request.post(QUOTE, { headers: foreign, data: body })).status()).toBe(403)
  // A browser says where a call comes from; what does not is no page of ours.
  expect((await request.post(QUOTE, { headers: older, data: body })).status()).toBe(403)
  const own = { ...older, Origin: String(baseURL) }
  expect((await request.post(QUOTE, { headers: own, data: body })).status()).toBe(200)

  for (const [path, most] of [
    [QUOTE, 8],
    ['/_serverFn/askCompany', 8],
    [EXPERIENCE, 8],
    [PLACES, 8],
    ['/_serverFn/saveDraft', 64],
  ] as const) {
    const post = (size: number) =>
      request.post(path, { headers: CALL_HEADERS, data: Buffer.alloc(size, 'x') })
    const large = await post(most * KB + 1)
    expect([large.status(), await large.json()], path).toEqual([413, { error: 'too_large' }])
    const just = await post(most * KB)
    expect([just.status(), await just.json()], path).toEqual([400, { error: 'invalid' }])
  }
  for (const data of ['', 'null', '{}', '[]', '{"t":{"t":99}}', '\u00ff'].map((text) =>
    Buffer.from(text, 'latin1'),
  )) {
    const answer = await request.post(QUOTE, { headers: CALL_HEADERS, data })
    expect([answer.status(), await answer.json()]).toEqual([400, { error: 'invalid' }])
  }
})

test('input of another shape is answered with a code, never with a failure', async ({
  request,
}) => {
  for (const data of [
    {},
    { ...A_QUESTION, further: 'x' },
    { ...A_QUESTION, orderOptions: 'x' },
    { ...A_QUESTION, pickup: 'x'.repeat(2_001) },
  ]) {
    const answer = await request.post(QUOTE, { headers: CALL_HEADERS, data: callBody(data) })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('"invalid"')
  }
})
