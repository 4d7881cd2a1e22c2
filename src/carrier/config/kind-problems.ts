import type { AppConfig } from '~/carrier/app-config-type'
import { KINDS } from '~/carrier/order-kinds'

/** Errors in the kinds of order that are on: a ride is always taken, and a kind that is on has its bounds. */
export function kindProblems({ kinds, ordering }: Pick<AppConfig, 'kinds' | 'ordering'>): string[] {
  return [
    ...(kinds.includes('ride') ? [] : ['kinds: “ride” is missing, and every carrier takes rides']),
    ...kinds
      .filter((kind) => !KINDS.includes(kind))
      .map((kind) => `kinds: “${kind}” is no kind of order; write ${KINDS.join(', ')}`),
    ...kinds
      .filter((kind, index) => kinds.indexOf(kind) !== index)
      .map((kind) => `kinds: “${kind}” stands there twice`),
    ...(['hourly', 'parcel'] as const)
      .filter((kind) => kinds.includes(kind) && ordering[kind] === null)
      .map((kind) => `ordering.${kind}: is null, and kinds has “${kind}”; write its bounds`),
  ]
}
