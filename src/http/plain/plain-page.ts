import { createHash } from 'node:crypto'
import { dark, light } from 'virtual:look'
import { appConfig } from '~config'
import { companyPhone } from '~/carrier/company-phone'
import type { ColourName } from '~/carrier/config/look'
import { STOPPED_CAR } from '~/http/plain/stopped-car'
import { matchScreen } from '~/i18n/match-screen'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

function pair(name: ColourName): string {
  return `light-dark(${light[name]},${dark[name]})`
}

// The carrier's colours, written out, because this page must be readable without any file.
const STYLE = `:root{color-scheme:light dark;--page:${pair('page')};--text:${pair('text')};--quiet:${pair('quiet')};--accent:${pair('accent')};--rule:${pair('rule')};--gutter:clamp(1.25rem,4vw,4rem)}
@font-face{font-family:Jost;src:url(/fonts/jost.woff2) format("woff2");font-weight:300 700;font-display:swap}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--text);font:400 1.0625rem/1.6 Jost,"Century Gothic",Futura,system-ui,sans-serif;overflow-wrap:break-word}
header,main{max-inline-size:calc(78rem + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.night{background:${light.night};border-block-end:2px solid ${light.brass}}
header{padding-block:1rem}
header a{color:${light.ivory};font-size:clamp(1.3125rem,1.15rem + .65vw,1.6875rem);font-weight:500;line-height:1.4;letter-spacing:.14em;text-decoration:none;text-transform:uppercase}
.picture{display:block;inline-size:100%;block-size:clamp(15rem,26vw,40rem)}
main{display:grid;gap:1rem;justify-items:start;padding-block:2.5rem clamp(2.75rem,1.2rem + 6vw,7rem)}
h1{font-size:clamp(2.125rem,1.6rem + 2.3vw,3.5rem);font-weight:500;line-height:1.12;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
p{max-inline-size:68ch;text-wrap:pretty}
.lead{color:var(--quiet);font-size:1.3125rem;line-height:1.45}
.quiet{margin-block-start:1rem;padding-block-start:1rem;border-block-start:1px solid var(--rule);color:var(--quiet);font-size:.9375rem;inline-size:100%;max-inline-size:none}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
.button{display:inline-block;align-content:center;min-block-size:3rem;padding:.5rem 1.5rem;border:1px solid ${light.brass};border-radius:2px;background:${light.call};color:${light.ink};font-weight:500;line-height:1.4;text-decoration:none}
.button:hover{background:${light['call-hover']}}
button.button{font:inherit;font-weight:500;line-height:1.4;cursor:pointer}
form+.button,.button+.button{background:transparent;color:var(--text)}
.ways{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
.phone{white-space:nowrap;font-weight:500}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.night :focus-visible{outline-color:${light.call}}`

/** SHA-256 of the style above for the policy. */
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The policy of these pages: this style, our typeface and icon, no script. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

export type PlainPage = {
  locale: Locale
  status: number
  title: string
  lead: string
  /** Text before the telephone number. */
  help: string
  /** Details for support, in small print. */
  note?: string
  /** Re-posts the submitted form. For forms that place or cancel an order: a link back instead. */
  posted?: { url: URL; form: FormData | null }
}

/**
 * A page that needs neither React nor a database, for when no other page can be rendered. Its only content from the
 * request is a form to be sent again, escaped.
 */
export function plainPage(page: PlainPage): Response {
  const { locale, status, title, lead, help, note, posted } = page
  const again = posted ? wayOn(posted, locale) : null
  const { product, company } = appConfig
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${light.night}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} | ${product.name}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="night">
<header><a href="${screenPath('home', locale)}">${product.name}</a></header>
${STOPPED_CAR}
</div>
<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<p>${help} <a class="phone" href="tel:${company.phone}">${companyPhone(locale)}</a></p>
${again ? `<p>${again.text}</p>\n` : ''}<div class="ways">${again?.html ?? ''}
<a class="button" href="${screenPath('home', locale)}">${m.error_home({}, { locale })}</a>
</div>
${note === undefined ? '' : `<p class="quiet">${note}</p>\n`}</main>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PLAIN_POLICY,
      'Cache-Control': 'no-store',
    },
  })
}

/**
 * The next step for a posted form: it can be sent again unchanged. A customer must place or cancel an order on the
 * page that shows it (Section 1826a of the Civil Code): the form of a summary therefore only requests its page, and
 * the form of an order becomes a link back to its page.
 */
function wayOn(
  { url, form }: NonNullable<PlainPage['posted']>,
  locale: Locale,
): { text: string; html: string } | null {
  const fields = postedFields(form)
  if (fields.length === 0) return null
  const screen = matchScreen(url.pathname)?.screen
  if (screen === 'orderStatus') {
    const html = `<a class="button" href="${escapeHtml(url.pathname)}">${m.error_order_back({}, { locale })}</a>`
    return { text: m.error_order_kept({}, { locale }), html }
  }
  const isSummary = screen === 'orderSummary'
  const sent = fields.filter(([name]) => name !== 'intent' || !isSummary)
  const inputs = sent.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const button = isSummary
    ? ` name="intent" value="show">${m.error_summary_back({}, { locale })}`
    : `>${m.error_send_again({}, { locale })}`
  const html = `<form method="post" action="${escapeHtml(url.pathname + url.search)}">
${inputs.join('\n')}
<button class="button" type="submit"${button}</button>
</form>`
  return { text: (isSummary ? m.error_summary_kept : m.error_kept)({}, { locale }), html }
}

function postedFields(form: FormData | null): [string, string][] {
  return [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
}

/** A text as it may stand in HTML and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
