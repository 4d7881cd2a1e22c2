import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import type { Person } from '~/lib/people/desk-people'
import { startVisit } from '~/http/visit'
import { NOW } from '../builders.ts'

/** A person at a page of the desk, with what the form there sends. */
export function atDesk(
  path: string,
  typed: Record<string, string | File> = {},
  now = NOW,
  id = 'dana',
  role: Person['role'] = 'dispatcher',
): AtDesk {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const url = new URL(path, 'https://vozka.example')
  const asked = { url, requestId: 'test', form, isOverLimit: false }
  const visit = { ...startVisit(new Request(url), env, asked), now }
  const person = { id, name: id, email: `${id}@example.com`, role }
  const session = { key: 'key', person: 'dana', device: '', beganAt: 0, usedAt: 0 }
  return { visit, person, session: { ...session, freshAt: NOW.getTime() } }
}
