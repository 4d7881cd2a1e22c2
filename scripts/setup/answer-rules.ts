import { readFileSync } from 'node:fs'
import { companyProblems } from '../../src/carrier/config/problems.ts'
import { lookProblems } from '../../src/carrier/config/look.ts'
import type { Answers } from './answers.ts'
import { languageRefusals, sampleFor } from './samples.ts'
import { withColours } from './pictures/look-source.ts'
import { isPostalStart } from '../../src/lib/fields/postal-code.ts'
import { companyOf, MARKETS, type Words } from './company-of.ts'
import { borderRule } from './over-border.ts'

/** What each answer alone cannot show. */
export function problemsBetween(answers: Answers): string[] {
  const { categories, places, routes, experiences, languages, company, market } = answers
  const rates = MARKETS[market].vatRates.map((rate) => rate / 100)
  const slugs = categories.map(({ slug }) => slug)
  const known = places.map((one) => one.id)
  const towns = places.filter((one) => !one.airport).map((one) => one.id)
  return [
    ...twice(categories, 'slug').map((one) => `categories: there is a category ${one} already`),
    ...twice(places, 'id').map((one) => `places: there is a place ${one} already`),
    ...categories.flatMap(({ largeLuggage, maxLuggage }, index) =>
      largeLuggage > maxLuggage
        ? [
            `categories.${index}.largeLuggage: write at most ${maxLuggage}, because the car takes so many pieces`,
          ]
        : [],
    ),
    ...routes.flatMap(({ from, to, price }, index) => [
      ...[from, to]
        .filter((end) => !known.includes(end))
        .map((end) => `routes.${index}: write one of the places in place of “${end}”`),
      ...(from === to ? [`routes.${index}.to: write another place than the one it begins at`] : []),
      ...(routes.findIndex((one) => pairOf(one) === pairOf({ from, to })) < index
        ? [
            `routes.${index}.to: write another place, these two have their prices already, in both directions`,
          ]
        : []),
      ...slugs
        .filter((slug) => price[slug] === undefined)
        .map((slug) => `routes.${index}.price.${slug}: write the price of this category`),
      ...Object.keys(price)
        .filter((slug) => !slugs.includes(slug))
        .map((slug) => `routes.${index}.price.${slug}: take it out, no category is called so`),
    ]),
    ...(company.vatPayer && !company.vatId
      ? ['company.vatId: write the VAT number, because a payer of VAT has one']
      : []),
    ...places.flatMap(({ name, within, airport, country, postalCodes }, index) => [
      ...missingTexts({ name, within, fullName: airport?.fullName ?? '' }, languages).map(
        (path) => `places.${index}.${path}: write it in this language too`,
      ),
      ...(airport?.of && !towns.includes(airport.of)
        ? [`places.${index}.airport.of: write one of your towns in place of “${airport.of}”`]
        : []),
      ...postalCodes
        .filter((start) => !isPostalStart(start, country, MARKETS[market]))
        .map(
          (start) =>
            `places.${index}.postalCodes: no postal code of ${country} begins with “${start}”`,
        ),
    ]),
    ...missingTexts(
      {
        'company.register': company.register ?? '',
        'openingHours.words': answers.openingHours.words,
      },
      languages,
    ).map((path) => `${path}: write it in this language too`),
    ...[
      ['vat', answers.vat] as const,
      ...routes.map(({ vat }, at) => [`routes.${at}.vat`, vat] as const),
    ]
      .filter(([, vat]) => !rates.includes(vat))
      .map(([path]) => `${path}: write one of the rates of this market: ${rates.join(', ')}`),
    ...twice(experiences, 'id').map((one) => `experiences: there is an experience ${one} already`),
    ...experiences.flatMap(({ from, price, name, about }, index) => [
      ...(known.includes(from)
        ? []
        : [`experiences.${index}.from: write one of the places in place of “${from}”`]),
      ...slugs
        .filter((slug) => price[slug] === undefined)
        .map((slug) => `experiences.${index}.price.${slug}: write the price of this category`),
      ...missingTexts({ name, about }, languages).map(
        (path) => `experiences.${index}.${path}: write it in this language too`,
      ),
    ]),
    ...(experiences.length > 0 && !answers.kinds.includes('experience')
      ? ['kinds: write "experience" too, because you named experiences']
      : []),
    ...companyRefusals(answers),
    ...registerRefusals(answers),
    ...paymentRefusals(answers),
    ...routes.flatMap((route, index) => borderRefusals(route, index, answers)),
    ...languageRefusals(answers),
    ...colourRefusals(answers),
  ]
}

/** What the check of carrier.ts says of the company, by the paths of the answers. */
function companyRefusals(answers: Answers): string[] {
  return companyProblems({ company: companyOf(answers), market: MARKETS[answers.market] }).map(
    (problem) => problem.replace(/^company\.(?=bank|phone|email|openingHours)/, ''),
  )
}

/** Pages show the number beside the entry. */
function registerRefusals({ company: { companyId, register } }: Answers): string[] {
  const number = companyId?.replaceAll(/\s/g, '')
  const entries = Object.entries(typeof register === 'string' ? { '': register } : (register ?? {}))
  return entries
    .filter(([, entry]) => number && entry.replaceAll(/\s/g, '').includes(number))
    .map(
      ([language]) =>
        `company.register${language && `.${language}`}: leave out the number, because it stands beside the entry`,
    )
}

/** Money is transferred to an account. */
function paymentRefusals({ payment = [], bank }: Answers): string[] {
  return payment
    .filter((way) => !bank && (way === 'bankTransfer' || way === 'invoice'))
    .map((way) => `payment: leave out ${way}, or write the bank account that it is paid to`)
}

/** Where the stretch at home alone bears VAT, its length is not ours to guess. */
function borderRefusals(
  route: Answers['routes'][number],
  index: number,
  answers: Answers,
): string[] {
  const { km, kmAtHome } = route
  if (!answers.company.vatPayer || borderRule(route, answers) !== 'homeStretch') return []
  if (kmAtHome !== null && kmAtHome <= km) return []
  return [
    `routes.${index}.kmAtHome: write how many of its ${km} km are in ${MARKETS[answers.market].code}, because these alone bear VAT`,
  ]
}

/** Pairs of colours that are hard to read; all other colours are the sample's. */
function colourRefusals(answers: Answers): string[] {
  const { id } = sampleFor(answers)
  const css = withColours(readFileSync(`carriers/${id}/look.css`, 'utf8'), answers.colours)
  return lookProblems(css).map((problem) => `colours: choose others for ${problem}`)
}

/** Paths of texts that lack one of the languages. */
function missingTexts(
  texts: Record<string, string | Partial<Record<string, string>>>,
  languages: readonly string[],
): string[] {
  return Object.entries(texts).flatMap(([path, given]) =>
    typeof given === 'string'
      ? []
      : languages.filter((language) => !given[language]).map((language) => `${path}.${language}`),
  )
}

function pairOf({ from, to }: { from: string; to: string }): string {
  return [from, to].toSorted().join(' – ')
}

/** Names of things whose short name a later one has, too. */
function twice<Key extends 'id' | 'slug'>(
  things: readonly (Record<Key, string> & { name: Words })[],
  key: Key,
): string[] {
  return things
    .filter((one, at) => things.findIndex((other) => other[key] === one[key]) === at)
    .filter((one) => things.filter((other) => other[key] === one[key]).length > 1)
    .map(({ name }) => (typeof name === 'string' ? name : Object.values(name)[0]) ?? '')
}
