import { experiences } from '../../src/provider/embedded/seed/experiences.ts'
import { expect, test } from '../support/browser/test.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { freePort } from '../support/site/free-port.ts'
import { startSite } from '../support/site/killed-site.ts'
import { brotliSize } from '../support/weights/measure-page.ts'

const KB = 1024
/** As many as the contract allows. */
const MANY = 200
/** What one more experience may add to a page, in bytes before compression. */
const MOST_OF_ONE = { '/zazitky': 640, '/en/experiences': 640, '/sitemap.xml': KB }
/** What such a page holds besides, its styles above all. */
const MOST_BESIDES = 28 * KB
/** What two hundred may add to the order form on the wire: their names, twice. */
const MOST_OF_NAMES = 4 * KB

/** Those of the sample first, then so many like them. */
const many = Array.from({ length: MANY }, (_, index) => {
  const sample = experiences[index % experiences.length]
  return index < experiences.length
    ? sample
    : { ...sample, id: `more-${index}`, slug: { cs: `dalsi-${index}`, en: `more-${index}` } }
})

test('with two hundred experiences home is as large as with eight, the order almost, and the lists as they have to be', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const provider = await startRemoteProvider()
  const space = `${provider.url}/s/growth`
  await fetch(`${space}/__items`, { method: 'POST', body: JSON.stringify(many) })
  const site = await startSite({
    port: await freePort(),
    state: freshState('test-growth'),
    providerUrl: `${space}/v1`,
  })
  const textOf = async (path: string) => (await fetch(site.address + path)).text()
  try {
    for (const path of ['/', '/en']) {
      const few = await (await request.get(path)).text()
      const home = await textOf(path)
      expect(home).toContain(path === '/' ? '/zazitky/' : '/en/experiences/')
      expect(home.replaceAll(site.address, '')).toBe(few.replaceAll(baseURL ?? '', ''))
    }
    for (const [path, most] of Object.entries(MOST_OF_ONE)) {
      const text = await textOf(path)
      expect(text).toContain(path === '/zazitky' ? `dalsi-${MANY - 1}` : `more-${MANY - 1}`)
      expect(text.length).toBeLessThan(MOST_BESIDES + MANY * most)
    }
    for (const path of ['/objednavka', '/en/order']) {
      const few = await (await request.get(path)).text()
      const order = await textOf(path)
      expect(order).toContain(`value="more-${MANY - 1}"`)
      expect(brotliSize(order) - brotliSize(few)).toBeLessThan(MOST_OF_NAMES)
    }
  } finally {
    await site.kill()
    await provider.close()
  }
})
