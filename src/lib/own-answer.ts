/**
 * The answer of a server function. Throws when a captive portal (of a hotel, for example) replaced it with a page:
 * Start returns that page as a Response, which is "ok" as well.
 */
export function ownAnswer<TAnswer>(answer: TAnswer): TAnswer {
  if (answer instanceof Response) throw new Error('answered by another')
  return answer
}
