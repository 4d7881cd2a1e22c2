import type { Asked, CarrierWords } from './carrier-words-type.ts'

const OF: Record<Asked, string> = { request: 'poptávky', order: 'objednávky' }
const IT: Record<Asked, string> = { request: 'poptávku', order: 'objednávku' }

export const cs: CarrierWords = {
  held: 'Vypadá jako od\u00a0robota: zákazník zatím nic nedostal a\u00a0čeká se na\u00a0Vaše posouzení.',
  heldMessage: 'Vypadá jako od\u00a0robota a\u00a0čeká na\u00a0Vaše posouzení.',
  note: 'Poznámka',
  atDesk: 'Otevřít v dispečinku',
  elsewhere:
    'O\u00a0objednávce rozhoduje Váš systém: potvrzení, změny a\u00a0peníze zapište v\u00a0něm.',
  canDo: 'Co můžete udělat',
  examples:
    'Ceny, časy, důvody a\u00a0řidiči v\u00a0příkazech jsou příklady: než příkaz spustíte, přepište je.',
  unanswered: {
    subject: (subject) => `Bez odpovědi: ${subject}`,
    heading: 'Zákazník čeká na odpověď',
    lead: (of) => `Na tuto ${IT[of]} zatím nikdo neodpověděl.`,
  },
  driverless: {
    heading: 'Jízda nemá řidiče',
    lead: (when) => `Na jízdu ${when} ještě není přidělen řidič.`,
  },
  speaks: {
    cs: 'Zákazník mluví česky.',
    en: 'Zákazník mluví anglicky, pište mu anglicky.',
    de: 'Zákazník mluví německy, pište mu německy.',
  },
  payment: (method) => `Platba: ${method.charAt(0).toLowerCase()}${method.slice(1)}.`,
  paymentWish: (method) => `Chce platit: ${method.charAt(0).toLowerCase()}${method.slice(1)}.`,
  usual: (price) => `Cena takové cesty: ${price}.`,
  answerBy: (end) => `Odpovězte do\u00a0${end}.`,
  received: (of, number) =>
    of === 'request'
      ? { heading: 'Nová poptávka', lead: `Poptávka ${number} čeká na Vaši cenu.` }
      : { heading: 'Nová objednávka', lead: `Objednávka ${number} čeká na Vaše potvrzení.` },
  accept: (number) => ({
    heading: 'Nabídka přijata',
    lead: `Zákazník přijal nabídku k\u00a0poptávce ${number}. Objednávka je závazná.`,
  }),
  decline: (number) => ({
    heading: 'Nabídka odmítnuta',
    lead: `Zákazník odmítl nabídku k\u00a0poptávce ${number}.`,
  }),
  correctEmail: (of, number, email) => ({
    heading: 'E-mail zákazníka opraven',
    lead: `Zákazník opravil svůj e-mail u\u00a0${OF[of]} ${number}, pište mu na ${email}. Na původní adresu už neodpovídejte.`,
  }),
  tellPlace: (of, number) => ({
    heading: 'Zákazník doplnil místo',
    lead: `Zákazník doplnil ulici nebo hotel u\u00a0${OF[of]} ${number}:`,
  }),
  untold: 'Ulici ani hotel zatím neznáme, zákazník je může doplnit na stránce objednávky:',
  requestCancel: (of, number, fee, until) => ({
    heading: 'Žádost o\u00a0zrušení',
    lead: `Zákazník žádá o\u00a0zrušení ${OF[of]} ${number} a\u00a0potvrdil poplatek ${fee}. Bez odpovědi se zruší ${until}.`,
  }),
  requestChange: (of, number) => ({
    heading: 'Žádost o\u00a0změnu',
    lead: `Zákazník žádá o\u00a0změnu ${OF[of]} ${number}:`,
  }),
  quoted: (message) => `„${message}“`,
  replaces: 'Nahrazuje jeho předchozí žádost, na kterou jste zatím neodpověděli.',
  acceptChange: (of, number) => ({
    heading: 'Změna přijata',
    lead: `Zákazník přijal změnu ${OF[of]} ${number}. Níže je, jak teď platí.`,
  }),
  grantedChange: (of, number) => ({
    heading: 'Změna platí',
    lead: `Zákazníkovo přání u\u00a0${OF[of]} ${number} jste schválili beze změny, takže hned platí. Níže je, jak to teď je.`,
  }),
  declineChange: (of, number) => ({
    heading: 'Změna odmítnuta',
    lead: `Zákazník odmítl změnu ${OF[of]} ${number}. ${of === 'request' ? 'Poptávka zůstává, jak byla.' : 'Objednávka zůstává beze změny.'}`,
  }),
  cancel: (of, number) => ({
    heading: of === 'request' ? 'Poptávka zrušena' : 'Objednávka zrušena',
    lead: `Zákazník zrušil ${IT[of]} ${number}.`,
  }),
  fee: (amount) => (amount === null ? 'Zdarma.' : `Účtujete mu ${amount}.`),
  message: {
    heading: 'Zpráva z\u00a0webu',
    subject: (about) => `Zpráva z\u00a0webu: ${about}`,
    from: 'Od koho',
    name: 'Jméno',
    email: 'E-mail',
  },
  contact: { phone: 'Telefon', subject: 'Předmět', message: 'Zpráva', text: 'Text' },
}
