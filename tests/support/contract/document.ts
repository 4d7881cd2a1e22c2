import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { inOwnLanguages, locales, readLocale } from '../../../src/lib/locale.ts'

/** The contract as a back office's programmer reads it: docs/provider-api.yaml. */

const PATH = 'docs/provider-api.yaml'
const text = readFileSync(new URL(`../../../${PATH}`, import.meta.url), 'utf8')
const lines = new LineCounter()
const document = parseDocument(text, { lineCounter: lines })
const exampleSchema = v.object({ summary: v.string(), value: v.looseObject({}) })

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
ajv.addSchema(inLanguages(document.toJS()), 'api')
ajv.addSchema(v.parse(v.looseObject({}), document.toJS()), 'written')

/**
 * The document for the carrier in place: what it says in words, that a text has each of the carrier's languages, and
 * one that is sent no other.
 */
function inLanguages(api: unknown): object {
  const known = JSON.stringify(api, (key, schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return schema
    if (key === 'Locale') return { ...schema, enum: locales }
    return key === 'L10n' || key === 'Slugs' || 'propertyNames' in schema
      ? { ...schema, required: locales }
      : schema
  })
  return v.parse(v.looseObject({}), JSON.parse(known))
}

/** What a place in the document holds, e.g. `components/examples`. */
export function read(path: string): unknown {
  const found: unknown = document.getIn(path.split('/'))
  return isNode(found) ? found.toJS(document) : found
}

/** The line of a place in the document, as `provider-api.yaml:LINE`; the nearest one above it if there is none. */
export function placeOf(...keys: string[]): string {
  for (let length = keys.length; length > 0; length -= 1) {
    const line = lineOf(keys.slice(0, length))
    if (line !== null) return `provider-api.yaml:${line}`
  }
  return 'provider-api.yaml:1'
}

/** The line of a key, so that it is named where it begins; null if the document has none. */
function lineOf(keys: string[]): number | null {
  const parent: unknown =
    keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true)
  if (!isMap(parent)) return null
  const pair = parent.items.find((item) => item.key.value === keys.at(-1))
  const range = pair?.key.range
  return range ? lines.linePos(range[0]).line : null
}

/** Judges a value by a schema of the document: a name of components/schemas, or the keys of a whole path. */
export function validatorOf(...schema: string[]): ValidateFunction {
  return schemaAt('api', schema)
}

/** The same by the schemas as they are written, without what the document says in words. */
export function writtenValidatorOf(schema: string): ValidateFunction {
  return schemaAt('written', [schema])
}

function schemaAt(api: 'api' | 'written', schema: string[]): ValidateFunction {
  const path = schema.length === 1 ? ['components', 'schemas', ...schema] : schema
  const pointer = path
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const known = ajv.getSchema(`${api}#/${pointer}`)
  if (!known) throw new Error(`the document has no schema ${path.join('/')}`)
  return known
}

/** The examples of the document whose name ends so, by name, in the languages of the carrier. */
export function examplesOf(suffix: 'Event' | 'Notice' | ''): Record<string, object> {
  const all = v.parse(v.record(v.string(), exampleSchema), read('components/examples'))
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, { value }]) =>
      /(?:Event|Notice)$/.exec(name)?.[0] === (suffix || undefined)
        ? [[name, ownLanguages(value)]]
        : [],
    ),
  )
}

function ownLanguages(example: object): object {
  return JSON.parse(JSON.stringify(example), (key, value: unknown) =>
    key === 'locale' ? readLocale(String(value)) : inOwnLanguages(key, value),
  )
}

type Key = { value?: unknown; range?: [number, number, number] | null }
type Items = { items: { key: Key }[] }

function isMap(node: unknown): node is Items {
  return v.is(v.looseObject({ items: v.array(v.looseObject({ key: v.looseObject({}) })) }), node)
}

function isNode(node: unknown): node is { toJS: (doc: unknown) => unknown } {
  return v.is(v.looseObject({ toJS: v.function() }), node)
}
