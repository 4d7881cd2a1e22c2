/** Hours for which an hourly extra is charged: each started hour of an experience counts. */
export function startedHours(durationMin: number): number {
  return Math.ceil(durationMin / 60)
}
