import { Refusal } from './tools/errors.ts'
import { deployedSite } from './tools/deployed-site.ts'
import { refuseDeployedOf1x } from './tools/release-one.ts'
import { run } from './tools/run.ts'

// `npm run wrangler -- secret put NAME`: a command of wrangler for the deployed site. wrangler.toml alone names the Worker
// and the databases of this machine; those of the deployed site are in deploy.json of the carrier.
const args = process.argv.slice(2)
const at = args.indexOf('--env')
const [, name = null] = at < 0 ? [] : args.splice(at, 2)
if (args.length === 0 || args[0] === '--help') {
  console.log(`A command of wrangler for the deployed site, by deploy.json of the carrier in place.

  npm run wrangler -- secret put ORDERS_TOKEN
  npm run wrangler -- d1 export DB --remote --output=site.sql
  npm run wrangler -- rollback
  npm run wrangler -- --env preview secret list        the site of deploy.preview.json`)
  process.exit(0)
}
if (args[0] === 'd1' && /^(?:execute|export)$/.test(args[1] ?? '') && !args.includes('--remote'))
  throw new Refusal(
    `Add --remote for a database of the deployed site. One of this machine: npx wrangler ${args.join(' ')}${args.includes('--local') ? '' : ' --local'}`,
  )
const { ofSite } = deployedSite(name)
const database = args.slice(3).find((arg) => !arg.startsWith('-'))
if (args.slice(0, 3).join(' ') === 'd1 migrations apply' && database !== undefined)
  refuseDeployedOf1x(database, [args.includes('--remote') ? '--remote' : '--local', ...ofSite])
process.exit(run('wrangler', [...args, ...ofSite]) ? 0 : 1)
