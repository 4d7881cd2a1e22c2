import { createHash } from 'node:crypto'
import { dark, light } from 'virtual:look'
import { appConfig } from '~config'
import { companyPhone } from '~/carrier/company-phone'
import type { ColourName } from '~/carrier/config/look'
import { matchScreen } from '~/i18n/match-screen'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

/**
 * The picture on pages that must not depend on a file: a car at the roadside at night, its bonnet open, in the colours
 * of the carrier. They are attributes, which no policy forbids.
 */
const STOPPED_CAR = `<svg class="picture" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
<path d="M0 0h1200v420H0z" fill="${light.night}"/>
<g><circle cx="800" cy="186" r="520" fill="${dark.raised}" fill-opacity=".5"/><circle cx="800" cy="186" r="390" fill="${dark.disc}" fill-opacity=".6"/><circle cx="800" cy="186" r="280" fill="${dark.disc}"/><circle cx="800" cy="186" r="186" fill="${light['night-line']}"/><circle cx="800" cy="186" r="112" fill="${light.haze}" fill-opacity=".15"/><circle cx="800" cy="186" r="62" fill="${light.ivory}"/></g>
<path d="M0 262C160 206 300 214 460 246S760 262 900 226S1120 206 1200 230V420H0z" fill="${dark.disc}"/>
<path d="M0 300C200 262 400 276 600 298S1000 290 1200 268V420H0z" fill="${dark.raised}"/>
<path d="M0 352L1200 340V420H0z" fill="${light.night}"/>
<path d="M0 352L1200 340" fill="none" stroke="${light.brass}" stroke-width="2"/>
<path d="M-14 300L2 250L18 300ZM96 312L110 262L124 312ZM176 318L186 282L196 318ZM1044 296L1058 238L1072 296ZM1112 292L1130 226L1148 292ZM1176 290L1188 250L1200 290Z" fill="${dark.page}"/>
<g transform="translate(430 272) scale(.62)"><path d="M-10 147H512L494 158H8z" fill="${dark.page}"/><path d="M150 58L58-28L48-24L52-12L128 66Z" fill="${light['night-line']}"/><path d="M58-28L150 58" fill="none" stroke="${light.brass}" stroke-width="2.6"/><path d="M66 70L70-8" fill="none" stroke="${light.haze}" stroke-width="2.4"/><path d="M12 129C4 122 2 106 5 90C7 80 13 75 23 71.5C60 66 106 62 154 56C177 40 201 22 223 11.5C243 3 268 0 293 0C327 0 354 5 378 17C400 28 420 40 438 50C460 51 477 53 490 57C497 66 500 80 499.5 95C499 109 498 121 492 128L421 131A39.5 39.5 0 0 0 349 131L121 131A39.5 39.5 0 0 0 49 131L12 129Z" fill="${dark.disc}"/><path d="M3.5 102C50 98 150 99 250 99S450 97 499.5 93C499 109 498 121 492 128L421 131A39.5 39.5 0 0 0 349 131L121 131A39.5 39.5 0 0 0 49 131L12 129C6 124 3 114 3.5 102Z" fill="${light.night}"/><path d="M180 54C197 40 215 26 233 17.5C246 12.5 258 10.5 271 10L267 53.5ZM279 10C307 9 333 12 351 19.5C373 29 392 40 407 51L275 53.5Z" fill="${light.call}"/><path d="M267 54L271 9H280L276 54ZM360 24L366 27L352 53H345Z" fill="${dark.disc}"/><path d="M154 55.5C177 39.5 201 21.5 223 11C243 2.5 268 .5 293 .5C327 .5 354 5.5 378 17.5" fill="none" stroke="${light.haze}" stroke-width="2"/><path d="M124 72C200 64 300 64 360 65S460 66 492 70M124 126H346" fill="none" stroke="${light.brass}" stroke-width="2.4"/><path d="M188 66C183 84 183 104 187 126M271 56C273 84 273 104 270 126M352 56C352 70 358 76 352 92" fill="none" stroke="${dark.page}" stroke-width="1.4"/><path d="M5.5 90C7 80 13 75.5 23 72C29 71 36 70 42 69.5C38 79 28 85 5 91Z" fill="${light.haze}"/><path d="M491 58C497 66 499 74 499.5 84L470 76C468 70 470 64 474 61Z" fill="${light.sun}"/><circle cx="85" cy="114" r="34" fill="${dark.page}"/><circle cx="85" cy="114" r="23" fill="${light.haze}"/><circle cx="85" cy="114" r="18" fill="${dark.disc}"/><circle cx="85" cy="114" r="5" fill="${light.brass}"/><circle cx="385" cy="114" r="34" fill="${dark.page}"/><circle cx="385" cy="114" r="23" fill="${light.haze}"/><circle cx="385" cy="114" r="18" fill="${dark.disc}"/><circle cx="385" cy="114" r="5" fill="${light.brass}"/></g>
<g transform="translate(392 276) scale(.62)"><path d="M-16 140L-12 60C-18 40-14 24-4 16L-5 12C-9 8-10 4-9 0L-13-1L-9-4C-8-12 8-12 10-4L9 1C9 5 8 9 6 12L6 16C16 22 20 30 34 40L52 34L55 42L34 54L18 46L18 60L20 140H6L2 84L-4 140Z" fill="${dark.page}"/><path d="M-10-4H11" stroke="${light.brass}" stroke-width="2.5"/></g>
<path d="M832 366L848 338L864 366Z" fill="${light.sun}"/><path d="M841 361L848 349L855 361Z" fill="${dark.raised}"/>
</svg>`

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

type PlainPage = {
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
