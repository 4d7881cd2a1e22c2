import { env } from 'cloudflare:workers'
import { deskPeople } from '~/access/people'

/** True if somebody may sign in at the desk. */
export function hasDesk(): boolean {
  return deskPeople(env).length > 0
}
