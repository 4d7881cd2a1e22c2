import * as v from 'valibot'
import { expect, test } from 'vitest'
import { experienceSchema } from '~/back-office/contract'
import { judgeCountries, judgeExperiences } from '~/back-office/judge-list'
import { countries } from '~/lib/countries'
import { experiences } from '~carrier/catalogue/experiences'
import { seedSql, seedStatements } from '~/back-office/embedded/seed/sql'

test('the seed is a catalogue of the contract', () => {
  expect(v.parse(v.array(experienceSchema), experiences)).toEqual(experiences)
  expect(judgeExperiences(experiences).leftOut.count).toBe(0)
  expect(judgeCountries(countries)).toMatchObject({ kept: countries, leftOut: { count: 0 } })
})

test('the experiences stand in the order of the site, with their published slugs', () => {
  expect(experiences.map(({ id, slug }) => [id, slug.cs, slug.en])).toEqual([
    ['evening-prague', 'nezapomenutelne-zazitky', 'unforgettable-experiences'],
    ['tailor-made', 'zazitky-na-miru', 'tailor-made-experiences'],
    ['karlovy-vary', 'karlovy-vary-a-kolonady', 'karlovy-vary-and-its-colonnades'],
    ['moravian-vineyards', 'moravske-vinice', 'moravian-vineyards'],
    ['krkonose', 'krkonose-na-den', 'krkonose-mountains'],
    ['vienna', 'viden-na-den', 'a-day-in-vienna'],
    ['dresden', 'drazdany-na-den', 'a-day-in-dresden'],
    ['cesky-krumlov', 'cesky-krumlov', 'cesky-krumlov'],
  ])
})

test('every kind of experience is there, and one programme has its price on request', () => {
  expect(new Set(experiences.map(({ kind }) => kind))).toEqual(
    new Set(['hourly', 'tailorMade', 'fixedRoute']),
  )
  const onRequest = experiences.flatMap(({ variants }) => variants.filter(({ price }) => !price))
  expect(onRequest.map(({ id }) => id)).toEqual(['own-programme'])
})

test('the journeys over the border are exempt from VAT, and nothing else is', () => {
  const exempt = experiences.filter(({ variants }) =>
    variants.every(({ vatRateBp }) => vatRateBp === 0),
  )
  expect(exempt.map(({ id }) => id)).toEqual(['vienna', 'dresden'])
  const others = experiences.filter((experience) => !exempt.includes(experience))
  const rates = [
    ...others.flatMap(({ variants }) => variants),
    ...experiences.flatMap((e) => e.options),
  ]
  expect(new Set(rates.map(({ vatRateBp }) => vatRateBp))).toEqual(new Set([2100]))
})

test('no car takes more people or luggage than its service allows', () => {
  const seats: Record<string, number> = { business: 5, comfort: 8, basic: 8 }
  for (const { maxPassengers, maxLuggage, service } of experiences.flatMap((e) => e.variants)) {
    expect([maxPassengers, maxLuggage]).toEqual([seats[service], 8])
  }
})

test('a better car never costs less for the same programme', () => {
  const rank: Record<string, number> = { basic: 0, comfort: 1, business: 2 }
  for (const { variants } of experiences) {
    for (const hours of new Set(variants.map(({ durationMin }) => durationMin))) {
      const fares = variants
        .filter(({ durationMin, price }) => durationMin === hours && price)
        .toSorted((a, b) => (rank[a.service] ?? 0) - (rank[b.service] ?? 0))
        .map(({ price }) => price?.amount ?? 0)
      expect(fares).toEqual(fares.toSorted((a, b) => a - b))
    }
  }
})

test('Czech texts keep one-letter words and units on the line of what follows', () => {
  const breakable = textsOf('cs').flatMap(
    (text) => text.match(/(?<!\p{L})[ksvzouai] \S+|\d (?:km|m|Kč|\d)/giu) ?? [],
  )
  expect(breakable).toEqual([])
})

test('English texts keep units on the line of their number', () => {
  expect(textsOf('en').filter((text) => /\d (?:km|m|CZK)\b/.test(text))).toEqual([])
})

test('no text uses typewriter quotes, double spaces or three dots', () => {
  const texts = [...textsOf('cs'), ...textsOf('en')]
  expect(texts.filter((text) => /["']|\.\.\.|[^\S\n]{2}/.test(text))).toEqual([])
})

test('every description is set in paragraphs and lists', () => {
  const html = experiences.flatMap(({ descriptionHtml }) => Object.values(descriptionHtml))
  expect(html.filter((text) => !/^<p>.*<\/p>$/s.test(text))).toEqual([])
})

test('search results show titles and descriptions whole', () => {
  for (const { seo } of experiences) {
    expect(Math.max(seo.title.cs.length, seo.title.en.length)).toBeLessThanOrEqual(75)
    expect(Math.max(seo.description.cs.length, seo.description.en.length)).toBeLessThanOrEqual(160)
  }
})

test('the script has a statement per row and no quote is left open', () => {
  const statements = seedStatements()
  expect(statements).toHaveLength(countries.length + experiences.length + 2)
  expect(seedSql().trimEnd().split(';\n')).toHaveLength(statements.length)
  for (const statement of statements) expect((statement.match(/'/g) ?? []).length % 2).toBe(0)
})

/** Every text of the catalogue in one language, without tags. */
function textsOf(locale: 'cs' | 'en'): string[] {
  return experiences.flatMap((experience) => localized(experience, locale))
}

function localized(value: unknown, locale: 'cs' | 'en'): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === locale && typeof item === 'string'
      ? [item.replace(/<[^>]*>/g, '')]
      : localized(item, locale),
  )
}

test('texts that are the same for every carrier do not speak of VAT', () => {
  expect(JSON.stringify(experiences)).not.toMatch(/DPH|VAT\b/)
})
