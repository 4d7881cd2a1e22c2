import { expect, test } from 'vitest'
import { draftCookie, readDraftCookie } from './draft-cookie.ts'

const at =
  (address: string) =>
  (headers: Record<string, string> = {}) => ({
    url: new URL(address),
    headers: new Headers(headers),
  })
const secure = at('https://www.example.com/objednavka')
const plain = at('http://localhost:8787/objednavka')

test('on the web the cookie is bound to the host, closed to script and to other sites', () => {
  expect(draftCookie(secure(), 'an-id')).toBe(
    '__Host-draft=an-id; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure',
  )
  expect(draftCookie(secure(), '')).toContain('Max-Age=0')
})

test('on the web the plain name of this machine is not believed', () => {
  expect(readDraftCookie(secure({ Cookie: 'draft=planted; __Host-draft=own' }))).toBe('own')
  expect(readDraftCookie(secure({ Cookie: 'draft=planted' }))).toBe('')
  expect(readDraftCookie(plain({ Cookie: 'a=b; draft=own' }))).toBe('own')
})
