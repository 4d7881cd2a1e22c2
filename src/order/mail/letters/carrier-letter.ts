import { appConfig } from '~config'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { ofRequest } from '~/order/life/life'
import { type CommandName, commandLines } from '~/order/mail/carrier-commands'
import { usualText } from '~/order/price/bill-rows'
import {
  type CarrierEvent,
  type LetterContent,
  type Paragraph,
  rowsSection,
  type Section,
  textSection,
} from '~/order/mail/letter-content'
import { amountOf, numberOf, orderSections, priceSection, wayOf } from '~/order/mail/order-sections'
import { cancelBy } from '~/order/life/cancelling'
import { wishAnswerBy } from '~/order/promises/wish'
import type { KnownOrder } from '~/order/store/find-order.server'
import { formatDate, formatDateTime, formatPhone, formatTime, formatUntil } from '~/i18n/format'
import { HOUR } from '~/lib/duration'
import type { ContactBody } from '~/back-office/contract'

// Mails to the carrier are in Czech, because their readers are Czech dispatchers.
const HELD =
  'Vypadá jako od\u00a0robota: zákazník zatím nic nedostal a\u00a0čeká se na\u00a0Vaše posouzení.'

type Of = { known: KnownOrder; event: CarrierEvent; isHeld: boolean; origin: string }

/** The carrier's mail about an event: everything a dispatcher needs to decide without opening another page. */
export function carrierLetter({ event, ...of }: Of): LetterContent {
  return letterOf(of, saidOf(of.known, event))
}

function letterOf({ known, isHeld, origin }: Omit<Of, 'event'>, said: Said): LetterContent {
  const { heading, lead } = said
  const commands: CommandName[] = isHeld ? ['release', 'show'] : said.commands
  const { placed, life } = known
  const { note } = placed
  const when = formatDateTime(life.pickupAt, 'cs')
  const sections: Section[] = [
    ...orderSections(known, true),
    priceSection(known),
    ...(note ? [rowsSection('Poznámka', [{ label: 'Poznámka', value: note }])] : []),
    textSection('Co můžete udělat', ...commandLines(commands, known, origin)),
  ]
  return {
    subject: `${heading}: ${wayOf(known, 'cs')}, ${when} (${numberOf(known)})`,
    heading,
    lead: [...lead, customerText(known), ...(isHeld ? [HELD] : [])],
    button: null,
    sections: sections.filter(({ rows, paragraphs }) => rows.length > 0 || paragraphs.length > 0),
  }
}

/** The reminder of an order that nobody has answered, half of the promised time after it came. */
export function reminderLetter(of: Of): LetterContent {
  const letter = carrierLetter(of)
  const called = of.known.life.price === null ? 'poptávku' : 'objednávku'
  return {
    ...letter,
    subject: `Bez odpovědi: ${letter.subject}`,
    heading: 'Zákazník čeká na odpověď',
    lead: [`Na tuto ${called} zatím nikdo neodpověděl.`, ...letter.lead],
  }
}

/** The reminder of a ride that has no driver, 20 hours before it. */
export function driverlessLetter(of: Omit<Of, 'event'>): LetterContent {
  const { rides, pickupAt } = of.known.life
  const bare = rides.find(({ over, driver }) => over === null && driver === null)
  const when = formatDateTime(bare?.pickupAt ?? pickupAt, 'cs')
  return letterOf(of, {
    heading: 'Jízda nemá řidiče',
    lead: [`Na jízdu ${when} ještě není přidělen řidič.`],
    commands: ['assign', 'show'],
  })
}

