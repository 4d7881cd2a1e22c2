import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { FilesUnavailable, loadTermsInForce } from '~/carrier/load-terms.server'

test('today’s terms whose file cannot be read at the moment are an error that passes, not a missing page', async () => {
  const files = vi
    .spyOn(env.ASSETS, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(loadTermsInForce('cs')).rejects.toThrow(FilesUnavailable)
  files.mockRestore()
  expect((await loadTermsInForce('cs'))?.title).toBe('Obchodní podmínky')
})
