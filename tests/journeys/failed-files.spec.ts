import {
  expectFormWithout,
  expectLive,
  filesOf,
  PLACE_NAMES,
  WAY_NAMES,
} from '../support/browser/failed-files.ts'
import { expect, test } from '../support/browser/test.ts'

// On every page a file fails in every way; tests/proofs/failed-files.spec.ts has each file fail in each.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

test.use({ expectedWords: /Failed to load|MIME|net::ERR/ })

for (const name of PLACE_NAMES) {
  test(`the form of the ${name} page does without a file that fails`, async ({ page }) => {
    const files = await filesOf(page, name)
    expect(files.length).toBeGreaterThan(3)
    for (const [index, way] of WAY_NAMES.entries()) {
      const file = files[(seed + 3 * index) % files.length] ?? ''
      await test.step(`${file} ${way}`, () => expectFormWithout(page, name, file, way))
    }
    await expectLive(page, name)
  })
}
