import { appConfig } from '../../../build/carrier-config.ts'
import { carrierFolder, carrierInPlace } from '../../../build/carrier-in-place.ts'
import { screenPath } from '../../../src/i18n/screens.ts'
import { ownLocale } from '../../../src/lib/locale.ts'
import { ownerEmail } from '../../tools/mail-to-owner.ts'
import { sampleRide } from '../../tools/sample-ride.ts'
import { keptSecrets, readDeploy, setUpRemote } from './set-up-remote.ts'
import { trySite } from './try-site.ts'
import { wranglerOf } from './wrangler.ts'
import { Refusal } from '../../tools/errors.ts'

// The part of `npm run setup -- --remote` that works for the carrier in place.
const id = carrierInPlace()
const file = `${carrierFolder}/deploy.json`
const secretsFile = `.wrangler/setup/${id}-secrets.json`
const { SITE_ORIGIN: origin, CARRIER_EMAIL: readers } = readDeploy(file).vars
if (!origin) throw new Refusal(`${file}: write SITE_ORIGIN first, as "https://www.example.com"`)
setUpRemote({
  file,
  secretsFile,
  peopleFile: `.wrangler/setup/${id}-people.json`,
  wrangler: wranglerOf(),
  environment: process.env,
  say: (line) => console.log(line),
})
const { isWell, text } = await trySite({
  origin,
  contactPath: screenPath('contact', ownLocale),
  ordersToken: process.env['ORDERS_TOKEN'] ?? keptSecrets(secretsFile)['ORDERS_TOKEN'] ?? '',
  email: ownerEmail(readers, appConfig.company.email),
  fields: sampleRide(appConfig, ownLocale, new Date()),
})
console.log(`\n${text}`)
process.exitCode = isWell ? 0 : 1
