import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type DocCommand, commandsOf, groupedBy } from '../../scripts/docs/read-commands.ts'
import { runBeside } from '../../scripts/tools/run.ts'

// What the docs have a person type behind `npm run wrangler --` and `npx wrangler`, asked of wrangler's own help.

const commands = globSync(['*.md', 'docs/**/*.md'])
  .flatMap((page) => commandsOf(page, readFileSync(page, 'utf8')))
  .filter(({ program, args }) => program === 'wrangler' && args.length > 0)
const byName = groupedBy(commands, nameOf)

/** The words that name a command: `d1 time-travel info`, `secret put`, `rollback`. */
function nameOf({ args }: DocCommand): string {
  const words = args[0] === '--env' ? args.slice(2) : args
  const [group = ''] = words
  const few = { d1: words[1] === 'time-travel' ? 3 : 2, kv: 3, secret: 2, versions: 2 }
  const length = Object.entries(few).find(([name]) => name === group)?.[1] ?? 1
  return words.slice(0, length).join(' ')
}

test('the docs name commands of wrangler', () => expect(byName.size).toBeGreaterThan(8))

test.each([...byName])('wrangler %s is there with the options of the docs', async (name, told) => {
  const { isGood, output } = await runBeside('wrangler', [...name.split(' '), '--help'])
  expect(isGood, output).toBe(true)
  expect(output).toContain(`wrangler ${name}`)
  for (const { typed, args } of told)
    for (const option of args.filter((word) => /^--[a-z]/.test(word)))
      expect(output, typed).toMatch(new RegExp(`${option.split('=')[0]}\\b|${positive(option)}\\b`))
})

/** `--no-schema` switches `--schema`, by which the help names both. */
function positive(option: string): string {
  return option.replace(/^--no-/, '--').replace(/=.*$/, '')
}
