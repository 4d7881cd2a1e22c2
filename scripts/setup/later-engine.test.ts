import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { carrierFiles } from './carrier-files.ts'
import { writeCarrier } from './write-carrier.ts'

/** What of the engine lies around the files that a fork changes. */
const ENGINE = [
  'app.config.ts',
  'tsconfig.json',
  'package.json',
  'wrangler.toml',
  'cspell-words.txt',
  'messages',
  'project.inlang/settings.json',
  'src/i18n',
  'carriers/vozka',
]

/** A repository with the files of the engine in one commit. */
function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'fork-'))
  for (const path of ENGINE) cpSync(path, join(root, path), { recursive: true })
  const git = (...args: string[]) => {
    const named = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args]
    return execFileSync('git', named, { cwd: root, encoding: 'utf8' })
  }
  const change = (path: string, edit: (source: string) => string) => {
    const before = readFileSync(join(root, path), 'utf8')
    const after = edit(before)
    expect(after, path).not.toBe(before)
    writeFileSync(join(root, path), after)
  }
  const commit = (says: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', says)
  }
  git('init', '--quiet', '--initial-branch', 'engine')
  commit('the engine')
  return { root, git, change, commit }
}

async function filesOf(id: string) {
  const example = JSON.parse(readFileSync('scripts/setup/examples/vienna.json', 'utf8'))
  const read = readAnswers({ ...example, id })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return carrierFiles(read.answers)
}

test('a fork with a carrier of its own takes a later engine without a conflict', async () => {
  const { root, git, change, commit } = aRepository()
  git('switch', '--quiet', '--create', 'fork')
  writeCarrier(root, 'muster', await filesOf('muster'))
  change('carriers/muster/words/home.ts', (source) => `${source}// mine\n`)
  commit('a carrier of its own')
  const own = readFileSync(join(root, 'carriers/muster/words/home.ts'), 'utf8')

  git('switch', '--quiet', 'engine')
  change('tsconfig.json', (source) =>
    source
      .replace('"target": "ES2023"', '"target": "ES2024"')
      .replace('"~config"', '"~later/*": ["./later/*"],\n      "~config"')
      .replace('"include": [', '"include": [\n    "later",'),
  )
  change('package.json', (source) => source.replace('"version": "', '"version": "9.'))
  change('wrangler.toml', (source) => `${source}\n[placement]\nmode = "smart"\n`)
  change('messages/cs.json', (source) => source.replace('{\n', '{\n  "later": "Později",\n'))
  change('carriers/vozka/carrier.ts', (source) => source.replace(/version: '/, "version: '2"))
  change('carriers/vozka/words/home.ts', (source) => `${source}// later\n`)
  rmSync(join(root, 'carriers/vozka/words/faq-abroad.ts'))
  commit('a later engine')
  git('switch', '--quiet', 'fork')
  git('merge', '--quiet', '--no-edit', 'engine')

  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(root, 'app.config.ts'), 'utf8')).toContain('./carriers/muster/')
  expect(readFileSync(join(root, 'carriers/muster/words/home.ts'), 'utf8')).toBe(own)
  expect(readFileSync(join(root, 'tsconfig.json'), 'utf8')).toContain('./later/*')
  expect(readdirSync(join(root, 'carriers/vozka/words'))).not.toContain('faq-abroad.ts')
})
