import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyInto, runExport } from './drill/copies.ts'
import { drill, type DrillReport, type RepeatErasures } from './drill/compare.ts'
import { openDatabases } from './drill/local-databases.ts'
import { sitePersons } from './drill/site-persons.ts'
import { deployedSite } from './tools/deployed-site.ts'
import { localSettings } from './tools/local-settings.ts'
import { localState } from './tools/local-state.ts'
import { exitAfterOutput } from './tools/errors.ts'
import { readArguments } from './tools/read-arguments.ts'
import { mustRunQuietly } from './tools/run.ts'

const HELP = `Restores both databases into others on this machine, and says what a restore would come to: rows and sums
compared, orders that would be missing or behind by number, mails held, erasures repeated. It changes nothing of the
site, and deletes what it restored, which holds personal data.

  npm run drill                                       the site on this machine, stopped (STATE_FOLDER names another)
  npm run drill -- --remote                           the deployed site, by its export of this moment
  npm run drill -- --site site.sql --books books.sql  a backup that \`wrangler d1 export\` wrote, against the site;
                                                      with --remote against the deployed one`

const { values } = readArguments(HELP, {
  remote: { type: 'boolean' },
  site: { type: 'string' },
  books: { type: 'string' },
})
const state = resolve(localState())
const folder = mkdtempSync(join(tmpdir(), 'drill-'))
let report: DrillReport
try {
  report = await restore()
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const line of linesOf(report)) console.log(line)
const isOfNow = values.site === undefined
await exitAfterOutput(isOfNow && report.differences.length > 0 ? 1 : 0)

/** The living site, beside a restored one. */
async function restore(): Promise<DrillReport> {
  const restored = await openDatabases(join(folder, 'restored'))
  const living = await openDatabases(values.remote ? join(folder, 'living') : state)
  try {
    if (values.remote) {
      const { ofSite } = deployedSite(null)
      await runExport(living.databases.DB, exportOf('DB', ofSite))
      await runExport(living.databases.PROVIDER_DB, exportOf('PROVIDER_DB', ofSite))
    }
    const pairs = [
      ['DB', values.site],
      ['PROVIDER_DB', values.books],
    ] as const
    for (const [name, file] of pairs) {
      if (file !== undefined) await runExport(restored.databases[name], readFileSync(file, 'utf8'))
      else await copyInto(living.databases[name], restored.databases[name])
    }
    return await drill(living.databases, restored.databases, await loadRepeat())
  } finally {
    await living.close()
    await restored.close()
  }
}

/**
 * The deployed database as wrangler exports it, which finds it by `ofSite`; the database answers nobody meanwhile.
 */
function exportOf(database: string, ofSite: string[]): string {
  const file = join(folder, `${database}.sql`)
  mustRunQuietly('wrangler', ['d1', 'export', database, '--remote', '--output', file, ...ofSite])
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Repeats the erasures as the site does, with its secret: null where the secret of the deployed site is not known here.
 */
async function loadRepeat(): Promise<RepeatErasures | null> {
  if (values.remote && !process.env['ORDER_LINK_SECRET']) return null
  const settings = { PROVIDER: 'embedded', ...localSettings(state) }
  const { repeatErasures } = await sitePersons(settings)
  return (databases) => repeatErasures({ ...settings, ...databases }, new Date())
}

function linesOf(found: DrillReport): string[] {
  const { differences, erasures } = found
  const listed = (what: string, numbers: string[]) =>
    `${what}: ${numbers.length === 0 ? 'none' : `${numbers.length}\n  ${numbers.join('\n  ')}`}`
  return [
    `${found.tables} tables restored; rows and sums of ${found.tables - differences.length} agree`,
    ...differences.map((difference) => `  ${difference}`),
    listed('Orders that the restored site lacks', found.missing),
    listed('Orders with fewer events than the living site knows', found.behind),
    listed('Orders that the living site lacks, or has with fewer events', found.ahead),
    listed('Orders delivered by the restored site and not in the restored books', found.notInBooks),
    listed('Orders in the restored books only', found.onlyInBooks),
    `Mails that waited in it and are held now: ${found.heldMails}`,
    erasures === null ? 'Erasures: there is no list to repeat' : erasuresLine(erasures),
  ]
}

function erasuresLine({ listed, added, repeated }: NonNullable<DrillReport['erasures']>): string {
  const list = `Erasures: ${listed} on the list, ${added} of them since the restored moment`
  return repeated === null
    ? `${list}; to repeat them, ORDER_LINK_SECRET of the deployed site has to be in the environment`
    : `${list}; for ${repeated} something was erased again`
}
