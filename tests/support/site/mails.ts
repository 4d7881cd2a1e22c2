import { readdirSync, readFileSync, statSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'

/** Mails that were parsed already, by file and size; the carrier of a long run has hundreds. */
const parsed = new Map<string, Promise<Email>>()

function readMail(file: string): Promise<Email> {
  // The site may still be writing the file; once it is longer it is parsed again.
  const key = `${file} ${statSync(file).size}`
  const mail = parsed.get(key) ?? PostalMime.parse(readFileSync(file))
  parsed.set(key, mail)
  return mail
}

/** The mails that a site on a state folder has sent to an address, oldest first, as a mail programme reads them. */
export async function mailsTo(state: string, email: string): Promise<Email[]> {
  const folder = `${state}/mail`
  const files = readdirSync(folder).filter((name) => name.endsWith(`-${email}.eml`))
  return Promise.all(files.toSorted().map((name) => readMail(`${folder}/${name}`)))
}

/**
 * All mails to an address once there are so many, within `waitsMs`; what the carrier set off is sent by the next cron,
 * a minute later where it can be undone.
 */
export async function untilMails(
  { address, state }: { address: string; state: string },
  email: string,
  count: number,
  waitsMs = 20_000,
): Promise<Email[]> {
  const until = Date.now() + waitsMs
  for (;;) {
    await fetch(`${address}/cdn-cgi/local/scheduled`)
    const mails = await mailsTo(state, email)
    if (mails.length === count) return mails
    if (Date.now() > until) throw new Error(`${mails.length} mails to ${email}, not ${count}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** The addresses a mail leads to, each once, without the telephone and other mail. */
export function linksOf({ html = '', text = '' }: Pick<Email, 'html' | 'text'>): string[] {
  const found = `${html} ${text}`.match(/https?:\/\/[^\s<>"]*[^\s<>".,;)]/g) ?? []
  return [...new Set(found)]
}
