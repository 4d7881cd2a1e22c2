import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sentences whose exact words come from the carrier or the law. */
const fixed = {
  cs: {
    error_title: 'Neexistující stránka',
    error_not_found: 'Mrzí nás to, ale požadovanou stránku jsme nenalezli.',
    error_home: 'Zpět na úvod',
    summary_submit_binding: 'Objednávka zavazující k platbě',
    summary_submit_request: 'Odeslat nezávaznou poptávku',
  },
  en: {
    error_path: 'Page not found: {path}',
    field_required: 'Field is required',
    field_email_invalid: 'Email is not valid',
    field_phone_invalid: 'Phone number is not valid',
    field_zip_invalid: 'ZIP is not valid',
    field_company_id_invalid: 'Company ID is not valid',
    field_vat_id_invalid: 'VAT ID is not valid',
    field_phone_nine_digits: 'Phone number must have 9 digits',
    contact_sent: 'Your message has been successfully sent.',
    summary_submit_binding: 'Order with obligation to pay',
    summary_submit_request: 'Send a non-binding request',
  },
}

test.each(['cs', 'en'] as const)('fixed sentences in %s stand word for word', (locale) => {
  const text = readFileSync(`messages/${locale}.json`, 'utf8').replaceAll('\u00a0', ' ')
  expect(JSON.parse(text)).toMatchObject(fixed[locale])
})
