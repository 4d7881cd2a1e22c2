const SHORTEST_FILL = 2_000

/**
 * True when a form came back sooner than a person can fill it in. `renderedAt` is when the server made
 * the form, in ms; without it (an older page, one that came back) nothing is too fast.
 */
export function isTooFast(renderedAt: FormDataEntryValue | null, now: Date): boolean {
  if (typeof renderedAt !== 'string' || !/^\d{13}$/.test(renderedAt)) return false
  return now.getTime() - Number(renderedAt) < SHORTEST_FILL
}
