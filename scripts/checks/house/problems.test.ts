import { expect, test } from 'vitest'
import { houseProblems } from './problems.ts'

function aModule(path: string, lines = 1) {
  return { path, text: () => 'export {}\n'.repeat(lines) }
}

function folderOf(count: number, name = (index: number) => `m${index}.ts`) {
  return Array.from({ length: count }, (_, index) => aModule(`src/lib/${name(index)}`))
}

test('a folder holds fifteen modules and no more', () => {
  expect(houseProblems(folderOf(15)).problems).toEqual([])
  expect(houseProblems(folderOf(16)).problems).toEqual(['src/lib: 16 modules (15 at most)'])
})

test('tests, styles and types of the surroundings fill no folder', () => {
  const beside = ['x.test.ts', 'x.worker.test.ts', 'x.module.css', 'x.d.ts'].map((name) =>
    aModule(`src/lib/${name}`, 400),
  )
  expect(houseProblems([...folderOf(15), ...beside]).problems).toEqual([])
})

test('a module has 250 lines and no more, unless it is prose, a list or made by the build', () => {
  expect(houseProblems([aModule('src/lib/a.ts', 250)]).problems).toEqual([])
  expect(houseProblems([aModule('src/lib/a.ts', 251)]).problems).toEqual([
    'src/lib/a.ts: 251 lines (250 at most)',
  ])
  const long = ['src/content/faq.ts', 'src/paraglide/messages.ts', 'src/routeTree.gen.ts']
  expect(houseProblems(long.map((path) => aModule(path, 900))).problems).toEqual([])
})
