import type { AppConfig } from '~/lib/app-config'

type RouteRule = AppConfig['routeRules'][number]
type Middleware = (target: string, request: URL) => string

/** What a rule may do to its target, by name. */
const MIDDLEWARES: Record<string, Middleware> = {
  /** Hands the query of the request on to the target. */
  keepQuery: (target, { search }) => target + search,
}

/**
 * Checks the carrier's redirect rules once at start-up and returns what answers a request by them. Throws
 * with the name of an unknown middleware or of a target that is neither a path nor an https address.
 */
export function routeRules(rules: RouteRule[]): (request: Request) => Response | null {
  const checked = rules.map((rule) => {
    checkTarget(rule)
    return { ...rule, steps: (rule.middleware ?? []).map((name) => findStep(name, rule)) }
  })
  return (request) => {
    const url = new URL(request.url)
    const rule = checked.find(({ from }) => from === url.pathname)
    if (!rule) return null
    const location = rule.steps.reduce((target, step) => step(target, url), rule.to)
    return new Response(null, { status: rule.status, headers: { Location: location } })
  }
}

function checkTarget({ from, to }: RouteRule): void {
  if (!/^(?:\/(?![/\\])|https:\/\/)/.test(to)) {
    throw new Error(
      `routeRules: the target "${to}" of "${from}" is neither a path nor an https address`,
    )
  }
}

function findStep(name: string, { from }: RouteRule): Middleware {
  const step = MIDDLEWARES[name]
  if (!step) throw new Error(`routeRules: unknown middleware "${name}" in the rule for "${from}"`)
  return step
}
