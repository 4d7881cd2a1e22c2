import { appConfig } from '../../app.config.ts'
import { expect, test } from 'playwright/test'
import { everyPath, freshState, startClockedSite } from '../support/site/clocked-site.ts'
import { experiences } from '../../src/provider/embedded/seed/experiences.ts'
import { freePort } from '../support/site/free-port.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'

// The provider is gone for days; the whole site, as it is deployed, goes on. Only the clock is ours.
const DAY = 86_400_000
const TITLE = experiences[0]?.title.cs ?? ''

type Site = Awaited<ReturnType<typeof startClockedSite>>

async function statusesOf(site: Site, ahead: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const path of everyPath) {
    const response = await site.visit(path, ahead)
    await response.arrayBuffer()
    if (response.status !== 200) statuses[path] = response.status
  }
  return statuses
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('with the provider down for six days every page is there, also after a restart', async () => {
  const provider = await startRemoteProvider()
  const settings = {
    port: await freePort(),
    state: freshState('test-outage'),
    providerUrl: `${provider.url}/s/days/v1`,
  }
  let site = await startClockedSite(settings)
  try {
    expect(await statusesOf(site, 0)).toEqual({})
    await fetch(`${provider.url}/s/days/__script`, {
      method: 'POST',
      body: JSON.stringify({ steps: [{ fault: 'reset-before' }], repeat: true }),
    })
    for (let day = 1; day <= 6; day += 1) {
      expect(await statusesOf(site, day * DAY - 3_600_000), `day ${day}`).toEqual({})
      // What the isolate remembers is lost with it; KV stays.
      if (day === 3) {
        await site.kill()
        site = await startClockedSite(settings)
      }
    }
    expect(await (await site.visit('/zazitky', 6 * DAY)).text()).toContain(TITLE)
    expect(await (await site.visit('/objednavka', 6 * DAY)).text()).toContain(TITLE)
  } finally {
    await site.kill()
    await provider.close()
  }
})

test('with a provider that was never there every page is honest and tells the phone', async () => {
  const provider = await startRemoteProvider()
  await provider.close()
  const site = await startClockedSite({
    port: await freePort(),
    state: freshState('test-outage'),
    providerUrl: `${provider.url}/v1`,
  })
  try {
    // An experience cannot be shown, but its address is not said to be gone.
    expect(await statusesOf(site, 0)).toEqual({})
    for (const path of ['/zazitky', '/en/experiences', `/zazitky/${experiences[0]?.slug.cs}`]) {
      const response = await site.visit(path, 0)
      expect(response.headers.get('Cache-Control'), path).toBe('no-store')
      const main = (await response.text()).split('<main')[1]?.split('</main>')[0]
      expect(main, path).toContain(`tel:${appConfig.company.phone}`)
    }
    const order = await (await site.visit('/objednavka', 0)).text()
    expect(order).toContain('<option value="DE"')
  } finally {
    await site.kill()
  }
})
