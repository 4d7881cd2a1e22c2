import type { Row } from '../../src/order/commands/desk-answer.ts'
import { deliveryText, languageName } from './list.ts'
import { printable } from './printable.ts'
import { entriesOf, readColumns, text, time } from './rows.ts'
import { indented } from './table.ts'

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
  return rows.map(messageText).join('\n\n') || 'There are no messages.'
}

function messageText(row: Row): string {
  const written = entriesOf(readColumns(row)['body']).flatMap((body) => Object.entries(body))
  const known = written.filter(([name, value]) => LABELS[name] && text(value) !== '')
  const head = [time(row['sent_at']), text(row['message_key']), deliveryText(row['delivery'], null)]
  return [
    head.map(printable).join('  ').trimEnd(),
    ...indented(
      known.map(([name, value]) => [
        LABELS[name] ?? '',
        name === 'locale' ? languageName(value) : text(value),
      ]),
    ),
  ].join('\n')
}
