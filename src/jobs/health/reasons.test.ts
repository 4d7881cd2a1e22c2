import { expect, test } from 'vitest'
import { inSequence } from '~/jobs/health/reasons'

test('reasons come in the sequence of the work, each once', () => {
  expect(inSequence(['noOrders', 'cronStopped', 'noOrders', 'databaseFailed'])).toEqual([
    'databaseFailed',
    'cronStopped',
    'noOrders',
  ])
})
