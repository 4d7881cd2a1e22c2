import { expect, test } from 'vitest'
import { draftCookie, handOverCookie, readDraftCookie } from './draft-cookie.ts'

const at =
  (address: string) =>
  (headers: Record<string, string> = {}) => ({
    url: new URL(address),
    headers: new Headers(headers),
  })
const secure = at('https://www.example.com/objednavka')
const plain = at('http://localhost:8787/objednavka')
const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`

test('on the web the cookie is bound to the host, closed to script and to other sites', () => {
  expect(draftCookie(secure(), [id(1)])).toBe(
    `__Host-draft=${id(1)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure`,
  )
  expect(draftCookie(secure(), [])).toContain('__Host-draft=; ')
  expect(draftCookie(secure(), [])).toContain('Max-Age=0')
})

test('on the web the plain name of this machine is not believed', () => {
  const planted = `draft=${id(1)}`
  expect(readDraftCookie(secure({ Cookie: `${planted}; __Host-draft=${id(2)}` }))).toEqual([id(2)])
  expect(readDraftCookie(secure({ Cookie: planted }))).toEqual([])
  expect(readDraftCookie(plain({ Cookie: `a=b; draft=${id(2)}` }))).toEqual([id(2)])
})

test('five drafts are remembered, each once, the newest first', () => {
  const ids = [6, 5, 4, 6, 3, 2, 1].map(id)
  const cookie = draftCookie(plain(), ids).split(';')[0] ?? ''
  expect(readDraftCookie(plain({ Cookie: cookie }))).toEqual([6, 5, 4, 3, 2].map(id))
})

test('what is no id in it is passed over', () => {
  const Cookie = `draft=..x.${id(1)}.%00.${id(2).toUpperCase()}x`
  expect(readDraftCookie(plain({ Cookie }))).toEqual([id(1)])
})

test('a draft that was handed over is found though the list of another answer overwrote its own', () => {
  const [handed = ''] = handOverCookie(secure(), id(1)).split(';')
  expect(handed).toBe(`__Host-draft-00000001=${id(1)}`)
  expect(readDraftCookie(secure({ Cookie: `${handed}; __Host-draft=${id(2)}` }))).toEqual([
    id(2),
    id(1),
  ])
  const planted = `__Host-draft-00000009=${id(1)}; draft-00000001=${id(1)}`
  expect(readDraftCookie(secure({ Cookie: planted }))).toEqual([])
})
