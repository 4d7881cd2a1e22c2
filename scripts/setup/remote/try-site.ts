import { ownLocale } from '../../../src/lib/locale.ts'
import { askSite } from '../../../terminal/ask-site.ts'
import { healthAfterDeploy } from '../../tools/health-after-deploy.ts'
import { mailToOwner } from '../../tools/mail-to-owner.ts'

type Site = {
  origin: string
  contactPath: string
  /** The token of the terminal, by which the test order is entered and cancelled. */
  ordersToken: string
  email: string
  /** The ride of the test order and who orders it, as the order form has them. */
  fields: Record<string, string>
}

const CANCELLED = 'A test order of npm run setup.'

/**
 * One test order and one test mail on the deployed site. The order is entered as one of the telephone and cancelled at once, so nobody drives it; its customer is the carrier, who gets its mails.
 */
export async function trySite(site: Site): Promise<{ isWell: boolean; text: string }> {
  const { origin, email } = site
  const answers = await fetch(`${origin}/robots.txt`).catch(() => null)
  if (!answers?.ok) {
    return {
      isWell: true,
      text: `${origin} is not deployed yet: npm run deploy, then npm run setup -- --remote once more makes a test order and sends a test mail.`,
    }
  }
  const order = await testOrder(site)
  const mail = await mailToOwner(site, 'This is the test mail of npm run setup.')
  const { isWell, text } = await healthAfterDeploy(origin, undefined, { tries: 1 })
  return {
    isWell: order.isWell && mail.isSent && isWell,
    text: [order.text, order.isWell ? `Its mails go to ${email}.` : '', mail.text, text.trim()]
      .filter(Boolean)
      .join('\n'),
  }
}

async function testOrder({
  origin,
  ordersToken,
  email,
  fields,
}: Site): Promise<{ isWell: boolean; text: string }> {
  const where = {
    isRemote: true,
    stateFolder: '',
    environment: { SITE_ORIGIN: origin, ORDERS_TOKEN: ordersToken },
  }
  const ride = { ...fields, name: 'Test Order', email }
  const entered = await askSite(
    { command: 'enter', fields: ride, total: 100, language: ownLocale },
    where,
  )
  if (entered.kind !== 'answered') return { isWell: false, text: entered.says }
  if (!entered.answer.ok || entered.answer.kind !== 'acted') {
    const why =
      'field' in entered.answer ? `its field ${entered.answer.field} is wrong` : 'it was refused'
    return { isWell: false, text: `No test order was made: ${why}.` }
  }
  const { number } = entered.answer.order
  const command = { command: 'cancel', number, reason: CANCELLED } as const
  const cancelled = await askSite(command, where)
  const isCancelled = cancelled.kind === 'answered' && cancelled.answer.ok
  return {
    isWell: isCancelled,
    text: isCancelled
      ? `The test order ${number} was made and cancelled.`
      : `The test order ${number} was made and stands: npm run orders -- cancel ${number} --reason "a test" --remote`,
  }
}
