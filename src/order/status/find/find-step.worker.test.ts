import { env, withEnv } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { startVisit } from '~/http/visit'
import { mintOrderNumber } from '~/lib/order-number'
import { openFindPage, submitFindPage } from '~/order/status/find/find-step.server'

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

test('a number that no order can have is refused with a sentence, however the mailbox is', () => {
  const search = (number: string) => {
    const form = new FormData()
    form.set('number', number)
    form.set('email', 'jana@example.com')
    const url = new URL('https://vozka.example/najit-objednavku')
    const asked = { url, requestId: 'test', form, isOverLimit: false }
    return submitFindPage(startVisit(new Request(url), env, asked))
  }
  const real = mintOrderNumber(new Date(), 0.5)
  const wrong = real.slice(0, 9) + String((Number(real[9]) + 1) % 10)
  expect(search(real)).toBeInstanceOf(Response)
  expect(search(wrong)).toMatchObject({
    status: 422,
    page: { errors: { number: { code: 'orderNumberInvalid' } } },
  })
})
