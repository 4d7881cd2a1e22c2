import { isOffered } from '~/carrier/offered-kinds'
import { type Screen, screenNames, screens } from '~/i18n/screens'

/** True when the carrier has this screen: one about a kind of order that is switched off is none of the site. */
export function hasScreen(screen: Screen): boolean {
  const { needs = null } = screens[screen] as { needs?: 'experience' }
  return needs === null || isOffered(needs)
}

/** The screens of the site, in the order of the navigation. */
export const offeredScreens: readonly Screen[] = screenNames.filter(hasScreen)