/** The customer's language, and how they pay or what such a ride usually costs. */
function customerText({ placed }: KnownOrder): string {
  const { locale, paymentMethod, order } = placed
  const { name } = PAYMENT_METHODS[paymentMethod ?? 'card']
  return [
    locale === 'en' ? 'Zákazník mluví anglicky, pište mu anglicky.' : 'Zákazník mluví česky.',
    paymentMethod ? `Platba: ${inSentence(name.cs)}.` : '',
    order.usual ? `Cena takové cesty: ${usualText(order.usual, 'cs')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** By when the customer was promised an answer to the order, or to a wish; the day only where it is another one. */
function deadlineText({ life }: KnownOrder): string {
  const promised = Date.parse(life.placedAt) + appConfig.ordering.confirmWithinHours * HOUR
  const orderBy = new Date(Math.min(promised, Date.parse(life.pickupAt))).toISOString()
  const end = wishAnswerBy(life) ?? orderBy
  const isSameDay = formatDate(end, 'cs') === formatDate(life.asked?.at ?? life.placedAt, 'cs')
  return `Odpovězte do\u00a0${isSameDay ? formatTime(end, 'cs') : formatUntil(end, 'cs')}.`
}

type Said = { heading: string; lead: Paragraph[]; commands: CommandName[] }

/** A request is not called an order before its price is accepted. */
const CALLED = {
  request: {
    of: 'poptávky',
    it: 'poptávku',
    cancelled: 'Poptávka zrušena',
    stays: 'Poptávka zůstává, jak byla.',
  },
  order: {
    of: 'objednávky',
    it: 'objednávku',
    cancelled: 'Objednávka zrušena',
    stays: 'Objednávka zůstává beze změny.',
  },
} as const

function saidOf(known: KnownOrder, event: CarrierEvent): Said {
  const number = numberOf(known)
  const { life } = known
  const called = CALLED[ofRequest(known)]
  switch (event.event) {
    case 'received':
      return life.price === null
        ? {
            heading: 'Nová poptávka',
            lead: [`${deadlineText(known)} Poptávka ${number} čeká na Vaši cenu.`],
            commands: ['quote', 'reject', 'show'],
          }
        : {
            heading: 'Nová objednávka',
            lead: [`${deadlineText(known)} Objednávka ${number} čeká na Vaše potvrzení.`],
            commands: ['confirm', 'reject', 'show'],
          }
    case 'accept':
      return {
        heading: 'Nabídka přijata',
        lead: [`Zákazník přijal nabídku k\u00a0poptávce ${number}. Objednávka je závazná.`],
        commands: ['assign', 'show'],
      }
    case 'decline':
      return {
        heading: 'Nabídka odmítnuta',
        lead: [`Zákazník odmítl nabídku k\u00a0poptávce ${number}.`],
        commands: ['show'],
      }
    case 'correctEmail':
      return {
        heading: 'E-mail zákazníka opraven',
        lead: [
          `Zákazník opravil svůj e-mail u\u00a0${called.of} ${number}, pište mu na ${event.data.email}. Na původní adresu už neodpovídejte.`,
        ],
        commands: ['show'],
      }
    case 'requestCancel':
      return {
        heading: 'Žádost o\u00a0zrušení',
        lead: [
          `Zákazník žádá o\u00a0zrušení ${called.of} ${number} a\u00a0potvrdil poplatek ${amountOf(known, event.data.fee)}. Bez odpovědi se zruší ${formatUntil(cancelBy(life) ?? life.pickupAt, 'cs')}.`,
        ],
        commands: ['show'],
      }
    case 'requestChange':
      return {
        heading: 'Žádost o\u00a0změnu',
        lead: [
          `${deadlineText(known)} Zákazník žádá o\u00a0změnu ${called.of} ${number}:`,
          { quoted: `„${event.data.message}“` },
          ...(life.asked?.replaces == null
            ? []
            : ['Nahrazuje jeho předchozí žádost, na kterou jste zatím neodpověděli.']),
        ],
        commands: ['grant', 'grantLater', 'refuse', 'show'],
      }
    case 'acceptChange':
      return {
        heading: 'Změna přijata',
        lead: [`Zákazník přijal změnu ${called.of} ${number}. Níže je, jak teď platí.`],
        commands: ['show'],
      }
    case 'declineChange':
      return {
        heading: 'Změna odmítnuta',
        lead: [`Zákazník odmítl změnu ${called.of} ${number}. ${called.stays}`],
        commands: ['show'],
      }
    case 'cancel':
      return {
        heading: called.cancelled,
        lead: [`Zákazník zrušil ${called.it} ${number}. ${feeText(known)}`],
        commands: ['show'],
      }
  }
}

function feeText(known: KnownOrder): string {
  const fee = known.life.fee ?? 0
  return fee === 0 ? 'Zdarma.' : `Účtujete mu ${amountOf(known, fee)}.`
}

/** The carrier's mail with a message from the contact form. */
export function messageLetter(
  { name, email, phone, subject, message }: ContactBody,
  isHeld: boolean,
): LetterContent {
  return {
    subject: `Zpráva z\u00a0webu: ${subject || name}`,
    heading: 'Zpráva z\u00a0webu',
    lead: isHeld ? ['Vypadá jako od\u00a0robota a\u00a0čeká na\u00a0Vaše posouzení.'] : [],
    button: null,
    sections: [
      rowsSection('Od koho', [
        { label: 'Jméno', value: name },
        { label: 'E-mail', value: email },
        { label: 'Telefon', value: phone ? formatPhone(phone) : null },
        { label: 'Předmět', value: subject },
      ]),
      rowsSection('Zpráva', [{ label: 'Text', value: message }]),
    ],
  }
}
