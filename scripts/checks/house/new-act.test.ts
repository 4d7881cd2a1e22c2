import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const folder = join(root, 'node_modules/.cache/new-act')
const EVENT_DATA = '~/order/life/event-data'

/** What the compiler says of src where the data of events have one event more. */
async function compileWith(line: string): Promise<string> {
  const source = readFileSync(join(root, 'src/order/life/event-data.ts'), 'utf8')
  const planted = source.replace(
    'export const EVENTS = {\n',
    `export const EVENTS = {\n  ${line}\n`,
  )
  expect(planted).not.toBe(source)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'event-data.ts'), planted)
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const paths = Object.entries<string[]>(compilerOptions.paths).map(([name, [path = '']]) => [
    name,
    [join(root, path)],
  ])
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      paths: { [EVENT_DATA]: ['./event-data.ts'], ...Object.fromEntries(paths) },
      types: ['vite/client', 'node'],
    },
    include: ['src/**/*.ts', 'src/**/*.tsx', '*.d.ts'].map((one) => join(root, one)),
    exclude: [join(root, 'src/**/*.test.*')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const command = join(root, 'node_modules/.bin/tsc')
  const run = promisify(execFile)(command, ['-p', join(folder, 'tsconfig.json')], { cwd: root })
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('an event without one of its parts does not compile, and the compiler names what is missing', async () => {
  const said = await compileWith("late: plain('late', { minutes: count(1, 600) }),")
  const named = new Set(said.match(/^src\/[\w/.-]+/gm))
  expect([...named].toSorted()).toEqual([
    // Its words for the desk: desk_event_late.
    'src/desk/order/act-words.ts',
    // Its field, in the line of the history.
    'src/desk/order/event-detail.ts',
    'src/desk/order/order-log.tsx',
    'src/desk/order/order-page.tsx',
    'src/desk/rows/done-strip.tsx',
    // Its facts.
    'src/order/acts/acts.ts',
    // The letters, and the notice on the page, of an event of which nothing is known.
    'src/order/mail/letters/carrier-letter.ts',
    'src/order/mail/letters/customer-letter.ts',
    // Why a document is corrected after it, where it may owe one.
    'src/order/papers/document-parts.ts',
    'src/order/status/acts/done-notice.tsx',
    // Its words for the customer: status_event_late.
    'src/order/status/acts/returned-notice.tsx',
  ])
}, 120_000)
