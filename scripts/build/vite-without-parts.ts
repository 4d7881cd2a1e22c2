import type { Plugin } from 'vite'

/** What a part says to whoever comes to need it after all. */
const LEFT_OUT = `{ throw new Error('left out by vite-without-parts.ts') }`

/** Parts of libraries that this site has no use for, and what stands in their place in the browser's build. */
const PARTS: readonly { part: RegExp; instead: string }[] = [
  // What TanStack Form tells its developer tools, with each key and some time after.
  {
    part: /\/@tanstack\/devtools-event-client\/dist\/esm\/index\.js$/,
    instead: 'export class EventClient { on() { return () => {} } emit() {} }',
  },
  {
    part: /\/@tanstack\/pacer-lite\/dist\/index\.js$/,
    instead: 'export function liteThrottle() { return () => {} }',
  },
  // Answers of a server function that come in pieces; ours come whole.
  {
    part: /\/@tanstack\/start-client-core\/dist\/esm\/client-rpc\/frame-decoder\.js$/,
    instead: `export function createFrameDecoder() ${LEFT_OUT}`,
  },
  // Queries that change something, and endless ones.
  {
    part: /\/@tanstack\/query-core\/build\/modern\/mutation\.js$/,
    instead: `export class Mutation { constructor() ${LEFT_OUT} }
export function getDefaultState() ${LEFT_OUT}`,
  },
  {
    part: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    instead: `export function infiniteQueryBehavior() ${LEFT_OUT}
export const [hasNextPage, hasPreviousPage] = []`,
  },
]

/** Leaves out of the browser's build what it would never run; a part that is not found there stops the build. */
export function withoutParts(): Plugin {
  const left = new Set(PARTS)
  return {
    name: 'without-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const found = PARTS.find(({ part }) => part.test(id))
      if (!found) return null
      left.delete(found)
      return found.instead
    },
    generateBundle() {
      const [missed] = left
      if (missed) throw new Error(`nothing is left out any more for ${String(missed.part)}`)
    },
  }
}
