import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FLOORS, ORDER_FLOORS } from './floors.ts'

/** A size of the house; over `most` the check fails, `aim` is printed only. */
export type Size = { what: string; size: number; of?: string; most?: number; aim?: number }

const TEST = /\.test\.tsx?$|\.spec\.ts$/
const GENERATED = /^src\/paraglide\/|\.gen\.ts$/
const IMPORT = /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm

/** The sizes of the tree in `root`: lines without tests and generated files, bytes of Markdown, imports. */
export function houseSizes(root = '.'): Size[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const filesOf = (...patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: (name) => /node_modules|^\.|^dist$/.test(name) })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !TEST.test(path) && !GENERATED.test(path))
      .filter((path) => statSync(join(root, path)).isFile())
  const linesOf = (paths: string[]) =>
    paths.reduce((sum, path) => sum + (read(path).match(/\n/g)?.length ?? 0), 0)
  const modules = filesOf('src/**/*.{ts,tsx}')
  const imports = modules.map((path) => ({ path, names: importsOf(read(path)) }))
  const [longest] = imports.toSorted((one, other) => other.names.length - one.names.length)
  // What a carrier writes in its folder is its own.
  const pages = filesOf('*.md', '{docs,design,bench,tests,scripts}/**/*.md')
  return [
    { what: 'src, lines', size: linesOf(modules), aim: 46_000 },
    { what: 'src, modules', size: modules.length },
    { what: 'build, lines', size: linesOf(filesOf('build/**/*')), most: 450 },
    { what: 'terminal, lines', size: linesOf(filesOf('terminal/**/*')), most: 1_700 },
    {
      what: 'Markdown, bytes',
      size: pages.reduce((sum, path) => sum + Buffer.byteLength(read(path)), 0),
      most: 200 * 1_024,
    },
    {
      what: 'imports that go up between rooms',
      size: imports.flatMap(({ path, names }) => names.filter((name) => goesUp(path, name))).length,
      most: 0,
    },
    {
      what: 'longest list of imports',
      size: longest?.names.length ?? 0,
      of: longest && ` (${longest.path})`,
    },
  ]
}

function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '')
}

/** True when a module names, by `~/`, a room above its own. */
function goesUp(path: string, name: string): boolean {
  if (!name.startsWith('~/')) return false
  const [, room = '', inner = ''] = path.split('/')
  const [, other = '', otherInner = ''] = name.split('/')
  if (room === 'order' && other === 'order')
    return heightOf(ORDER_FLOORS, otherInner) < heightOf(ORDER_FLOORS, inner)
  return heightOf(FLOORS, other) < heightOf(FLOORS, room)
}

/** The floor of a room from the top; what is no room is on none, above and below nothing. */
function heightOf(floors: readonly (readonly string[])[], room: string): number {
  const floor = floors.findIndex((rooms) => rooms.includes(room))
  return floor === -1 ? Number.NaN : floor
}
