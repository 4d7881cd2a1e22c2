import type { Asked, CarrierWords } from './carrier-words-type.ts'

const OF: Record<Asked, string> = { request: 'request', order: 'order' }

export const en: CarrierWords = {
  held: 'It looks like the work of a robot: the customer has received nothing yet, and your judgement is awaited.',
  heldMessage: 'It looks like the work of a robot and awaits your judgement.',
  note: 'Note',
  atDesk: 'Open at the desk',
  elsewhere:
    'Your back office decides about the order: confirm it, change it and note its money there.',
  canDo: 'What you can do',
  examples:
    'Prices, times, reasons and drivers in the commands are examples: rewrite them before you run a command.',
  unanswered: {
    subject: (subject) => `Unanswered: ${subject}`,
    heading: 'The customer waits for an answer',
    lead: (of) => `Nobody has answered this ${OF[of]} yet.`,
  },
  driverless: {
    heading: 'The ride has no driver',
    lead: (when) => `No driver is assigned to the ride of ${when} yet.`,
  },
  speaks: {
    cs: 'The customer speaks Czech: please write in Czech.',
    en: 'The customer speaks English.',
    de: 'The customer speaks German: please write in German.',
  },
  payment: (method) => `Payment: ${method.charAt(0).toLowerCase()}${method.slice(1)}.`,
  paymentWish: (method) =>
    `Would like to pay by: ${method.charAt(0).toLowerCase()}${method.slice(1)}.`,
  usual: (price) => `Price of such a ride: ${price}.`,
  answerBy: (end) => `Please answer by ${end}.`,
  received: (of, number) =>
    of === 'request'
      ? { heading: 'New request', lead: `Request ${number} awaits your price.` }
      : { heading: 'New order', lead: `Order ${number} awaits your confirmation.` },
  accept: (number) => ({
    heading: 'Offer accepted',
    lead: `The customer has accepted the offer for request ${number}. The order is binding.`,
  }),
  decline: (number) => ({
    heading: 'Offer declined',
    lead: `The customer has declined the offer for request ${number}.`,
  }),
  correctEmail: (of, number, email) => ({
    heading: 'E-mail address corrected',
    lead: `The customer has corrected the e-mail address of ${OF[of]} ${number}: please write to ${email} and no longer to the former address.`,
  }),
  tellPlace: (of, number) => ({
    heading: 'The customer named the place',
    lead: `The customer has told the street or the hotel of ${OF[of]} ${number}:`,
  }),
  untold:
    'The street or the hotel is not known yet; the customer can add it on the page of the order:',
  requestCancel: (of, number, fee, until) => ({
    heading: 'Cancellation asked for',
    lead: `The customer asks to cancel ${OF[of]} ${number} and has agreed to the fee of ${fee}. Without an answer it is cancelled on ${until}.`,
  }),
  requestChange: (of, number) => ({
    heading: 'Change asked for',
    lead: `The customer asks to change ${OF[of]} ${number}:`,
  }),
  quoted: (message) => `“${message}”`,
  replaces: 'It replaces an earlier wish that you have not answered yet.',
  acceptChange: (of, number) => ({
    heading: 'Change accepted',
    lead: `The customer has accepted the change of ${OF[of]} ${number}. Below is what holds now.`,
  }),
  grantedChange: (of, number) => ({
    heading: 'The change is agreed',
    lead: `You granted what the customer asked for as it was, so it binds at once: ${OF[of]} ${number}. Below is how it stands now.`,
  }),
  declineChange: (of, number) => ({
    heading: 'Change declined',
    lead: `The customer has declined the change of ${OF[of]} ${number}. It stays as it was.`,
  }),
  cancel: (of, number) => ({
    heading: of === 'request' ? 'Request cancelled' : 'Order cancelled',
    lead: `The customer has cancelled ${OF[of]} ${number}.`,
  }),
  fee: (amount) => (amount === null ? 'Free of charge.' : `You charge ${amount}.`),
  message: {
    heading: 'Message from the website',
    subject: (about) => `Message from the website: ${about}`,
    from: 'From',
    name: 'Name',
    email: 'E-mail',
  },
  contact: { phone: 'Telephone', subject: 'Subject', message: 'Message', text: 'Text' },
}
