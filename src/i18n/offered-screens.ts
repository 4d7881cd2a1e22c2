import { appConfig } from '~config'
import { type Screen, screenNames, screens } from '~/i18n/screens'

/** True when the carrier has this screen: one about a kind of order that is switched off is no part of the site. */
export function hasScreen(screen: Screen): boolean {
  const { needs }: { route: string; needs?: 'experience' } = screens[screen]
  return needs === undefined || appConfig.kinds.includes(needs)
}

/** The screens of the site, in the order of the navigation. */
export function offeredScreens(): Screen[] {
  return screenNames.filter(hasScreen)
}
