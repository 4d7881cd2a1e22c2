import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { carrierFolder } from '../../build/carrier-in-place.ts'
import { isOverlaid, languages as spoken } from '../../build/paraglide-options.ts'
import { engineLanguages } from '../../src/lib/locale.ts'
import { exitAfterOutput } from '../tools/errors.ts'
import { type Messages, messageProblems, replacedProblems } from './words/messages.ts'

// The message files of all languages hold the same keys with the same placeholders and all plural forms, and every key is used.
// A market and a carrier may replace some of them: messages/at/de.json, carriers/vozka/messages/cs.json.
function read(path: string): Messages {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'paraglide' ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const languages = engineLanguages.filter((one) => existsSync(`messages/${one}.json`))
const files = Object.fromEntries(languages.map((one) => [one, read(`messages/${one}.json`)]))
const code = sources('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key))
const replacing = globSync(['messages/*/*.json', 'carriers/*/messages/*.json']).toSorted()
const problems = [
  ...(isOverlaid && !process.env['CARRIER']
    ? [
        `project.inlang/settings.json: names other languages than ${carrierFolder}/carrier.ts: ${spoken.join(', ')}`,
      ]
    : []),
  ...messageProblems(files, used),
  ...replacing.flatMap((path) => {
    const locale = engineLanguages.find((one) => one === basename(path, '.json'))
    const messages = locale && files[locale]
    return messages
      ? replacedProblems(path, { replaced: read(path), messages, locale })
      : [`${path}: is no file of a language`]
  }),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) await exitAfterOutput(1)
console.log(
  `${Object.keys(files['cs'] ?? {}).length} messages in ${languages.join(', ')}, all used`,
)
