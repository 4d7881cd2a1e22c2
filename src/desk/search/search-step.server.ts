import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { listFound, MOST_FOUND, type OrderInList } from '~/order/store/desk/lists.server'
import { postedText } from '~/lib/fields/typed-text'

/** Longer texts are cut: no name or address is. */
const LONGEST = 254

/** What was searched and found; `found` is null before a search. */
export type SearchView = { typed: string; found: OrderInList[] | null; isFull: boolean }

/** The search, empty: what is searched never stands in an address. */
export function openSearch(): DeskShown<SearchView> {
  return { page: { typed: '', found: null, isFull: false }, status: 200 }
}

/** What a search finds. */
export async function submitSearch({ visit }: AtDesk): Promise<DeskShown<SearchView> | Response> {
  const typed = postedText(visit.form, 'q').trim().slice(0, LONGEST)
  const found = await listFound(env.DB, typed)
  return { page: { typed, found, isFull: found.length === MOST_FOUND }, status: 200 }
}
