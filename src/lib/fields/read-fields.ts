import * as v from 'valibot'
import { type FieldError, toErrorCode } from '~/lib/fields/field-error'

/**
 * Parses the fields of a form by a schema. On failure returns null and stores the first issue of each field in
 * `errors` under the field's name; a figure that the schema compares with becomes the error's `limit`.
 */
export function readFields<TSchema extends v.GenericSchema>(
  schema: TSchema,
  values: Record<string, unknown>,
  errors: Record<string, FieldError | undefined>,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, values)
  if (result.success) return result.output
  for (const { path, message, requirement, expected } of result.issues) {
    const field = path?.[0]?.key
    if (typeof field !== 'string' || errors[field]) continue
    const code = toErrorCode(message)
    if (code === 'emailMixed' || code === 'emailLetters')
      errors[field] = { code, read: expected ?? '' }
    else errors[field] = typeof requirement === 'number' ? { code, limit: requirement } : { code }
  }
  return null
}
