import { expect, test } from 'vitest'
import * as v from 'valibot'
import { contactBodySchema } from '~/back-office/contract'
import { orderBodySchema } from '~/back-office/contract-order'
import { KEY_SCHEMAS } from '~/back-office/contract-parts'
import { EVENT_DATA, eventBodySchema } from '~/back-office/events/contract-event'
import { NOTICE_DATA, noticeSchema } from '~/back-office/events/contract-notice'
import { keysOf } from '~/lib/keys-of'
import { ORDER_STATES } from '~/order/life/states'
import { examplesOf, placeOf, read, validatorOf } from '../../../tests/support/contract/document.ts'
import { mutationsOf } from '../../../tests/support/contract/mutations.ts'

// docs/provider-api.yaml is what a programmer builds a back office from: the code takes what it says and no more.

const { message, ...orders } = examplesOf('')
const BODIES = [
  { name: 'OrderBody', examples: orders, schema: orderBodySchema },
  { name: 'ContactBody', examples: { message }, schema: contactBodySchema },
  { name: 'EventBody', examples: examplesOf('Event'), schema: eventBodySchema },
  { name: 'NoticeBody', examples: examplesOf('Notice'), schema: noticeSchema },
]

test.each(BODIES)(
  '$name: its examples hold in the document and in code, and each mutation in both or in neither',
  ({ name, examples, schema }) => {
    const validate = validatorOf(name)
    const apart: string[] = []
    let count = 0
    for (const [example, body] of Object.entries(examples)) {
      const all = [{ name: 'as it is', body }, ...mutationsOf(body)]
      for (const mutation of all) {
        count += 1
        const inDocument = validate(mutation.body)
        const inCode = v.is(schema, mutation.body)
        if (mutation.name === 'as it is')
          expect([example, inDocument, inCode]).toEqual([example, true, true])
        if (inDocument !== inCode)
          apart.push(`${example}: ${mutation.name} (document: ${inDocument})`)
      }
    }
    expect(apart).toEqual([])
    expect(count).toBeGreaterThan(100)
  },
)

test('each event and each notice has an example, and the document names no other', () => {
  const namesOf = (suffix: 'Event' | 'Notice') =>
    Object.values(examplesOf(suffix)).map((body) => ('event' in body ? body.event : ''))
  expect(namesOf('Event')).toEqual(keysOf(EVENT_DATA))
  expect(namesOf('Notice')).toEqual(keysOf(NOTICE_DATA))
  expect(read('components/schemas/Standing/properties/state/enum')).toEqual(ORDER_STATES)
})

test.each([
  ['OrderKey', KEY_SCHEMAS.order],
  ['MessageKey', KEY_SCHEMAS.message],
  ['EventKey', KEY_SCHEMAS.event],
] as const)('%s is in the document the key that the code takes', (name, schema) => {
  const validate = validatorOf('components', 'parameters', name, 'schema')
  const uuid = '2f1f0a54-9c1c-4f0e-9a52-0c7a6a2f7e11'
  for (const kind of ['', 'order:', 'message:', 'event:', 'Order:', 'other:']) {
    for (const id of [uuid, uuid.toUpperCase(), uuid.slice(1), `${uuid}0`, '']) {
      expect([kind + id, validate(kind + id)]).toEqual([kind + id, v.is(schema, kind + id)])
    }
  }
})

test('a place in the document is named by the line of its key', () => {
  expect(placeOf('openapi')).toBe('provider-api.yaml:1')
  expect(placeOf('components', 'schemas', 'nothing')).toBe(placeOf('components', 'schemas'))
})
