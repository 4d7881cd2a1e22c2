import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, TestInfo } from 'playwright/test'

/** How long a page may take to draw one frame, in ms; a page that draws needs a few. */
const ONE_FRAME = 5_000

/**
 * Notes that Chromium stopped drawing when a test failed: a page answers and gets no frame, while a press waits for two
 * (Playwright, "stable"). The fault is the browser's, so the test may begin again, once.
 */
export async function noteMissingFrames(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.retry > 0 || info.status === info.expectedStatus) return
  const drawn = await Promise.all(context.pages().map(drawingOf))
  if (!drawn.includes('answersOnly')) return
  mkdirSync(info.project.outputDir, { recursive: true })
  writeFileSync(noteOf(info), '')
}

/** Ends the second try of a test whose browser drew: what is green at the second try only is not proven. */
export function refuseSecondTry(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(noteOf(info)))
    throw new Error('Not tried again: Chromium drew frames when it failed.')
}

function noteOf(info: TestInfo): string {
  return join(info.project.outputDir, `no-frames-${info.testId}`)
}

async function drawingOf(page: Page): Promise<'draws' | 'answersOnly' | 'silent'> {
  const asked = page.evaluate(
    (patience) =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => done(true))
        setTimeout(() => done(false), patience)
      }),
    ONE_FRAME,
  )
  const silence = new Promise<null>((done) => {
    setTimeout(() => done(null), 2 * ONE_FRAME)
  })
  const hasDrawn = await Promise.race([asked, silence]).catch(() => null)
  if (hasDrawn === null) return 'silent'
  return hasDrawn ? 'draws' : 'answersOnly'
}
