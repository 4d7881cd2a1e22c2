import { privateFile } from '~/http/private-file'
import type { AtDesk } from '~/desk/guard/at-desk'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { findableEmail } from '~/lib/fields/email'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { logEvent } from '~/lib/log'
import type { Erased, Persons } from '~/order/commands/desk-persons'

export type PersonalDataView = {
  /** False for a dispatcher: the owner answers for the data. */
  isOwner: boolean
  email: string
  isWrong: boolean
  /** What an erasure did; null before it. */
  erased: Erased | null
}

const empty = { email: '', isWrong: false, erased: null }

/** The form for the export or the erasure of a person's data. */
export function openPersonalData({ person }: AtDesk): DeskShown<PersonalDataView> {
  const isOwner = person.role === 'owner'
  return { page: { ...empty, isOwner }, status: isOwner ? 200 : 403 }
}

/**
 * Exports or erases what is held of a person, found by the e-mail; the owner alone may. An export is a file, the result
 * of an erasure a page: neither has an address of its own, so nothing of it stays in a history.
 */
export function submitPersonalData(persons: Persons) {
  return async (desk: AtDesk): Promise<DeskShown<PersonalDataView> | Response> => {
    const { person, visit } = desk
    const { form, now } = visit
    if (person.role !== 'owner') return openPersonalData(desk)
    const typed = oneLine(formText(form.get('email')))
    const email = findableEmail(typed)
    const page = { ...empty, isOwner: true, email: typed }
    if (email === null) return { page: { ...page, isWrong: true }, status: 422 }
    const intent = form.get('intent')
    if (intent === 'export') {
      const found = await persons.exportOf({ email }, now)
      logEvent({ event: 'desk', outcome: 'exported', person: person.id })
      return exportFile(found)
    }
    if (intent !== 'erase') return { page, status: 422 }
    const done = await persons.erase({ email }, now)
    logEvent({ event: 'desk', outcome: 'erased', person: person.id })
    return { page: { ...page, erased: done }, status: 200 }
  }
}

function exportFile(found: object): Response {
  return privateFile(
    `${JSON.stringify(found, null, 2)}\n`,
    'application/json; charset=utf-8',
    'attachment; filename="export.json"',
  )
}
