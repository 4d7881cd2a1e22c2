import type { Rolldown } from 'vite'

const FINDER = 'price-finder'
/** The module of an island; its name is the first group. */
export const ISLAND =
  /\/src\/(?:order\/(?:form|summary)|pages\/contact|ui\/cards)\/(order|summary|contact|price-finder)-island\.tsx?$/
const MESSAGE = /\/src\/paraglide\/messages\/(?!_index)(\w+)\.js$/

type Graph = Rolldown.ChunkingContext

/** Groups of chunks: few files with clear names instead of one for every combination of routes and islands. */
export const islandChunks: Rolldown.CodeSplittingOptions['groups'] = [
  // In one file it is 2 KB less than in five.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  // The entry imports it, and must not load the words of both languages along.
  { name: 'load-later', test: /vite\/preload-helper/ },
  { name: 'query', test: /\/node_modules\/@tanstack\/(?:query-core|react-query)\// },
  { name: 'field-rules', test: /\/node_modules\/valibot\// },
  { name: nameOf },
]

/** The chunk of a module by the islands that need it at once; null for all that is none's. */
function nameOf(id: string, graph: Graph): string | null {
  const { islands, isElsewhere } = usersOf(id, graph)
  const [one] = islands
  // Components bring their styles along: a document that shares a word with a form must not get the form's styles.
  if (one === undefined || (isElsewhere && !/\.[jt]s$/.test(id))) return null
  // Documents load it alone, without React.
  if (islands.has(FINDER))
    return ISLAND.test(id) ? FINDER : islands.size === 1 ? 'places' : 'finder-words'
  if (isElsewhere) return islands.has('contact') ? 'words' : 'order-words'
  if (islands.size === 1) return one
  return islands.has('contact') ? 'form' : islands.has('order') ? 'order-steps' : 'bill'
}

/** The islands that import a module, and whether something else does. */
function usersOf(id: string, graph: Graph): { islands: Set<string>; isElsewhere: boolean } {
  const islands = new Set<string>()
  const seen = new Set<string>()
  let isElsewhere = false
  const visit = (user: string) => {
    if (seen.has(user)) return
    seen.add(user)
    const island = ISLAND.exec(user)?.[1]
    const importers = importersOf(user, graph)
    const later = graph.getModuleInfo(user)?.dynamicImporters ?? []
    if (island) islands.add(island)
    else if (importers.length > 0) importers.forEach(visit)
    else if (later.some((one) => /\/src\/(?:order|pages)\//.test(one))) islands.add('order-touched')
    else isElsewhere = true
  }
  if (!id.includes('/node_modules/')) visit(id)
  // What forms import at a touch is one file, without what the order has had since the start.
  if (islands.has('order')) islands.delete('order-touched')
  return { islands, isElsewhere }
}

/** The modules that import one. All messages are imported as one object: who imports a message is who names it. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const message = MESSAGE.exec(id)?.[1]
  const object = message ? id.replace(MESSAGE, '/src/paraglide/messages.js') : id
  const importers = graph.getModuleInfo(object)?.importers ?? []
  if (!message) return importers
  const names = new RegExp(`\\bm\\.${message}\\b`)
  return importers.filter((one) => names.test(graph.getModuleInfo(one)?.code ?? ''))
}
