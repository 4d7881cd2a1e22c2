import * as v from 'valibot'
import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'

/** What the site answers to one bite of the list, and what all bites come to. */
export const againSchema = v.object({
  people: v.number(),
  orders: v.array(v.string()),
  staff: v.number(),
  kept: v.array(v.object({ number: v.string(), why: v.string() })),
  /** A site of an older release does not say. */
  unreadable: v.optional(v.number(), 0),
  next: v.nullable(v.string()),
})

type Again = Extract<DeskCommand, { command: 'erase-again' }>

/**
 * Erases again whoever the list of erasures names, one bite of it a request, until its end. A refusal ends it; the
 * command may be given again, because what is erased stays so.
 */
export async function eraseAgain(
  command: Again,
  ask: (command: DeskCommand) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  const all: v.InferOutput<typeof againSchema> = {
    people: 0,
    orders: [],
    staff: 0,
    kept: [],
    unreadable: 0,
    next: null,
  }
  for (let after: string | null = command.after; after !== null;) {
    const answer: DeskAnswer = await ask({ ...command, after })
    if (!answer.ok || answer.kind !== 'person') return answer
    const found = v.parse(againSchema, answer.found)
    all.people += found.people
    all.orders.push(...found.orders)
    all.staff += found.staff
    all.kept.push(...found.kept)
    all.unreadable += found.unreadable
    after = found.next
  }
  return { ok: true, kind: 'person', found: all }
}
