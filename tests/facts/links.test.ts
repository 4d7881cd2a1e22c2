import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { httpVisitor } from '../support/http/visitor.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'
import { EVERYDAY_QUERIES, queries } from '../support/hostile/queries.ts'
import { pages } from '../support/pages.ts'
import { testSite } from '../support/site/test-site.ts'
import { isWhole } from '../support/length.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const numRuns = isWhole ? 4_000 : 60

test('every page answers 200 at the address asked for, whatever its query', async () => {
  const paths = pages.flatMap(({ cs, en }) => [cs, en])
  const ask = async (path: string, query: string) => {
    const target = `${path}?${query.replaceAll(/[\s"<>#]/g, '')}`
    const answer = await sendRaw(testSite().address, {
      method: 'GET',
      path: target,
      headers: {},
      body: null,
    })
    expect(answer.status, target).toBe(200)
    expect(answer.headers['location'], target).toBeUndefined()
  }
  for (const [index, query] of EVERYDAY_QUERIES.entries()) {
    await ask(paths[index % paths.length] ?? '/', query)
    await ask('/objednavka', query)
  }
  await fc.assert(fc.asyncProperty(fc.constantFrom(...paths), queries, ask), { numRuns, seed })
})

test('a deep link drops bad values and takes the first of two', async () => {
  const visitor = httpVisitor(testSite().address)
  const odd = await visitor.open(
    '/objednavka?pickup=Praha&pickup=Brno&service=zlata&time=25:00&passengers=x',
  )
  expect(odd.value('pickup')).toBe('Praha')
  expect(odd.value('service')).toBeNull()
  expect(odd.value('time')).toBe('')
  const advertised = await visitor.open('/objednavka?time=14:30&utm_campaign=leto%202026')
  expect(advertised.value('time')).toBe('14:30')
})
