import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

type Said = { status: number; stdout: string; stderr: string }

/** What the terminal says when it is started as the carrier starts it. */
function orders(...typed: string[]): Promise<Said> {
  const { address, state } = testSite()
  const env = { ...process.env, PORT: new URL(address).port, STATE_FOLDER: state }
  return new Promise((done) => {
    const child = execFile('node', ['terminal/orders.ts', ...typed], { env }, (_, stdout, stderr) =>
      done({ status: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

test('the carrier leads an order from the list to its payment by the terminal', async () => {
  const { number } = await placeOverHttp(testSite().address)
  const [listed, mistyped] = await Promise.all([orders('--limit', '1000'), orders('pad', number)])
  expect(listed.stdout).toMatch(new RegExp(`^${number} .* received `, 'm'))
  expect(mistyped).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Did you mean paid?'),
  })
  expect(await orders('confirm', number)).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      `^Order ${number} is confirmed; \\d+ Kč due. The customer is told by mail.\n$`,
    ),
    stderr: '',
  })
  const driver = ['--driver', 'Karel Novák', '--phone', '777123456']
  const car = ['--car', 'Superb', '--plate', '1AB']
  expect(await orders('assign', number, ...driver, ...car)).toMatchObject({ status: 0 })
  expect(await orders('progress', number, '--step', 'onTheWay')).toMatchObject({ status: 0 })
  expect(await orders('cancel', number, '--reason', 'x')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`Order ${number} is under way`),
  })
  expect(await orders('done', number)).toMatchObject({ status: 0 })
  expect(await orders('paid', number)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is done; paid.'),
  })
  const { stdout } = await orders('show', number)
  expect(stdout).toContain('driver Karel Novák, phone +420777123456')
}, 90_000)
