import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { ordersClosed } from '~/http/plain/orders-closed'

const secret = { ORDER_LINK_SECRET: '0123456789abcdef0123456789abcdef' }

function closed(path: string, env: { ORDER_LINK_SECRET?: string }, form = new FormData()) {
  return ordersClosed(new URL(`https://www.example.com${path}`), env, form)
}

test.each(['/objednavka', '/en/order-summary', '/stav-objednavky/x'])(
  'without a secret for its link %s says calmly to call',
  async (path) => {
    for (const env of [{}, { ORDER_LINK_SECRET: 'a' }]) {
      const response = closed(path, env)
      expect(response?.status).toBe(503)
      expect(response?.headers.get('Cache-Control')).toBe('no-store')
      expect(await response?.text()).toContain(`href="tel:${appConfig.company.phone}"`)
    }
    expect(closed(path, secret)).toBeNull()
  },
)

test('every other page stays open', () => {
  for (const path of ['/', '/sluzby', '/en/contact', '/no-such-page']) {
    expect(closed(path, {})).toBeNull()
  }
})

test('what was typed can be sent once more', async () => {
  const form = new FormData()
  form.set('name', 'Jana "Ukázková"')
  const text = await closed('/objednavka', {}, form)?.text()
  expect(text).toContain('method="post" action="/objednavka"')
  expect(text).toContain('name="name" value="Jana &#34;Ukázková&#34;"')
})
