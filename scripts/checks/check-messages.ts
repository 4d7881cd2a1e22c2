import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Messages, messageProblems } from './words/messages.ts'

// Every message file of a language in project.inlang holds the same keys with the same placeholders and all plural forms, and every key is used.
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

const cs = read('cs')
const code = sources('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key))
const { locales }: { locales: string[] } = JSON.parse(
  readFileSync('project.inlang/settings.json', 'utf8'),
)
const others = locales.filter((locale) => locale !== 'cs')
const problems = messageProblems(
  cs,
  Object.fromEntries(others.map((locale) => [locale, read(locale)])),
  used,
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${Object.keys(cs).length} messages in ${locales.join(', ')}, all used`)
