import { experiences } from '../../src/provider/embedded/seed/experiences.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { startSite } from '../support/site/killed-site.ts'
import { watchForScripts } from '../support/hostile/watch-for-scripts.ts'
import { freePort } from '../support/site/free-port.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { expect, test } from '../support/browser/test.ts'
import { CANARY_HOST, XSS_CORPUS } from '../support/hostile/xss-corpus.ts'

// A provider that was broken into answers with the corpus in every text, over real HTTP.
const PER_PAGE = 6

const both = (text: string) => ({ cs: text, en: text })
const cut = (text: string, max: number) => both(text.slice(0, max))

/** Experiences with the corpus in all they have, some payloads each. */
function poisoned() {
  const [sound] = experiences
  const [variant] = sound?.variants ?? []
  const [option] = sound?.options ?? []
  return Array.from({ length: Math.ceil(XSS_CORPUS.length / PER_PAGE) }, (_, index) => {
    const payloads = XSS_CORPUS.slice(index * PER_PAGE, (index + 1) * PER_PAGE)
    const [one = '', two = one, three = one, four = one, five = one, six = one] = payloads
    return {
      ...sound,
      id: `poisoned-${index}`,
      slug: both(`poisoned-${index}`),
      title: cut(one, 120),
      perex: cut(payloads.join(' '), 600),
      descriptionHtml: both(`<p>${payloads.join('</p><p>')}</p>${payloads.toReversed().join('')}`),
      image: { src: sourceOf(index), width: 10, height: 10, alt: cut(two, 300) },
      places: payloads.map((text) => cut(text, 120)),
      included: payloads.map((text) => cut(text, 300)),
      notIncluded: payloads.map((text) => cut(text, 300)),
      variants: [three, four].map((text, at) => ({
        ...variant,
        id: `v-${at}`,
        name: cut(text, 120),
      })),
      options: [{ ...option, name: cut(five, 120) }],
      seo: { title: cut(six, 200), description: cut(payloads.join(' '), 400) },
    }
  })
}

function sourceOf(index: number): string {
  const sources = [
    ...[`//${CANARY_HOST}/i.png`, `https://${CANARY_HOST}/i.png`, `/\\${CANARY_HOST}/i.png`],
    ...['javascript:window.hit=1', 'data:image/svg+xml,<svg onload=parent.hit=1>'],
    ...[`/x" onerror="window.hit=1`, `https://localhost@${CANARY_HOST}/i.png`],
  ]
  return sources[index % sources.length] ?? ''
}

test('whatever the provider sends, nothing of it runs and no policy is broken', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const items = poisoned()
  const provider = await startRemoteProvider()
  const space = `${provider.url}/s/poisoned`
  await fetch(`${space}/__items`, { method: 'POST', body: JSON.stringify(items) })
  const site = await startSite({
    port: await freePort(),
    state: freshState('test-poisoned'),
    providerUrl: `${space}/v1`,
  })
  try {
    const { expectNothing } = watchForScripts(page)
    const details = items.map(({ id }) => `/zazitky/${id}`)
    const shared = [
      '/',
      '/zazitky',
      '/en/experiences',
      '/mapa-stranek',
      '/objednavka?experience=poisoned-1',
    ]
    for (const path of [...shared, ...details, '/en/experiences/poisoned-2']) {
      await page.goto(site.address + path)
      // The texts are there, so that it means something that they do not run.
      await expect(page.locator('main'), path).toContainText(
        path === '/mapa-stranek' ? 'window.hit' : /hit|canary/,
      )
      await expectNothing()
      await expect(page.locator(`[src*="${CANARY_HOST}"]`)).toHaveCount(0)
    }
  } finally {
    await site.kill()
    await provider.close()
  }
})
