import type { Row } from '../../src/order/commands/desk-answer.ts'
import { localTimeText } from '../sentences.ts'
import { deliveryText, languageName } from './list.ts'
import { readColumns } from './rows.ts'
import { indented } from './table.ts'
import { printable } from './printable.ts'

const LABELS: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  locale: 'Language',
}

/** Contact messages, the newest first. */
export function messagesText(rows: Row[]): string {
  return rows.length === 0 ? 'There are no messages.' : rows.map(messageText).join('\n\n')
}

function messageText(row: Row): string {
  const sent = typeof row['sent_at'] === 'number' ? localTimeText(row['sent_at']) : ''
  const { body } = readColumns(row)
  const known: [string, unknown][] = typeof body === 'object' && body ? Object.entries(body) : []
  const written = known.flatMap(([name, value]) => {
    const label = LABELS[name]
    if (!label || typeof value !== 'string' || value === '') return []
    return [[label, name === 'locale' ? languageName(value) : value]]
  })
  const delivery = printable(deliveryText(row['delivery'], null))
  return [
    `${sent}  ${printable(row['message_key'])}  ${delivery}`.trimEnd(),
    ...indented(written),
  ].join('\n')
}
