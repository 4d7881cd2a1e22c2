import type { Sheet } from '../kit/sheet.ts'
import { bratislava } from './bratislava.ts'
import { komfort } from './komfort.ts'
import { salzburg } from './salzburg.ts'
import { van } from './van.ts'
import { wachau } from './wachau.ts'
import { wienFlughafen } from './wien-flughafen.ts'

/** What only this carrier has: its routes and its categories. */
export const sheets: Readonly<Record<string, Sheet>> = {
  'wien-flughafen': wienFlughafen,
  bratislava,
  wachau,
  salzburg,
  'service-komfort': komfort,
  'service-van': van,
}
