import { appConfig } from '~config'

/**
 * The picture of the driver whom the carrier assigned by name; null for a driver without one. The names in carrier.ts
 * may be first names, so a name also fits a longer one that begins with it, unless it fits several drivers: nobody
 * may look for a wrong face.
 */
export function driverPortrait(name: string): string | null {
  const words = wordsOf(name)
  const fitting = appConfig.trust.drivers.filter((driver) =>
    wordsOf(driver.name).every((word, index) => word === words[index]),
  )
  return fitting.length === 1 ? (fitting[0]?.portrait ?? null) : null
}

/** The words of a name, however it is typed. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/\s+/).filter(Boolean)
}
