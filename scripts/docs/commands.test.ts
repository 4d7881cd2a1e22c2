import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandProblems } from './commands.ts'
import { commandsOf } from './read-commands.ts'

/** Joined, so that this file tells nobody to run it. */
const GONE = ['npm', 'run', 'gone'].join(' ')
const PAGES = ['*.md', 'docs/**/*.md', '{design,tests}/**/README.md']

test('every command of the docs is there, with its choices and options', async () => {
  const commands = globSync(PAGES).flatMap((page) => commandsOf(page, readFileSync(page, 'utf8')))
  expect(commands.length).toBeGreaterThan(150)
  expect(await commandProblems(commands)).toEqual([])
})

test('a command is read from a span and from a block, without what is said beside it', () => {
  const text =
    `Say \`${GONE}\`, ` +
    '`npm run deploy -- --fast`; `-- --slow`.\n\n```\nPORT=1 npm run --silent orders -- show 26 1234 > f   said beside\nopenssl rand | npm run wrangler -- secret put X   # y\n```\n'
  expect(commandsOf('a.md', text).map(({ program, args }) => [program, ...args])).toEqual([
    ['gone'],
    ['deploy', '--fast'],
    ['deploy', '--slow'],
    ['orders', 'show', '26', '1234'],
    ['wrangler', 'secret', 'put', 'X'],
  ])
})

test.each([
  [GONE, 'there is no script gone'],
  ['npm run deploy -- --gone', "Unknown option '--gone'"],
  ['npm run carrier -- gone', 'the help of carrier lists no gone'],
  ['npm run proof -- gone', 'There is no “gone” here.'],
  ['npm run orders -- gone NUMBER', 'There is no command “gone”.'],
  ['npm run orders -- confirm NUMBER --total 5', 'confirm takes no --total.'],
  ['npx vitest run --project gone src/jobs', 'there is no project gone'],
  ['npx vitest run src/gone', 'no test has src/gone in its path'],
  ['node scripts/gone.ts', 'there is no scripts/gone.ts'],
  ['node scripts/checks/check-docs.ts --gone', 'it takes no --gone'],
])('%s would be found', async (typed, says) => {
  const [problem] = await commandProblems(commandsOf('a.md', `\`${typed}\``))
  expect(problem).toContain(says)
})
