import { valueAt } from './paths.ts'

type Thing = Record<string, unknown>
/** `usual` is what an empty answer stands for, by what was answered before. */
export type Question = {
  path: string
  asks: string
  read?: (typed: string) => unknown
  usual?: (thing: Thing, answers: Thing) => unknown
}

const list = (typed: string) => typed.split(/[\s,]+/).filter(Boolean)
const number = (typed: string) =>
  typed.trim() === '' ? undefined : Number(typed.replace(',', '.'))
const yes = (typed: string) => /^(?:y|j|a|true)/i.test(typed.trim())
const orNull = (typed: string) => typed.trim() || null

/** The questions of a terminal in their order; lists of things are asked one by one behind them. */
export const QUESTIONS: readonly Question[] = [
  { path: 'name', asks: 'Name that customers know' },
  {
    path: 'id',
    asks: 'Short name for the folder, as donaufahrt',
    usual: ({ name }) => shortName(name),
  },
  { path: 'market', asks: 'Market: cz, sk, at or de' },
  { path: 'languages', asks: 'Languages, your own first, as de en', read: list },
  { path: 'kinds', asks: 'Kinds of order, of ride hourly parcel experience', read: list },
  { path: 'company.companyId', asks: 'Number of the company in the register' },
  { path: 'company.legalName', asks: 'Company as registered' },
  { path: 'company.owner', asks: 'Owner or director' },
  { path: 'company.street', asks: 'Street and number' },
  { path: 'company.zip', asks: 'Postal code' },
  { path: 'company.city', asks: 'Town' },
  { path: 'company.vatPayer', asks: 'Payer of VAT? yes or no', read: yes },
  { path: 'company.vatId', asks: 'VAT number, empty for none', read: orNull },
  { path: 'company.register', asks: 'Entry in the register, in words' },
  { path: 'company.directions', asks: 'How one finds your office' },
  { path: 'phone', asks: 'Phone with its country, as +4312345678' },
  { path: 'email', asks: 'E-mail for customers and orders' },
  { path: 'openingHours.words', asks: 'Hours in words' },
  { path: 'openingHours.coded', asks: 'Hours as Mo-Fr 08:00-18:00, or Mo-Su for always' },
  { path: 'bank.name', asks: 'Bank' },
  {
    path: 'bank.holder',
    asks: 'Name on the account',
    usual: (answers) => valueAt(answers, 'company.legalName'),
  },
  { path: 'bank.account', asks: 'Account number, empty where there is only an IBAN' },
  { path: 'bank.iban', asks: 'IBAN without spaces' },
  { path: 'bank.bic', asks: 'BIC' },
  { path: 'vat', asks: 'VAT rate of your rides in percent', read: number },
  { path: 'domain', asks: 'Domain, as www.example.com' },
  { path: 'mail.from', asks: 'Sender of mails', usual: ({ email }) => email },
  { path: 'mail.api', asks: 'Address of the mail service, empty for none yet', read: orNull },
  { path: 'backOffice', asks: 'Address of your own back office, empty for ours', read: orNull },
]

/** Lists whose things are asked until an empty first answer. */
export const LISTS: readonly { path: string; of: string; questions: readonly Question[] }[] = [
  {
    path: 'categories',
    of: 'Category of cars',
    questions: [
      { path: 'name', asks: 'name that customers read' },
      { path: 'slug', asks: 'short name in addresses', usual: ({ name }) => shortName(name) },
      { path: 'maxPassengers', asks: 'seats for passengers', read: number },
      { path: 'maxLuggage', asks: 'pieces of luggage', read: number },
      { path: 'largeLuggage', asks: 'of these large', read: number },
      { path: 'hourlyRate', asks: 'price of an hour', read: number },
    ],
  },
  {
    path: 'places',
    of: 'Place of fixed prices',
    questions: [
      { path: 'name', asks: 'name' },
      { path: 'id', asks: 'short name', usual: ({ name }) => shortName(name) },
      { path: 'within', asks: 'the name with “in”, as in Vienna' },
      {
        path: 'country',
        asks: 'country',
        usual: (_, { market }) => String(market).toUpperCase(),
      },
      { path: 'postalCodes', asks: 'how its postal codes begin, as 10 11', read: list },
    ],
  },
  {
    path: 'routes',
    of: 'Route with a fixed price',
    questions: [
      { path: 'from', asks: 'from (short name)' },
      { path: 'to', asks: 'to (short name)' },
      { path: 'minutes', asks: 'minutes', read: number },
      { path: 'km', asks: 'kilometres', read: number },
      { path: 'vat', asks: 'VAT rate in percent', read: number, usual: (_, { vat }) => vat },
      { path: 'price', asks: 'prices as comfort=49 van=69', read: prices },
    ],
  },
  {
    path: 'people',
    of: 'Person of the desk',
    questions: [
      { path: 'name', asks: 'name' },
      { path: 'id', asks: 'short name', usual: ({ name }) => shortName(name) },
      { path: 'email', asks: 'e-mail' },
      { path: 'role', asks: 'dispatcher or owner' },
    ],
  },
]

function prices(typed: string): Record<string, number> {
  return Object.fromEntries(
    list(typed).map((one) => {
      const [slug = '', amount = ''] = one.split('=')
      return [slug, Number(amount)]
    }),
  )
}

/** Small letters and digits of a name, with dashes between its words: “Letiště Brno” is letiste-brno. */
function shortName(name: unknown): string {
  return (typeof name === 'string' ? name : '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^[\d-]+/, '')
}
