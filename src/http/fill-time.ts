const SHORTEST_FILL = 2_000

/**
 * True when a form was posted faster than a person can fill it in. `renderedAt` is when the server rendered the form,
 * in ms; without it (an older page, or a form that came back) the result is false.
 */
export function isTooFast(renderedAt: FormDataEntryValue | null, now: Date): boolean {
  if (typeof renderedAt !== 'string' || !/^\d{13}$/.test(renderedAt)) return false
  return now.getTime() - Number(renderedAt) < SHORTEST_FILL
}
