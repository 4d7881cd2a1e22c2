import { SECOND } from '~/lib/duration'
import { isHttpsOrLoopback } from '~/lib/loopback'
import { logEvent } from '~/lib/log'
import { readBoundedText } from '~/back-office/bounded-body'
import { parseAresCompany } from '~/order/company/ares-company'
import type { CompanyLookup } from '~/order/company/company'

const TIMEOUT = 3 * SECOND
/** Limit of a response. The longest real ones, of companies with many registrations, have some 50 KB. */
const MOST_BYTES = 256 * 1_024
const PUBLIC_ARES = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'

/**
 * Asks the register at `base` for a company by its number, which has its eight digits; an empty or missing `base` means
 * the public register. Never throws.
 */
export async function askAres(id: string, base: string | undefined): Promise<CompanyLookup> {
  const url = URL.parse(`${base || PUBLIC_ARES}/ekonomicke-subjekty/${id}`)
  if (!url || !isHttpsOrLoopback(url)) {
    logEvent({ event: 'company_settings', setting: 'ARES_URL' })
    return { ok: false, error: 'unavailable' }
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal,
    })
    const body = await readBoundedText(response.body, MOST_BYTES, signal)
    if (response.status === 404) return { ok: false, error: 'unknown' }
    const found = response.ok && body.ok ? parseAresCompany(JSON.parse(body.text)) : null
    return found ? { ok: true, company: found } : { ok: false, error: 'unavailable' }
  } catch {
    return { ok: false, error: 'unavailable' }
  }
}
