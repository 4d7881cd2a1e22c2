import { expect, test } from 'vitest'
import { errorText, Refusal } from './errors.ts'

function aFault(code: string, syscall: string, path?: string): Error {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, ...(path && { path }) })
}

test.each([
  ['ENOSPC', 'write', 'The disk is full'],
  ['EROFS', 'open', 'This folder is read-only'],
  // What Node says of a folder with its parents on a read-only disk.
  ['ENOENT', 'mkdir', 'This folder is read-only'],
  ['EACCES', 'open', 'This user may not write or read here'],
])('%s of %s is said in a sentence', (code, syscall, says) => {
  expect(errorText(aFault(code, syscall, 'node_modules/.cache'), {})).toContain(says)
})

test('a missing file, a port that is not allowed and a refusal say what they are', () => {
  expect(errorText(aFault('ENOENT', 'open', 'carrier.ts'), {})).toMatch(/^ENOENT: open\n/)
  expect(errorText(aFault('EACCES', 'listen'), {})).toMatch(/^EACCES: listen\n/)
  expect(errorText(new Refusal('There is no such carrier.'), {})).toBe('There is no such carrier.')
})

test('a trace follows with DEBUG=1 alone', () => {
  expect(errorText(new Error('broken'), {})).toBe('broken\nDEBUG=1 before the command shows where.')
  expect(errorText(new Error('broken'), { DEBUG: '1' })).toMatch(/^ {4}at /m)
})
