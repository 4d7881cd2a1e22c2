import type { Rolldown } from 'vite'

const TOUCHED = 'order-touched'
const FINDER = 'price-finder'
/** The module of an island; its name is the first group. */
export const ISLAND =
  /\/src\/(?:order\/(?:form|summary)|pages\/contact|ui\/cards)\/(order|summary|contact|price-finder)-island\.tsx?$/
const MESSAGE = /\/src\/paraglide\/messages\/(?!_index)(\w+)\.js$/
const MESSAGES = /\/src\/paraglide\/messages\.js$/
const VALIBOT = /\/node_modules\/valibot\//
/**
 * Modules that only the server renders: documents with forms, and the static parts beside an island. No browser loads
 * them, so modules they share with an island are a chunk beside it: in its own they would bring them its styles.
 */
const STILL_FORMS = /\/src\/(?:desk\/|order\/(?:status\/|driver\/|ticket\/ticket\.))/
const STYLE = /\.css(?:\?|$)/

type Graph = Rolldown.ChunkingContext

/** Groups of chunks: few files with clear names instead of one for every combination of routes and islands. */
export const islandChunks: Rolldown.CodeSplittingOptions['groups'] = [
  // In one file it is 2 KB less than in five.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  // The entry imports it, and must not load the words of both languages along.
  { name: 'load-later', test: /vite\/preload-helper/ },
  { name: 'query', test: /\/node_modules\/@tanstack\/(?:query-core|react-query)\// },
  { name: nameOf },
]

type Users = { islands: Set<string>; isStill: boolean; isElsewhere: boolean; bringsStyle: boolean }

function nameOf(id: string, graph: Graph): string | null {
  const { islands, isStill, isElsewhere, bringsStyle } = usersOf(id, graph)
  const [one] = islands
  if (VALIBOT.test(id)) return 'field-rules'
  // Styles belong to the chunks of a route: a document that shares a message with a form must not get the form's styles.
  if (one === undefined || (isElsewhere && STYLE.test(id))) return null
  // Documents load it alone, without React.
  if (islands.has(FINDER))
    return ISLAND.test(id) ? FINDER : islands.size === 1 ? 'places' : 'finder-words'
  // What documents need as well, but for what brings a style along.
  if (isElsewhere) return bringsStyle ? null : islands.has('contact') ? 'words' : 'order-words'
  if (islands.size === 1) return isStill ? `${one.replace(TOUCHED, 'order')}-shared` : one
  return islands.has('contact') ? 'form' : islands.has('order') ? 'order-steps' : 'bill'
}

/** The entry points that need a module at once: islands, modules loaded by the touched order, others. */
function usersOf(id: string, graph: Graph): Users {
  const islands = new Set<string>()
  const seen = new Set<string>()
  let isStill = false
  let isElsewhere = false
  const visit = (user: string) => {
    isStill ||= STILL_FORMS.test(user)
    if (seen.has(user) || STILL_FORMS.test(user)) return
    seen.add(user)
    const island = ISLAND.exec(user)?.[1]
    const { importers, dynamicImporters } = importersOf(user, graph)
    if (island) islands.add(island)
    else if (importers.length > 0) importers.forEach(visit)
    else if (dynamicImporters.some((one) => /\/src\/(?:order|pages)\//.test(one)))
      islands.add(TOUCHED)
    else isElsewhere = true
  }
  if (!id.includes('/node_modules/')) visit(id)
  // The order island loads before any touch.
  if (islands.has('order')) islands.delete(TOUCHED)
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const bringsStyle = importedIds.some((one) => STYLE.test(one))
  return { islands, isStill, isElsewhere, bringsStyle }
}

type Importers = { importers: readonly string[]; dynamicImporters: readonly string[] }

/** All messages are imported as one object; the users of a message are the modules that name it. */
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
