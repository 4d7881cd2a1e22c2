import type { SettingProblem, Settings } from './names.ts'

/** The problem of a carrier whose back office decides about orders and has no secret to say so. */
export function deciderProblems(
  settings: Settings,
  { decidedBy }: { decidedBy?: 'desk' | 'back-office' },
): SettingProblem[] {
  const isRemote = settings.PROVIDER === 'remote' || Boolean(settings.PROVIDER_API_URL)
  if (!isRemote || decidedBy !== 'back-office' || settings.PROVIDER_EVENTS_SECRET) return []
  const says =
    'is missing: ordering.decidedBy of the carrier is back-office, which tells its decisions by notices'
  return [{ setting: 'PROVIDER_EVENTS_SECRET', says }]
}
