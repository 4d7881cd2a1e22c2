import { engineLanguages } from '~/lib/locale'
import { driverLanguages } from '~/carrier/driver-languages'

/** The languages that a driver may speak, by code: those that the carrier names, and others that guests ask for. */
export const LANGUAGES: readonly string[] = [
  ...new Set([...driverLanguages, ...engineLanguages, 'fr', 'es', 'it', 'pl', 'sk', 'uk', 'ru']),
]
