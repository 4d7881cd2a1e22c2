import { env } from 'cloudflare:workers'
import type { MailScript, TakenMail } from '../provider/mail-service.ts'

/** A mail service of its own over real HTTP (provider/mail-service), with the settings of a site that uses it. */
export async function aMailService(name: string, script: MailScript = {}) {
  const base = `${env.MAIL_SERVICE_URL}/s/${name}`
  const set = async (next: MailScript) => {
    await fetch(`${base}/__script`, { method: 'POST', body: JSON.stringify(next) })
  }
  await set(script)
  const settings = {
    SITE_ORIGIN: 'https://www.vozka.example',
    ORDER_LINK_SECRET: env.ORDER_LINK_SECRET ?? '',
    MAIL_API_URL: `${base}/emails`,
    MAIL_API_TOKEN: 'token',
    MAIL_FROM: 'site@vozka.example',
    CARRIER_EMAIL: 'carrier@vozka.example',
  }
  const taken = async (): Promise<{ calls: number; taken: TakenMail[] }> =>
    (await fetch(`${base}/__taken`)).json()
  return { settings, set, taken }
}
