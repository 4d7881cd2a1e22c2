import { env } from 'cloudflare:workers'
import { signOut } from '~/desk/guard/sign-out.server'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/with-person.server'
import { type HomeView, readHome } from '~/desk/home/read-home.server'
import { screenPath } from '~/i18n/screens'

/** The home of the desk. */
export async function openHome({ visit }: AtDesk): Promise<DeskShown<HomeView>> {
  return { page: await readHome(env.DB, visit.now), status: 200 }
}

/** Signs out; any other form of an older page leads back to the home. */
export async function submitHome(desk: AtDesk): Promise<DeskShown<HomeView> | Response> {
  const { visit } = desk
  return visit.form.get('intent') === 'signOut'
    ? signOut(desk)
    : seeOther(screenPath('deskHome', visit.locale))
}
