import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { isOffered } from '~/carrier/offered-kinds'
import { factsOf, textFields } from '~/order/fields'
import type { OrderValues } from '~/order/model/typed-order'
import { matchScreen } from '~/i18n/match-screen'
import { oneLine } from '~/lib/fields/typed-text'
import { mayHaveDraft } from '~/order/store/draft-cookie'

/** The fields a link may prefill. */
export const LINK_KEYS = textFields.filter((name) => factsOf(name).link)

/** A place, a day or a name; what has other signs is no part of an address that we write. */
const PLAIN = /^[\p{L}\p{N} ,.:'’()–-]*$/u

/**
 * The query with which the form at an address opens in another language: its draft (`?d=`), else what a link filled in
 * and no draft has yet.
 * Empty on any other page, which is the same for everybody.
 */
export function carriedQuery({ pathname, searchParams }: URL, headers: Headers): string {
  const draft = searchParams.get('d') ?? ''
  if (/^\w{1,8}$/.test(draft)) return `?d=${draft}`
  if (matchScreen(pathname)?.screen !== 'order' || mayHaveDraft(headers)) return ''
  const keys: readonly string[] = LINK_KEYS
  const linked = new URLSearchParams(
    [...searchParams].filter(([key, value]) => keys.includes(key) && PLAIN.test(value)),
  )
  return linked.size > 0 ? `?${linked}` : ''
}

/**
 * Reads prefilled values from a link (`?kind=…&service=…&experience=…&date=…`). Drops an invalid value without an
 * error; reads nothing personal. `experience` is an id or a slug in either
 * language. A kind that is switched off is dropped as well: the form asks about a ride with what is left.
 */
export function readDeepLink(
  query: URLSearchParams,
  catalogue: OrderCatalogue,
): Partial<OrderValues> {
  const link: Partial<OrderValues> = {}
  for (const name of LINK_KEYS) {
    const value = oneLine(query.get(name) ?? '')
    if (value && factsOf(name).link?.(value)) link[name] = value
  }
  const { experience: named = '', variant, ...rest } = link
  const experience = findOrderExperience(catalogue, named)
  if (!experience || !isOffered('experience')) return rest
  const isVariant = experience.variants.some(({ id }) => id === variant)
  return {
    ...rest,
    kind: 'experience',
    experience: experience.id,
    ...(variant !== undefined && isVariant ? { variant } : {}),
  }
}
