import { existsSync, globSync, readFileSync } from 'node:fs'
import { readTyped } from '../../terminal/read-typed.ts'
import { launched, runBeside } from '../tools/run.ts'
import { type DocCommand, groupedBy } from './read-commands.ts'

/** Scripts whose words are a choice that their help lists, and those that list other scripts. */
const CHOICES = ['bench', 'carrier', 'check', 'test']
const LISTS = ['draw', 'proof']
/** What follows these is for another program (tests/commands/documented-wrangler.test.ts) or free. */
const FREE = ['wrangler', 'format', 'screenshots', 'release']
/** A file where a command takes one. */
const SAMPLE_FILE = 'package.json'

/** What is wrong with commands: a script, choice, option, test or file that is not there. */
export async function commandProblems(commands: readonly DocCommand[]): Promise<string[]> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const ofScripts = commands.filter(({ program }) => Object.hasOwn(scripts, program))
  const others = commands.filter(({ program }) => !Object.hasOwn(scripts, program))
  const groups = groupedBy(
    ofScripts.filter(
      ({ program, args }) => program !== 'orders' && !FREE.includes(program) && args.length > 0,
    ),
    // Each of a list is a script of its own.
    ({ program, args }) => (LISTS.includes(program) ? `${program} ${args[0]}` : program),
  )
  const asked = [...groups.values()].map((group) => askHelp(scripts, group))
  return [
    ...others.flatMap(otherProblems),
    ...ofScripts.filter(({ program }) => program === 'orders').flatMap(terminalProblems),
    ...(await Promise.all(asked)).flat(),
  ]
}

/** Asks a script for its help with all that pages type behind it: it refuses an option that it does not know. */
async function askHelp(
  scripts: Readonly<Record<string, string>>,
  group: readonly DocCommand[],
): Promise<string[]> {
  const [{ program, page, typed } = { program: '', page: '', typed: '' }] = group
  const file = /(\S+\.ts)$/.exec(scripts[program] ?? '')?.[1] ?? ''
  const words = group.flatMap(({ args }) => args)
  const { isGood, output } = await runBeside('node', launched(file, ...words, '--help'))
  if (!isGood) return [`${page}: ${typed}: ${output.trim().split('\n')[0]}`]
  if (!CHOICES.includes(program)) return []
  return group
    .filter(({ args: [word = ''] }) => /^[a-z]+$/.test(word) && !isListed(word, output))
    .map((one) => `${one.page}: ${one.typed}: the help of ${program} lists no ${one.args[0]}`)
}

function isListed(word: string, help: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(help)
}

/** The terminal reads the line as it would be typed, with something in each place that the page leaves open. */
function terminalProblems({ page, typed, args }: DocCommand): string[] {
  const filled = args.map((word, at) => {
    if (word === 'NUMBER' || word === 'N') return word === 'N' ? '3' : '2612345678'
    if (word === 'FILE') return SAMPLE_FILE
    return args[at - 1] === '--email' ? 'jana@example.com' : word
  })
  const read = readTyped(filled)
  return read.kind === 'misspelt' ? [`${page}: ${typed}: ${read.says}`] : []
}

function otherProblems({ page, typed, program, args }: DocCommand): string[] {
  const wrong = (says: string) => [`${page}: ${typed}: ${says}`]
  if (program === 'wrangler' || program === 'tsc') return []
  if (program === 'vitest' || program === 'playwright') return testProblems(args).flatMap(wrong)
  if (program !== 'node') return wrong(`there is no script ${program}`)
  const files = args.filter((word) => /\.(?:ts|mjs)$/.test(word))
  const gone = files.find((path) => !existsSync(path))
  if (gone !== undefined) return wrong(`there is no ${gone}`)
  const source = readFileSync(files.at(-1) ?? '', 'utf8')
  return args
    .slice(args.indexOf(files.at(-1) ?? '') + 1)
    .filter((word) => word.startsWith('--') && !new RegExp(`\\b${word.slice(2)}\\b`).test(source))
    .flatMap((word) => wrong(`it takes no ${word}`))
}

/** A project of Vitest that is not there, and a filter that finds no test. */
function testProblems(args: readonly string[]): string[] {
  const tests = globSync('{src,scripts,terminal,build,design,bench,tests}/**/*.{test.ts,spec.ts}')
  const at = args.indexOf('--project')
  const project = args[at + 1] ?? ''
  const projects = readFileSync('vitest.config.ts', 'utf8')
  const filters = args.filter(
    (word, index) => !/^(?:run|test|--.*)$/.test(word) && index !== at + 1,
  )
  return [
    ...(at === -1 || projects.includes(`'${project}'`) ? [] : [`there is no project ${project}`]),
    ...filters
      .filter((word) => !tests.some((path) => path.replaceAll('\\', '/').includes(word)))
      .map((word) => `no test has ${word} in its path`),
  ]
}
