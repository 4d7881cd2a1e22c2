import { env } from 'cloudflare:workers'
import { findCompany } from '~/features/companies/find-company.server'

/** A look-up with the settings of this site. */
export function lookUpCompany(typed: string) {
  return findCompany(typed, { cache: env.CATALOG, url: env.ARES_URL })
}

/** The company of `?id=` as JSON; a failure is an answer too, because the form only hints at it. */
export async function answerCompany(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('id') ?? ''
  return Response.json(await lookUpCompany(typed.slice(0, 24)), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
