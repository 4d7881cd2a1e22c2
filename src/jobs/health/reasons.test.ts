import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inSequence, REASONS } from '~/jobs/health/reasons'

test('the run book has a line for each reason, in the same sequence and the same words, and no other', () => {
  const [, book = ''] = readFileSync('docs/operations.md', 'utf8').split('### The run book\n')
  const [table = ''] = book.split('\n#')
  const lines = table.split('\n').flatMap((line) => {
    const [, reason, means, mend] = /^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
    return reason === undefined ? [] : [[reason, means, mend]]
  })
  expect(lines).toEqual(
    Object.entries(REASONS).map(([reason, { means, mend }]) => [reason, means, mend]),
  )
})

test('reasons come in the sequence of the work, each once', () => {
  expect(inSequence(['noOrders', 'cronStopped', 'noOrders', 'databaseFailed'])).toEqual([
    'databaseFailed',
    'cronStopped',
    'noOrders',
  ])
})
