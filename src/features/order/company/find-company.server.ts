import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { appConfig } from '~config'
import { parseAresCompany } from '~/features/order/company/ares-company'
import type { Company, CompanyLookup } from '~/features/order/company/company'
import { HOUR, SECOND } from '~/lib/duration'
import { parseCompanyId } from '~/lib/fields/company-id'

const TIMEOUT = 3_000
const KEPT_SECONDS = (appConfig.retention.companyHours * HOUR) / SECOND
const PUBLIC_ARES = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'

export type AresAccess = {
  /** KV that remembers answers for a while. */
  cache: KVNamespace
  /** Base address; unset means the public register. */
  url: string | undefined
}

const cachedSchema = v.object({
  customerCompanyName: v.string(),
  customerCompanyVATID: v.string(),
  street: v.string(),
  city: v.string(),
  zip: v.string(),
})

/** A Czech company by its number, from ARES. A number that cannot be one is never asked about. */
export async function findCompany(typed: string, access: AresAccess): Promise<CompanyLookup> {
  const id = parseCompanyId(typed)
  if (!id) return { ok: false, error: 'invalid' }
  const key = `ares:1:${id}`
  const cached = v.safeParse(cachedSchema, await access.cache.get(key, 'json').catch(() => null))
  if (cached.success) return { ok: true, company: cached.output }
  const lookup = await askAres(id, access.url || PUBLIC_ARES)
  if (lookup.ok) await remember(access.cache, key, lookup.company)
  return lookup
}

async function askAres(id: string, base: string): Promise<CompanyLookup> {
  try {
    const response = await fetch(`${base}/ekonomicke-subjekty/${id}`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (response.status === 404) return { ok: false, error: 'unknown' }
    const company = response.ok ? parseAresCompany(await response.json()) : null
    return company ? { ok: true, company } : { ok: false, error: 'unavailable' }
  } catch {
    return { ok: false, error: 'unavailable' }
  }
}

async function remember(cache: KVNamespace, key: string, company: Company): Promise<void> {
  try {
    await cache.put(key, JSON.stringify(company), { expirationTtl: KEPT_SECONDS })
  } catch {
    // Without the cache the next look-up asks again.
  }
}

/** A look-up with the settings of this site. */
export function lookUpCompany(typed: string) {
  return findCompany(typed, { cache: env.CATALOG, url: env.ARES_URL })
}
