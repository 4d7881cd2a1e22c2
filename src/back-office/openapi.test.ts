import * as v from 'valibot'
import { expect, test } from 'vitest'
import document from '../../docs/provider-api.yaml?raw'
import {
  contactBodySchema,
  contactReceiptSchema,
  countrySchema,
  experienceSchema,
  listedExperienceSchema,
  optionsSchema,
  problemSchema,
} from '~/back-office/contract'
import { orderBodySchema, orderReceiptSchema } from '~/back-office/contract-order'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { categorySchema } from '~/back-office/contract-parts'
import { keysOf } from '~/lib/keys-of'

// A carrier's programmers read docs/provider-api.yaml; it must match the checks of the code.

type ObjectSchema = { type: string; entries: Record<string, unknown> }

const order = orderBodySchema.entries
const [fixedPrice] = order.price.options
const SCHEMAS: [string, ObjectSchema][] = [
  ['Experience', experienceSchema],
  ['ListedExperience', listedExperienceSchema],
  ['Variant', experienceSchema.entries.variants.pipe[0].item],
  ['Option', experienceSchema.entries.options.pipe[0].item],
  ['Options', optionsSchema],
  ['Country', countrySchema],
  ['Money', experienceSchema.entries.variants.pipe[0].item.entries.price.wrapped],
  ['OrderBody', orderBodySchema],
  ['Trip', order.trip],
  ['Parcel', order.parcel.wrapped],
  ['Recipient', order.parcel.wrapped.entries.recipient.wrapped.wrapped],
  ['Guest', order.guest.wrapped.wrapped],
  ['DeliveryAddress', order.deliveryAddress.wrapped],
  ['Price', fixedPrice],
  ['PriceLine', fixedPrice.entries.lines.pipe[0].item],
  ['LineMoney', fixedPrice.entries.lines.pipe[0].item.entries.gross],
  ['ContactBody', contactBodySchema],
  ['OrderReceipt', orderReceiptSchema],
  ['ContactReceipt', contactReceiptSchema],
  ['Problem', problemSchema],
]

test.each(SCHEMAS)('%s has in the document the fields it has in code', (name, { entries }) => {
  expect(Object.keys(documented(name).fields)).toEqual(Object.keys(entries))
})

test.each(SCHEMAS)('%s requires in the document what it requires in code', (name, { entries }) => {
  const required = Object.keys(entries).filter((key) => !isOptional(entries[key]))
  expect(documented(name).required).toEqual(required)
})

test.each(SCHEMAS)('%s is as strict in the document as in code', (name, { type }) => {
  expect(documented(name).isStrict).toBe(type === 'strict_object')
})

test.each(SCHEMAS)('%s has in the document the bounds it has in code', (name, { entries }) => {
  for (const [field, line] of Object.entries(documented(name).fields)) {
    // Only rules on the line of the field; shared parts are schemas of their own.
    if (!line.includes('type:')) continue
    expect([field, boundsInDocument(line)]).toEqual([field, boundsInCode(entries[field])])
  }
})

test.each(['business', 'van-8', 'x'])('a category may be called %s', (slug) => {
  const [pattern = ''] = /(?<=    Service:[^]*?pattern: ')[^']+/.exec(document) ?? []
  expect(slug).toMatch(new RegExp(pattern))
  expect(v.is(categorySchema, slug)).toBe(true)
})

test.each(['', 'Business', 'a b', '-a', 'a'.repeat(21)])('no category is called “%s”', (slug) => {
  const [pattern = ''] = /(?<=    Service:[^]*?pattern: ')[^']+/.exec(document) ?? []
  expect(slug).not.toMatch(new RegExp(pattern))
  expect(v.is(categorySchema, slug)).toBe(false)
})

test('the document names the ways of paying', () => {
  expect(document).toContain(`{ type: string, enum: [${keysOf(PAYMENT_METHODS).join(', ')}] }`)
})

/** Fields, required list and strictness of a schema. Read by indentation, because the file has one layout. */
function documented(name: string) {
  const block = new RegExp(`^    ${name}:\n((?:      .*\n|\n)*)`, 'm').exec(
    document.slice(document.indexOf('\n  schemas:')),
  )?.[1]
  if (block === undefined) throw new Error(`the document has no schema ${name}`)
  const properties = /^      properties:\n((?:        .*\n)*)/m.exec(block)?.[1] ?? ''
  const fields = [...properties.matchAll(/^        (\w+):(.*)\n/gm)]
  const required = /^      required:\s*\[([^\]]*)\]/m.exec(block)?.[1] ?? ''
  return {
    fields: Object.fromEntries(fields.map(([, field = '', line = '']) => [field, line])),
    required: required.split(',').flatMap((field) => field.trim() || []),
    isStrict: block.includes('      additionalProperties: false\n'),
  }
}

function boundsInDocument(line: string) {
  const names = {
    minLength: 'min_length',
    maxLength: 'max_length',
    minimum: 'min_value',
    maximum: 'max_value',
  }
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, action]) => {
      const value = new RegExp(`\\b${name}: (-?\\d+)`).exec(line)?.[1]
      return value === undefined ? [] : [[action, Number(value)]]
    }),
  )
}

const BOUNDS = ['min_length', 'max_length', 'min_value', 'max_value']

function boundsInCode(schema: unknown): Record<string, unknown> {
  if (has(schema, 'wrapped')) return boundsInCode(schema.wrapped)
  if (!has(schema, 'pipe') || !Array.isArray(schema.pipe)) return {}
  const actions: unknown[] = schema.pipe
  return Object.fromEntries(
    actions.flatMap((action) =>
      has(action, 'type') && has(action, 'requirement') && BOUNDS.includes(String(action.type))
        ? [[action.type, action.requirement]]
        : [],
    ),
  )
}

function isOptional(schema: unknown): boolean {
  return has(schema, 'type') && schema.type === 'optional'
}

function has<TKey extends string>(value: unknown, key: TKey): value is Record<TKey, unknown> {
  return typeof value === 'object' && value !== null && key in value
}
