import { appConfig } from '~config'

/** The languages that the drivers speak, by code, each once, in the order in which the carrier names its drivers. */
export const driverLanguages: readonly string[] = [
  ...new Set(appConfig.trust.drivers.flatMap(({ languages }) => languages)),
]
