import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { services } from '~carrier/words/services'
import type { IconName } from '~/ui/icon'

/** Every icon by name; the compiler names what is missing. */
const NAMES: Record<IconName, true> = {
  safety: true,
  comfort: true,
  price: true,
  clock: true,
  suit: true,
  wifi: true,
  water: true,
  prosecco: true,
  luggage: true,
  seat: true,
  route: true,
}
const INKS = ['var(--icon-body)', 'var(--icon-light)', 'var(--icon-gap)']

const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
const drawn = [...sprite.matchAll(/<symbol id="(\w+)" viewBox="0 0 48 48">(.*?)<\/symbol>/gs)]

test('every icon that a text may name is drawn, and no other', () => {
  expect(new Set(drawn.map(([, name]) => name))).toEqual(new Set(Object.keys(NAMES)))
  const named = Object.values(services)
    .flatMap((ofLanguage) => Object.values(ofLanguage))
    .flatMap(({ features }) => features.map(({ icon }) => icon))
  expect(named.filter((icon) => !drawn.some(([, name]) => name === icon))).toEqual([])
})

test('an icon has no colour of its own, only the inks of its page', () => {
  for (const [, name, shapes] of drawn) {
    const fills = [...(shapes ?? '').matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill)
    const count = shapes?.match(/<(path|circle) /g)?.length
    expect(fills, name).toHaveLength(count ?? 0)
    expect(
      fills.filter((fill) => !INKS.includes(fill ?? '')),
      name,
    ).toEqual([])
    expect(shapes, name).not.toMatch(/stroke|style=|<(text|filter|image|script)/)
  }
  // A double hyphen in a comment would make the whole file unreadable for a browser.
  expect(sprite).not.toMatch(/<!--(?:(?!-->).)*--(?!>)/s)
})
