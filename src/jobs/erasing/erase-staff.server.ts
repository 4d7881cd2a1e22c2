import { eraseDeskRows } from '~/access/person-rows.server'
import { deskPeople } from '~/access/people'
import { personHash } from '~/back-office/persons/person-hash.server'
import type { Erasure } from '~/jobs/erasures.server'
import type { PersonsEnv } from '~/jobs/hashes.server'
import { eraseTasks, phonesInTasks } from '~/order/store/desk/task-store.server'
import { eraseDrivers, listContacts } from '~/roster/driver-store.server'

/** One of our own whom a hash may mean: where his rows are, and since when (ms). */
type Staff = { email: string; phone: string; addedAt: number }

/**
 * Our own people by their hashes, for a list of erasures that names nobody: drivers, whom the desk has to call, and who is at
 * the desk. Their rows have no hashes, because they are few.
 */
export async function staffByHash(env: PersonsEnv): Promise<Map<string, Staff[]>> {
  const staff = [
    ...(await listContacts(env.DB)),
    ...(await phonesInTasks(env.DB)).map((phone) => ({ email: '', phone, addedAt: 0 })),
    ...deskPeople(env).map(({ email }) => ({ email, phone: '', addedAt: 0 })),
  ]
  const found = new Map<string, Staff[]>()
  for (const one of staff) {
    const { email, phone } = one
    for (const name of [...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])]) {
      const hash = await personHash(name)
      if (hash !== null) found.set(hash, [...(found.get(hash) ?? []), one])
    }
  }
  return found
}

/** Erases what is held of our own people who were erased at `at`, as far as it was there then; returns how many rows. */
export async function eraseStaffAgain(
  env: PersonsEnv,
  staff: readonly Staff[],
  { at }: Erasure,
): Promise<number> {
  let count = 0
  for (const { email, phone, addedAt } of staff.filter((one) => one.addedAt <= at)) {
    if (phone !== '') {
      count += await eraseTasks(env.DB, [phone], at)
      if (addedAt > 0) count += await eraseDrivers(env.DB, { phone })
    } else count += await eraseDeskRows(env, { email }, at)
  }
  return count
}
