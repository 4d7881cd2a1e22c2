/**
 * Allowed fields and formats of a log line. Unlisted fields are left out, and a text in a wrong format is replaced by
 * `?`, so that no personal input gets into the log.
 */
const TEXTS = {
  event: /^[a-z_]{1,40}$/,
  requestId: /^[\da-f-]{36}$/,
  /** A screen or a pattern of src/http/request-line.ts, never the path. */
  route: /^[\w/.]{1,40}$/,
  locale: /^(?:cs|en)$/,
  method: /^[A-Z]{3,7}$/,
  outcome: /^[\w.]{1,40}$/,
  job: /^[a-z]{1,20}$/,
  /** The class of an error and where it was thrown, never its text. */
  error: /^\w{1,40}$/,
  where: /^[\w.-]{1,60}:\d+:\d+$/,
  /** Name of a wrong setting, never its value. */
  setting: /^[\w ]{1,40}$/,
  /** The provider's id of a catalogue entry, or `#` and its index; a field of its answer. */
  item: /^[\w#-]{1,64}$/,
  /** A hashed key, never the key. */
  key: /^[\w-]{12}$/,
} as const satisfies Record<string, RegExp>

const SHAPES = Object.entries(TEXTS)

const NUMBERS = ['status', 'durationMs', 'count'] as const

type LogEvent = { event: string } & Partial<
  Record<keyof typeof TEXTS, string> & Record<(typeof NUMBERS)[number], number>
>

/** Writes one JSON line of the event. */
export function logEvent(event: LogEvent): void {
  console.log(logLine(event, new Date()))
}

/** The line of an event: the allowed fields, in the order of the list. */
export function logLine(event: Readonly<Record<string, unknown>>, at: Date): string {
  const line: Record<string, string | number> = { at: at.toISOString() }
  for (const [name, shape] of SHAPES) {
    const value = event[name]
    if (value !== undefined)
      line[name] = typeof value === 'string' && shape.test(value) ? value : '?'
  }
  for (const name of NUMBERS) {
    const value = event[name]
    if (typeof value === 'number' && Number.isFinite(value)) line[name] = value
  }
  return JSON.stringify(line)
}

/**
 * Loggable facts of an error: its class and the place in our code, never its text, which may quote personal input.
 */
export function errorFacts(error: unknown): { error: string; where?: string } {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const name = isDatabaseError(error) ? 'D1Error' : error.name
  const place = /\n\s+at [^\n]*?([\w.-]+:\d+:\d+)\)?(?:\n|$)/.exec(error.stack ?? '')?.[1]
  return place === undefined ? { error: name } : { error: name, where: place }
}

/** True when the database caused the error; D1 throws plain errors, recognisable only by their text. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && /^D1_[A-Z_]+:/.test(error.message)
}
