import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { houseSizes } from './sizes.ts'

const root = mkdtempSync(join(tmpdir(), 'sizes-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('lines are counted without tests and generated files, and an import that goes up is found', () => {
  write('src/lib/a.ts', "import { b } from '~/ui/b'\nimport '~/lib/c'\n")
  write('src/ui/b.tsx', "import { a } from '~/lib/a'\n")
  write('src/order/price/p.ts', "import { f } from '~/order/form/f'\n")
  write('src/order/form/f.ts', "import { p } from '~/order/price/p'\n")
  write('src/lib/a.test.ts', "import '~/routes/x'\n\n\n")
  write('src/paraglide/runtime.js', 'x\n')
  write('docs/a.md', 'ř\n')
  write('README.md', 'a')
  write('node_modules/x/README.md', 'long')
  write('carriers/mine/notes.md', 'long')
  const sizes = Object.fromEntries(houseSizes(root).map(({ what, size }) => [what, size]))
  expect(sizes).toMatchObject({
    'src, lines': 5,
    'src, modules': 4,
    'Markdown, bytes': 4,
    'imports that go up between rooms': 2,
    'longest list of imports': 2,
  })
})
