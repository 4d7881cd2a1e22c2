/** The events of the log; docs/operations.md says of each what a line of it tells. */
export const LOG_EVENTS = [
  'request',
  'order',
  'delivery',
  'mail',
  'mail_report',
  'announcement',
  'cron',
  'payment',
  'bank',
  'document',
  'notice',
  'desk',
  'terminal',
  'drafts_pushed_out',
  'catalogue_left_out',
  'receipt_incomplete',
  'provider_settings',
  'company_settings',
  'gazetteer',
  'function',
  'rate_limit',
  'unwritten',
] as const

/**
 * Allowed fields and formats of a log line. Unlisted fields are left out, and a text in a wrong format is replaced by
 * `?`, so that no personal input gets into the log.
 */
const TEXTS = {
  event: /^[a-z_]{1,40}$/,
  requestId: /^[\da-f-]{36}$/,
  /** A screen or a pattern of src/http/request-line.ts, never the path. */
  route: /^[\w/.]{1,40}$/,
  locale: /^[a-z]{2}$/,
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
  /** The hashed key by which a mail is sent, never the key. */
  key: /^[\w-]{12}$/,
  /** The order or message it is about (traceKey of src/lib/hash.ts). */
  trace: /^[\w-]{12}$/,
  /** Id of one of the desk's people (DESK_PEOPLE). */
  person: /^[\w-]{1,40}$/,
} as const satisfies Record<string, RegExp>

const SHAPES = Object.entries(TEXTS)

const NUMBERS = ['status', 'durationMs', 'count'] as const

type LogEvent = { event: (typeof LOG_EVENTS)[number] } & Partial<
  Record<Exclude<keyof typeof TEXTS, 'event'>, string> & Record<(typeof NUMBERS)[number], number>
>

/** Lines that are also figures. */
const FIGURES: readonly string[] = ['request', 'order', 'mail', 'delivery', 'cron']
/** The columns of a figure; docs/operations.md names them, so they keep their places. */
const BLOBS = ['outcome', 'route', 'job', 'method', 'locale'] as const
const DOUBLES = ['count', 'durationMs', 'status'] as const

let dataset: AnalyticsEngineDataset | null = null

/** From now on figures go to Analytics Engine too, where its binding exists; the log has them in any case. */
export function sendFiguresTo(binding: AnalyticsEngineDataset | undefined): void {
  dataset = binding ?? null
}

/** Writes one JSON line of the event, and its figure. */
export function logEvent(event: LogEvent): void {
  const line = logLine(event, new Date())
  console.log(line)
  const figure = dataset && figureOf(line)
  try {
    if (figure) dataset?.writeDataPoint(figure)
  } catch {
    // Beyond the points of one run the platform refuses; the log has the line.
  }
}

/**
 * A line of the log as a data point of Analytics Engine; null for a line that is no figure. It is made from the line,
 * so that nothing gets in that the log refuses, and without trace, request and key.
 */
export function figureOf(line: string): AnalyticsEngineDataPoint | null {
  const fields: Record<string, string | number> = JSON.parse(line)
  const event = String(fields['event'])
  if (!FIGURES.includes(event)) return null
  return {
    indexes: [event],
    blobs: BLOBS.map((name) => String(fields[name] ?? '')),
    doubles: DOUBLES.map((name) => Number(fields[name] ?? 0)),
  }
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
