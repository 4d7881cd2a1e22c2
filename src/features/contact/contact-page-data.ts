import type { ContactErrors, ContactValues } from '~/features/contact/contact-schema'

/** Everything the contact form shows. The key makes a repeated submit the same message. */
export type ContactPage = {
  messageKey: string
  values: ContactValues
  errors: ContactErrors
  isSent: boolean
}
