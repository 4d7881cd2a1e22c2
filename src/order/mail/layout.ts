import { dark, light } from 'virtual:look'
import { appConfig } from '~config'
import type { LetterContent, Paragraph, Section } from '~/order/mail/letter-content'
import type { MailTicket } from '~/order/mail/mail-ticket'
import { facts } from '~/carrier/facts'
import { said } from '~/carrier/phrases/said'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

const { name } = appConfig.product

/** The carrier's identity, which the law requires in a contract; one item per line. */
function identity(locale: Locale): string[] {
  const { legalName, address, isRegistered, companyId, vatId, register, phone, email } =
    facts(locale)
  return [
    said(legalName, isRegistered ? m.mail_seat({ address }) : address),
    said(
      companyId && m.mail_company_id({ id: companyId }),
      vatId && m.mail_vat_id({ id: vatId }),
      register,
    ),
    said(phone, email),
  ].filter(Boolean)
}

/** A mail as plain text. Lines are not wrapped; the mail program does that. */
export function toText(
  { heading, lead, ticket, button, sections }: LetterContent,
  locale: Locale,
): string {
  const blocks = [
    heading,
    ...(ticket ? [ticketText(ticket, locale)] : []),
    ...lead.map(plain),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...sections.map((section) => sectionText(section, locale)),
    ['-- ', name, ...identity(locale)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function plain(words: Paragraph): string {
  return typeof words === 'string' ? words : words.quoted
}

function ticketText(
  { kind, stops, when, facts: inBrief, rows, stub }: MailTicket,
  locale: Locale,
): string {
  const lines = [...rows, ...stub].map(({ label, value }) => `${label}: ${value}`)
  return [kind.toLocaleUpperCase(locale), stops.join(' – '), when, inBrief, ...lines].join('\n')
}

function sectionText({ title, rows, paragraphs }: Section, locale: Locale): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`)
  return [title.toLocaleUpperCase(locale), ...paragraphs.map(plain), ...lines].join('\n')
}

const FONT = "font-family:Jost,'Century Gothic',Futura,'Segoe UI',system-ui,sans-serif"
/** The sun that every sign has, and the dots of a way, drawn by boxes: a mail loads no pictures. */
const SUN = `display:inline-block;width:12px;height:12px;margin:0 10px 1px 0;background:${light.sun};border-radius:6px`
const DOT = `display:inline-block;box-sizing:border-box;width:12px;height:12px;margin-right:12px;border:2px solid ${light.brass};border-radius:6px`
const FULL_DOT = `${DOT};background:${light.brass}`
const QUIET = `color:${light.quiet}`
/** Colours for mail programs with a dark theme; those without support keep the light one. */
const DARK = `@media (prefers-color-scheme: dark){
.page{background:${light.night} !important;color:${dark.text} !important}
.quiet{color:${dark.quiet} !important}.link{color:${dark.accent} !important}.rule{border-color:${dark.rule} !important}
.button{background:${light.call} !important;color:${light.ink} !important}
.ticket{background:${dark.raised} !important;color:${dark.text} !important;border-color:${dark.rule} !important}}`

/** A mail as HTML: one column, inline styles, no external resources, light and dark. */
export function toHtml(
  { subject, heading, lead, ticket, reservation, button, sections }: LetterContent,
  locale: Locale,
) {
  const paragraphs = lead.map((text) => paragraph(text)).join('')
  const pressed = button
    ? `<p style="margin:28px 0"><a class="button" href="${escape(button.url)}" style="display:inline-block;padding:14px 22px;background:${light.call};color:${light.ink};font-weight:500;text-decoration:none;border-radius:2px">${escape(button.label)}</a></p>`
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
${DARK}</style>${
    reservation
      ? `
<script type="application/ld+json">${scriptJson(reservation)}</script>`
      : ''
  }
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};color:${light.text};${FONT};font-size:17px;line-height:1.55">
<div style="background:${light.night};color:${light.ivory};border-bottom:2px solid ${light.brass}">
<p style="max-width:600px;box-sizing:border-box;margin:0 auto;padding:14px 20px;font-size:20px;line-height:1.2;font-weight:500;letter-spacing:.14em;text-transform:uppercase"><span style="${SUN}"></span>${escape(name)}</p>
</div>
<div class="page" style="max-width:600px;box-sizing:border-box;margin:0 auto;padding:24px 20px 36px;background:${light.page};color:${light.text}">
<h1 style="margin:0 0 16px;font-size:27px;line-height:1.2;font-weight:500">${escape(heading)}</h1>
${ticket ? ticketHtml(ticket) : ''}${paragraphs}${pressed}${sections.map(sectionHtml).join('')}
<p class="rule quiet" style="margin:36px 0 0;padding:16px 0 0;border-top:1px solid ${light.brass};font-size:14px;${QUIET}">${identity(
    locale,
  )
    .map((line) => dialled(escape(line)))
    .join('<br>')}</p>
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
        `<tr><th scope="row" class="quiet" style="${cell};padding-right:16px;width:38%;${QUIET}">${escape(label)}</th><td style="${cell}">${dialled(escape(value)).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('')
  return `<h2 class="rule" style="margin:32px 0 8px;padding:14px 0 0;border-top:1px solid ${light.brass};font-size:19px;line-height:1.3;font-weight:500">${escape(title)}</h2>
${paragraphs.map((text) => paragraph(text)).join('')}${table ? `<table style="width:100%;border-collapse:collapse;${FONT};font-size:16px;line-height:1.45">${table}</table>` : ''}`
}

/** Dark stub and light ticket, as on the page of the order; tables, because some mail programs know nothing else. */
function ticketHtml({ kind, stops, isLong, when, facts: inBrief, rows, stub }: MailTicket): string {
  const line = (label: string, value: string) =>
    `<tr><td class="quiet" style="padding:2px 12px 2px 0;${QUIET};font-size:15px;vertical-align:top">${escape(label)}</td><td style="padding:2px 0;vertical-align:top">${dialled(escape(value))}</td></tr>`
  const known = rows.map(({ label, value }) => line(label, value)).join('')
  const cells = stub
    .map(
      ({ label, value }, index) =>
        `<td style="padding:12px 16px;vertical-align:top${index > 0 ? ';text-align:right' : ''}"><span style="display:block;color:${light.haze};font-size:14px">${escape(label)}</span><strong style="font-size:19px;font-weight:500">${escape(value)}</strong></td>`,
    )
    .join('')
  const way = stops
    .map(
      (stop, index) =>
        `<span style="display:block;padding:2px 0 2px 24px;text-indent:-24px"><span style="${index === 0 ? DOT : FULL_DOT}"></span>${escape(stop)}</span>`,
    )
    .join('')
  return `<div class="ticket" style="margin:0 0 20px;border:1px solid ${light.brass};background:${light.raised};color:${light.text}">
<div style="padding:14px 16px 12px">
<p class="link" style="margin:0;color:${light.accent};font-size:13px;font-weight:500;letter-spacing:.14em;text-transform:uppercase">${escape(kind)}</p>
<p style="margin:6px 0;font-size:${isLong ? 17 : 23}px;line-height:1.2;font-weight:500;overflow-wrap:anywhere">${way}</p>
<p style="margin:0;font-size:19px;line-height:1.3">${escape(when)}</p>
<p class="quiet" style="margin:2px 0 0;font-size:15px;${QUIET}">${escape(inBrief)}</p>
${known ? `<table role="presentation" style="margin:10px 0 0;border-collapse:collapse;${FONT};font-size:17px;line-height:1.35">${known}</table>` : ''}
</div>
<table role="presentation" style="width:100%;border-collapse:collapse;background:${light.night};color:${light.ivory};${FONT};line-height:1.3"><tr>${cells}</tr></table>
</div>
`
}

function paragraph(words: Paragraph): string {
  const html = typeof words === 'string' ? linked(words) : escape(words.quoted)
  return `<p style="margin:0 0 12px">${html.replaceAll('\n', '<br>')}</p>\n`
}

const LINK = `color:${light.accent}`

/** Turns our own web addresses and telephones in a text into links, without the full stop that ends the sentence. */
function linked(text: string): string {
  return dialled(escape(text)).replace(
    /https?:\/\/[^\s<>"]*[^\s<>".,;)]/g,
    (url) => `<a class="link" href="${url}" style="${LINK};word-break:break-all">${url}</a>`,
  )
}

/** Turns telephones, as `formatPhone` groups them, into links that call. */
function dialled(html: string): string {
  return html.replace(
    /\+\d{1,3}(?:\u00a0\d{2,4}){2,5}/g,
    (phone) =>
      `<a class="link" href="tel:${phone.replaceAll('\u00a0', '')}" style="${LINK}">${phone}</a>`,
  )
}

/** JSON in a script element, which a typed text must not end. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
