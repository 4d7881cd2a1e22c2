import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { appConfig } from '../build/carrier-config.ts'
import { DEPLOYS, REDIRECT } from './tools/deploy-file.ts'
import { seedSql } from '../src/back-office/embedded/seed/sql.ts'
import { languageProblems } from '../src/carrier/config/language-problems.ts'
import { configProblems } from '../src/carrier/config/problems.ts'
import { screenPath } from '../src/i18n/screens.ts'
import { ownLocale } from '../src/lib/locale.ts'
import { namedOrigin, providerEnd } from '../src/lib/settings.ts'
import { SELECT_PROVIDER_END } from '../src/back-office/cron-run.ts'
import { gazetteerParts } from '../data/gazetteer/seed.ts'
import { findClaims, findLeft, findUnsaid } from './carrier/find-left.ts'
import { d1Rows } from './tools/d1-rows.ts'
import { deployedSite } from './tools/deployed-site.ts'
import { deployedSettings, deployProblems, neededSecrets } from './tools/deploy-problems.ts'
import { Refusal } from './tools/errors.ts'
import { healthAfterDeploy } from './tools/health-after-deploy.ts'
import { mailToOwner, ownerEmail, WAY_BACK } from './tools/mail-to-owner.ts'
import { readArguments } from './tools/read-arguments.ts'
import { refuseDeployedOf1x } from './tools/release-one.ts'
import { launched, mustRun, outputOf, quietEnv, runBeside } from './tools/run.ts'

const HELP = `Judges the settings, builds, migrates, deploys, asks the health of the deployed site and sends you one mail.
docs/deploy.md tells each step before it. Its values are those of deploy.json of the carrier in place.

  npm run deploy                 the whole way
  npm run deploy -- --env preview
                                 another site with databases of its own, by deploy.preview.json
  npm run deploy -- --dry-run    as far as one gets without an account: checks types, builds, sizes, and says what is
                                 missing; nothing is uploaded or migrated
  npm run deploy -- --sample     also with what is still a sample's (npm run carrier -- left)
  npm run deploy -- --change-back-office
                                 also when another back office than the deployed one gets the orders from now on`

const { values } = readArguments(HELP, {
  'dry-run': { type: 'boolean' },
  env: { type: 'string' },
  sample: { type: 'boolean' },
  'change-back-office': { type: 'boolean' },
})
const NO_MAIL = 'No mail is sent, because the site has no mail service yet: docs/deploy.md, 6.'
/** Leftovers of a sample that a refusal names; the rest it counts. */
const LEFT_SHOWN = 20

const { config, file: valuesFile, ofSite } = deployedSite(values.env ?? null)
// Also without a file: only a build of this command may be deployed.
process.env[DEPLOYS] = valuesFile ?? ''
const isDry = values['dry-run']
const settings = deployedSettings(config, isDry ? neededSecrets(config) : deployedSecrets())
const origin = namedOrigin(settings)
const end = providerEnd(settings)
const wrong = [...configProblems(appConfig), ...languageProblems(appConfig)].map(
  (problem) => `carrier.ts ${problem}`,
)
const missing = [...deployProblems(config, settings), ...(values.sample ? [] : leftProblems())]
// A rehearsal needs no account: what is missing is said when it has built.
refuse(isDry ? wrong : [...missing, ...wrong])
console.log(`Back office: ${end}`)
if (isDry)
  console.log(`Not seen in a dry run, taken for granted: ${neededSecrets(config).join(', ')}`)

