import type { ContactErrors, ContactValues } from '~/pages/contact/contact-schema'
import type { FormNotice } from '~/lib/fields/form-notice'

/** All data of the contact form. The key makes a repeated submit the same message. */
export type ContactPage = {
  messageKey: string
  values: ContactValues
  errors: ContactErrors
  isSent: boolean
  notice: FormNotice | null
  /** When the form was rendered, in ms; null for a form that came back. */
  renderedAt: number | null
}
