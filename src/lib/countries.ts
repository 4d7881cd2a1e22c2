import type { L10n } from '../lib/locale.ts'

type Country = { code: string; name: L10n }

/** The home countries of most customers, listed first. */
export const nearestCountries: Country[] = [
  { code: 'CZ', name: { cs: 'Česko', en: 'Czechia' } },
  { code: 'SK', name: { cs: 'Slovensko', en: 'Slovakia' } },
  { code: 'DE', name: { cs: 'Německo', en: 'Germany' } },
  { code: 'AT', name: { cs: 'Rakousko', en: 'Austria' } },
  { code: 'PL', name: { cs: 'Polsko', en: 'Poland' } },
]

/** Countries to choose from: the nearest first, the others by the Czech alphabet. */
export const countries: Country[] = [
  ...nearestCountries,
  { code: 'AU', name: { cs: 'Austrálie', en: 'Australia' } },
  { code: 'BE', name: { cs: 'Belgie', en: 'Belgium' } },
  { code: 'BR', name: { cs: 'Brazílie', en: 'Brazil' } },
  { code: 'BG', name: { cs: 'Bulharsko', en: 'Bulgaria' } },
  { code: 'CN', name: { cs: 'Čína', en: 'China' } },
  { code: 'DK', name: { cs: 'Dánsko', en: 'Denmark' } },
  { code: 'EE', name: { cs: 'Estonsko', en: 'Estonia' } },
  { code: 'FI', name: { cs: 'Finsko', en: 'Finland' } },
  { code: 'FR', name: { cs: 'Francie', en: 'France' } },
  { code: 'HR', name: { cs: 'Chorvatsko', en: 'Croatia' } },
  { code: 'IN', name: { cs: 'Indie', en: 'India' } },
  { code: 'IE', name: { cs: 'Irsko', en: 'Ireland' } },
  { code: 'IS', name: { cs: 'Island', en: 'Iceland' } },
  { code: 'IT', name: { cs: 'Itálie', en: 'Italy' } },
  { code: 'IL', name: { cs: 'Izrael', en: 'Israel' } },
  { code: 'JP', name: { cs: 'Japonsko', en: 'Japan' } },
  { code: 'ZA', name: { cs: 'Jihoafrická republika', en: 'South Africa' } },
  { code: 'KR', name: { cs: 'Jižní Korea', en: 'South Korea' } },
  { code: 'CA', name: { cs: 'Kanada', en: 'Canada' } },
  { code: 'CY', name: { cs: 'Kypr', en: 'Cyprus' } },
  { code: 'LI', name: { cs: 'Lichtenštejnsko', en: 'Liechtenstein' } },
  { code: 'LT', name: { cs: 'Litva', en: 'Lithuania' } },
  { code: 'LV', name: { cs: 'Lotyšsko', en: 'Latvia' } },
  { code: 'LU', name: { cs: 'Lucembursko', en: 'Luxembourg' } },
  { code: 'HU', name: { cs: 'Maďarsko', en: 'Hungary' } },
  { code: 'MT', name: { cs: 'Malta', en: 'Malta' } },
  { code: 'NL', name: { cs: 'Nizozemsko', en: 'Netherlands' } },
  { code: 'NO', name: { cs: 'Norsko', en: 'Norway' } },
  { code: 'PT', name: { cs: 'Portugalsko', en: 'Portugal' } },
  { code: 'RO', name: { cs: 'Rumunsko', en: 'Romania' } },
  { code: 'GR', name: { cs: 'Řecko', en: 'Greece' } },
  { code: 'SI', name: { cs: 'Slovinsko', en: 'Slovenia' } },
  { code: 'AE', name: { cs: 'Spojené arabské emiráty', en: 'United Arab Emirates' } },
  { code: 'GB', name: { cs: 'Spojené království', en: 'United Kingdom' } },
  { code: 'US', name: { cs: 'Spojené státy', en: 'United States' } },
  { code: 'RS', name: { cs: 'Srbsko', en: 'Serbia' } },
  { code: 'ES', name: { cs: 'Španělsko', en: 'Spain' } },
  { code: 'SE', name: { cs: 'Švédsko', en: 'Sweden' } },
  { code: 'CH', name: { cs: 'Švýcarsko', en: 'Switzerland' } },
  { code: 'TR', name: { cs: 'Turecko', en: 'Turkey' } },
  { code: 'UA', name: { cs: 'Ukrajina', en: 'Ukraine' } },
]
