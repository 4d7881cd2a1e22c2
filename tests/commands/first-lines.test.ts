import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../support/site/free-port.mjs'
import { answerSetup } from './answer-setup.ts'
import { makeBareClone, removeClone, type } from './bare-clone.mjs'
import { answers } from './over-http.mjs'

// The first lines of the README, typed in a clone where nothing has run.
const clone = makeBareClone()
afterAll(() => removeClone(clone))

test('npm run setup asks at a terminal, keeps what was said at Ctrl-C, and makes a carrier', async () => {
  const interrupted = await answerSetup(clone, 3)
  await interrupted.until('Phone')
  interrupted.send('\u0003')
  expect((await interrupted.ended).code, interrupted.output).not.toBe(0)
  expect(interrupted.output).toContain('npm run setup -- --quick goes on with')

  await typed('rm', '-rf', '.wrangler/setup')
  const setup = await answerSetup(clone)
  expect((await setup.ended).code, setup.output).toBe(0)
  expect(setup.output).toContain('files in carriers/musterfahrt, and app.config.ts names it')
  const undone = await typed('npm', 'run', 'setup', '--', '--undo')
  expect(undone.output).toContain('carriers/musterfahrt is gone')
  expect(undone.code).toBe(0)
})

test('npm start serves the site, refuses a port in use before it builds, and ends at Ctrl-C', async () => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const start = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!start.isEnded && !(await answers(site, '/'))) await wait(200)
  expect(start.isEnded, start.output).toBe(false)
  expect(await answers(site, '/en')).toBe(true)

  const second = await type(clone, ['npm', 'start'], { PORT: String(port) }).ended
  expect(second.output).toContain(`Port ${port} is in use`)
  expect(second.output).toContain('PORT=9000 npm start')
  expect(second.output).not.toContain('Building')
  expect(second.code).toBe(1)

  expect(await start.interrupt()).toBe(true)
  expect(await answers(site, '/')).toBe(false)
  expect(existsSync(join(clone, '.wrangler/state/served-by'))).toBe(false)
})

function typed(...command: string[]) {
  return type(clone, command).ended
}
