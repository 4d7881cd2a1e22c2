import * as v from 'valibot'
import {
  emailAddress,
  optionalPhoneNumber,
  optionalText,
  personName,
  requiredLongText,
} from '~/lib/fields/field-schemas'
import type { FieldErrors, FormNotice } from '~/lib/fields/field-error'

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactValues = Record<ContactField, string>
export type ContactErrors = FieldErrors<ContactField>

/** The contact form: name, e-mail and message are required. */
export const contactSchema = v.object({
  name: personName,
  email: emailAddress,
  phone: optionalPhoneNumber,
  subject: optionalText(150),
  message: requiredLongText(2_000),
})

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
