import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type AtDesk, noteStanding } from '~/desk/guard/at-desk'
import { findPerson } from '~/desk/guard/find-person.server'
import { askAgain } from '~/desk/sign-in/ask-again.server'
import { signIn } from '~/desk/sign-in/sign-in-step.server'
import type { Visit } from '~/http/visit'

/** What a page of the desk shows, with its status. */
export type DeskShown<TPage> = { page: TPage; status: number }

/**
 * The guard of every page and act of the desk: `open` runs for a person of the desk alone, and `show` goes on to the
 * page. Anybody else gets the sign-in in the place of the page, which leads on to this address.
 */
export async function withPerson<TPage, TNext>(
  visit: Visit,
  open: (desk: AtDesk) => DeskShown<TPage> | Response | Promise<DeskShown<TPage> | Response>,
  show: (page: TPage | undefined) => TNext,
): Promise<TNext | Response> {
  const desk = await findPerson(visit)
  if (!desk) {
    const asked = await signIn(visit)
    if (asked instanceof Response) return asked
    noteStanding(visit, { person: null, signIn: asked.view })
    setResponseStatus(asked.status)
    return show(undefined)
  }
  const shown = await open(desk)
  if (shown instanceof Response) return shown
  setResponseStatus(shown.status)
  return show(shown.page)
}

/**
 * The same for what asks for a fresh sign-in: erasure, export, money going out, people. An older one gets a mail with
 * a code and the field for it; the form that comes back with the code carries on with the act.
 */
export function withFreshPerson<TPage, TNext>(
  visit: Visit,
  act: (desk: AtDesk) => DeskShown<TPage> | Response | Promise<DeskShown<TPage> | Response>,
  show: (page: TPage | undefined) => TNext,
): Promise<TNext | Response> {
  return withPerson<TPage | undefined, TNext>(
    visit,
    async (desk) => {
      const asked = await askAgain(desk)
      if (asked === 'fresh') return act(desk)
      noteStanding(visit, { person: desk.person, signIn: asked.view })
      if (asked.cookie !== null) setResponseHeader('Set-Cookie', asked.cookie)
      return { page: undefined, status: asked.status }
    },
    show,
  )
}
