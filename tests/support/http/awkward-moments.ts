const MINUTE = 60_000

/** Moments of a form that are easily told wrong, as ms from `now`: a quarter of an hour, midnight in Prague, the year. */
export function awkwardMoments(now: number): number[] {
  const day = 24 * 60 * MINUTE
  const parts = new Date(now).toLocaleTimeString('sv-SE', { timeZone: 'Europe/Prague' }).split(':')
  const [hour = 0, minute = 0] = parts.map(Number)
  const midnight = day - (hour * 60 + minute) * MINUTE
  // The clocks go back at 1:00 UTC; the first pickup of four hours and twenty minutes before lies in the doubled hour.
  const doubled = clocksBack(now) - 260 * MINUTE - now
  const quarter = 15 * MINUTE - (now % (15 * MINUTE))
  return [quarter, midnight, midnight - 4 * 60 * MINUTE, doubled]
}

/** When the clocks go back next, in the night to the last Sunday of October. */
function clocksBack(now: number): number {
  const [year] = new Date(now).toISOString().split('-').map(Number)
  const changes = [0, 1].map((later) => {
    const last = new Date(Date.UTC((year ?? 0) + later, 9, 31, 1))
    return last.setUTCDate(31 - last.getUTCDay())
  })
  return Math.min(...changes.filter((change) => change > now + 24 * 60 * MINUTE))
}
