import type { ValidateFunction } from 'ajv/dist/2020.js'
import { placeOf, validatorOf } from '../contract/document.ts'
import type { Came } from './ask.ts'

/** What is wrong: where the document says otherwise, and in words. */
export type Finding = { place: string; says: string }

/** An operation of the document, as its paths name it. */
export type Operation = { method: 'get' | 'post'; path: string }

export const ITEMS: Operation = { method: 'get', path: '/items' }
export const ITEM: Operation = { method: 'get', path: '/items/{id}' }
export const OPTIONS: Operation = { method: 'get', path: '/systems/options' }
export const ORDERS: Operation = { method: 'post', path: '/orders' }
export const CONTACTS: Operation = { method: 'post', path: '/forms/contacts' }
export const EVENTS: Operation = { method: 'post', path: '/orders/{number}/events' }

const SUCCESS: Record<string, string> = {
  [ITEMS.path]: '200',
  [ITEM.path]: '200',
  [OPTIONS.path]: '200',
  [ORDERS.path]: '201',
  [CONTACTS.path]: '202',
  [EVENTS.path]: '202',
}

const problem = validatorOf('Problem')

/** The place of an answer of an operation in the document. */
export function placeOfAnswer({ method, path }: Operation, status: string | number): string {
  return placeOf('paths', path, method, 'responses', String(status))
}

/** What is wrong with an answer that should be the good one of its operation. */
export function judgeGood(operation: Operation, what: string, came: Came): Finding[] {
  const status = SUCCESS[operation.path] ?? '200'
  const place = placeOfAnswer(operation, status)
  const wrong = wrongStatus(operation, what, came, Number(status))
  if (wrong) return [wrong]
  const validate = validatorOf(...schemaOfAnswer(operation, status))
  return [
    ...(isJson(came, 'application/json')
      ? []
      : [
          {
            place,
            says: `${what}: the answer must be JSON and say Content-Type: application/json`,
          },
        ]),
    ...(came.json === undefined || validate(came.json)
      ? []
      : [{ place, says: `${what}: the answer is not as described: ${reason(validate)}` }]),
  ]
}

function schemaOfAnswer({ method, path }: Operation, status: string): string[] {
  return ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema']
}

/** What is wrong with an answer that should be a refusal. */
export function judgeRefusal(
  operation: Operation,
  what: string,
  came: Came,
  status: number,
): Finding[] {
  const wrong = wrongStatus(operation, what, came, status)
  if (wrong) return [wrong]
  const place = placeOf('components', 'schemas', 'Problem')
  if (!isJson(came, 'application/problem+json')) {
    const says = `${what}: a refusal must be application/problem+json`
    return [{ place, says }]
  }
  if (!problem(came.json)) {
    return [{ place, says: `${what}: the refusal is not as described: ${reason(problem)}` }]
  }
  return []
}

function wrongStatus(
  operation: Operation,
  what: string,
  came: Came,
  status: number,
): Finding | null {
  const place = placeOfAnswer(operation, status)
  if (came.trouble)
    return { place: placeOf('info', 'description'), says: `${what}: ${came.trouble}` }
  if (came.status >= 300 && came.status < 400) {
    return { place, says: `${what}: redirects are not followed; answer ${status} at this address` }
  }
  return came.status === status
    ? null
    : { place, says: `${what}: expected ${status}, got ${came.status}` }
}

function isJson({ headers, json }: Came, type: string): boolean {
  return json !== undefined && headers.get('Content-Type')?.split(';')[0]?.trim() === type
}

function reason({ errors }: ValidateFunction): string {
  const [error] = errors ?? []
  return `${error?.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error?.message ?? ''}`
}
