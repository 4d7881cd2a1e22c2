import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'
import { httpVisitor } from '../support/http/visitor.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'
import { EVERYDAY_QUERIES, queries } from '../support/hostile/queries.ts'
import { pages } from '../support/pages.ts'
import { testSite } from '../support/site/test-site.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const numRuns = process.env['PROOF'] === 'all' ? 4_000 : 60

test('no link of the site is broken, redirects, or misses its anchor', async () => {
  const { address: origin } = testSite()
  const sitemap = (await fetchPage('/sitemap.xml')).html
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(listed.length).toBeGreaterThan(30)
  const open = [...listed, `${origin}/objednavka`, `${origin}/en/order`]
  const seen = new Set<string>()
  const anchors = new Map<string, Set<string>>()
  const wanted: { from: string; to: URL }[] = []
  const problems: string[] = []
  while (open.length > 0) {
    const url = open.pop() ?? ''
    if (seen.has(url)) continue
    seen.add(url)
    const page = await fetchPage(url.slice(origin.length) || '/')
    if (page.status !== 200) problems.push(`${url} answers ${page.status}`)
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) continue
    const { $ } = page
    const values = (selector: string, name: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).attr(name) ?? '')
    anchors.set(url, new Set(values('[id]', 'id')))
    for (const link of [
      ...values('a[href]', 'href'),
      ...values('link[rel=canonical], link[rel=alternate], link[rel=icon]', 'href'),
      ...values('img[src]', 'src'),
    ]) {
      const to = new URL(link, url)
      if (to.origin !== origin) continue
      if (to.hash) wanted.push({ from: url, to })
      open.push(to.href.replace(/#.*/, ''))
    }
  }
  for (const { from, to } of wanted) {
    const target = to.href.replace(/#.*/, '')
    const id = decodeURIComponent(to.hash.slice(1))
    if (!anchors.get(target)?.has(id)) problems.push(`${from} leads to ${to.href}, no such anchor`)
  }
  expect(problems).toEqual([])
})

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
