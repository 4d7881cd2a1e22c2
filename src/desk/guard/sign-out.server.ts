import { env } from 'cloudflare:workers'
import { endSession } from '~/access/session-store.server'
import type { AtDesk } from '~/desk/guard/at-desk'
import { setCookie } from '~/desk/guard/cookies.server'
import { seeOther } from '~/desk/guard/posts'
import { screenPath } from '~/i18n/screens'

/** Ends the session of this browser and leads to the sign-in. */
export async function signOut({ visit, session }: AtDesk): Promise<Response> {
  await endSession(env.DB, session.key, visit.now)
  return seeOther(screenPath('deskHome', visit.locale), [setCookie(visit, 'desk', null)])
}
