import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { appConfig } from '~config'
import { askAres } from '~/order/company/ask-ares'
import type { CompanyLookup } from '~/order/company/company'
import { HOUR, SECOND } from '~/lib/duration'
import { parseIco } from '~/lib/fields/company-id'

/** Cache of the data centre. Change the name when the cached shape changes. */
const CACHE = 'companies-1'
/** How long an unknown number is cached, in ms: short, so that a new company is found on its first day. */
const UNKNOWN_FOR = HOUR

const company = v.object({
  customerCompanyName: v.string(),
  customerCompanyVATID: v.string(),
  street: v.string(),
  city: v.string(),
  zip: v.string(),
})

/** Shape of a cached result. An unknown number is cached too, a failure never. */
const rememberedSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), company }),
  v.object({ ok: v.literal(false), error: v.literal('unknown') }),
])

/**
 * Finds a Czech company by its number in the register at `base`, over https (or http on loopback); an empty or
 * missing `base` means the public register. An invalid number causes no request. Results are cached in the data
 * centre, not in KV: its writes are few and reserved for the catalogue.
 */
export async function findCompany(typed: string, base: string | undefined): Promise<CompanyLookup> {
  const id = parseIco(typed, appConfig.market.icoOf ?? '')
  if (!id) return { ok: false, error: 'invalid' }
  const key = `https://companies.invalid/${id}`
  const remembered = await recall(key)
  if (remembered) return remembered
  const lookup = await askAres(id, base)
  await remember(key, lookup)
  return lookup
}

async function recall(key: string): Promise<CompanyLookup | null> {
  try {
    const cache = await caches.open(CACHE)
    const answer = await cache.match(key)
    const lookup = v.safeParse(rememberedSchema, await answer?.json())
    return lookup.success ? lookup.output : null
  } catch {
    return null
  }
}

async function remember(key: string, lookup: CompanyLookup): Promise<void> {
  if (!lookup.ok && lookup.error !== 'unknown') return
  const period = lookup.ok ? appConfig.retention.companyHours * HOUR : UNKNOWN_FOR
  try {
    const headers = { 'Cache-Control': `max-age=${period / SECOND}` }
    const cache = await caches.open(CACHE)
    await cache.put(key, Response.json(lookup, { headers }))
  } catch {
    // Without the cache, the next look-up queries the register again.
  }
}

/** Looks up a company in the register of the market, with the settings of this site. */
export async function lookUpCompany(
  typed: string,
  { register } = appConfig.market,
): Promise<CompanyLookup> {
  switch (register) {
    case 'ares':
      return findCompany(typed, env.ARES_URL)
    case null:
      return { ok: false, error: 'unavailable' }
  }
}
