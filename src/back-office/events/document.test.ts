import { expect, test } from 'vitest'
import * as v from 'valibot'
import { contactBodySchema } from '~/back-office/contract'
import { orderBodySchema } from '~/back-office/contract-order'
import { eventBodySchema } from '~/back-office/events/contract-event'
import { noticeSchema } from '~/back-office/events/contract-notice'
import { examplesOf, placeOf, validatorOf } from '../../../tests/support/contract/document.ts'
import { mutationsOf } from '../../../tests/support/contract/mutations.ts'

// docs/provider-api.yaml is what a programmer builds a back office from: the code takes what it says and no more. It is
// made of the schemas of the code, and here it is asked whether the making lost anything.

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

test('a place in the document is named by the line of its key', () => {
  expect(placeOf('openapi')).toBe('provider-api.yaml:2')
  expect(placeOf('components', 'schemas', 'nothing')).toBe(placeOf('components', 'schemas'))
})
