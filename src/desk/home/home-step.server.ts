import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedSeq, seeOther } from '~/desk/guard/posts'
import { type Renewed, renewed } from '~/desk/guard/renewed.server'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { type HomeView, readHome } from '~/desk/home/read-home.server'
import { endPostedTask } from '~/desk/rows/end-task.server'
import { type DoneAct, readDone, withDone } from '~/desk/rows/done.server'
import { screenPath } from '~/i18n/screens'
import { isDecidedHere } from '~/carrier/decider'
import { actOnOrder } from '~/order/store/act.server'
import { markAnswered } from '~/outbox/message-store.server'
import { postedText } from '~/lib/fields/typed-text'
import { endSession } from '~/access/session-store.server'
import { setCookie } from '~/desk/guard/cookies.server'

/** The home, what was just done, and the order that was not confirmed because somebody was first or it cannot be. */
export type HomeShown = Renewed<HomeView> & { refused: string | null; done: DoneAct | null }

/** The home of the desk. */
export async function openHome({ visit }: AtDesk): Promise<DeskShown<HomeShown> | Response> {
  const shown = await renewed(visit, await readHome(env.DB, visit.now))
  return shown instanceof Response
    ? shown
    : { status: shown.status, page: { ...shown.page, refused: null, done: await readDone(visit) } }
}

/** Signs out, confirms an order, or marks a message as answered. */
export async function submitHome(desk: AtDesk): Promise<DeskShown<HomeShown> | Response> {
  const { visit, person } = desk
  const { form, now, locale } = visit
  const home = seeOther(screenPath('deskHome', locale))
  const invalid = async () => {
    const page = await readHome(env.DB, now)
    return { page: { ...page, etag: '', refused: null, done: null }, status: 422 }
  }
  switch (postedText(form, 'intent')) {
    case 'signOut':
      return signOut(desk)
    case 'answered':
      await markAnswered(env.DB, postedText(form, 'key'), now)
      return home
    case 'endTask':
      return (await endPostedTask(desk)) ? home : invalid()
    case 'confirm': {
      const number = postedText(form, 'number')
      const done =
        isDecidedHere(env) &&
        (await actOnOrder(
          env.DB,
          number,
          {
            act: { event: 'confirm' },
            actor: 'carrier',
            seq: postedSeq(form) ?? 0,
            person,
            requestId: visit.requestId,
          },
          now,
        ))
      if (done && done.ok) return seeOther(withDone(screenPath('deskHome', locale), number))
      const page = await readHome(env.DB, now)
      return { page: { ...page, etag: '', refused: number, done: null }, status: 409 }
    }
    default:
      return invalid()
  }
}

/** Ends the session of this browser and leads to the sign-in. */
async function signOut({ visit, session }: AtDesk): Promise<Response> {
  await endSession(env.DB, session.key, visit.now)
  return seeOther(screenPath('deskHome', visit.locale), [setCookie(visit, 'desk', null)])
}
