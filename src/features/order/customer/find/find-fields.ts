import * as v from 'valibot'
import { emailAddress, requiredText } from '~/lib/fields/field-schemas'
import type { ErrorCode, FieldErrors } from '~/lib/fields/field-error'
import type { FormNotice } from '~/lib/fields/form-notice'

export const FIND_FIELDS = ['number', 'email'] as const
export type FindField = (typeof FIND_FIELDS)[number]

/**
 * The number as it is read from a paper or over the telephone, without what groups it. Whether there can be such a
 * number is not said: only what has ten digits is looked up, whatever they are.
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
  /** False where no mail can leave the site: then nobody is promised one. */
  isMailing: boolean
  notice: FormNotice | null
}
