import { shortName } from '../short-name.ts'
import { firstOf, idOf, isThing, itemsOf, type Thing } from './things.ts'

/** What an address of a thing is called among its answers. */
const KEYS: Readonly<Record<string, 'id' | 'slug'>> = {
  categories: 'slug',
  places: 'id',
  experiences: 'id',
}

/**
 * Things of a list by the names that were typed: one of before keeps what was said of it, also where another name stands
 * at its place. A name in one language waits for the other ones.
 */
export function namedThings(
  before: readonly Thing[],
  typed: readonly string[],
  key: 'id' | 'slug',
  language?: string,
): Thing[] {
  return typed.map((one, index) => {
    const known = before.find(({ name }) => firstOf(name) === one)
    if (known) return known
    const name = language === undefined ? one : { [language]: one }
    const there = before[index]
    if (there && !typed.includes(firstOf(there['name']))) return { ...there, name }
    const short = shortName(one)
    return short === '' ? { name } : { [key]: short, name }
  })
}

/**
 * Lets the short name of a thing, by which addresses and prices call it, follow its new name, and names it anew wherever
 * it is meant; one that a person chose, or that another thing has, stays.
 */
export function followName(answers: Thing, list: string, index: number, before: unknown): void {
  const key = KEYS[list]
  const things = itemsOf(answers, list)
  const thing = things[index]
  if (!key || !thing) return
  const [old, next] = [shortName(firstOf(before)), shortName(firstOf(thing['name']))]
  if (thing[key] !== old || next === '' || things.some((one) => one[key] === next)) return
  thing[key] = next
  const meant = [...itemsOf(answers, 'routes'), ...itemsOf(answers, 'experiences')]
  if (list === 'categories') for (const one of meant) renameKey(one['price'], old, next)
  if (list !== 'places') return
  const airports = itemsOf(answers, 'places').map((one) => one['airport'])
  for (const one of [...meant, ...airports]) renameIn(one, old, next)
}

/** Takes away what meant a thing that is gone: prices of a category, routes of a place, the town of an airport. */
export function dropUnknown(answers: Thing): void {
  const slugs = itemsOf(answers, 'categories').map((one) => idOf(one, 'slug'))
  const places = itemsOf(answers, 'places').map((one) => idOf(one, 'id'))
  const isGone = (end: unknown) => typeof end === 'string' && !places.includes(end)
  for (const { price } of [...itemsOf(answers, 'routes'), ...itemsOf(answers, 'experiences')]) {
    if (!isThing(price)) continue
    for (const slug of Object.keys(price))
      if (!slugs.includes(slug)) Reflect.deleteProperty(price, slug)
  }
  if (answers['routes'])
    answers['routes'] = itemsOf(answers, 'routes').filter(
      ({ from, to }) => ![from, to].some(isGone),
    )
  for (const { airport } of itemsOf(answers, 'places'))
    if (isThing(airport) && isGone(airport['of'])) Reflect.deleteProperty(airport, 'of')
}

function renameIn(thing: unknown, old: string, next: string): void {
  if (!isThing(thing)) return
  for (const end of ['from', 'to', 'of']) if (thing[end] === old) thing[end] = next
}

function renameKey(prices: unknown, old: string, next: string): void {
  if (!isThing(prices) || !(old in prices)) return
  prices[next] = prices[old]
  Reflect.deleteProperty(prices, old)
}
