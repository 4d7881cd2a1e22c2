import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as site from './astro/src/from-site'

const words = Object.keys(site.home.cs)
const messages = Object.keys(site.m)
const styles = globSync('src/{ui,pages/home}/**/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const pages = globSync('bench/astro/src/**/*.astro').map((file) => [
  file,
  readFileSync(file, 'utf8'),
])

/** What a pattern finds in a text, its first group. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 1: name = '' }) => name)
}

test.each(pages)('%s takes from the site only what is there', (_file, text = '') => {
  const imports = found(text, /import \{([^}]*)\} from '\.\.\/from-site'/g)
  const names = imports
    .flatMap((list) => list.split(',').map((name) => name.trim()))
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''))
  expect(Object.keys(site)).toEqual(expect.arrayContaining(names))
  expect(messages).toEqual(expect.arrayContaining(found(text, /\bm\.(\w+)\(/g)))
  expect(words).toEqual(expect.arrayContaining(found(text, /\bwords\.(\w+)/g)))
  for (const name of found(text, /tyles\['(\w+)'\]/g)) expect(styles).toContain(`.${name}`)
})
