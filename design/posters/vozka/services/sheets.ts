import { basic } from './basic.ts'
import { business } from './business.ts'
import { comfort } from './comfort.ts'

/** What the carrier does: its three categories. */
export const serviceSheets = {
  'service-business': business,
  'service-comfort': comfort,
  'service-basic': basic,
}
