import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedText } from '~/lib/fields/typed-text'
import { endTask, TASK_KINDS } from '~/order/store/desk/task-store.server'

/**
 * Marks the task that a form of ours names as done; one that was done meanwhile stays as it is. False where nothing that we
 * know is named.
 */
export async function endPostedTask({ visit: { form, now }, person }: AtDesk): Promise<boolean> {
  const posted = /^(\d{1,6}) ([12]) (\w+) ([\w-]*)$/.exec(postedText(form, 'task'))
  const [, seq, leg, named, item = ''] = posted ?? []
  const kind = TASK_KINDS.find((known) => known === named)
  if (!kind) return false
  const number = postedText(form, 'number')
  const task = { number, seq: Number(seq), leg: leg === '2' ? 2 : 1, kind, item } as const
  await endTask(env.DB, task, { person: person.id, now })
  return true
}
