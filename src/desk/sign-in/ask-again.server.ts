import { isFresh } from '~/access/session-store.server'
import type { AtDesk } from '~/desk/guard/at-desk'
import { readCookie, setCookie } from '~/desk/guard/cookies.server'
import { askingCookie, mailKnown } from '~/desk/sign-in/ask-link.server'
import { linkOfCode, renew } from '~/desk/sign-in/enter.server'
import { deskPath, type SignInNotice, type SignInView } from '~/desk/sign-in/sign-in-view'
import { sha256 } from '~/lib/hash'

type Asked = { view: SignInView; status: number; cookie: string | null }

/**
 * 'fresh' where a person proved the mailbox within ten minutes, or proves it by the code of this post. Else the form
 * for the code, which carries the fields of the act; the mail with the code is on its way.
 */
export async function askAgain({ visit, person, session }: AtDesk): Promise<'fresh' | Asked> {
  if (isFresh(session, visit.now)) return 'fresh'
  const asked = (notice: SignInNotice | null, status: number): Asked => ({
    view: {
      kind: 'code',
      action: visit.url.pathname,
      fields: carried(visit.form),
      isFresh: true,
      notice,
    },
    status,
    cookie: null,
  })
  if (visit.form.has('code')) {
    if (!(await visit.isWithin('deskCode'))) return asked('tooMany', 429)
    const cookie = readCookie(visit, 'desk-asked')
    const link = await linkOfCode(visit, cookie === null ? null : { browser: await sha256(cookie) })
    const isHis = link?.person === person.id
    return link && isHis && (await renew(visit, link, session.key))
      ? 'fresh'
      : asked('wrongCode', 422)
  }
  if (!(await visit.isWithin('deskAsk'))) return asked('tooMany', 429)
  const cookie = askingCookie(visit)
  const next = deskPath(visit.url.pathname, visit.locale)
  if (!(await mailKnown(visit, person, { cookie, next }))) return asked('tooMany', 429)
  return { ...asked(null, 200), cookie: setCookie(visit, 'desk-asked', cookie) }
}

/** The fields of the act, without the code. */
function carried(form: FormData): [string, string][] {
  const fields: [string, string][] = []
  for (const [name, value] of form) {
    if (name !== 'code' && typeof value === 'string') fields.push([name, value])
  }
  return fields
}