// What was built has the values of the deployed site: no later command of wrangler may find it.
process.on('exit', () => rmSync(REDIRECT, { force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
console.log('Building, and checking the types …')
await Promise.all([
  endsWell('vite', ['build']),
  endsWell('node', launched('scripts/check.ts', 'types')),
  // The site shows the terms that are stored, so a deploy waits until those of terms.ts are.
  endsWell('vitest', ['run', '--project', 'carrier', 'kept-terms']),
])
// Without -c: the build stores the path of its own configuration, and wrangler checks that its environment matches.
const weighed = outputOf('wrangler', ['deploy', '--dry-run'])
console.log(/Total Upload:.*/.exec(weighed)?.[0] ?? weighed)
if (isDry) {
  console.log(rehearsed(missing))
  process.exit(0)
}

await askAboutAnotherEnd()
refuseDeployedOf1x('DB', ['--remote', ...ofSite])
if (end === 'embedded') refuseDeployedOf1x('PROVIDER_DB', ['--remote', ...ofSite])
// It may stop after any step: the deployed Worker runs on the database after each (scripts/checks/releases).
migrate('DB')
for (const part of gazetteerParts()) {
  outputOf('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--command', part, ...ofSite])
}
if (end === 'embedded') {
  migrate('PROVIDER_DB')
  execute('PROVIDER_DB', 'seed', seedSql())
}
mustRun('wrangler', ['deploy'])
const health = await healthAfterDeploy(origin ?? '', process.env['HEALTH_TOKEN'])
console.log(health.text)
if (health.isWell) {
  console.log(await firstMail())
  console.log(
    `\nYour site: ${origin}\nTry the first order: ${origin}${screenPath('order', ownLocale)}`,
  )
}
console.log(WAY_BACK)
process.exit(health.isWell ? 0 : 1)

/** Runs a program beside others; what it prints is shown, and the command ends, when it fails. */
async function endsWell(program: string, args: readonly string[]): Promise<void> {
  const { isGood, output } = await runBeside(program, args)
  if (!isGood) throw new Refusal(`${output}\nNothing was migrated or deployed.`)
}

/** One mail to the owner, where the site has a way to send mails: a deploy that is well may still reach nobody. */
async function firstMail(): Promise<string> {
  if (!hasMail()) return NO_MAIL
  const { text } = await mailToOwner(
    {
      origin: origin ?? '',
      contactPath: screenPath('contact', ownLocale),
      email: ownerEmail(settings.CARRIER_EMAIL, appConfig.company.email),
    },
    'This site was just deployed (npm run deploy). This mail shows that its mails reach you.',
  )
  return text
}

/** Whether the site can send mails: by a mail service, or by Cloudflare. */
function hasMail(): boolean {
  return Boolean(settings.MAIL_API_URL) || config.send_email.length > 0
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return
  console.error('Nothing was built, migrated or deployed. What has to be put right first:\n')
  for (const problem of problems) console.error(`  ${problem}`)
  console.error(
    '\ndocs/deploy.md tells each step; npm run carrier -- left names each leftover of the sample.',
  )
  process.exit(1)
}

/** What a rehearsal found out: the site can be built, and what a deploy would still refuse. */
function rehearsed(problems: readonly string[]): string {
  const mail = hasMail() ? '' : `\n\n${NO_MAIL}`
  if (problems.length === 0)
    return `\nRehearsed: the site builds and has its size above. Nothing is missing: npm run deploy${mail}`
  const list = problems.map((problem) => `  ${problem}`).join('\n')
  return `\nRehearsed: the site builds and has its size above. Before npm run deploy there is still missing:\n\n${list}\n
The ids come from npm run setup -- --remote, once you have an account: docs/deploy.md${mail}`
}

/** How much is still a sample's, the first ones by name: a list of hundreds would hide the other problems. */
function leftProblems(): string[] {
  const left = findLeft(appConfig)
  const claims = findClaims(appConfig).length
  const unsaid = findUnsaid(appConfig)
  const more = left.length - LEFT_SHOWN
  return [
    ...left.slice(0, LEFT_SHOWN),
    ...(more > 0 ? [`and ${more} more of the sample: npm run carrier -- left`] : []),
    ...(claims > 0
      ? [
          `${claims} ${claims === 1 ? 'claim' : 'claims'} in words of a sample: npm run carrier -- left`,
        ]
      : []),
    ...unsaid.missing,
    ...unsaid.assumed,
  ]
}

function execute(database: string, name: string, sql: string): void {
  const file = `.wrangler/${name}.sql`
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(file, sql)
  mustRun('wrangler', ['d1', 'execute', database, '--remote', '--yes', '--file', file, ...ofSite])
}

/** Names of the secrets that the Worker has; their values cannot be read. */
function deployedSecrets(): string[] {
  try {
    const args = ['secret', 'list', '--format', 'json', ...ofSite]
    const output = execFileSync('wrangler', args, { env: quietEnv, encoding: 'utf8' })
    const names = v.array(v.object({ name: v.string() }))
    return v.parse(names, JSON.parse(output)).map(({ name }) => name)
  } catch {
    console.error(`
The secrets of the Worker could not be listed. Before the first deploy:

  npx wrangler login
  npm run wrangler -- secret put ORDER_LINK_SECRET     (makes the Worker when there is none yet)
`)
    process.exit(1)
  }
}

/** The back office that the deployed site stored as its own; null before its first minute. */
function deployedEnd(): string | null {
  const rows = d1Rows('DB', SELECT_PROVIDER_END, ['--remote', ...ofSite], 'ignore')
  const stored = rows?.[0]?.['provider_end']
  return typeof stored === 'string' ? stored : null
}

/**
 * Asks for confirmation if this deploy would switch the back office, because later orders would go to the new one.
 */
async function askAboutAnotherEnd(): Promise<void> {
  const before = deployedEnd()
  if (before === null || before === end || values['change-back-office']) return
  console.log(
    `\nUntil now orders went to the ${before} back office; this deploy sends them to the ${end} one.`,
  )
  if (process.stdin.isTTY) {
    const questions = createInterface({ input: process.stdin, output: process.stdout })
    const said = await questions.question('Is that what you want? (yes/no) ')
    questions.close()
    if (said.trim().toLowerCase() === 'yes') return
  }
  console.error('Nothing was migrated or deployed. With --change-back-office it is not asked.')
  process.exit(1)
}

function migrate(database: string): void {
  mustRun('wrangler', ['d1', 'migrations', 'apply', database, '--remote', ...ofSite])
}
