import nodeFs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../scripts/tools/errors.ts'
import { appConfig } from './carrier-config.ts'
import { carrierFolder } from './carrier-in-place.ts'

const PLUGIN = './node_modules/@inlang/plugin-message-format/dist/index.js'
const MESSAGES = './messages/{locale}.json'

/** The settings that Paraglide and the editors of inlang read. */
const SETTINGS = 'project.inlang/settings.json'
/** Those of a carrier with other languages, for one command; beside the generated files. */
const OVERLAY = '.wrangler/carrier.inlang/settings.json'

/** Paraglide only warns of a plug-in that it cannot load, and would then know no message. */
const settingsSchema = v.object({
  baseLocale: v.string(),
  locales: v.array(v.string()),
  modules: v.strictTuple(
    [v.literal(PLUGIN, `must be ${PLUGIN}`)],
    `must be ${PLUGIN} alone: a command loads nothing from the net`,
  ),
  'plugin.inlang.messageFormat': v.object({
    pathPattern: v.literal(
      MESSAGES,
      `must be ${MESSAGES}: an editor writes to every file of a list`,
    ),
  }),
})

/** The languages of the carrier, the first one first. */
export const languages: readonly string[] = appConfig.languages

/** What is said otherwise than in messages/: by the market, then by the carrier. */
const replacing = [
  `messages/${appConfig.market.code.toLowerCase()}/{locale}.json`,
  `${carrierFolder}/messages/{locale}.json`,
]

/** All that messages are compiled from. */
export const messageSources = [
  SETTINGS,
  ...[MESSAGES, ...replacing].map((file) => file.replace('{locale}', '*')),
]

const settings = readSettings()

/** Whether the carrier in place speaks other languages than the settings name. */
export const isOverlaid =
  settings.baseLocale !== languages[0] || settings.locales.join() !== languages.join()

/** How Paraglide compiles messages/ into src/paraglide; shared by the build and build/generate.ts. */
export const paraglideOptions = {
  project: `./${dirname(isOverlaid ? OVERLAY : SETTINGS)}`,
  outdir: './src/paraglide',
  // The path decides (runInLocale, hydrateIsland), so that a page can be cached for everybody; src/i18n/screens.ts maps it.
  strategy: ['baseLocale'],
  // In place of Paraglide's registry, of which messages use the plurals.
  additionalFiles: { 'registry.js': "export { plural } from '../i18n/plural.ts'\n" },
  fs: { ...nodeFs, promises: { ...nodeFs.promises, readFile: readReplaced } },
} satisfies Parameters<typeof import('@inlang/paraglide-js').paraglideVitePlugin>[0]

/** Writes the settings with the languages of the carrier in place, where the committed ones name others. */
export function writeOverlay(): void {
  if (!isOverlaid) return
  mkdirSync(dirname(OVERLAY), { recursive: true })
  const overlaid = {
    baseLocale: languages[0],
    locales: languages,
    modules: [resolve(PLUGIN)],
    'plugin.inlang.messageFormat': { pathPattern: resolve(MESSAGES) },
  }
  writeFileSync(OVERLAY, `${JSON.stringify(overlaid, null, 2)}\n`)
}

function readSettings(): v.InferOutput<typeof settingsSchema> {
  const read = v.safeParse(settingsSchema, parsed(SETTINGS))
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Refusal(`${SETTINGS}: ${v.getDotPath(issue)}: ${issue.message}`)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/**
 * Reads a file for Paraglide: messages come with those of the market and of the carrier in their place. They are no
 * part of its settings, because an editor that saves a message would write all of them there.
 */
async function readReplaced(
  path: string,
  options: Parameters<typeof nodeFs.promises.readFile>[1] = null,
): Promise<Buffer | string> {
  const locale = languages.find(
    (one) => resolve(MESSAGES.replace('{locale}', one)) === resolve(path),
  )
  if (!locale) return nodeFs.promises.readFile(path, options)
  const files = [MESSAGES, ...replacing].map((file) => file.replace('{locale}', locale))
  const texts = files.filter((file) => existsSync(file)).map(parsed)
  return Buffer.from(JSON.stringify(Object.assign({}, ...texts)))
}
