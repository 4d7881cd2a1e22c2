import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS, contrast, readLook } from '~/carrier/config/look'

const READABLE = 4.5

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const look = readLook(readFileSync('carriers/vozka/look.css', 'utf8'))
const [onScreen = '', onPaper = ''] = tokens.split('@media print')

/** A colour on paper; paper takes those of the light theme that it does not override. */
function onSheet(name: string): string {
  const own = new RegExp(`--${name}: (?:(#\\w+)|var\\(--([\\w-]+)\\));`).exec(onPaper)
  if (own?.[2]) return onSheet(own[2])
  const known = COLOURS.find((one) => one === name)
  const value = own?.[1] ?? (known && look.light[known]) ?? ''
  return value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value
}

test('no colour of the screen stands beside those of the carrier, which come before the rules of paper', () => {
  expect(onScreen).not.toMatch(/#[\da-f]{3,8}\b/)
  expect(onScreen.indexOf("@import '~carrier/look.css'")).toBeGreaterThan(0)
})

test('paper is white, and whatever stood on night is ink', () => {
  for (const ground of ['page', 'raised', 'plate', 'disc', 'night'])
    expect(onSheet(ground), ground).toBe('#ffffff')
  const words = ['text', 'quiet', 'accent', 'error', 'success', 'ivory', 'haze', 'call']
  const faint = words.filter((name) => contrast(onSheet(name), onSheet('page')) < READABLE)
  expect(faint).toEqual([])
})
