import { env } from 'cloudflare:workers'
import { personOfEmail } from '~/lib/people/desk-people'
import { deskPeople } from '~/access/people'
import { readCookie, setCookie } from '~/desk/guard/cookies.server'
import { seeOther } from '~/desk/guard/posts'
import {
  askingCookie,
  isKnownBrowser,
  mailKnown,
  mailStranger,
} from '~/desk/sign-in/ask-link.server'
import { enter, linkOfCode } from '~/desk/sign-in/enter.server'
import {
  askForEmail,
  deskPath,
  type SignInNotice,
  type SignInView,
} from '~/desk/sign-in/sign-in-view'
import type { Visit } from '~/http/visit'
import { matchScreen } from '~/i18n/match-screen'
import { screenPath } from '~/i18n/screens'
import { parseEmail } from '~/lib/fields/email'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { sha256 } from '~/lib/hash'

type Shown = { view: SignInView; status: number }

/**
 * What stands in the place of a page for somebody who is not signed in. The home of the desk takes the e-mail and then
 * the code (`?sent=1`); any other page asks for the e-mail and is no success (403).
 */
export async function signIn(visit: Visit): Promise<Shown | Response> {
  const { form, url } = visit
  if (matchScreen(url.pathname)?.screen !== 'deskHome') {
    return { view: askForEmail(visit), status: 403 }
  }
  if (form.has('code')) return submitCode(visit)
  if (form.has('email')) return submitEmail(visit)
  const isSent = url.searchParams.get('sent') === '1' && readCookie(visit, 'desk-asked') !== null
  return { view: isSent ? codeView(visit, null) : askForEmail(visit), status: 200 }
}

/** The answer to a stranger is the same for every address and takes the same time; a browser that knows the person gets the truth. */
async function submitEmail(visit: Visit): Promise<Shown | Response> {
  const { form, locale } = visit
  const email = oneLine(formText(form.get('email')))
  const next = deskPath(formText(form.get('next')), locale)
  const asked = (notice: SignInNotice): SignInView => ({ kind: 'email', email, next, notice })
  if (!(await visit.isWithin('deskAsk'))) return { view: asked('tooMany'), status: 429 }
  if (parseEmail(email) === null) return { view: asked('wrongEmail'), status: 422 }
  const cookie = askingCookie(visit)
  const person = personOfEmail(deskPeople(env), email)
  if (person && (await isKnownBrowser(visit, person))) {
    if (!(await mailKnown(visit, person, { cookie, next }))) {
      return { view: asked('tooMany'), status: 429 }
    }
  } else mailStranger(visit, person, { cookie, next })
  return seeOther(`${screenPath('deskHome', locale)}?sent=1`, [
    setCookie(visit, 'desk-asked', cookie),
  ])
}

async function submitCode(visit: Visit): Promise<Shown | Response> {
  if (!(await visit.isWithin('deskCode'))) return { view: codeView(visit, 'tooMany'), status: 429 }
  const cookie = readCookie(visit, 'desk-asked')
  const link = await linkOfCode(visit, cookie === null ? null : { browser: await sha256(cookie) })
  const entered = link && (await enter(visit, link, true))
  return entered ?? { view: codeView(visit, 'wrongCode'), status: 422 }
}

function codeView({ locale }: Visit, notice: SignInNotice | null): SignInView {
  const action = screenPath('deskHome', locale)
  return { kind: 'code', action, fields: [], isFresh: false, notice }
}
