import { globSync, readFileSync } from 'node:fs'
import { useAliases } from '../../tools/aliases.ts'
import { carrierFolder } from '../../../build/carrier-in-place.ts'

const LINK = /href=\\?"(\/[^"\\$]*)\\?"/g

/**
 * Links in texts of the carrier and in messages that lead to no page of this site, each with file and line. Whether an
 * anchor is on its page is asked by the crawl of tests/properties.
 */
export async function deadLinks(): Promise<string[]> {
  const files = globSync([`${carrierFolder}/{words,catalogue}/**/*.ts`]).toSorted()
  const dead = await Promise.all(
    files.map((file) => deadIn(readFileSync(file, 'utf8'), file.replaceAll('\\', '/'))),
  )
  return dead.flat()
}

/** The same for one source, which is called `where`. */
export async function deadIn(source: string, where: string): Promise<string[]> {
  useAliases()
  const { PARAM, screenNames, screens, withPrefix } = await import('../../../src/i18n/screens.ts')
  const { locales } = await import('../../../src/lib/locale.ts')
  const { findFare } = await import('../../../src/places/fares.ts')
  const { isServiceSlug } = await import('../../../src/carrier/service-slugs.ts')
  // Prose about a kind that is off may link to its pages: it is left out with them.
  const known = locales.flatMap((locale) =>
    screenNames.map((screen) => {
      const path = withPrefix(screens[screen][locale], locale)
      return {
        screen,
        pattern: new RegExp(`^${path.replace('.', '\\.').replace(PARAM, '([^/]+)')}$`),
      }
    }),
  )
  const isThere = (path: string): boolean =>
    known.some(({ screen, pattern }) => {
      const [whole, param = ''] = pattern.exec(path.replace(/[?#].*/, '')) ?? []
      if (whole === undefined) return false
      if (screen === 'service') return isServiceSlug(param)
      return screen !== 'fare' || findFare(param) !== null
    })
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, path = '']) => path)
      .filter((path) => !isThere(path))
      .map((path) => `${where}:${index + 1}: no page of this site has the address ${path}`),
  )
}
