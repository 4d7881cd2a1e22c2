import { aDrivenRide } from '../support/site/driven-ride.ts'
import { testSite } from '../support/site/test-site.ts'
import { textOf } from './acts.ts'
import { expect, test } from './test.ts'

// What each engine says of a network that is cut on purpose.
test.use({ expectedWords: /load|network|fetch|service ?worker|connection|ERR_/i })

const SOUND = { way: 'late', milliseconds: 0 } as const

test('a driver without signal presses, reloads and presses on; once there is signal all arrives once and in order', async ({
  network,
  visitor,
}) => {
  const { path, customerPath } = await aDrivenRide()
  const press = (act: string) => visitor.click(`[data-press=${act}] button`)
  const isOf = (act: string) =>
    visitor.evaluate(
      (name) => document.querySelector<HTMLElement>(`[data-act=${name}]`)?.dataset['is'] ?? '',
      act,
    )
  await visitor.setWidth(390)
  await visitor.goto(path)
  // The page, its end and its files: the script of every page, its own two, and the typeface.
  const kept = () =>
    visitor.evaluate(async () => {
      const [name = ''] = await caches.keys()
      return name === '' ? 0 : (await (await caches.open(name)).keys()).length
    })
  await expect.poll(kept).toBe(6)

  network.meddle(/./, { way: 'cut' })
  await press('onTheWay')
  await press('arrived')
  await expect.poll(() => isOf('arrived')).toBe('waiting')
  await visitor.goto(path)
  expect(await textOf(visitor)).toContain('čeká na signál')
  expect(await isOf('onTheWay')).toBe('waiting')
  await press('aboard')
  await expect.poll(() => isOf('aboard')).toBe('waiting')

  network.meddle(/./, SOUND)
  await visitor.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => isOf('aboard'), { timeout: 40_000 }).toBe('done')
  await press('done')
  await expect.poll(() => isOf('done')).toBe('done')
  const posted = network.answered(/^\/jizda\//).filter(Boolean)
  const acts = posted.map((body) => Object.fromEntries(new URLSearchParams(body)))
  expect(acts.map(({ act }) => act)).toEqual(['onTheWay', 'arrived', 'aboard', 'done'])
  expect(new Set(acts.map(({ id }) => id)).size).toBe(4)
  const pressedAt = acts.map(({ at = '' }) => Date.parse(at))
  expect(pressedAt).toEqual(pressedAt.toSorted((one, other) => one - other))
  expect(await visitor.evaluate(() => localStorage.length)).toBe(0)
  const customer = await (await fetch(testSite().address + customerPath)).text()
  expect(customer).toContain('Jízda proběhla')
})
