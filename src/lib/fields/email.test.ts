import { expect, test } from 'vitest'
import { parseEmail } from '~/lib/fields/email'

test.each(['jan.novak@example.cz', 'a+b@example.co.uk', 'řehoř@příklad.cz'])(
  'e-mail %s is accepted',
  (email) => expect(parseEmail(email)).toBe(email),
)

test.each([
  'jan',
  'jan@',
  'jan@localhost',
  'jan@a..cz',
  'jan@@a.cz',
  '.jan@a.cz',
  'a b@c.cz',
  'jan@1.2',
])('e-mail %s is refused', (email) => expect(parseEmail(email)).toBeNull())
