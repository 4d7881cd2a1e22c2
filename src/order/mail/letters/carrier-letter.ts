import { appConfig } from '~config'
import { isPaymentWish } from '~/order/life/order-now'
import { ownLocale, type Words } from '~/lib/locale'
import { carrierWords } from '~/order/mail/letters/carrier-words/words'
import { promisedBy } from '~/carrier/open-time'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { ofRequest } from '~/order/life/life'
import { usualText } from '~/order/price/bill-rows'
import {
  type CarrierEvent,
  type LetterContent,
  type Paragraph,
  rowsSection,
  type Section,
  textSection,
} from '~/order/mail/letter-content'
import {
  absolute,
  amountOf,
  numberOf,
  orderSections,
  priceSection,
  untoldTowns,
  wayOf,
} from '~/order/mail/order-sections'
import { cancelBy } from '~/order/acts/cancel'
import { wishAnswerBy } from '~/order/promises/wish'
import { screenPath } from '~/i18n/screens'
import type { KnownOrder } from '~/order/store/find-order.server'
import { formatDate, formatDateTime, formatPhone, formatTime, formatUntil } from '~/i18n/format'
import { HOUR } from '~/lib/duration'
import type { ContactBody } from '~/back-office/contract'
import type { Order } from '~/order/model/order'
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
    `assign NUMBER --driver "Karel Novák" --phone ${EXAMPLE[appConfig.market.currency].phone} --car "Škoda Superb" --plate "1AB 2345"`,
  grant: ({ life: { asked } }) =>
    `answer NUMBER --yes ${asked?.pickup ? `--time ${asked.pickup.local}` : '--same'}`,
  grantLater: ({ life }) => `answer NUMBER --yes --time ${hourAfter(life.pickupAt)}`,
  refuse: ({ placed }) => `answer NUMBER --no --reason "${REASONS[placed.locale]}"`,
} satisfies Record<string, (known: KnownOrder) => string>
type CommandName = keyof typeof COMMANDS

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

/** A whole price and a telephone that nobody takes for their own, by the money of the market. */
const EXAMPLE = {
  CZK: { price: 5_000, step: 100, phone: '+420777123456' },
  EUR: { price: 200, step: 10, phone: '+436601234567' },
}

/** In whole money: the middle of the usual prices, rounded. */
function examplePrice({ usual }: Order): number {
  const { price, step } = EXAMPLE[appConfig.market.currency]
  return usual ? Math.round((usual.from + usual.to) / (200 * step)) * step : price
}

function hourAfter(pickupAt: string): string {
  return toLocalTime(new Date(Date.parse(pickupAt) + HOUR))
}

// Mails to the carrier are in its own language, whatever the customer speaks.
const words = carrierWords[ownLocale]

const GRANT: CommandName[] = ['grant']
/** A wish in words may mean another time. */
const GRANT_OR_MOVE: CommandName[] = ['grant', 'grantLater']

/** `hasDesk`: somebody may sign in at the desk. `isDecidedHere` is false where the carrier's back office decides. */
type Of = {
  known: KnownOrder
  event: CarrierEvent
  isHeld: boolean
  origin: string
  hasDesk: boolean
  isDecidedHere: boolean
}

/** The carrier's mail about an event: everything a dispatcher needs to decide without opening another page. */
export function carrierLetter({ event, ...of }: Of): LetterContent {
  return letterOf(of, saidOf(of.known, event))
}

function letterOf(
  { known, isHeld, origin, hasDesk, isDecidedHere }: Omit<Of, 'event'>,
  said: Said,
): LetterContent {
  const { heading, lead } = said
  // Where a back office decides, the site refuses its people's acts.
  const own: CommandName[] = isDecidedHere ? said.commands : ['show']
  const commands: CommandName[] = isHeld ? ['release', 'show'] : own
  const { placed, life } = known
  const { note } = placed
  const when = formatDateTime(life.pickupAt, ownLocale)
  const untold = untoldTowns(known)
  const sections: Section[] = [
    ...orderSections(known, true),
    priceSection(known),
    ...(note ? [rowsSection(words.note, [{ label: words.note, value: note }])] : []),
    textSection(words.canDo, ...commandLines(commands, known, origin)),
  ]
  return {
    subject: `${heading}: ${wayOf(known, ownLocale)}, ${when} (${numberOf(known)})`,
    heading,
    lead: [
      ...lead,
      customerText(known),
      ...(untold === '' ? [] : [words.untold, { quoted: untold }]),
      ...(isHeld ? [words.held] : []),
      ...(isDecidedHere ? [] : [words.elsewhere]),
    ],
    button: hasDesk
      ? {
          label: words.atDesk,
          url: absolute(origin, screenPath('deskOrder', ownLocale, placed.number)),
        }
      : null,
    sections: sections.filter(({ rows, paragraphs }) => rows.length > 0 || paragraphs.length > 0),
  }
}

