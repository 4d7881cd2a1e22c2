import type { PersonName } from '~/back-office/persons/person-hash.server'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'
import type { Persons } from '~/order/commands/desk-persons'

type PersonCommand = Extract<DeskCommand, { command: 'export' | 'erase' }>

/** Runs a request for personal data. What is kept of an erasure names nobody: `withName` adds the name again. */
export async function answerPerson(
  command: PersonCommand,
  persons: Persons,
  now: Date,
): Promise<DeskAnswer> {
  const name = nameOf(command)
  if (!name) return { ok: false, error: 'invalid', field: 'email' }
  if (command.command === 'export') {
    return { ok: true, kind: 'person', found: await persons.exportOf(name, now) }
  }
  const { email: _email, phone: _phone, ...found } = await persons.erase(name, now)
  return { ok: true, kind: 'erased', found }
}

/** The answer to an erasure with the person of its command. */
export function withName(answer: DeskAnswer, command: DeskCommand): DeskAnswer {
  const name = command.command === 'erase' ? nameOf(command) : null
  return name && answer.ok && answer.kind === 'erased'
    ? { ...answer, found: { ...name, ...answer.found } }
    : answer
}

/** The person of a command; null if it names none, or two. */
function nameOf({ email, phone }: PersonCommand): PersonName | null {
  if (email !== undefined) return phone === undefined ? { email } : null
  return phone === undefined ? null : { phone }
}
