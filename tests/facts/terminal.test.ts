import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { anAcceptedOffer, press } from '../support/site/customer-acts.ts'
import { type OverHttp, placeOverHttp } from '../support/site/http-customer.ts'
import { mailsTo } from '../support/site/mails.ts'
import { testSite } from '../support/site/test-site.ts'
import { launched } from '../../scripts/tools/run.ts'

type Said = { status: number; stdout: string; stderr: string }

/** What a program says with the settings of the site under test. */
function run(program: string, ...typed: string[]): Promise<Said> {
  const { address, state } = testSite()
  const env = { ...process.env, PORT: new URL(address).port, STATE_FOLDER: state }
  return new Promise((done) => {
    const child = execFile(program, typed, { env }, (_, stdout, stderr) =>
      done({ status: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

const TERMINAL = `node ${launched('terminal/orders.ts').join(' ')}`

/** What the terminal says when it is started as the carrier starts it. */
function orders(...typed: string[]): Promise<Said> {
  return run('node', ...launched('terminal/orders.ts', ...typed))
}

test.concurrent('the carrier leads an order from the list to its payment by the terminal', async () => {
  const { number, email } = await placeOverHttp(testSite().address)
  const grouped = number.replace(/^(..)(....)/, '$1 $2 ')
  const [listed, found, mistyped] = await Promise.all([
    orders('--limit', '1000'),
    orders('find', email),
    orders('pad', number),
  ])
  expect(listed.stdout).toMatch(
    new RegExp(`^${grouped} .* received .* Praha – Brno .* Czech `, 'm'),
  )
  expect(found.stdout).toContain(grouped)
  expect(mistyped).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Did you mean paid?'),
  })
  expect(await orders('confirm', ...grouped.split(' '))).toEqual({
    status: 0,
    stdout: `Order ${grouped} is confirmed; CZK 7,900 due. A mail tells the customer in a minute, unless you undo it.\n`,
    stderr: '',
  })
  const driver = ['--driver', 'Karel Novák', '--phone', '777123456']
  const car = ['--car', 'Superb', '--plate', '1AB']
  expect(await orders('assign', number, ...driver, ...car, '--anyway')).toMatchObject({ status: 0 })
  expect(await orders('progress', number, '--step', 'onTheWay')).toMatchObject({ status: 0 })
  expect(await orders('cancel', number, '--reason', 'x')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`Order ${grouped} is under way`),
  })
  expect(await orders('done', number)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('say why the ride is done (--why)'),
  })
  expect(await orders('done', number, '--why', 'Earlier flight')).toMatchObject({ status: 0 })
  expect(await orders('paid', number)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is done; paid.'),
  })
  const { stdout } = await orders('show', grouped)
  expect(stdout).toContain('driver Karel Novák, phone +420777123456')
  expect(stdout).toMatch(/^ {2}Destination +Brno$/m)
  expect(stdout).not.toMatch(/false|null|\btrip\.|\.label/)
})

/** Mails to the carrier by their subject, how many commands each prints, and an order with that mail. */
const WAITING: [string, number, () => Promise<OverHttp>][] = [
  ['Nová objednávka', 3, () => placeOverHttp(testSite().address, { locale: 'en' })],
  ['Nová poptávka', 3, () => placeOverHttp(testSite().address, { isRequest: true })],
  ['Nabídka přijata', 2, () => anAcceptedOffer()],
  ['Žádost o\u00A0změnu', 4, () => aWish()],
]

async function aWish(): Promise<OverHttp> {
  const order = await placeOverHttp(testSite().address)
  await carrierDoes(testSite(), order.number, { command: 'confirm' })
  await press(order, 'requestChange', { message: 'O hodinu později' })
  return order
}

/** The commands in the carrier's mail about an order, once it has come. */
async function commandsAbout({ number }: OverHttp, subject: string): Promise<string[]> {
  const { address, state } = testSite()
  const until = Date.now() + 20_000
  for (;;) {
    const mails = await mailsTo(state, appConfig.company.email)
    const mail = mails.find((one) => one.subject?.startsWith(subject) && one.text?.includes(number))
    if (mail) return (mail.text ?? '').split('\n').filter((line) => line.startsWith('npm run '))
    if (Date.now() > until) throw new Error(`no mail ${subject} about ${number}`)
    await fetch(`${address}/cdn-cgi/local/scheduled`)
  }
}

test.concurrent.each(WAITING)(
  'every command in the mail “%s” runs as it is printed',
  async (subject, count, place) => {
    for (let index = 0; index < count; index += 1) {
      const lines = await commandsAbout(await place(), subject)
      expect(lines).toHaveLength(count)
      const typed = (lines[index] ?? '').replace('npm run orders --', TERMINAL)
      // Orders of other tests have the same driver at the same time.
      const line = typed.includes(' assign ') ? `${typed} --anyway` : typed
      expect(await run('sh', '-c', line), line).toMatchObject({ status: 0, stderr: '' })
    }
  },
  120_000,
)
