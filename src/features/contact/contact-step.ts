import type { ContactErrors, ContactValues } from '~/features/contact/contact-schema'
import type { FormNotice } from '~/lib/fields/form-notice'

/** Everything the contact form shows. The key makes a repeated submit the same message. */
export type ContactPage = {
  messageKey: string
  values: ContactValues
  errors: ContactErrors
  isSent: boolean
  notice: FormNotice | null
  /** When the form was made, in ms; null for one that came back. */
  renderedAt: number | null
}
