import { appConfig } from '~config'
import { inEach, type L10n, type Locale, ownLocale, type Words } from './locale.ts'

type Country = { code: string; name: L10n }

/** Names in Czech and English are the carrier's to print; those of further languages are Intl's. */
function country(code: string, cs: string, en: string): Country {
  return { code, name: countryName(code, { cs, en }) }
}

/** The name of a country in the carrier's languages, where some of them are known. */
export function countryName(code: string, known: Partial<Words>): L10n {
  return inEach((locale) => known[locale] ?? nameIn(locale, code))
}

/** The name of a country as Intl has it. */
export function nameIn(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** By the Czech alphabet. */
const known: Country[] = [
  country('CZ', 'Česko', 'Czechia'),
  country('SK', 'Slovensko', 'Slovakia'),
  country('DE', 'Německo', 'Germany'),
  country('AT', 'Rakousko', 'Austria'),
  country('PL', 'Polsko', 'Poland'),
  country('AU', 'Austrálie', 'Australia'),
  country('BE', 'Belgie', 'Belgium'),
  country('BR', 'Brazílie', 'Brazil'),
  country('BG', 'Bulharsko', 'Bulgaria'),
  country('CN', 'Čína', 'China'),
  country('DK', 'Dánsko', 'Denmark'),
  country('EE', 'Estonsko', 'Estonia'),
  country('FI', 'Finsko', 'Finland'),
  country('FR', 'Francie', 'France'),
  country('HR', 'Chorvatsko', 'Croatia'),
  country('IN', 'Indie', 'India'),
  country('IE', 'Irsko', 'Ireland'),
  country('IS', 'Island', 'Iceland'),
  country('IT', 'Itálie', 'Italy'),
  country('IL', 'Izrael', 'Israel'),
  country('JP', 'Japonsko', 'Japan'),
  country('ZA', 'Jihoafrická republika', 'South Africa'),
  country('KR', 'Jižní Korea', 'South Korea'),
  country('CA', 'Kanada', 'Canada'),
  country('CY', 'Kypr', 'Cyprus'),
  country('LI', 'Lichtenštejnsko', 'Liechtenstein'),
  country('LT', 'Litva', 'Lithuania'),
  country('LV', 'Lotyšsko', 'Latvia'),
  country('LU', 'Lucembursko', 'Luxembourg'),
  country('HU', 'Maďarsko', 'Hungary'),
  country('MT', 'Malta', 'Malta'),
  country('NL', 'Nizozemsko', 'Netherlands'),
  country('NO', 'Norsko', 'Norway'),
  country('PT', 'Portugalsko', 'Portugal'),
  country('RO', 'Rumunsko', 'Romania'),
  country('GR', 'Řecko', 'Greece'),
  country('SI', 'Slovinsko', 'Slovenia'),
  country('AE', 'Spojené arabské emiráty', 'United Arab Emirates'),
  country('GB', 'Spojené království', 'United Kingdom'),
  country('US', 'Spojené státy', 'United States'),
  country('RS', 'Srbsko', 'Serbia'),
  country('ES', 'Španělsko', 'Spain'),
  country('SE', 'Švédsko', 'Sweden'),
  country('CH', 'Švýcarsko', 'Switzerland'),
  country('TR', 'Turecko', 'Turkey'),
  country('UA', 'Ukrajina', 'Ukraine'),
]

/** The home countries of most customers of a market, its own country the first. */
export function nearestCountries({ nearest } = appConfig.market): Country[] {
  return nearest.flatMap((code) => known.find((one) => one.code === code) ?? [])
}

/** Countries to choose from, for a carrier's first language. */
export function listCountries(market = appConfig.market, language = ownLocale): Country[] {
  return inPageOrder(known, language, market)
}

/** The nearest countries of the market first, the others by the alphabet of the page. */
export function inPageOrder(
  all: readonly Country[],
  language: Locale,
  { nearest } = appConfig.market,
): Country[] {
  const { compare } = new Intl.Collator(language)
  const first = nearest.flatMap((code) => all.find((one) => one.code === code) ?? [])
  const others = all.filter((one) => !first.includes(one))
  return [
    ...first,
    ...others.toSorted((one, other) => compare(one.name[language], other.name[language])),
  ]
}

export const countries: Country[] = listCountries()
