import { basic } from './basic.ts'
import { business } from './business.ts'
import { comfort } from './comfort.ts'
import { parcel } from './parcel.ts'

/** What the carrier does: the three categories and a parcel. */
export const serviceSheets = {
  'service-business': business,
  'service-comfort': comfort,
  'service-basic': basic,
  parcel,
}
