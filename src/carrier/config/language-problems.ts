import type { AppConfig } from '~/carrier/app-config-type'
import { engineLanguages } from '~/lib/locale'

/** What is wrong with the languages of carrier.ts: one that the engine does not speak, and texts that lack one. */
export function languageProblems(config: AppConfig): string[] {
  const { languages } = config
  const unknown = languages.filter((one) => !engineLanguages.includes(one))
  const twice = languages.filter((one, index) => languages.indexOf(one) !== index)
  return [
    ...unknown.map(
      (one) =>
        `languages: “${one}” is none of ${engineLanguages.join(', ')}, which the site speaks`,
    ),
    ...twice.map((one) => `languages: “${one}” is there twice`),
    ...missingIn(config, '', languages),
  ]
}

function missingIn(value: unknown, path: string, languages: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isText = engineLanguages.some((language) => language in value) && !Array.isArray(value)
  const missing = isText
    ? languages
        .filter((language) => !(language in value))
        .map((language) => `${path}: its text in “${language}” is missing`)
    : []
  const inner = Object.entries(value).flatMap(([key, part]) =>
    missingIn(part, path === '' ? key : `${path}.${key}`, languages),
  )
  return [...missing, ...inner]
}
