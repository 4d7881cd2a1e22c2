const MOST_MODULES = 15
const MOST_LINES = 250

/** Made by the build. */
const GENERATED = /^src\/(?:paraglide\/|routeTree\.gen\.ts$)/
/** Prose and lists of figures may be long. */
const LISTS = /^src\/(?:content|provider\/embedded\/seed)\//

type Source = { path: string; text: () => string }

function isModule(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|d\.ts)$/.test(path) && !GENERATED.test(path)
}

/** Folders of src with too many modules, and modules with too many lines; tests and styles are not counted. */
export function houseProblems(sources: Source[]) {
  const modules = sources.filter(({ path }) => isModule(path))
  const folders = new Map<string, number>()
  for (const { path } of modules) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const full = [...folders].filter(([, count]) => count > MOST_MODULES)
  const long = modules
    .filter(({ path }) => !LISTS.test(path))
    .map(({ path, text }) => ({ path, lines: text().trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
  const problems = [
    ...full.map(([folder, count]) => `${folder}: ${count} modules (${MOST_MODULES} at most)`),
    ...long.map(({ path, lines }) => `${path}: ${lines} lines (${MOST_LINES} at most)`),
  ]
  return { problems, modules: modules.length, folders: folders.size }
}
