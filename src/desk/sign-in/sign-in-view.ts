import type { Visit } from '~/http/visit'
import { matchScreen } from '~/i18n/match-screen'
import { screenPath, screens } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'

/** Why a form of the sign-in came back. */
export type SignInNotice = 'wrongEmail' | 'wrongCode' | 'tooMany' | 'signedOut'

/** The sign-in in the place of a page of the desk. */
export type SignInView =
  | { kind: 'email'; email: string; next: string; notice: SignInNotice | null }
  /**
   * The field for the code. `action` is where it is posted; `fields` are those of an act that waits for a fresh
   * sign-in and goes on with the code.
   */
  | {
      kind: 'code'
      action: string
      fields: [name: string, value: string][]
      isFresh: boolean
      notice: SignInNotice | null
    }

/** The first form of the sign-in, which leads on to the page of a visit. A post whose session is over did nothing. */
export function askForEmail({ url, form, locale }: Visit): SignInView {
  const isPost = [...form.keys()].length > 0
  const next = deskPath(url.pathname, locale)
  return { kind: 'email', email: '', next, notice: isPost ? 'signedOut' : null }
}

/** A path to which the sign-in may lead: one of the desk's own pages, else the desk's home. */
export function deskPath(path: string, locale: Locale): string {
  const home = screenPath('deskHome', locale)
  if (!/^\/[\w\-/]{1,200}$/.test(path)) return home
  const screen = matchScreen(path)?.screen
  const isDesk = screen !== undefined && screens[screen].visibility === 'desk'
  return isDesk && screen !== 'deskLink' ? path : home
}
