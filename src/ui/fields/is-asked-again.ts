const RENEWAL = 10_000

/**
 * True when the browser loaded this page again, by reload or by the back button, instead of following a link: then
 * the input takes precedence over the query of the link. A reload for a new build
 * (src/http/document/document-script.ts) looks like a followed link, except for its mark.
 */
export function isAskedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return true
  try {
    const [, renewedAt] = (sessionStorage.getItem('reloaded') ?? '').split(' ')
    return Date.now() - Number(renewedAt ?? 0) < RENEWAL
  } catch {
    // Storage may be forbidden; then there is no mark.
    return false
  }
}
