import { env, withEnv } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { startVisit } from '~/http/visit'
import { openFindPage } from '~/order/status/find/find-step.server'

function open() {
  const url = new URL('https://vozka.example/najit-objednavku')
  const asked = { url, requestId: 'test', form: new FormData(), isOverLimit: false }
  return openFindPage(startVisit(new Request(url), env, asked)).page
}

test('where no mail can leave the site nobody is promised one', async () => {
  expect(open()).toMatchObject({ isMailing: false })
  const api = { MAIL_API_URL: 'https://mail.example/emails', MAIL_API_TOKEN: 'x'.repeat(32) }
  const page = await withEnv({ ...env, ...api }, async () => open())
  expect(page).toMatchObject({ isMailing: true, isSent: false })
})
