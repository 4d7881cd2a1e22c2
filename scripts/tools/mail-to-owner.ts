const PATIENCE = 30_000

/** The deployed site, the path of its contact form, and the address that its mails to the carrier go to. */
type Owner = { origin: string; contactPath: string; email: string }

/**
 * Sends one message by the contact form of the deployed site, as a customer would: the mail that follows goes the
 * whole way of every other one, through database, cron and mail service. Returns what a person is told.
 */
export async function mailToOwner(
  { origin, contactPath, email }: Owner,
  words: string,
): Promise<{ isSent: boolean; text: string }> {
  const body = new URLSearchParams({
    messageKey: crypto.randomUUID(),
    name: 'npm run deploy',
    email,
    message: words,
  })
  try {
    const response = await fetch(`${origin}${contactPath}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (response.status === 303) {
      return {
        isSent: true,
        text: `One mail is on its way to ${email}. If it does not arrive within five minutes, ${origin}/api/health says why.`,
      }
    }
    return {
      isSent: false,
      text: `No mail was sent to ${email}: ${origin}${contactPath} answered ${response.status}.`,
    }
  } catch {
    return { isSent: false, text: `No mail was sent to ${email}: ${origin} did not answer.` }
  }
}

/** The first reader of the carrier's mails, else the address of carrier.ts. */
export function ownerEmail(readers: unknown, company: string): string {
  const [first = ''] = typeof readers === 'string' ? readers.split(',') : []
  return first.trim() || company
}

/** How one gets back to the Worker before. The databases need no way back: it runs on them as they are now. */
export const WAY_BACK = `
To go back to the version before: npm run wrangler -- rollback
npm run wrangler -- versions list names the others. Databases stay as they are: the version before runs on them.`
