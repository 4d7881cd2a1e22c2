import type { Rolldown } from 'vite'

const TOUCHED = 'order-touched'
const ISLAND = /\/src\/islands\/(order|summary|contact)\.tsx$/
const MESSAGE = /\/src\/paraglide\/messages\/(?!_index)(\w+)\.js$/
const MESSAGES = /\/src\/paraglide\/messages\.js$/
const WORDS = /\/src\/(?:paraglide\/messages|content\/phrases)\//
const VALIBOT = /\/node_modules\/valibot\//
/** What only the server renders, documents with forms and what stands beside an island: no browser loads it, so what they share with islands stays theirs. */
const STILL_FORMS = /\/src\/features\/order\/(?:customer|ticket)\//
const STYLE = /\.css(?:\?|$)/

type Graph = Rolldown.ChunkingContext

/** Few files that say what they are, in place of one for every way in which routes and islands share modules. */
export const islandChunks: Rolldown.CodeSplittingOptions['groups'] = [
  // In one file it is 2 KB less than in five.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'form-library',
    test: /\/node_modules\/(?:@tanstack\/(?:form-core|react-form|store|react-store|devtools-event-client|pacer-lite)|use-sync-external-store)\//,
  },
  // The entry imports it, and must not load the words of both languages along.
  { name: 'load-later', test: /vite\/preload-helper/ },
  { name: 'query', test: /\/node_modules\/@tanstack\/(?:query-core|react-query)\// },
  { name: (id, graph) => nameOf(usersOf(id, graph)) },
]

type Users = {
  islands: Set<string>
  isElsewhere: boolean
  /** It imports a style itself. */
  bringsStyle: boolean
  id: string
}

function nameOf(users: Users): string | null {
  const { islands, isElsewhere, bringsStyle, id } = users
  const [one] = islands
  const isStyle = STYLE.test(id)
  if (VALIBOT.test(id)) return 'field-rules'
  // Styles come with the chunks of a route; those of a form must not come with a document that shares its words.
  if (one === undefined || (isElsewhere && isStyle)) return null
  if (isElsewhere && bringsStyle)
    return islands.has('order') || islands.has(TOUCHED) ? 'bill' : 'review'
  if (isElsewhere) return sharedName(users)
  if (islands.size === 1) return one
  if (islands.has('contact')) {
    return islands.size === 2 && islands.has(TOUCHED) ? 'field-rules' : 'form'
  }
  if (isStyle) return 'form'
  if (islands.has('order')) return 'order-steps'
  return islands.has('summary') ? 'bill' : TOUCHED
}

/**
 * What documents need as well stands apart from all that brings styles or is brought by it. What the touched order
 * alone shares with them the bundler knows better, but for words: much of it only the server needs.
 */
function sharedName({ islands, id }: Users): string | null {
  if (islands.has('contact')) return 'words'
  if (islands.has('order')) return 'order-words'
  // What the summary shares with the order that is typed into comes with the first touch of that.
  if (islands.has('summary')) return islands.has(TOUCHED) ? 'bill-words' : 'summary-words'
  return WORDS.test(id) ? 'touched-words' : null
}

/** Who needs a module at once: islands, what the touched order loads, anything else. */
function usersOf(id: string, graph: Graph): Users {
  const islands = new Set<string>()
  const seen = new Set<string>()
  let isElsewhere = false
  const visit = (user: string) => {
    if (seen.has(user) || STILL_FORMS.test(user)) return
    seen.add(user)
    const island = ISLAND.exec(user)?.[1]
    const { importers, dynamicImporters } = importersOf(user, graph)
    if (island) islands.add(island)
    else if (importers.length > 0) importers.forEach(visit)
    else if (dynamicImporters.some((one) => /\/src\/features\//.test(one))) islands.add(TOUCHED)
    else isElsewhere = true
  }
  if (!id.includes('/node_modules/')) visit(id)
  // The order is there before anything is touched.
  if (islands.has('order')) islands.delete(TOUCHED)
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return { islands, isElsewhere, bringsStyle: importedIds.some((one) => STYLE.test(one)), id }
}

type Importers = { importers: readonly string[]; dynamicImporters: readonly string[] }

/** All messages are imported as one; who needs one of them is who names it. */
function importersOf(id: string, graph: Graph): Importers {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const message = MESSAGE.exec(id)?.[1]
  if (!message) return { importers, dynamicImporters }
  const index = importers
    .flatMap((one) => importersOf(one, graph).importers)
    .find((one) => MESSAGES.test(one))
  const speakers = index === undefined ? [] : importersOf(index, graph).importers
  const names = new RegExp(`\\bm\\.${message}\\b`)
  return {
    importers: speakers.filter((one) => names.test(graph.getModuleInfo(one)?.code ?? '')),
    dynamicImporters: [],
  }
}
