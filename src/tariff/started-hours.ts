/** An extra by the hour counts each hour of an experience that is begun. */
export function startedHours(durationMin: number): number {
  return Math.ceil(durationMin / 60)
}
