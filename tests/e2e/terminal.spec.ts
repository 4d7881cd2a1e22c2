import { spawnSync } from 'node:child_process'
import { expect, test } from '../support/browser/test.ts'
import { openSummary, placeOrder } from '../support/site/http-customer.ts'

/** What the terminal says when it is started as the carrier starts it. */
function orders(address: string | undefined, ...typed: string[]) {
  const { port } = new URL(address ?? '')
  const { status, stdout, stderr } = spawnSync('node', ['terminal/orders.ts', ...typed], {
    env: { ...process.env, PORT: port, STATE_FOLDER: '.wrangler/test-state' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the carrier leads an order from the list to its payment by the terminal', async ({
  baseURL,
}) => {
  const customer = await openSummary(baseURL ?? '')
  const number = (await placeOrder(baseURL ?? '', customer)) ?? ''
  expect(orders(baseURL, '--limit', '1000').stdout).toMatch(
    new RegExp(`^${number} .* received `, 'm'),
  )
  expect(orders(baseURL, 'confirm', number)).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      `^Order ${number} is confirmed; \\d+ Kč due. The customer is told by mail.\n$`,
    ),
    stderr: '',
  })
  const driver = [
    '--driver',
    'Karel Novák',
    '--phone',
    '777123456',
    '--car',
    'Superb',
    '--plate',
    '1AB',
  ]
  expect(orders(baseURL, 'assign', number, ...driver)).toMatchObject({ status: 0 })
  expect(orders(baseURL, 'progress', number, '--step', 'onTheWay')).toMatchObject({ status: 0 })
  expect(orders(baseURL, 'cancel', number, '--reason', 'x')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`Order ${number} is under way`),
  })
  expect(orders(baseURL, 'done', number)).toMatchObject({ status: 0 })
  expect(orders(baseURL, 'paid', number)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is done; paid.'),
  })
  expect(orders(baseURL, 'show', number).stdout).toContain(
    'driver Karel Novák, phone +420777123456',
  )
  expect(orders(baseURL, 'pad', number)).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Did you mean paid?'),
  })
})
