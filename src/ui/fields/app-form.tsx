import {
  type AnyFieldApi,
  type AnyFormApi,
  createFormHook,
  createFormHookContexts,
  useSelector,
} from '@tanstack/react-form'
import {
  createContext,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type RefCallback,
  useContext,
  useState,
} from 'react'
import type { BaseIssue } from 'valibot'
import { afterPaint } from '~/ui/fields/after-paint'
import { afterPointer } from '~/ui/fields/after-pointer'
import { Field } from '~/ui/fields/field'
import { type FieldError, type FieldErrors, issueError } from '~/lib/fields/field-error'

const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/**
 * A form that lives in the browser, by TanStack Form. Its controls stay native and uncontrolled, so that it also works
 * without script, before the script has come and by autofill.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text, TextArea, Select, Count },
  formComponents: {},
})

/**
 * Kept once every part of the form around is hydrated. The state of a form waits for it: a part that is hydrated with
 * another state than its markup would be drawn anew, and lose what was typed.
 */
export const Whole = createContext<Promise<void>>(Promise.resolve())

type FieldControl = {
  name: string
  value: string
  /**
   * The value that the control was drawn with. It stays: a date that gets another default while it is typed loses the digits of
   * its year that are there.
   */
  first: string
  error: FieldError | undefined
  /** Event handlers of a native control. */
  handlers: { onInput: (event: { currentTarget: { value: string } }) => void; onBlur: () => void }
}

/** The field around: its value, the error to show and the handlers of its control. */
export function useControl(): FieldControl {
  const field = useFieldContext<string>()
  const whole = useContext(Whole)
  const [first] = useState(field.state.value)
  return {
    name: field.name,
    value: field.state.value,
    first,
    error: useShownError(),
    handlers: {
      onInput: ({ currentTarget: { value } }) =>
        void Promise.all([afterPaint(), whole]).then(() => change(field, value)),
      onBlur: () => void whole.then(() => afterPointer(field.handleBlur)),
    },
  }
}

function change(field: AnyFieldApi, value: string): void {
  forgetServed(field.form, field.name)
  field.handleChange(value)
}

/** What was found wrong once the field was left or the form was sent; until then, what the server found. */
export function useShownError(): FieldError | undefined {
  const field = useFieldContext<unknown>()
  const { errorMap, isBlurred } = field.state.meta
  const isSent = useSelector(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  return (
    (isBlurred || isSent ? toFieldError(errorMap.onDynamic) : undefined) ??
    toFieldError(errorMap.onServer)
  )
}

/**
 * What a form that comes from the server knows of its fields: the errors found there. With all of them at once no field
 * adds itself when it is mounted, which would compute the state of the form anew for each.
 */
export function servedState<TField extends string>(
  fields: readonly TField[],
  errors: FieldErrors<TField>,
) {
  const metaOf = (name: TField) => ({
    isValidating: false,
    isTouched: false,
    isBlurred: false,
    isDirty: false,
    errorMap: { onServer: errors[name] },
    errorSourceMap: {},
    _arrayVersion: 0,
    _pendingValidationsCount: 0,
  })
  const fieldMetaBase: Partial<Record<TField, ReturnType<typeof metaOf>>> = {}
  for (const name of fields) fieldMetaBase[name] = metaOf(name)
  return { fieldMetaBase }
}

/**
 * Takes back what the server found wrong with a field: it was said of another value, and the library counts it as an
 * error until somebody takes it away.
 */
export function forgetServed(form: Pick<AnyFormApi, 'setFieldMeta'>, name: string): void {
  form.setFieldMeta(name, (meta) => ({
    ...meta,
    errorMap: { ...meta.errorMap, onServer: undefined },
  }))
}

/**
 * True if a form whose submit was found invalid is valid after all. The library ends a submit at an error that a field
 * has from before, without the validators of the form: they run here.
 */
export function isValidNow(form: {
  validate: (cause: 'submit') => unknown
  state: { isValid: boolean }
}): boolean {
  form.validate('submit')
  return form.state.isValid
}

/** What the browser finds wrong once the form was sent; null until then. */
export function useSentErrors<TField extends string>(
  { store }: Pick<AnyFormApi, 'store'>,
  fields: readonly TField[],
): FieldErrors<TField> | null {
  const isSent = useSelector(store, ({ submissionAttempts }) => submissionAttempts > 0)
  const meta = useSelector(store, ({ fieldMeta }) => fieldMeta)
  const errors: FieldErrors<TField> = {}
  for (const name of fields) {
    const error = toFieldError(meta[name]?.errorMap.onDynamic)
    if (error) errors[name] = error
  }
  return isSent ? errors : null
}

/** The error of a validator: of a schema its first issue, of a function the error itself. */
function toFieldError(found: unknown): FieldError | undefined {
  if (Array.isArray(found)) return toFieldError(found[0])
  if (typeof found !== 'object' || found === null) return undefined
  if (isFieldError(found)) return found
  return isIssue(found) ? issueError(found) : undefined
}

function isFieldError(found: object): found is FieldError {
  return 'code' in found
}

function isIssue(found: object): found is BaseIssue<unknown> {
  return 'message' in found
}

type Labelled = {
  label: string
  hint?: ReactNode
  isRequired?: boolean
  optionalFor?: string
  isWide?: boolean
  isRow?: boolean
}

export type TextProps = Labelled & {
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  autoCapitalize?: 'characters'
  enterKeyHint?: 'next' | 'go'
  ref?: RefCallback<HTMLInputElement>
  inputMode?: 'numeric' | 'text'
  min?: string | number
  max?: string | number
  maxLength?: number
  step?: number
}

/** A one-line text. */
function Text({
  label,
  hint,
  isRequired,
  optionalFor,
  isWide,
  type = 'text',
  ...native
}: TextProps) {
  const { name, first, error, handlers } = useControl()
  const labelled = { name, label, hint, error, isRequired, optionalFor, isWide }
  return (
    <Field {...labelled}>
      {(control) => (
        <input {...control} {...native} {...handlers} type={type} defaultValue={first} />
      )}
    </Field>
  )
}

type TextAreaProps = Labelled & { rows: number; maxLength?: number | undefined }

/** A text of several lines. */
function TextArea({ rows, maxLength, ...labelled }: TextAreaProps) {
  const { name, first, error, handlers } = useControl()
  return (
    <Field name={name} error={error} {...labelled}>
      {(control) => (
        <textarea
          {...control}
          {...handlers}
          rows={rows}
          maxLength={maxLength}
          defaultValue={first}
        />
      )}
    </Field>
  )
}

export type SelectProps = Labelled & { autoComplete?: string; children: ReactNode }

/** A choice from a list; `children` are its options. */
function Select({ autoComplete, children, ...labelled }: SelectProps) {
  const { name, first, error, handlers } = useControl()
  return (
    <Field name={name} error={error} {...labelled}>
      {(control) => (
        <select
          {...control}
          autoComplete={autoComplete}
          defaultValue={first}
          onChange={handlers.onInput}
          onBlur={handlers.onBlur}
        >
          {children}
        </select>
      )}
    </Field>
  )
}

export type CountProps = Labelled & { from: number; to: number }

/**
 * A number as a select, because typing 2 into a number field that holds 1 gives 12. A value outside the list, from
 * a link or a draft, stays selected, so that validation can report it.
 */
function Count({ from, to, ...labelled }: CountProps) {
  const { value } = useControl()
  const counts = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  const isForeign = value !== '' && !counts.includes(value)
  return (
    <Select {...labelled}>
      {(isForeign ? [...counts, value] : counts).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </Select>
  )
}
