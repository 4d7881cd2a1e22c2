import { createFileRoute, Outlet } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { standingOf } from '~/desk/guard/at-desk'
import { DeskLayout } from '~/desk/layout/desk-layout'
import { SignInForm } from '~/desk/sign-in/sign-in-form'
import { currentVisit } from '~/http/visit'
import { toLocalTime } from '~/lib/local-time'

const readLayout = createServerOnlyFn(() => {
  const visit = currentVisit()
  const { desk, signIn } = standingOf(visit)
  return { person: desk?.person ?? null, signIn, today: toLocalTime(visit.now).slice(0, 10) }
})

/** The layout of the desk: every page below it was let through by the guard, or shows the sign-in. */
export const Route = createFileRoute('/desk')({
  staticData: { desk: true },
  loader: () => readLayout(),
  component: DeskRoute,
})

function DeskRoute() {
  const { person, signIn, today } = Route.useLoaderData()
  return (
    <DeskLayout person={person} today={today}>
      {signIn ? <SignInForm view={signIn} /> : <Outlet />}
    </DeskLayout>
  )
}
