import { experiences } from '~carrier/catalogue/experiences'
import { appConfig } from '../../../build/carrier-config.ts'
import { globSync, readFileSync } from 'node:fs'
import { isServiceSlug } from '../../../src/carrier/service-slugs.ts'
import { PARAM, screenNames, screens, withPrefix } from '../../../src/i18n/screens.ts'
import { locales } from '../../../src/lib/locale.ts'
import { findFare } from '../../../src/places/fares.ts'
import { carrierFolder } from '../../../build/carrier-in-place.ts'

const LINK = /href=\\?"(\/[^"\\$]*)\\?"/g

/**
 * Links in texts of the carrier that lead to no page of this site, each with file and line. Whether an anchor is on its
 * page is asked by the crawl of tests/properties.
 */
export function deadLinks(): string[] {
  const isPage = pageJudge()
  return globSync([`${carrierFolder}/{words,catalogue}/**/*.ts`])
    .toSorted()
    .flatMap((file) => deadIn(readFileSync(file, 'utf8'), file.replaceAll('\\', '/'), isPage))
}

/** The same for one source, which is called `where`. */
export function deadIn(source: string, where: string, isPage: (path: string) => boolean): string[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, path = '']) => path)
      .filter((path) => !isPage(path))
      .map((path) => `${where}:${index + 1}: no page of this site has the address ${path}`),
  )
}

/** Says whether this site has a page at a path, in any of its languages. */
export function pageJudge(): (path: string) => boolean {
  // Pages of a kind that is off count: prose about it is left out with them.
  const known = locales.flatMap((locale) =>
    screenNames.map((screen) => {
      const path = withPrefix(screens[screen][locale], locale)
      return {
        screen,
        pattern: new RegExp(`^${path.replace('.', '\\.').replace(PARAM, '([^/]+)')}$`),
      }
    }),
  )
  return (path) =>
    known.some(({ screen, pattern }) => {
      const [whole, param = ''] = pattern.exec(path.replace(/[?#].*/, '')) ?? []
      if (whole === undefined) return false
      if (screen === 'service') return isServiceSlug(param)
      if (screen === 'experience') return isExperience(param)
      return screen !== 'fare' || findFare(param) !== null
    })
}

/** Which experiences another back office has is not known here. */
function isExperience(slug: string): boolean {
  return (
    appConfig.ordering.decidedBy === 'back-office' ||
    experiences.some((one) => Object.values(one.slug).includes(slug))
  )
}
