import type { PosterName } from '~carrier/pictures/posters'
import { ceskyKrumlov } from './experiences/cesky-krumlov.ts'
import { dresden } from './experiences/dresden.ts'
import { karlovyVary } from './experiences/karlovy-vary.ts'
import { krkonose } from './experiences/krkonose.ts'
import { moravianVineyards } from './experiences/moravian-vineyards.ts'
import { tailorMade } from './experiences/tailor-made.ts'
import { vienna } from './experiences/vienna.ts'
import type { Sheet } from '../kit/sheet.ts'
import { pageSheets } from '../generic/pages/sheets.ts'
import { placeSheets } from './places/sheets.ts'
import { serviceSheets } from './services/sheets.ts'

/** The posters that are drawn; the others are written by hand. */
export const sheets: Partial<Record<PosterName, Sheet>> = {
  'experience-karlovy-vary': karlovyVary,
  'experience-cesky-krumlov': ceskyKrumlov,
  'experience-moravian-vineyards': moravianVineyards,
  ...pageSheets,
  ...serviceSheets,
  ...placeSheets,
  'experience-krkonose': krkonose,
  'experience-vienna': vienna,
  'experience-dresden': dresden,
  'experience-tailor-made': tailorMade,
}
