import * as v from 'valibot'
import { type FieldError, issueError } from '~/lib/fields/field-error'

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
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key
    if (typeof field === 'string') errors[field] ??= issueError(issue)
  }
  return null
}
