import type { CompanyLookup } from '~/features/order/company/company'
import { companyQuery } from '~/features/order/company/company.functions'
import { queryClient } from '~/features/order/details/quote/query-client'

const MAX_ID = 24

/** The company of a number; whatever goes wrong on the way is the same as a register that does not answer. */
export async function askCompanyOnce(id: string): Promise<CompanyLookup> {
  try {
    return await queryClient.fetchQuery(companyQuery(id.slice(0, MAX_ID)))
  } catch {
    return { ok: false, error: 'unavailable' }
  }
}
