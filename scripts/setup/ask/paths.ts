import { isLanguage } from '../answers.ts'

/** The value at a path with full stops; undefined where there is none. A text for all languages is the one of each. */
export function valueAt(answers: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((held, key) => {
    if (typeof held === 'string' && isLanguage(key)) return held
    return isObject(held) ? held[key] : undefined
  }, answers)
}

/** Puts a value at a path with full stops; undefined takes it away. */
export function put(answers: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(answers, key)
    else answers[key] = value
    return
  }
  const held = answers[key]
  const inner = isObject(held) ? held : {}
  answers[key] = inner
  put(inner, rest.join('.'), value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
