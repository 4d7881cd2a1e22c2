import {
  type CarrierEvent,
  type LetterContent,
  rowsSection,
  type Section,
  textSection,
} from '~/order/mail/letter-content'
import { amountOf, numberOf, orderSections, priceSection, wayOf } from '~/order/mail/order-sections'
import type { KnownOrder } from '~/order/store/find-order.server'
import { formatDateTime, formatPhone } from '~/i18n/format'
import type { ContactBody } from '~/back-office/contract'

// Mails to the carrier are in Czech, because their readers are Czech dispatchers.
const HELD =
  'Vypadá jako od\u00a0robota: zákazník zatím nic nedostal a\u00a0čeká se na\u00a0Vaše posouzení.'

type Of = { known: KnownOrder; event: CarrierEvent; isHeld: boolean }

/** The carrier's mail about an event: everything a dispatcher needs to decide without opening another page. */
export function carrierLetter({ known, event, isHeld }: Of): LetterContent {
  const { heading, lead, ...said } = saidOf(known, event)
  const commands = isHeld ? [release, show] : said.commands
  const { placed, life } = known
  const { note, number } = placed
  const when = formatDateTime(life.pickupAt, 'cs')
  const sections: Section[] = [
    ...orderSections(known, true),
    priceSection(known),
    ...(note ? [rowsSection('Poznámka', [{ label: 'Poznámka', value: note }])] : []),
    textSection(
      'Co můžete udělat',
      ...commands.map((command) => `npm run orders -- ${command(number)}`),
    ),
  ]
  return {
    subject: `${heading}: ${wayOf(known, 'cs')}, ${when} (${numberOf(known)})`,
    heading,
    lead: [...lead, ...(isHeld ? [HELD] : [])],
    button: null,
    sections: sections.filter(({ rows, paragraphs }) => rows.length > 0 || paragraphs.length > 0),
  }
}

type Command = (number: string) => string
const show: Command = (number) => `show ${number}`
const release: Command = (number) => `release ${number}`
type Said = { heading: string; lead: string[]; commands: Command[] }

function saidOf(known: KnownOrder, event: CarrierEvent): Said {
  const number = numberOf(known)
  const { life } = known
  switch (event.event) {
    case 'received':
      return life.price === null
        ? {
            heading: 'Nová poptávka',
            lead: [`Poptávka ${number} čeká na Vaši cenu.`],
            commands: [(of) => `quote ${of}`, (of) => `reject ${of}`, show],
          }
        : {
            heading: 'Nová objednávka',
            lead: [`Objednávka ${number} čeká na Vaše potvrzení.`],
            commands: [(of) => `confirm ${of}`, (of) => `reject ${of}`, show],
          }
    case 'accept':
      return {
        heading: 'Nabídka přijata',
        lead: [`Zákazník přijal nabídku k\u00a0poptávce ${number}. Objednávka je závazná.`],
        commands: [(of) => `assign ${of}`, show],
      }
    case 'decline':
      return {
        heading: 'Nabídka odmítnuta',
        lead: [`Zákazník odmítl nabídku k\u00a0poptávce ${number}.`],
        commands: [show],
      }
    case 'requestChange':
      return {
        heading: 'Žádost o\u00a0změnu',
        lead: [`Zákazník žádá o\u00a0změnu objednávky ${number}:`, `„${event.data.message}“`],
        commands: [(of) => `answer ${of}`, show],
      }
    case 'acceptChange':
      return {
        heading: 'Změna přijata',
        lead: [`Zákazník přijal změnu objednávky ${number}. Níže je, jak teď platí.`],
        commands: [show],
      }
    case 'declineChange':
      return {
        heading: 'Změna odmítnuta',
        lead: [`Zákazník odmítl změnu objednávky ${number}. Platí původní dohoda.`],
        commands: [show],
      }
    case 'cancel':
      return {
        heading: 'Objednávka zrušena',
        lead: [`Zákazník zrušil objednávku ${number}. ${feeText(life.fee ?? 0)}`],
        commands: [show],
      }
  }
}

function feeText(fee: number): string {
  return fee === 0 ? 'Zdarma.' : `Účtujete mu ${amountOf(fee)}.`
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
