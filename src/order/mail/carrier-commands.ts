import type { KnownOrder } from '~/order/store/find-order.server'
import type { Order } from '~/order/model/order'
import { ownLocale, type Words } from '~/lib/locale'
import { carrierWords } from '~/order/mail/letters/carrier-words/words'
import { HOUR } from '~/lib/duration'
import { isLoopback } from '~/lib/loopback'
import { toLocalTime } from '~/lib/local-time'

/** The commands of the terminal in the carrier's mails, each complete for an order. */
export const COMMANDS = {
  show: () => 'show NUMBER',
  release: () => 'release NUMBER',
  confirm: () => 'confirm NUMBER',
  quote: ({ placed }) => `quote NUMBER --total ${examplePrice(placed.order)}`,
  reject: ({ placed }) => `reject NUMBER --reason "${REASONS[placed.locale]}"`,
  assign: () =>
    'assign NUMBER --driver "Karel Novák" --phone +420777123456 --car "Škoda Superb" --plate "1AB 2345"',
  grant: ({ life: { asked } }) =>
    `answer NUMBER --yes ${asked?.pickup ? `--time ${asked.pickup.local}` : '--same'}`,
  grantLater: ({ life }) => `answer NUMBER --yes --time ${hourAfter(life.pickupAt)}`,
  refuse: ({ placed }) => `answer NUMBER --no --reason "${REASONS[placed.locale]}"`,
} satisfies Record<string, (known: KnownOrder) => string>
export type CommandName = keyof typeof COMMANDS

/** In the language of the customer, who reads it. */
const REASONS: Words = {
  cs: 'V tu dobu nemáme volný vůz.',
  en: 'We have no car free at that time.',
  de: 'Zu dieser Zeit haben wir keinen freien Wagen.',
}

/**
 * Commands as they are typed. A mail of a deployed site names it by --remote, for which the carrier has SITE_ORIGIN
 * and ORDERS_TOKEN in the environment (docs/operations.md).
 */
export function commandLines(names: CommandName[], known: KnownOrder, origin: string): string[] {
  const remote = isLoopback(new URL(origin)) ? '' : ' --remote'
  const commands = names.map((name) => COMMANDS[name](known))
  const lines = commands.map((command) => {
    const typed = command.replace('NUMBER', known.placed.number)
    return `npm run orders -- ${typed}${remote}`
  })
  const hasExample = commands.some((command) => / --(?:total|time|reason|driver) /.test(command))
  return hasExample ? [...lines, carrierWords[ownLocale].examples] : lines
}

/** In crowns: the middle of the usual prices, to whole hundreds. */
function examplePrice({ usual }: Order): number {
  return usual ? Math.round((usual.from + usual.to) / 20_000) * 100 : 5_000
}

function hourAfter(pickupAt: string): string {
  return toLocalTime(new Date(Date.parse(pickupAt) + HOUR))
}
