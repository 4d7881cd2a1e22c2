import type { AppConfig } from '~/lib/app-config-type'

/** What the made-up company is known by; a customer would pay to its account and call its number. */
const SAMPLE = {
  companyId: '99999994',
  vatId: 'CZ99999994',
  phone: '+420700000000',
  'bank.iban': 'CZ6508000000192000145399',
}

/** What app.config.ts still says of the made-up company; it must not be deployed unless that is wanted. */
export function sampleProblems({ company }: AppConfig): string[] {
  const { companyId, vatId, phone, bank, legalName } = company
  const held = { companyId, vatId, phone, 'bank.iban': bank.iban }
  const same = Object.entries(SAMPLE).filter(([name, value]) =>
    Object.entries(held).some(([other, own]) => other === name && own === value),
  )
  const addresses = Object.entries({
    email: company.email,
    facebook: company.facebook,
    instagram: company.instagram,
  })
  return [
    ...same.map(([name]) => `company.${name} is that of the made-up company`),
    ...(legalName.includes('Ukázka') ? ['company.legalName is that of the made-up company'] : []),
    ...addresses
      .filter(([, address]) => /\.example(?:\/|$)/.test(address))
      .map(([name]) => `company.${name} is an example`),
  ]
}
