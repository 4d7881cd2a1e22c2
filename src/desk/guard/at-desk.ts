import type { Session } from '~/access/session-store.server'
import type { SignInView } from '~/desk/sign-in/sign-in-view'
import type { Visit } from '~/http/visit'
import type { Person } from '~/lib/people/desk-people'

/** Who acts at the desk, and by which request. */
export type AtDesk = { visit: Visit; person: Person; session: Session }

/** What the layout shows: the person's page, or the sign-in in its place. */
type Standing = { person: Person | null; signIn: SignInView | null }

const standings = new WeakMap<Visit, Standing>()

/** Who looks at the page of a visit, for its layout and head; nobody while nothing is known of the visit. */
export function standingOf(visit: Visit): Standing {
  return standings.get(visit) ?? { person: null, signIn: null }
}

/** Notes who looks, and the sign-in that is shown in the place of the page. */
export function noteStanding(visit: Visit, standing: Standing): void {
  standings.set(visit, standing)
}
