import type { AppConfig } from '~/carrier/app-config-type'

type RouteRule = AppConfig['routeRules'][number]
type Middleware = (target: URL, request: URL) => void

/** Placeholder host of this site while a target is built. */
const HERE = 'https://here.invalid'

/** The middlewares that a rule may name. */
const MIDDLEWARES: Record<string, Middleware> = {
  /** Adds the query of the request to the target, after the target's own query. */
  keepQuery: (target, { searchParams }) => {
    for (const [name, value] of searchParams) target.searchParams.append(name, value)
  },
}

/**
 * Checks the carrier's redirect rules once at start-up and returns the function that applies them. Throws with the
 * name of an unknown middleware or of a target that is neither a path nor an https address. Only the query of a
 * request gets into a target, so no request can lead to a host that no rule names.
 */
export function routeRules(rules: RouteRule[]): (url: URL) => Response | null {
  const checked = rules.map((rule) => ({
    ...rule,
    target: checkTarget(rule),
    steps: (rule.middleware ?? []).map((name) => findStep(name, rule)),
  }))
  return (url) => {
    const rule = checked.find(({ from }) => from === url.pathname)
    if (!rule) return null
    const target = new URL(rule.target)
    for (const step of rule.steps) step(target, url)
    const location = target.origin === HERE ? target.href.slice(HERE.length) : target.href
    return new Response(null, { status: rule.status, headers: { Location: location } })
  }
}

function checkTarget({ from, to }: RouteRule): URL {
  const isPath = /^\/(?![/\\])/.test(to)
  const target = /[\s\\]/.test(to) ? null : URL.parse(to, isPath ? HERE : undefined)
  const isElsewhere = target !== null && target.origin !== HERE
  const hasUser = target !== null && (target.username !== '' || target.password !== '')
  if (!target || target.protocol !== 'https:' || hasUser || isPath === isElsewhere) {
    throw new Error(
      `routeRules: the target "${to}" of "${from}" is neither a path nor an https address`,
    )
  }
  return target
}

function findStep(name: string, { from }: RouteRule): Middleware {
  const step = MIDDLEWARES[name]
  if (!step) throw new Error(`routeRules: unknown middleware "${name}" in the rule for "${from}"`)
  return step
}
