import { locales, ownLocale } from '~/lib/locale'
import * as v from 'valibot'
import { makeLink, linkToken } from '~/access/link-store.server'
import { deskPeople } from '~/access/people'
import { refusal } from '~/http/plain/refusal'
import { readPost } from '~/http/program-post.server'
import type { Counters } from '~/http/rate-limit'
import { screenPath } from '~/i18n/screens'
import { personOfEmail } from '~/lib/people/desk-people'
import type { Settings } from '~/lib/setting/names'
import { ordersToken } from '~/lib/settings'

const MAX_BODY = 1_024
const askedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    email: v.pipe(v.string(), v.maxLength(254)),
    locale: v.optional(v.picklist(locales), ownLocale),
  }),
)

/**
 * `POST /api/desk-links`: makes a link to sign in for `npm run desk`, when mail is down: JSON {email, locale} under the
 * token of the terminal, answered by JSON {path}. The link works in any browser, once, for ten minutes. 404 without
 * ORDERS_TOKEN or people, 401 for a wrong token, 422 for an address that DESK_PEOPLE does not name.
 */
export async function answerDeskLinks(
  request: Request,
  env: Settings & Counters & { DB: D1Database },
): Promise<Response> {
  const token = ordersToken(env)
  const people = deskPeople(env)
  if (token === null || people.length === 0) return refusal(request, 404)
  const text = await readPost(request, env, { bucket: 'desk', max: MAX_BODY, token })
  if (text instanceof Response) return text
  const asked = v.safeParse(askedSchema, text)
  const person = asked.success ? personOfEmail(people, asked.output.email) : null
  if (!asked.success || !person) return answer({ error: 'unknown' }, 422)
  const { locale } = asked.output
  const wanted = { person: person.id, browser: null, locale, next: '' }
  const id = await makeLink(env.DB, wanted, new Date())
  if (id === null) return refusal(request, 429)
  return answer({ path: screenPath('deskLink', locale, await linkToken(env, id)) }, 200)
}

function answer(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
