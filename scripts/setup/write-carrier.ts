import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal } from '../tools/errors.ts'

/** What setup wrote into a carrier's folder, so that it knows what was edited since. */
type Written = { before: string; files: Record<string, string> }
type Change = { written: string[]; kept: string[] }

const RECORD = 'setup.json'
const NAMED = /'\.\/carriers\/[^/']+\/carrier\.ts'/
const LANGUAGES = /^  languages: \[([^\]]+)\]/m

/**
 * Writes the files of a carrier and chooses it. A file that was edited since setup wrote it gets what changed between
 * `base`, what setup wrote then, and now; where both changed the same lines it stays as it is, and is among `kept`. What setup wrote and
 * no longer needs goes. The folder changes as a whole: it is made beside and then takes
 * the place of the old one.
 */
export function writeCarrier(
  root: string,
  id: string,
  files: ReadonlyMap<string, Buffer>,
  base: ReadonlyMap<string, Buffer> = new Map(),
): Change {
  recover(root, id)
  const folder = join(root, 'carriers', id)
  const known = readRecord(folder)
  if (existsSync(folder) && !known) {
    throw new Refusal(
      `id: write another one, because carriers/${id} is there and setup did not make it`,
    )
  }
  const change: Change = { written: [], kept: [] }
  const next = workFolder(root, id, 'next')
  rmSync(next, { recursive: true, force: true })
  if (known) cpSync(folder, next, { recursive: true })
  const recorded: Record<string, string> = {}
  for (const [path, content] of files) {
    const target = join(next, path)
    const before = existsSync(target) ? hashOf(readFileSync(target)) : null
    const wanted = hashOf(content)
    const wrote = known?.files[path]
    recorded[path] = wanted
    if (before === wanted) continue
    // Also a file that was deleted by hand stays so.
    if (wrote !== undefined && before !== wrote) {
      if (wrote === wanted) continue
      const old = base.get(path)
      const both = before && old && hashOf(old) === wrote ? merged(target, old, content) : null
      if (both) {
        writeFileSync(target, both)
        change.written.push(path)
      } else change.kept.push(path)
      continue
    }
    if (wrote === undefined && before !== null) {
      change.kept.push(path)
      continue
    }
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
    change.written.push(path)
  }
  for (const [path, wrote] of Object.entries(known?.files ?? {})) {
    const target = join(next, path)
    if (files.has(path) || !existsSync(target)) continue
    if (hashOf(readFileSync(target)) === wrote) rmSync(target)
    else change.kept.push(path)
  }
  const chosen = readFileSync(join(root, 'app.config.ts'), 'utf8')
  const record: Written = { before: known?.before ?? chosenIn(chosen), files: recorded }
  const text = `${JSON.stringify(record, null, 2)}\n`
  if (!known || text !== readFileSync(join(folder, RECORD), 'utf8')) {
    mkdirSync(next, { recursive: true })
    writeFileSync(join(next, RECORD), text)
    takePlace(root, id, next)
  } else rmSync(next, { recursive: true })
  choose(root, id)
  return change
}

/** A text with the changes by hand and those of setup; null where they meet, and for pictures. */
function merged(edited: string, old: Buffer, wanted: Buffer): Buffer | null {
  if (!/\.(?:ts|json|css|svg)$/.test(edited)) return null
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  writeFileSync(join(folder, 'old'), old)
  writeFileSync(join(folder, 'wanted'), wanted)
  const files = [edited, join(folder, 'old'), join(folder, 'wanted')]
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...files])
  rmSync(folder, { recursive: true })
  return status === 0 ? stdout : null
}

/** Takes the last setup of a carrier back; a folder with files edited or added by hand stays, and they are named. */
export function undoCarrier(root: string, id: string): { edited: string[]; chosen: string } {
  recover(root, id)
  const folder = join(root, 'carriers', id)
  const known = readRecord(folder)
  if (!known) throw new Refusal(`There is nothing to take back: setup did not make carriers/${id}`)
  const edited = filesOf(folder).filter(
    (path) => path !== RECORD && known.files[path] !== hashOf(readFileSync(join(folder, path))),
  )
  choose(root, known.before)
  if (edited.length === 0) rmSync(folder, { recursive: true })
  return { edited, chosen: known.before }
}

function readRecord(folder: string): Written | null {
  const file = join(folder, RECORD)
  if (!existsSync(file)) return null
  const written: Written = JSON.parse(readFileSync(file, 'utf8'))
  return written
}

function chosenIn(source: string): string {
  return /carriers\/([^/']+)\/carrier\.ts/.exec(source)?.[1] ?? 'vozka'
}

function choose(root: string, id: string): void {
  const file = join(root, 'app.config.ts')
  const source = readFileSync(file, 'utf8')
  replaceFile(file, source, source.replace(NAMED, `'./carriers/${id}/carrier.ts'`))
  chooseLanguages(root, id)
}

/** Writes the languages of a carrier into the settings of inlang, whose editors show the messages in them. */
function chooseLanguages(root: string, id: string): void {
  const config = join(root, 'carriers', id, 'carrier.ts')
  const listed = LANGUAGES.exec(readFileSync(config, 'utf8'))?.[1] ?? ''
  const languages = Array.from(listed.matchAll(/'(\w+)'/g), ([, language]) => `"${language}"`)
  const [first] = languages
  if (!first) throw new Refusal(`carriers/${id}/carrier.ts lists no languages as ['cs', 'en']`)
  const file = join(root, 'project.inlang/settings.json')
  const source = readFileSync(file, 'utf8')
  const next = source
    .replace(/("baseLocale": )"\w+"/, `$1${first}`)
    .replace(/("locales": )\[[^\]]*\]/, `$1[${languages.join(', ')}]`)
  replaceFile(file, source, next)
}

/** Changes a file as a whole. */
function replaceFile(file: string, source: string, next: string): void {
  if (next === source) return
  writeFileSync(`${file}.next`, next)
  renameSync(`${file}.next`, file)
}

function workFolder(root: string, id: string, state: 'next' | 'before'): string {
  const folder = join(root, '.wrangler', 'setup')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${id}-${state}`)
}

function takePlace(root: string, id: string, next: string): void {
  const folder = join(root, 'carriers', id)
  const before = workFolder(root, id, 'before')
  if (existsSync(folder)) renameSync(folder, before)
  renameSync(next, folder)
  rmSync(before, { recursive: true, force: true })
}

/** Ends what an interrupted setup had begun: the old folder is back where there is no new one. */
function recover(root: string, id: string): void {
  const folder = join(root, 'carriers', id)
  const before = workFolder(root, id, 'before')
  if (!existsSync(before)) return
  if (existsSync(folder)) rmSync(before, { recursive: true })
  else renameSync(before, folder)
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
