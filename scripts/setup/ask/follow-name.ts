import { shortName } from '../short-name.ts'
import { firstOf, itemsOf, type Thing } from './questions.ts'

/** What an address of a thing is called among its answers. */
const KEYS: Readonly<Record<string, 'id' | 'slug'>> = {
  categories: 'slug',
  places: 'id',
  experiences: 'id',
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

function renameIn(thing: unknown, old: string, next: string): void {
  if (!isThing(thing)) return
  for (const end of ['from', 'to', 'of']) if (thing[end] === old) thing[end] = next
}

function renameKey(prices: unknown, old: string, next: string): void {
  if (!isThing(prices) || !(old in prices)) return
  prices[next] = prices[old]
  Reflect.deleteProperty(prices, old)
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null
}
