/**
 * Kinds of tax documents (Act 235/2004 on VAT, § 26 to 46): for a payment before the ride, after the ride, and the
 * two corrections (§ 45), downwards and upwards. `receipt` is none of them: it says that cash was taken.
 */
export const DOCUMENT_KINDS = ['advance', 'invoice', 'credit', 'debit', 'receipt'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
