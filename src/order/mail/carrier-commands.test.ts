import { expect, test } from 'vitest'
import * as v from 'valibot'
import { deskCommandSchema } from '~/order/commands/desk-command'
import { COMMANDS, commandLines } from '~/order/mail/letters/carrier-letter'
import { keysOf } from '~/lib/keys-of'
import type { Locale } from '~/lib/locale'
import { readTyped } from '../../../terminal/read-typed.ts'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { aLife } from '../../../tests/support/lives.ts'

function known(locale: Locale, usual: { from: number; to: number } | null = null) {
  const placed = { number: '2612345678', locale, paymentMethod: null, note: null }
  const order = { ...anOrder(), usual }
  return { orderKey: '', placed: { ...placed, order, placedAt: NOW.toISOString() }, life: aLife() }
}

/** The words that a shell makes of a command. */
function wordsOf(line: string): string[] {
  const typed = line.replace(/^npm run orders -- /, '')
  return [...typed.matchAll(/"([^"$`\\]*)"|([^\s"'$`\\]+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )
}

test.each(keysOf(COMMANDS))(
  'the command %s of the mails is understood by terminal and site',
  (name) => {
    for (const locale of ['cs', 'en'] as const) {
      for (const [origin, isRemote] of [
        ['https://www.vozka.example', true],
        ['http://localhost:8787', false],
      ] as const) {
        const [line = ''] = commandLines([name], known(locale), origin)
        const typed = readTyped(wordsOf(line))
        expect(typed, line).toMatchObject({ kind: 'command', manner: { isRemote } })
        if (typed.kind !== 'command') continue
        expect(v.safeParse(deskCommandSchema, typed.command).success, line).toBe(true)
      }
    }
  },
)

test('the example of a price is the middle of the usual ones, and examples are called so', () => {
  const lines = commandLines(['quote'], known('en', { from: 285_000, to: 390_000 }), 'http://[::1]')
  expect(lines).toEqual([
    'npm run orders -- quote 2612345678 --total 3400',
    expect.stringMatching(/jsou příklady/),
  ])
  expect(commandLines(['show'], known('cs'), 'http://localhost')).toHaveLength(1)
})
