import type { L10n } from '~/lib/locale'
import type { DriverOutcome } from '~/order/store/driver/act-store.server'
import type { Ride } from '~/order/store/driver/find-ride.server'
import type { DriverAct } from '~/order/store/driver/ride-progress'

/** Why a driver's link shows no ride; `missing` for a link that never was one. */
export type NoRide = 'missing' | 'over' | 'replaced' | 'cancelled' | 'unreadable'

/** What a driver's page shows. */
export type RideView =
  | { state: Exclude<NoRide, 'over'> }
  /** The phone may still send what waited for signal; `key` names it there. */
  | { state: 'over'; key: string }
  | { state: 'ahead'; ride: Ride; town: L10n | null }
  | {
      state: 'whole'
      ride: Ride
      now: Date
      /** Names the page's copy on the phone and its waiting acts; not the token. */
      key: string
      /** An id for each button, for a page without script. */
      ids: Record<DriverAct, string>
      /** Why the last act was refused; null if none was. */
      refused: Exclude<DriverOutcome, 'happened' | 'known'> | 'invalid' | null
    }
