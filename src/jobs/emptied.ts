/**
 * What of a row is a person's, as the assignments that empty it: the one list that time (forget.server.ts) and a
 * person's request (persons.server.ts) go through. The number, state, sums, terms version and times stay.
 */
export const EMPTIED = {
  order: "content = '', note = NULL",
  event: "data = ''",
  /** Of the embedded back office. */
  bookedOrder: `body = '{}', pickup = NULL, dropoff = NULL, name = '', email = '', phone = '', street = '', city = '',
    zip = '', country = '', company_name = NULL, company_id = NULL, company_vat_id = NULL`,
} as const
