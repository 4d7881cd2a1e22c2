import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type AtDesk, noteStanding, standingOf } from '~/desk/guard/at-desk'
import { findPerson } from '~/desk/guard/find-person.server'
import { askAgain } from '~/desk/sign-in/ask-again.server'
import { signIn } from '~/desk/sign-in/sign-in-step.server'
import type { Visit } from '~/http/visit'

/** What a page of the desk shows, with its status. */
export type DeskShown<TPage> = { page: TPage; status: number }

type Answer<TPage> = DeskShown<TPage> | Response | Promise<DeskShown<TPage> | Response>
type Asked<TParams> = {
  context: { visit: Visit }
  params: TParams
  next: <TContext>(options: { context: TContext }) => { isNext: true; context: TContext }
}

/**
 * The guard of every page and act of the desk (routes/desk/_in): a person of the desk goes on. Anybody else gets the
 * sign-in in the place of the page, which leads on to this address.
 */
export const letIn = createMiddleware().server(async ({ context: { visit }, next }) => {
  if (await findPerson(visit)) return next()
  const asked = await signIn(visit)
  if (asked instanceof Response) return asked
  noteStanding(visit, { desk: null, signIn: asked.view })
  setResponseStatus(asked.status)
  return next()
})

/** The handlers of a page of the desk, for a person whom the guard let in; anybody else gets none. */
export function deskPage<TPage, TParams>(
  open: (desk: AtDesk, params: TParams) => Answer<TPage>,
  submit: (desk: AtDesk, params: TParams) => Answer<TPage | undefined>,
) {
  const handle =
    (answer: typeof submit) =>
    async ({ context: { visit }, params, next }: Asked<TParams>) => {
      const { desk } = standingOf(visit)
      const shown = desk && (await answer(desk, params))
      if (shown instanceof Response) return shown
      if (shown) setResponseStatus(shown.status)
      return next({ context: { page: shown?.page } })
    }
  return { GET: handle(open), POST: handle(submit) }
}

/**
 * An act that asks for a fresh sign-in: erasure, export, money going out, people. An older one gets a mail with a code
 * and the field for it; the form that comes back with the code carries on with the act.
 */
export function fresh<TPage>(act: (desk: AtDesk) => Answer<TPage>) {
  return async (desk: AtDesk): Promise<DeskShown<TPage | undefined> | Response> => {
    const asked = await askAgain(desk)
    if (asked === 'fresh') return act(desk)
    noteStanding(desk.visit, { desk, signIn: asked.view })
    if (asked.cookie !== null) setResponseHeader('Set-Cookie', asked.cookie)
    return { page: undefined, status: asked.status }
  }
}
