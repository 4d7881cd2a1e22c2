const RENEWAL = 10_000

/**
 * True when the browser asked for this page again, by reload or by the way back, and not for a page anew:
 * then what was typed counts for more than what the link says. A renewal for a new build
 * (src/document/document-script.ts) looks like a link that was followed, but for its mark.
 */
export function isAskedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return true
  try {
    const [, renewedAt] = (sessionStorage.getItem('reloaded') ?? '').split(' ')
    return Date.now() - Number(renewedAt ?? 0) < RENEWAL
  } catch {
    // Storage may be forbidden; then nothing was marked.
    return false
  }
}
