import { appConfig } from '~config'
import { DAY, SECOND } from '~/lib/duration'

const { hsts } = appConfig

/** Sent with every response the Worker makes; public/_headers holds the same table for files. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'Strict-Transport-Security': `max-age=${(hsts.days * DAY) / SECOND}${hsts.includeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
})

/** For responses that are not pages: nothing may be loaded. */
export const NOTHING =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Forms are posted to this site, and its answer leads to no other. */
const FORMS = "form-action 'self'"

const PAGE = [
  "default-src 'none'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  FORMS,
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * Policy of a page: scripts are files of ours; the only style is the inlined one, by its hash in standard base64;
 * pictures come from this site or from the hosts that the carrier allows its back office.
 */
export function pagePolicy(
  styleHashes: readonly string[],
  imageHosts: readonly string[] = appConfig.catalogue.imageHosts,
): string {
  const images = ["'self'", 'data:', ...imageHosts.map((host) => `https://${host}`)].join(' ')
  const styles = ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return [...PAGE, `img-src ${images}`, "script-src 'self'", `style-src ${styles}`].join('; ')
}

/** The policy of a page whose form may be led to one other origin: browsers ask it about that redirect, too. */
export function withFormTarget(policy: string, origin: string): string {
  return policy.replace(FORMS, `${FORMS} ${origin}`)
}

/** A copy of the response with the headers above; headers of the response win. */
export function withSecurityHeaders(response: Response, isHttps: boolean): Response {
  const { status, statusText } = response
  const headers = secureHeaders(response.headers, isHttps)
  return new Response(response.body, { status, statusText, headers })
}

/** A copy of the headers with the headers above; existing ones win. */
export function secureHeaders(given: Headers, isHttps: boolean): Headers {
  const headers = new Headers(given)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const policy = headers.get('Content-Security-Policy') ?? NOTHING
  headers.set('Content-Security-Policy', isHttps ? `${policy}; upgrade-insecure-requests` : policy)
  // The development server injects scripts and styles that our policies forbid.
  if (import.meta.env.MODE === 'development') headers.delete('Content-Security-Policy')
  return headers
}
