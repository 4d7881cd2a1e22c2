/** What is said of a wrong field. The carrier gave the English sentences word for word; the Czech ones mean the same. */
export const ERROR_MESSAGES = {
  cs: {
    required: 'Pole je povinné',
    email: 'E-mail není platný',
    phone: 'Telefonní číslo není platné',
    zip: 'PSČ není platné',
    companyId: 'IČO není platné',
    vatId: 'DIČ není platné',
    nineDigits: 'Telefonní číslo musí mít 9 číslic',
  },
  en: {
    required: 'Field is required',
    email: 'Email is not valid',
    phone: 'Phone number is not valid',
    zip: 'ZIP is not valid',
    companyId: 'Company ID is not valid',
    vatId: 'VAT ID is not valid',
    nineDigits: 'Phone number must have 9 digits',
  },
}
