import {
  expectFormWithout,
  expectLive,
  filesOf,
  PLACE_NAMES,
  WAY_NAMES,
} from '../support/browser/failed-files.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ expectedWords: /Failed to load|MIME|net::ERR/ })

for (const name of PLACE_NAMES) {
  for (const way of WAY_NAMES) {
    test(`any one file of the ${name} page may be ${way}`, async ({ page }) => {
      const files = await filesOf(page, name)
      expect(files.length).toBeGreaterThan(3)
      for (const file of files) {
        await test.step(file, () => expectFormWithout(page, name, file, way))
      }
      await expectLive(page, name)
    })
  }
}
