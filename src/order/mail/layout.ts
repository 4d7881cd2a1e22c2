import { appConfig } from '~config'
import type { LetterContent, Section } from '~/order/mail/letter-content'
import { facts } from '~/carrier/facts'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

const { name } = appConfig.product

/** The carrier's identity, which the law requires in a contract; one item per line. */
function identity(locale: Locale): string[] {
  const { legalName, address, companyId, vatId, register, phone, email } = facts(locale)
  const ids = [m.mail_company_id({ id: companyId }), vatId ? m.mail_vat_id({ id: vatId }) : '']
  return [
    `${legalName}, ${m.mail_seat({ address })}`,
    [...ids.filter(Boolean), register].join(', '),
    `${phone}, ${email}`,
  ]
}

/** A mail as plain text. Lines are not wrapped; the mail program does that. */
export function toText({ heading, lead, button, sections }: LetterContent, locale: Locale): string {
  const blocks = [
    heading,
    ...lead,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...sections.map(sectionText),
    ['-- ', name, ...identity(locale)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function sectionText({ title, rows, paragraphs }: Section): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`)
  return [title.toLocaleUpperCase('cs'), ...paragraphs, ...lines].join('\n')
}

const FONT = "font-family:Jost,'Century Gothic',Futura,'Segoe UI',system-ui,sans-serif"
const QUIET = 'color:#4a5a6a'
/** Colours for mail programs with a dark theme; those without support keep the light one. */
const DARK = `@media (prefers-color-scheme: dark){
.page{background:#0d1a2b !important;color:#f4ead3 !important}
.quiet{color:#b9c4cc !important}.link{color:#ecc878 !important}.rule{border-color:#8a6a30 !important}
.button{background:#ecc878 !important;color:#0d1a2b !important}}`

/** A mail as HTML: one column, inline styles, no external resources, light and dark. */
export function toHtml(
  { subject, heading, lead, button, sections }: LetterContent,
  locale: Locale,
) {
  const paragraphs = lead.map((text) => paragraph(text)).join('')
  const pressed = button
    ? `<p style="margin:28px 0"><a class="button" href="${escape(button.url)}" style="display:inline-block;padding:14px 22px;background:#ecc878;color:#0d1a2b;font-weight:500;text-decoration:none;border-radius:2px">${escape(button.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>:root{color-scheme:light dark}
${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf5e9;color:#16263a;${FONT};font-size:17px;line-height:1.55">
<div class="page" style="max-width:600px;margin:0 auto;padding:28px 20px 36px;background:#faf5e9;color:#16263a">
<p class="rule" style="margin:0 0 28px;padding:0 0 12px;border-bottom:1px solid #c9963f;font-size:22px;font-weight:500;letter-spacing:.02em">${escape(name)}</p>
<h1 style="margin:0 0 16px;font-size:30px;line-height:1.2;font-weight:500">${escape(heading)}</h1>
${paragraphs}${pressed}${sections.map(sectionHtml).join('')}
<p class="rule quiet" style="margin:36px 0 0;padding:16px 0 0;border-top:1px solid #c9963f;font-size:14px;${QUIET}">${identity(locale).map(escape).join('<br>')}</p>
</div>
</body>
</html>
`
}

function sectionHtml({ title, rows, paragraphs }: Section): string {
  const cell = 'padding:6px 0;vertical-align:top;text-align:left;font-weight:400'
  const table = rows
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" class="quiet" style="${cell};padding-right:16px;width:38%;${QUIET}">${escape(label)}</th><td style="${cell}">${escape(value).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('')
  return `<h2 class="rule" style="margin:32px 0 8px;padding:14px 0 0;border-top:1px solid #c9963f;font-size:19px;line-height:1.3;font-weight:500">${escape(title)}</h2>
${paragraphs.map((text) => paragraph(text)).join('')}${table ? `<table style="width:100%;border-collapse:collapse;${FONT};font-size:16px;line-height:1.45">${table}</table>` : ''}`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${linked(text).replaceAll('\n', '<br>')}</p>\n`
}

/** Turns our own web addresses in a text into links, without the full stop that ends the sentence. */
function linked(text: string): string {
  return escape(text).replace(
    /https?:\/\/[^\s<>"]*[^\s<>".,;)]/g,
    (url) => `<a class="link" href="${url}" style="color:#8a5a10;word-break:break-all">${url}</a>`,
  )
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
