import { writtenZip } from '../../src/carrier/config/problems.ts'
import { at } from '../../src/markets/at.ts'
import { cz } from '../../src/markets/cz.ts'
import { de } from '../../src/markets/de.ts'
import { sk } from '../../src/markets/sk.ts'
import type { Answers } from './answers.ts'

export const MARKETS = { at, cz, de, sk }

export type Words = string | Partial<Record<string, string>>

/** The company of carrier.ts by the answers; what is not said yet is an empty text there. */
export function companyOf(answers: Answers) {
  const { company, languages } = answers
  const { vatPayer, vatId, owner, street, zip, isRegistered, companyId, register, directions } =
    company
  return {
    vatPayer,
    vatId,
    legalName: company.legalName,
    owner: owner ?? '',
    street: street ?? '',
    zip: writtenZip(zip ?? '', answers.market.toUpperCase()),
    city: company.city,
    country: answers.market.toUpperCase(),
    companyId: isRegistered ? (companyId ?? '') : null,
    register: inLanguages((isRegistered && register) || '', languages),
    directions: inLanguages(directions ?? '', languages),
    phone: answers.phone,
    email: answers.email,
    openingHours: {
      ...inLanguages(answers.openingHours.words, languages),
      coded: answers.openingHours.coded,
    },
    bank: answers.bank ?? { name: '', holder: '', account: '', iban: '', bic: '' },
    facebook: '',
    instagram: '',
  }
}

/** A text in each of these languages. */
export function inLanguages(words: Words, languages: Answers['languages']): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      typeof words === 'string' ? words : (words[language] ?? ''),
    ]),
  )
}
