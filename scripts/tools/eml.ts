/** A mail in the format of the API (Resend's POST /emails). */
export type ApiMail = {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { filename: string; content_type: string; content: string }[]
}

/** A mail as a file for mail programs (RFC 5322, MIME); bodies in base64, so that no line is too long. */
export function toEml(mail: ApiMail, at: Date, boundary: string): string {
  const other = `${boundary}-alternative`
  const head = [
    ['From', address(mail.from)],
    ['To', mail.to.map(address).join(', ')],
    ...(mail.reply_to ? [['Reply-To', mail.reply_to]] : []),
    ['Subject', encoded(mail.subject)],
    ['Date', at.toUTCString().replace('GMT', '+0000')],
    ...Object.entries(mail.headers),
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/mixed; boundary="${boundary}"`],
  ]
  const parts = [
    [
      `Content-Type: multipart/alternative; boundary="${other}"`,
      '',
      ...multipart(other, [
        inBase64('text/plain; charset=utf-8', Buffer.from(mail.text)),
        inBase64('text/html; charset=utf-8', Buffer.from(mail.html)),
      ]),
    ],
    ...mail.attachments.map(({ filename, content_type: type, content }) =>
      inBase64(type, Buffer.from(content, 'base64'), [
        `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      ]),
    ),
  ]
  return [
    ...head.map(([name, value]) => `${name}: ${oneLine(value ?? '')}`),
    '',
    ...multipart(boundary, parts),
    '',
  ].join('\r\n')
}

function multipart(boundary: string, parts: string[][]): string[] {
  return [...parts.flatMap((part) => [`--${boundary}`, ...part]), `--${boundary}--`]
}

function inBase64(type: string, content: Buffer, more: string[] = []): string[] {
  const lines = content.toString('base64').match(/.{1,76}/g) ?? ['']
  return [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more, '', ...lines]
}

/** A non-ASCII header, in encoded words of at most 75 characters that split no letter (RFC 2047). */
function encoded(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words = text.match(/.{1,10}/gsu) ?? []
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

/** `Name <address>` with its name encoded. */
function address(text: string): string {
  const [, name = '', angled = ''] = /^(.*?) ?(<[^<>]*>)$/.exec(text) ?? []
  return angled ? `${encoded(name)} ${angled}` : text
}

/** Removes line breaks, so that foreign input cannot add a header; only our own folding remains. */
function oneLine(value: string): string {
  return value.replace(/\r\n(?! =\?)|\r(?!\n)|(?<!\r)\n/g, ' ')
}
