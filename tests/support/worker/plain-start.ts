import * as v from 'valibot'

type Asked = { data?: unknown }
type Handler = (asked: { data: unknown }) => unknown
type Validator = v.GenericSchema | ((asked: unknown) => unknown)

export * from '@tanstack/react-start'

/** A server function that is its validator and its handler, and nothing between them. */
export function createServerFn() {
  return withValidator((asked) => asked)
}

function withValidator(validator: Validator) {
  const judge = (asked: unknown) =>
    typeof validator === 'function' ? validator(asked) : v.parse(validator, asked)
  return {
    validator: withValidator,
    handler:
      (handle: Handler) =>
      async (asked: Asked = {}) =>
        handle({ data: judge(asked.data) }),
  }
}
