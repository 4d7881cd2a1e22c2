/** A body with one thing changed, and what that is. */
export type Mutation = { name: string; body: unknown }

const LONG = 'x'.repeat(5_001)
/** Values that most fields do not take, and some do. */
const VALUES: readonly unknown[] = [
  null,
  '',
  'x',
  ' ',
  0,
  -1,
  1,
  1.5,
  1_000_000_000_001,
  true,
  [],
  {},
  '2026-02-31T10:00:00Z',
  '2026-12-03t10:00:00z',
  '2026-12-03T10:00:00+01:00',
  '2026-12-03T10:00:00',
  '2026-12-03T23:59:60Z',
  '2026-12-03T10:00',
  '2026-02-30',
  '+420777123456',
  '0777',
  'CZ',
  'cz',
  'jana@example.com',
  'a b@example.com',
  'CZK',
  'business',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(64),
  'x'.repeat(65),
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(300),
  'x'.repeat(301),
  'x'.repeat(500),
  'x'.repeat(501),
  'x'.repeat(5_000),
  LONG,
]

/** Every way in which one field of a body is changed: another value, missing, more fields beside it, more items. */
export function mutationsOf(body: unknown): Mutation[] {
  return [...pathsOf(body, [])].flatMap(([path, old]) => [
    ...VALUES.map((value) => ({
      name: `${path.join('.')} = ${shown(value)}`,
      body: changed(body, path, () => value),
    })),
    { name: `${path.join('.')} missing`, body: changed(body, path, () => undefined) },
    { name: `${path.join('.')} with an unknown key`, body: changed(body, path, withMore) },
    {
      name: `${path.join('.')} ${Array.isArray(old) ? 'with 101 items' : 'as a list'}`,
      body: changed(body, path, repeated),
    },
  ])
}

/** A value as JSON; a long text by its length. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 30 ? `${text.slice(0, 12)}…" (${text.length - 2} characters)` : text
}

/** Every field of a body with what it holds. */
function* pathsOf(value: unknown, path: string[]): Generator<[path: string[], value: unknown]> {
  if (path.length > 0) yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, key])
}

function withMore(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, unknownKey: 1 }
    : `${String(value)}\u0000`
}

function repeated(value: unknown): unknown {
  return Array.isArray(value) ? Array.from({ length: 101 }, () => value[0] ?? 'x') : [value]
}

/** A copy with the value at a path changed; undefined takes the key away. */
function changed(value: unknown, path: string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value
      .map((item, index) => (String(index) === key ? changed(item, rest, change) : item))
      .filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const next: unknown = name === key ? changed(inner, rest, change) : inner
      return next === undefined ? [] : [[name, next]]
    }),
  )
}
