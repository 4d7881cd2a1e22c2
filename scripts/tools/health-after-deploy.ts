import * as v from 'valibot'

const TRIES = 10
const PAUSE = 3_000

const reportSchema = v.object({
  status: v.string(),
  reasons: v.array(v.string()),
  settings: v.optional(v.object({ wrong: v.array(v.string()) })),
})
type Report = v.InferOutput<typeof reportSchema>

/**
 * Polls the health check of the deployed site until it is healthy or half a minute is over: the old version may
 * answer for a moment. With HEALTH_TOKEN it also learns which setting is wrong.
 */
export async function healthAfterDeploy(
  origin: string,
  token: string | undefined,
  { tries = TRIES, pause = PAUSE } = {},
): Promise<{ isWell: boolean; text: string }> {
  let report: Report | null = null
  for (let count = 0; count < tries; count += 1) {
    if (count > 0) await new Promise((done) => setTimeout(done, pause))
    report = (await askHealth(origin, token)) ?? report
    if (report?.status === 'ok') return { isWell: true, text: `\n${origin} is well.` }
  }
  const text = report
    ? `\nDeployed, but ${origin}/api/health says ${wordsOf(report)}. docs/operations.md tells what to do about each.`
    : `\nDeployed, but ${origin}/api/health does not answer: does the domain lead to this Worker (routes in wrangler.toml)?`
  return { isWell: false, text }
}

function wordsOf({ reasons, settings }: Report): string {
  const wrong = settings?.wrong ?? []
  return wrong.length > 0 ? `${reasons.join(', ')} (${wrong.join(', ')})` : reasons.join(', ')
}

async function askHealth(origin: string, token: string | undefined): Promise<Report | null> {
  try {
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
    const response = await fetch(`${origin}/api/health`, { headers })
    return v.parse(reportSchema, await response.json())
  } catch {
    return null
  }
}
