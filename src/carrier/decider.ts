import { appConfig } from '~config'
import type { Settings } from '~/lib/setting/names'
import { providerEnd } from '~/lib/settings'

/** Who decides about orders: the site's desk, or a back office of the carrier's own, which tells the site by notices. */
export type Decider = 'desk' | 'back-office'

/**
 * Who decides about orders. The embedded back office decides nothing, so there it is the desk. Where the settings of
 * the provider contradict each other, nobody decides here for a back office.
 */
export function deciderOf(settings: Settings): Decider {
  return providerEnd(settings) === 'embedded' ? 'desk' : (appConfig.ordering.decidedBy ?? 'desk')
}

/** True if the carrier's people decide about orders on this site. */
export function isDecidedHere(settings: Settings): boolean {
  return deciderOf(settings) === 'desk'
}
