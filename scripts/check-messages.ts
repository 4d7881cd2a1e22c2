import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Both message files hold the same keys with the same placeholders, and every key is used.
type Messages = Record<string, unknown>

function read(locale: string): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
}

function placeholders(message: unknown): string {
  const names = [...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [...new Set(names)]
    .toSorted((one, other) => String(one).localeCompare(String(other)))
    .join(', ')
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'paraglide' ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const cs = read('cs')
const en = read('en')
const code = sources('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
const problems: string[] = []
for (const key of new Set([...Object.keys(cs), ...Object.keys(en)])) {
  if (!(key in cs)) problems.push(`${key}: missing in messages/cs.json`)
  else if (!(key in en)) problems.push(`${key}: missing in messages/en.json`)
  else if (placeholders(cs[key]) !== placeholders(en[key])) {
    problems.push(
      `${key}: placeholders differ (${placeholders(cs[key])} / ${placeholders(en[key])})`,
    )
  }
  if (!used.has(key)) problems.push(`${key}: not used in src`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${Object.keys(cs).length} messages in both languages, all used`)
