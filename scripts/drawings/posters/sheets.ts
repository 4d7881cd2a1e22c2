import type { PosterName } from '../../../src/content/posters.ts'
import { moravianVineyards } from './experiences/moravian-vineyards.ts'
import type { Sheet } from './kit/sheet.ts'
import { pageSheets } from './pages/sheets.ts'
import { placeSheets } from './places/sheets.ts'
import { serviceSheets } from './services/sheets.ts'

/** The posters that are drawn; the others in public/posters are written by hand. */
export const sheets: Partial<Record<PosterName, Sheet>> = {
  'experience-moravian-vineyards': moravianVineyards,
  ...pageSheets,
  ...serviceSheets,
  ...placeSheets,
}
