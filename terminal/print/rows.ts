import type { Row } from '../../src/order/commands/desk-answer.ts'
import { isEnded, ORDER_STATES } from '../../src/order/life/states.ts'
import { parseJson } from '../../src/lib/parse-json.ts'
import { amountText, localTimeText, paymentText } from '../words.ts'

const JSON_COLUMNS = ['body', 'events', 'delivery', 'mails', 'outbox', 'papers', 'owedPapers']

/** Parses the JSON columns of a row; an invalid one stays text. */
export function readColumns(row: Row): Record<string, unknown> {
  const read = Object.entries(row).map(([name, value]) => {
    const isJson = JSON_COLUMNS.includes(name) && typeof value === 'string' && /^[[{]/.test(value)
    return [name, (isJson ? parseJson(value) : undefined) ?? value]
  })
  return Object.fromEntries(read)
}

/** A text or a number as text; empty for anything else. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is there of some values. */
export function joined(...values: unknown[]): string {
  return values.map(text).filter(Boolean).join(', ')
}

/** An instant, in ms or as ISO has it, in local time; empty for anything else. */
export function time(value: unknown): string {
  const at = typeof value === 'number' ? value : text(value)
  return Number.isNaN(new Date(at).getTime()) ? '' : localTimeText(at)
}

/** True while something may still happen to an order in a state; one of a newer site is open. */
export function isOpen(state: unknown): boolean {
  return ORDER_STATES.find((known) => known === state && isEnded(known)) === undefined
}

/** The price of an order. */
export function totalOf({ total, currency }: Row): string {
  return typeof total === 'number' ? amountText(total, currency) : 'on request'
}

/** What is outstanding of an order. */
export function paymentOf({ due, currency, ...row }: Row): string {
  return paymentText(text(row['payment_state']), Number(due), currency)
}
