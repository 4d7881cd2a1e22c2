import { expect, test } from 'vitest'
import { runBeside } from './run.ts'

test('a program that runs beside gets the environment of the moment, as the carrier of a test run', async () => {
  const before = process.env['CARRIER']
  process.env['CARRIER'] = 'somebody'
  try {
    const { output } = await runBeside('node', ['-p', 'process.env.CARRIER'])
    expect(output.trim()).toBe('somebody')
  } finally {
    if (before === undefined) delete process.env['CARRIER']
    else process.env['CARRIER'] = before
  }
})
