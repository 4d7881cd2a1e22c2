import { expect, test } from 'vitest'
import { bytesOf, wholeAnswer } from './load'

test('an answer is whole when its last byte has come, with and without a length', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4'
  expect(wholeAnswer(Buffer.from(`${head}\r\n\r\nabc`))).toBeNull()
  expect(wholeAnswer(Buffer.from(`${head}\r\n\r\nabcd`))).toEqual({ head, bytes: 4 })
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked'
  expect(wholeAnswer(Buffer.from(`${chunked}\r\n\r\n4\r\nabcd\r\n`))).toBeNull()
  expect(wholeAnswer(Buffer.from(`${chunked}\r\n\r\n4\r\nabcd\r\n0\r\n\r\n`))?.head).toBe(chunked)
})

test('an answer without a body is whole with its head', () => {
  const head = 'HTTP/1.1 304 Not Modified\r\nETag: "a"'
  expect(wholeAnswer(Buffer.from(`${head}\r\n`))).toBeNull()
  expect(wholeAnswer(Buffer.from(`${head}\r\n\r\n`))).toEqual({ head, bytes: 0 })
})

test('a request may name another host and counts the bytes of its body, not its letters', () => {
  const bytes = bytesOf({ method: 'POST', path: '/', headers: { Host: 'a.example' }, body: 'ř' }, 1)
  expect(bytes.toString()).toBe('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 2\r\n\r\nř')
})
