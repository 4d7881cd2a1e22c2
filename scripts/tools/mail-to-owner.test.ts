import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { mailToOwner, ownerEmail } from './mail-to-owner.ts'
import { listen } from './listen.ts'

/** A deployed site whose contact form answers with this status; `posted` is what it was sent. */
async function aSite(status: number) {
  const posted: { path: string; fields: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const fields = Object.fromEntries(new URLSearchParams(await text(request)))
      posted.push({ path: request.url ?? '', fields })
      response.writeHead(status, { Location: '/kontakt?sent=1' }).end()
    })()
  })
  const origin = await listen(server)
  onTestFinished(() => void server.close())
  return { origin, posted }
}

const owner = { contactPath: '/kontakt', email: 'boss@muster.example' }

test('the owner is sent one mail by the contact form of the site, and told when to look', async () => {
  const { origin, posted } = await aSite(303)
  const { isSent, text: said } = await mailToOwner({ origin, ...owner }, 'It is deployed.')
  expect({ isSent, said }).toEqual({
    isSent: true,
    said: `One mail is on its way to boss@muster.example. If it does not arrive within five minutes, ${origin}/api/health says why.`,
  })
  expect(posted).toMatchObject([
    { path: '/kontakt', fields: { email: 'boss@muster.example', message: 'It is deployed.' } },
  ])
  expect(posted[0]?.fields['messageKey']).toMatch(/^[\da-f-]{36}$/)
})

test('a site that takes no message, or is not there, sends none and it is said why', async () => {
  const { origin } = await aSite(429)
  expect(await mailToOwner({ origin, ...owner }, 'words')).toEqual({
    isSent: false,
    text: `No mail was sent to boss@muster.example: ${origin}/kontakt answered 429.`,
  })
  const nobody = await mailToOwner({ origin: 'http://127.0.0.1:1', ...owner }, 'words')
  expect(nobody).toMatchObject({ isSent: false, text: expect.stringContaining('did not answer') })
})

test('the owner is the first of the readers, else the address of the carrier', () => {
  const company = 'office@muster.example'
  expect(ownerEmail('orders@muster.example, boss@muster.example', company)).toBe(
    'orders@muster.example',
  )
  for (const none of ['', undefined, Symbol('unseen')])
    expect(ownerEmail(none, company)).toBe(company)
})
