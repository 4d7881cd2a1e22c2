import * as v from 'valibot'
import { emailAddress, requiredText } from '~/lib/fields/field-schemas'
import { isOrderNumber } from '~/lib/order-number'
import type { ErrorCode, FieldErrors, FormNotice } from '~/lib/fields/field-error'

export const FIND_FIELDS = ['number', 'email'] as const
export type FindField = (typeof FIND_FIELDS)[number]

/**
 * The order number as read from paper or over the telephone; grouping characters are removed. A number with a wrong check
 * digit was misread: it says so at once, and tells nothing of the numbers that exist.
 */
const orderNumber = v.pipe(
  requiredText(40),
  v.transform((typed) => typed.replace(/[\s\-./]/g, '')),
  v.check(isOrderNumber, 'orderNumberInvalid' satisfies ErrorCode),
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
