import type { Language } from '~/lib/locale'

/** What is asked for: a request has no price yet and is not called an order before its price is accepted. */
export type Asked = 'request' | 'order'

type Told = { heading: string; lead: string }

/** The words of the mails to the carrier, whose figures come with their unit. */
export type CarrierWords = {
  held: string
  heldMessage: string
  note: string
  /** The button that leads to the order at the desk. */
  atDesk: string
  /** Where the carrier's back office decides. */
  elsewhere: string
  canDo: string
  examples: string
  unanswered: { subject: (subject: string) => string; heading: string; lead: (of: Asked) => string }
  driverless: { heading: string; lead: (when: string) => string }
  /** What the customer speaks. */
  speaks: Record<Language, string>
  payment: (method: string) => string
  paymentWish: (method: string) => string
  usual: (price: string) => string
  answerBy: (end: string) => string
  received: (of: Asked, number: string) => Told
  accept: (number: string) => Told
  decline: (number: string) => Told
  correctEmail: (of: Asked, number: string, email: string) => Told
  tellPlace: (of: Asked, number: string) => Told
  /** Before the towns of which the customer has told no street. */
  untold: string
  requestCancel: (of: Asked, number: string, fee: string, until: string) => Told
  requestChange: (of: Asked, number: string) => Told
  quoted: (message: string) => string
  replaces: string
  acceptChange: (of: Asked, number: string) => Told
  /** The customer's own wish, which the carrier granted as it was. */
  grantedChange: (of: Asked, number: string) => Told
  declineChange: (of: Asked, number: string) => Told
  cancel: (of: Asked, number: string) => Told
  /** Null: nothing. */
  fee: (amount: string | null) => string
  message: {
    heading: string
    subject: (about: string) => string
    from: string
    name: string
    email: string
  }
  contact: { phone: string; subject: string; message: string; text: string }
}
