import type { Session } from '~/access/session-store.server'
import type { SignInView } from '~/desk/sign-in/sign-in-view'
import type { Visit } from '~/http/visit'
import type { Person } from '~/lib/people/desk-people'

/** Who acts at the desk, and by which request. */
export type AtDesk = { visit: Visit; person: Person; session: Session }

/** Who was let in, and the sign-in that is shown in the place of the page. */
type Standing = { desk: AtDesk | null; signIn: SignInView | null }

const standings = new WeakMap<Visit, Standing>()

/** Who looks at the page of a visit; nobody while the guard has not asked. */
export function standingOf(visit: Visit): Standing {
  return standings.get(visit) ?? { desk: null, signIn: null }
}

/** Notes who looks, and the sign-in that is shown in the place of the page. */
export function noteStanding(visit: Visit, standing: Standing): void {
  standings.set(visit, standing)
}
