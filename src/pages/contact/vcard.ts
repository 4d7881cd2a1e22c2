import type { AppConfig } from '~/carrier/app-config-type'

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replace(/[,;]/g, '\\$&')
}

/** The carrier for an address book: vCard 3.0, which both phones and mail programs read. */
export function vcard(
  { company, product }: Pick<AppConfig, 'company' | 'product'>,
  origin: string,
) {
  const { street, city, zip, country } = company
  const address = ['', '', street, city, '', zip, country].map(escaped).join(';')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(product.name)};;;`,
    `FN:${escaped(product.name)}`,
    `ORG:${escaped(company.legalName)}`,
    `TEL;TYPE=WORK,VOICE:${company.phone}`,
    `EMAIL;TYPE=WORK:${company.email}`,
    `ADR;TYPE=WORK:${address}`,
    `URL:${origin}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}
