import { appConfig } from '~config'
import type { Letter, Posted } from '~/outbox/mail'
import { MAIL } from '~/outbox/mail-claim.server'
import type { Settings } from '~/lib/setting/names'
import { mailApi } from '~/lib/settings'
import { mailAddress } from '~/lib/fields/email'
import { parseRetryAfter } from '~/back-office/retry'
import * as v from 'valibot'
import { readBoundedText } from '~/back-office/bounded-body'

/** The answer of a mail service to a mail that it took, in Resend's format, and how long it may be. */
const sentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)) }),
)
const MAX_ANSWER = 16 * 1_024

/** The id of the sent mail; null if the answer does not have the shape of one, or does not end. */
async function readSentId(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<string | null> {
  const read = await readBoundedText(body, MAX_ANSWER, signal)
  const sent = v.safeParse(sentSchema, read.ok ? read.text : '')
  return sent.success ? sent.output.id : null
}

export type MailSettings = Settings & { EMAIL?: SendEmail }

/** Sends one letter; never throws. All attempts use the same key. */
export type Post = (letter: Letter, key: string) => Promise<Posted>

/** The mail service: the API in the settings, else the EMAIL binding; null without either. */
export function mailPost(settings: MailSettings, host: string): Post | null {
  const addresses = addressesOf(settings)
  const api = mailApi(settings)
  const binding = settings.EMAIL
  if (api) return (letter, key) => postToApi(api, toApi(letter, addresses, host), key)
  return binding ? (letter) => sendByBinding(binding, toBinding(letter, addresses, host)) : null
}

/** The mail service, in a word. */
export function mailWay(settings: MailSettings): 'api' | 'binding' | 'none' {
  if (mailApi(settings)) return 'api'
  return settings.EMAIL ? 'binding' : 'none'
}

type Addresses = { from: string; carrier: string[] }

/** The sender, and the carrier's own addresses, as mail services take them. */
function addressesOf({ MAIL_FROM: from, CARRIER_EMAIL: named }: MailSettings): Addresses {
  const carrier =
    typeof named === 'string' && named ? named.split(',').map((one) => one.trim()) : []
  const [first = appConfig.company.email] = carrier
  return {
    from: mailAddress(typeof from === 'string' && from ? from : first),
    carrier: (carrier.length > 0 ? carrier : [first]).map(mailAddress),
  }
}

function toApi(letter: Letter, { from, carrier }: Addresses, host: string) {
  const { to, replyTo, subject, text, html, id, attachments } = letter
  return {
    from: `${appConfig.product.name} <${from}>`,
    to: to === null ? carrier : [mailAddress(to)],
    ...(replyTo === null ? {} : { reply_to: mailAddress(replyTo) }),
    subject,
    text,
    html,
    headers: { 'Message-ID': `<${id}@${host}>`, ...threadOf(letter, host) },
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      content_type: type,
      content: base64(content),
    })),
  }
}

function toBinding(
  letter: Letter,
  { from, carrier }: Addresses,
  host: string,
): EmailMessageBuilder {
  const { to, replyTo, subject, text, html, attachments } = letter
  return {
    from: { email: from, name: appConfig.product.name },
    to: to === null ? carrier : mailAddress(to),
    ...(replyTo === null ? {} : { replyTo: mailAddress(replyTo) }),
    subject,
    text,
    html,
    // The platform sets the Message-ID itself and refuses ours.
    headers: threadOf(letter, host),
    attachments: attachments.map(({ name, type, content }) => ({
      disposition: 'attachment',
      filename: name,
      type,
      content: base64(content),
    })),
  }
}

/** Mail programs group mails that refer to the same message, even one that was never sent. */
function threadOf({ thread }: Letter, host: string): Record<string, string> {
  return thread === null ? {} : { References: `<${thread}@${host}>` }
}

async function postToApi(
  { url, token }: { url: string; token: string },
  body: object,
  key: string,
): Promise<Posted> {
  const signal = AbortSignal.timeout(MAIL.timeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    const { ok, status, headers, body: answer } = response
    if (ok) {
      const id = await readSentId(answer, signal)
      return id === null ? unknown(signal.aborted ? 'timeout' : 'no_id') : { ok: true, id }
    }
    await answer?.cancel()
    const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), Date.now())
    return {
      ...failed(`http ${status}`),
      isFinal: isFinal(status),
      retryAfterMs,
    }
  } catch {
    return unknown(signal.aborted ? 'timeout' : 'network')
  }
}

// Wrong credentials, an attempt still running, or too many at once: it may succeed later.
const NOT_FINAL = [401, 403, 408, 409, 425, 429]

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !NOT_FINAL.includes(status)
}

/** Errors of the binding for a letter that can never be sent. */
const FINAL_CODES =
  /^E_(?:VALIDATION_ERROR|FIELD_MISSING|CONTENT_TOO_LARGE|TOO_MANY_\w+|RECIPIENT_SUPPRESSED|HEADER\w+)$/
const NOT_ALLOWED = /^E_(?:RECIPIENT_NOT_ALLOWED|SENDER_NOT_VERIFIED|SENDER_DOMAIN\w*)$/

async function sendByBinding(binding: SendEmail, message: EmailMessageBuilder): Promise<Posted> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Posted>((resolve) => {
    timer = setTimeout(() => resolve(unknown('timeout')), MAIL.timeout)
  })
  try {
    const sent = binding
      .send(message)
      .then(({ messageId }) => ({ ok: true, id: messageId }) as const)
    return await Promise.race([sent, late])
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const says = error instanceof Error ? error.message : ''
    if (NOT_ALLOWED.test(code) || /not (?:a )?(?:verified|allowed)/i.test(says)) {
      return failed('not_allowed')
    }
    return FINAL_CODES.test(code) ? { ...failed(code), isFinal: true } : failed('binding')
  } finally {
    clearTimeout(timer)
  }
}

function failed(error: string) {
  return { ok: false, isFinal: false, isUnknown: false, error, retryAfterMs: null } as const
}

/** A failure after which the mail may have been sent; all attempts have the same key. */
function unknown(error: string) {
  return { ...failed(error), isUnknown: true }
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
