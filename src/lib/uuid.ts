const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** True for a UUID in lower case, the only shape of our keys. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}
