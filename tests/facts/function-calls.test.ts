import { A_QUESTION, CALL_HEADERS, callBody } from '../support/site/function-call.ts'
import { expect, type Request, test } from '../support/http/test.ts'

const QUOTE = '/_serverFn/askQuote'
const EXPERIENCE = '/_serverFn/askExperience'
const PLACES = '/_serverFn/suggestPlaces'
const KB = 1_024

/** Calls a function as a page of ours does, and returns the text of its answer. */
async function call(
  request: Request,
  path: string,
  given: Parameters<typeof callBody>[0],
): Promise<string> {
  const answer = await request('POST', path, { headers: CALL_HEADERS, data: callBody(given) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  return answer.text
}

test('a page of ours may ask for a price', async ({ request }) => {
  expect(await call(request, QUOTE, A_QUESTION)).toContain('790000')
})

test('the choices of an experience are told by its id, of none by another', async ({ request }) => {
  const ask = (data: Record<string, string>) => call(request, EXPERIENCE, data)
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
  const ask = (data: Record<string, string>) => call(request, PLACES, data)
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
  for (const name of [
    '',
    'x',
    'listExperiences',
    'findExperience',
    'orderCatalogue',
    'summaryCatalogue',
    'constructor',
    'askQuote/x',
  ]) {
    for (const path of [`/_serverFn/${name}`, `/_serverFn/${name}?payload=%7B%7D`]) {
      for (const answer of [
        await request('GET', path),
        await request('POST', path, { headers: CALL_HEADERS, data: callBody({}) }),
      ]) {
        expect(answer.status, path).toBe(404)
        expect(answer.json(), path).toMatchObject({ error: 'missing' })
      }
    }
  }
})

test('a call is a post from a page of ours', async ({ request, address }) => {
  const data = callBody(A_QUESTION)
  const get = await request('GET', QUOTE)
  expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST'])
  expect((await request('PUT', QUOTE, { data })).status).toBe(405)

  const from = async (headers: Record<string, string>) =>
    (await request('POST', QUOTE, { headers, data })).status
  const { 'Sec-Fetch-Site': _, ...older } = CALL_HEADERS
  expect(await from({ ...older, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await from({ ...older, 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  expect(await from({ ...older, Origin: 'https://evil.example' })).toBe(403)
  // A browser says where a call comes from; what does not is no page of ours.
  expect(await from(older)).toBe(403)
  expect(await from({ ...older, Origin: address })).toBe(200)
})

test('a call is small and readable', async ({ request }) => {
  for (const [path, most] of [
    [QUOTE, 8],
    ['/_serverFn/askCompany', 8],
    [EXPERIENCE, 8],
    [PLACES, 8],
    ['/_serverFn/saveDraft', 64],
  ] as const) {
    const post = (size: number) =>
      request('POST', path, { headers: CALL_HEADERS, data: new Uint8Array(size).fill(120) })
    const large = await post(most * KB + 1)
    expect([large.status, large.json()], path).toEqual([413, { error: 'too_large' }])
    const just = await post(most * KB)
    expect([just.status, just.json()], path).toEqual([400, { error: 'invalid' }])
  }
  for (const text of ['', 'null', '{}', '[]', '{"t":{"t":99}}', '\u00FF']) {
    const data = new Uint8Array(Buffer.from(text, 'latin1'))
    const answer = await request('POST', QUOTE, { headers: CALL_HEADERS, data })
    expect([answer.status, answer.json()], text).toEqual([400, { error: 'invalid' }])
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
    expect(await call(request, QUOTE, data)).toContain('"invalid"')
  }
})
