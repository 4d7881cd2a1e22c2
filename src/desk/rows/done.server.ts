import { env } from 'cloudflare:workers'
import type { Visit } from '~/http/visit'
import { decide } from '~/order/acts/acts'
import type { EventName } from '~/order/life/event-data'
import { readOrderRow } from '~/order/store/order-store.server'

/** What was just done with an order, as long as it can be taken back. */
export type DoneAct = { number: string; seq: number; event: EventName }

/** The act that led to a list, by the number in the list's address; null once nothing can be taken back. */
export async function readDone({ url, now }: Visit): Promise<DoneAct | null> {
  const number = url.searchParams.get('done') ?? ''
  if (!/^\d{10}$/.test(number)) return null
  const life = (await readOrderRow(env.DB, number, now))?.life
  if (!life || !decide(life, { event: 'undo', of: null }, 'carrier', now).ok) return null
  return { number, seq: life.seq, event: life.last.event }
}

/** The address of a list that says what was just done with an order. */
export function withDone(list: string, number: string): string {
  return `${list}?done=${number}`
}
