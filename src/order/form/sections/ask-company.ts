import type { CompanyLookup } from '~/order/company/company'
import { companyQuery } from '~/order/company/company.functions'
import { queryClient } from '~/order/form/quote/query-client'

const MAX_ID = 24

/** Looks up a company by its number; any failure counts as an unavailable register. */
export async function askCompanyOnce(id: string): Promise<CompanyLookup> {
  try {
    return await queryClient.fetchQuery(companyQuery(id.slice(0, MAX_ID)))
  } catch {
    return { ok: false, error: 'unavailable' }
  }
}
