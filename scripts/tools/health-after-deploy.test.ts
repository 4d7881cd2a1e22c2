import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { healthAfterDeploy } from './health-after-deploy.ts'
import { listen } from './listen.ts'

const TOKEN = 'the token of the monitor, 32 characters'
const quickly = { tries: 3, pause: 0 }

/** A deployed site that gives these answers in turn and repeats the last one. */
async function aSite(...answers: object[]): Promise<string> {
  let asked = 0
  const server = createServer((request, response) => {
    const { wrong, ...open } = { wrong: [''], ...answers[Math.min(asked, answers.length - 1)] }
    const isTrusted = request.headers.authorization === `Bearer ${TOKEN}`
    asked += 1
    response.end(JSON.stringify(isTrusted ? { ...open, settings: { wrong } } : open))
  })
  onTestFinished(() => void server.close())
  return listen(server)
}

const well = { status: 'ok', reasons: [] }
const ill = { status: 'actionNeeded', reasons: ['settingsWrong'], wrong: ['ORDER_LINK_SECRET'] }

test('a deploy is well when the site says so, also after the old version has answered', async () => {
  const origin = await aSite(ill, well)
  expect(await healthAfterDeploy(origin, undefined, quickly)).toMatchObject({ isWell: true })
})

test('a deploy that leaves the site ill says why, with the token also which setting', async () => {
  const origin = await aSite(ill)
  const stranger = await healthAfterDeploy(origin, undefined, quickly)
  expect(stranger).toMatchObject({ isWell: false, text: expect.stringContaining('settingsWrong') })
  const { text } = await healthAfterDeploy(origin, TOKEN, quickly)
  expect(text).toContain('settingsWrong (ORDER_LINK_SECRET)')
})

test('a site that does not answer is told apart', async () => {
  const { isWell, text } = await healthAfterDeploy('http://127.0.0.1:1', undefined, quickly)
  expect(isWell).toBe(false)
  expect(text).toContain('does not answer')
})
