import { availableParallelism } from 'node:os'
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { chosenEngines, type Engine } from './scripts/tools/install-browser.ts'
import { chromiumLaunch } from './tests/support/browser/chromium.ts'
import { isShort, isWhole } from './tests/support/length.ts'

const inChromium: PlaywrightTestConfig['use'] = {
  // Recording every test takes time from all of them; `--trace on` does it.
  trace: 'off',
  launchOptions: chromiumLaunch,
}

/** Journeys ask what happens, not how it moves; the engines are asked with motion. */
const inCalmChromium: PlaywrightTestConfig['use'] = {
  ...inChromium,
  contextOptions: { reducedMotion: 'reduce' },
}

const folders = isShort ? ['journeys'] : ['looks', 'journeys', ...(isWhole ? ['proofs'] : [])]
/** Each kind of order, the desk, a driver, paying: what people ask before each commit. */
const SHORT = /journeys\/(?:desk|driver|faq|navigation|order|order-page|paying)\.spec\.ts$/

export default defineConfig<object, { engine: Engine }>({
  globalSetup: './tests/support/site/global-setup.ts',
  // `*.test.ts` are vitest's.
  testMatch: isShort ? SHORT : '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Browsers compute more than they wait: with more of them than processors the same tests take longer.
  workers: availableParallelism(),
  // Long enough for a busy machine; how fast something is, is measured by `npm run bench`.
  timeout: isWhole ? 600_000 : 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    ...(isShort ? [] : chosenEngines()).toReversed().map((engine) => ({
      name: `engines-${engine}`,
      testDir: 'tests/engines',
      // A page that another engine draws on a busy machine takes its time; who is quick waits for nothing.
      timeout: 90_000,
      expect: { timeout: 20_000 },
      use: { engine },
      // Firefox and WebKit take seconds to start, so each is started once, and first.
      ...(engine === 'chromium' ? {} : { workers: 1 }),
    })),
    ...folders.map((name) => ({
      name,
      testDir: `tests/${name}`,
      // Only where Chromium stopped drawing; every other second try ends at once (tests/support/browser/frames.ts).
      retries: 1,
      use: name === 'journeys' ? inCalmChromium : inChromium,
    })),
  ],
})
