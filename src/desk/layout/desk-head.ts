import { createServerOnlyFn } from '@tanstack/react-start'
import { standingOf } from '~/desk/guard/at-desk'
import { pageTitle } from '~/http/document/page-head'
import { currentVisit } from '~/http/visit'
import { m } from '~/paraglide/messages'

/** Head of a page of the desk: its title, or that of the sign-in in its place. Nothing of it is for search engines. */
export const deskHead = createServerOnlyFn((title: string) => {
  const { signIn } = standingOf(currentVisit())
  return { meta: [{ title: pageTitle(signIn ? m.desk_sign_in() : title) }] }
})
