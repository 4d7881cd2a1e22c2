import { env } from 'cloudflare:workers'
import { isAlive, type Link, readLink, readLinkToken } from '~/access/link-store.server'
import { personById } from '~/access/people'
import { readCookie } from '~/desk/guard/cookies.server'
import { enter, linkOfCode } from '~/desk/sign-in/enter.server'
import type { SignInNotice } from '~/desk/sign-in/sign-in-view'
import type { Visit } from '~/http/visit'
import { sha256 } from '~/lib/hash'

/**
 * The page of a link. `ready`: one button spends it. `elsewhere`: another browser asked for it, so the code from the
 * same mail is needed. `over`: it was used, is too old, or its person was struck. `unknown`: nobody made it.
 */
export type LinkView = {
  state: 'ready' | 'elsewhere' | 'over' | 'unknown'
  notice: SignInNotice | null
}

type Shown = { page: LinkView; status: number }

const OVER: Shown = { page: { state: 'over', notice: null }, status: 410 }
const UNKNOWN: Shown = { page: { state: 'unknown', notice: null }, status: 404 }

/** Shows a link and spends nothing, however often: programs that scan mails open links. */
export async function openLink(visit: Visit, token: string): Promise<Shown> {
  const { link, shown } = await judge(visit, token)
  return link ? { page: { state: await stateOf(visit, link), notice: null }, status: 200 } : shown
}

/** Spends a link in the browser that asked for it, or in another one with the code from the same mail. */
export async function submitLink(visit: Visit, token: string): Promise<Shown | Response> {
  const { link, shown } = await judge(visit, token)
  if (!link) return shown
  if ((await stateOf(visit, link)) === 'ready') return (await enter(visit, link, false)) ?? OVER
  const again = (notice: SignInNotice | null, status: number): Shown => ({
    page: { state: 'elsewhere', notice },
    status,
  })
  if (!visit.form.has('code')) return again(null, 422)
  if (!(await visit.isWithin('deskCode'))) return again('tooMany', 429)
  const entered = await linkOfCode(visit, { id: link.id })
  return (entered && (await enter(visit, entered, true))) ?? again('wrongCode', 422)
}

async function judge(
  visit: Visit,
  token: string,
): Promise<{ link: Link; shown: null } | { link: null; shown: Shown }> {
  const id = await readLinkToken(env, token)
  if (id === null) return { link: null, shown: UNKNOWN }
  const link = await readLink(env.DB, id)
  return link && isAlive(link, visit.now) && personById(env, link.person)
    ? { link, shown: null }
    : { link: null, shown: OVER }
}

async function stateOf(visit: Visit, { browser }: Link): Promise<'ready' | 'elsewhere'> {
  if (browser === null) return 'ready'
  const cookie = readCookie(visit, 'desk-asked')
  return cookie !== null && (await sha256(cookie)) === browser ? 'ready' : 'elsewhere'
}
