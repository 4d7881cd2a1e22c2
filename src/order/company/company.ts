/** A company from the register; fields are named like those of the order form. */
export type Company = {
  customerCompanyName: string
  customerCompanyVATID: string
  street: string
  city: string
  zip: string
}

/** Fields of the order form that a look-up may fill in. */
export const COMPANY_FIELDS = [
  'customerCompanyName',
  'customerCompanyVATID',
  'street',
  'city',
  'zip',
] as const

export type CompanyLookup =
  | { ok: true; company: Company }
  | { ok: false; error: 'invalid' | 'unknown' | 'unavailable' }
