import type { AppConfig } from '../../src/carrier/app-config-type.ts'

/** What setup answered in place of a person, as answers.json of the carrier lists it. */
const GUESSES: Record<string, string> = {
  categories: 'setup made up the category of cars and its price of an hour',
  legalName: 'setup took the name that customers know for the one in the register',
}

type Company = Pick<
  AppConfig['company'],
  'owner' | 'street' | 'zip' | 'companyId' | 'register' | 'bank'
>

/** What a trader has to say before the first order and has not said, and what was guessed: each with where to say it. */
export function unsaid(company: Company, guessed: readonly string[], domain: string): string[] {
  const facts: Record<string, string> = {
    'company.owner': company.owner,
    'company.street': company.street,
    'company.zip': company.zip,
    'company.companyId': company.companyId,
    'company.register': Object.values(company.register).join(''),
    'company.bank': company.bank.iban,
    domain,
  }
  return [
    ...Object.entries(facts)
      .filter(([, value]) => value === '')
      .map(([name]) => `${name} is not said yet: npm run setup -- --again`),
    ...guessed.map(
      (name) =>
        `${GUESSES[name] ?? name}: look at it with npm run setup -- --again, and say it there`,
    ),
  ]
}