/** The reminder of an order that nobody has answered, half of the promised time after it came. */
export function reminderLetter(of: Of): LetterContent {
  const letter = carrierLetter(of)
  const { subject, heading, lead } = words.unanswered
  return {
    ...letter,
    subject: subject(letter.subject),
    heading,
    lead: [lead(of.known.life.price === null ? 'request' : 'order'), ...letter.lead],
  }
}

/** The reminder of a ride that has no driver, 20 hours before it. */
export function driverlessLetter(of: Omit<Of, 'event'>): LetterContent {
  const { rides, pickupAt } = of.known.life
  const bare = rides.find(({ over, driver }) => over === null && driver === null)
  const when = formatDateTime(bare?.pickupAt ?? pickupAt, ownLocale)
  return letterOf(of, {
    heading: words.driverless.heading,
    lead: [words.driverless.lead(when)],
    commands: ['assign', 'show'],
  })
}

/** The customer's language, and how they pay or what such a ride usually costs. */
function customerText({ placed, life }: KnownOrder): string {
  const { locale, paymentMethod, order } = placed
  const { name } = PAYMENT_METHODS[paymentMethod ?? 'card']
  const payment = isPaymentWish(placed, life) ? words.paymentWish : words.payment
  return [
    words.speaks[locale],
    paymentMethod ? payment(name[ownLocale]) : '',
    order.usual ? words.usual(usualText(order.usual, ownLocale)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** By when the customer was promised an answer to the order, or to a wish; the day only where it is another one. */
function deadlineText({ life }: KnownOrder): string {
  const promised = promisedBy(new Date(life.placedAt))
  const orderBy = new Date(Math.min(promised.getTime(), Date.parse(life.pickupAt))).toISOString()
  const end = wishAnswerBy(life) ?? orderBy
  const isSameDay =
    formatDate(end, ownLocale) === formatDate(life.asked?.at ?? life.placedAt, ownLocale)
  return words.answerBy(isSameDay ? formatTime(end, ownLocale) : formatUntil(end, ownLocale))
}

type Said = { heading: string; lead: Paragraph[]; commands: CommandName[] }

function saidOf(known: KnownOrder, event: CarrierEvent): Said {
  const number = numberOf(known)
  const { life } = known
  const asked = ofRequest(known)
  const said = (
    { heading, lead }: { heading: string; lead: string },
    more: Partial<Said> = {},
  ) => ({
    heading,
    lead: [lead],
    commands: ['show' as const],
    ...more,
  })
  switch (event.event) {
    case 'received': {
      const kind = life.price === null ? 'request' : 'order'
      const { heading, lead } = words.received(kind, number)
      const first = kind === 'request' ? 'quote' : 'confirm'
      return {
        heading,
        lead: [`${deadlineText(known)} ${lead}`],
        commands: [first, 'reject', 'show'],
      }
    }
    case 'accept':
      return said(words.accept(number), { commands: ['assign', 'show'] })
    case 'decline':
      return said(words.decline(number))
    case 'correctEmail':
      return said(words.correctEmail(asked, number, event.data.email))
    case 'correct': {
      const { heading, lead } = words.tellPlace(asked, number)
      const { pickup, dropoff } = event.data.after.trip ?? {}
      const places = [pickup, dropoff].filter(Boolean).join(' – ')
      return said({ heading, lead }, { lead: [lead, { quoted: places }] })
    }
    case 'requestCancel': {
      const until = formatUntil(cancelBy(life) ?? life.pickupAt, ownLocale)
      return said(words.requestCancel(asked, number, amountOf(known, event.data.fee), until))
    }
    case 'requestChange': {
      const { heading, lead } = words.requestChange(asked, number)
      return {
        heading,
        lead: [
          `${deadlineText(known)} ${lead}`,
          { quoted: words.quoted(event.data.message) },
          ...(life.asked?.replaces == null ? [] : [words.replaces]),
        ],
        commands: [...(life.asked?.pickup ? GRANT : GRANT_OR_MOVE), 'refuse', 'show'],
      }
    }
    case 'acceptChange':
      return said(
        event.actor === 'site'
          ? words.grantedChange(asked, number)
          : words.acceptChange(asked, number),
      )
    case 'declineChange':
      return said(words.declineChange(asked, number))
    case 'cancel': {
      const { heading, lead } = words.cancel(asked, number)
      return said({ heading, lead: `${lead} ${feeText(known)}` })
    }
  }
}

function feeText(known: KnownOrder): string {
  const fee = known.life.fee ?? 0
  return words.fee(fee === 0 ? null : amountOf(known, fee))
}

/** The carrier's mail with a message from the contact form. */
export function messageLetter(
  { name, email, phone, subject, message }: ContactBody,
  isHeld: boolean,
): LetterContent {
  return {
    subject: words.message.subject(subject || name),
    heading: words.message.heading,
    lead: isHeld ? [words.heldMessage] : [],
    button: null,
    sections: [
      rowsSection(words.message.from, [
        { label: words.message.name, value: name },
        { label: words.message.email, value: email },
        { label: words.contact.phone, value: phone ? formatPhone(phone) : null },
        { label: words.contact.subject, value: subject },
      ]),
      rowsSection(words.contact.message, [{ label: words.contact.text, value: message }]),
    ],
  }
}
