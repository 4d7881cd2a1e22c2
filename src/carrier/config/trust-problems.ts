import type { AppConfig } from '~/carrier/app-config-type'

/** Errors in the carrier's proofs; `pictures` are the allowed names of a portrait. */
export function trustProblems(
  { trust: { drivers, licence, insurance, reviews } }: Pick<AppConfig, 'trust'>,
  pictures: readonly string[],
  today: Date,
): string[] {
  return [
    ...drivers.flatMap(({ name, languages, since, portrait }) => {
      const where = `trust.drivers ${name}:`
      return [
        ...(name.trim() === '' ? [`${where} a driver has a name`] : []),
        ...languages
          .filter((code) => !isLanguage(code))
          .map((code) => `${where} “${code}” is no code of a language; write it as cs`),
        ...(languages.length === 0 ? [`${where} name at least one language`] : []),
        ...(Number.isInteger(since) && since >= 1950 && since <= today.getFullYear()
          ? []
          : [`${where} since ${since} is no year; write it as 2012`]),
        ...(portrait === null || pictures.includes(portrait)
          ? []
          : [`${where} there is no picture “${portrait}” in its pictures/photographs`]),
      ]
    }),
    ...(licence && licence.number.trim() === ''
      ? ['trust.licence: write its number, or licence: null']
      : []),
    ...(insurance && !(Number.isInteger(insurance.upTo) && insurance.upTo > 0)
      ? ['trust.insurance.upTo: write whole haléře above 0, or insurance: null']
      : []),
    ...(reviews?.list ?? []).flatMap(({ text, language, author, date, source }) => {
      const where = `trust.reviews ${author}:`
      return [
        ...(text.trim() === '' || author.trim() === ''
          ? [`${where} a review has a text and an author`]
          : []),
        ...(isLanguage(language) ? [] : [`${where} “${language}” is no code of a language`]),
        ...(isPastDay(date, today) ? [] : [`${where} “${date}” is no past day, as 2026-05-31`]),
        ...(isPublicPage(source.url)
          ? []
          : [`${where} “${source.url}” is no https address of the page where it stands`]),
      ]
    }),
  ]
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && languages.of(code) !== undefined
}

function isPastDay(date: string, today: Date): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return day <= today.getTime()
}

function isPublicPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
