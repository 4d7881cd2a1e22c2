import { releaseFaults } from './releases/judge-release.ts'
import { DATABASES, migrationsOf, newestRelease, RELEASES } from './releases/release-file.ts'

// The Worker of the newest release must run on the database after every newer migration (docs/decisions/057).
const release = newestRelease()
if (!release) {
  console.log(`No release is recorded in ${RELEASES}, so that none has to go back.`)
  process.exit(0)
}
const faults = DATABASES.flatMap((database) =>
  releaseFaults(release.databases[database], migrationsOf(database)).map(
    (fault) => `migrations/${database}/${fault}`,
  ),
)
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`
The Worker of release ${release.version} cannot run on this database as on its own. A migration may only add;
what it takes away goes a release later (docs/operations.md, "Releases").`)
}
const { site, provider } = release.databases
const count = site.statements.length + provider.statements.length
if (faults.length === 0)
  console.log(`${count} statements of release ${release.version} run as before`)
process.exit(faults.length === 0 ? 0 : 1)
