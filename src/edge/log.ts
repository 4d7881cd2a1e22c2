/** What a log line may hold: an allow-list, so that no personal data can slip in with an object. */
type LogEvent = {
  event: string
  requestId?: string
  method?: string
  route?: string
  status?: number
  ms?: number
  outcome?: string
  error?: string
  count?: number
  /** A hashed key, never the key. */
  key?: string
}

/** Writes one JSON line of the event. */
export function logEvent(event: LogEvent): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...event }))
}

/** What of an error may be logged: its class, never its text, which may quote what a person typed. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
