import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineLanguages } from '../../src/lib/locale.ts'
import { type Messages, messageProblems } from './words/messages.ts'

// The message files of all languages hold the same keys with the same placeholders and all plural forms, and every key is used.
function read(locale: string): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'paraglide' ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const languages = engineLanguages.filter((one) => existsSync(`messages/${one}.json`))
const files = Object.fromEntries(languages.map((one) => [one, read(one)]))
const code = sources('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key))
const problems = messageProblems(files, used)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(
  `${Object.keys(files['cs'] ?? {}).length} messages in ${languages.join(', ')}, all used`,
)
