import type * as v from 'valibot'
import type { Problem } from '~/back-office/contract'

const TITLES = {
  400: 'Bad request',
  401: 'Unauthorized',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
} as const

type ProblemStatus = keyof typeof TITLES
type FieldErrors = NonNullable<Problem['errors']>

/** A refusal in the words of RFC 9457. */
export function problemOf(status: ProblemStatus, errors?: FieldErrors): Problem {
  return { type: 'about:blank', title: TITLES[status], status, errors }
}

/** A refusal as application/problem+json. */
export function problemResponse(
  status: ProblemStatus,
  { errors, headers }: { errors?: FieldErrors; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(problemOf(status, errors)), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  })
}

/**
 * The errors of a body by field: `required` is missing, `unknown` is not in the contract, `invalid` is any other
 * error. Contains no values.
 */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return issues.slice(0, 50).map((issue) => ({
    field: (issue.path ?? [])
      .map((item) => String(item.key))
      .join('.')
      .slice(0, 100),
    code: codeOf(issue),
  }))
}

function codeOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'unknown'
  // valibot quotes the expected name of a missing key.
  if (issue.received === 'undefined' && issue.type.endsWith('object')) return 'required'
  return 'invalid'
}
