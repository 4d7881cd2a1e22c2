import * as v from 'valibot'
import { emailAddress, requiredText } from '~/lib/fields/field-schemas'
import type { ErrorCode, FieldErrors, FormNotice } from '~/lib/fields/field-error'

export const FIND_FIELDS = ['number', 'email'] as const
export type FindField = (typeof FIND_FIELDS)[number]

/**
 * The order number as read from paper or over the telephone; grouping characters are removed. Any ten digits are
 * accepted, so that the form does not reveal which numbers can exist.
 */
const orderNumber = v.pipe(
  requiredText(40),
  v.transform((typed) => typed.replace(/[\s\-./]/g, '')),
  v.regex(/^\d{10}$/, 'orderNumberInvalid' satisfies ErrorCode),
)

export const findSchema = v.object({ number: orderNumber, email: emailAddress })

export type FindPage = {
  values: Record<FindField, string>
  errors: FieldErrors<FindField>
  isSent: boolean
  /** False if the site cannot send mail; the page then promises none. */
  isMailing: boolean
  notice: FormNotice | null
}
