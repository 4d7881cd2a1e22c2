import { readArguments, refuseUsage } from '../../scripts/tools/read-arguments.ts'
import { isLoopback } from '../../src/lib/loopback.ts'
import { placeOf } from '../support/contract/document.ts'
import { ask, asked } from '../support/provider-kit/ask.ts'
import type { Finding } from '../support/provider-kit/judge.ts'
import { runKit } from '../support/provider-kit/run-kit.ts'
import { askSite } from '../support/provider-kit/site-checks.ts'

// `npm run proof -- provider URL`: asks a back office whether it keeps docs/provider-api.yaml, and says line by line what
// is wrong, with the place in the document. It sends test orders (X-Test: 1, TEST in the name and the note, a year ahead,
// numbers that begin with 99). `--site ORIGIN` also sends notices to a website, signed by PROVIDER_EVENTS_SECRET.

const SHARE = 300
const HELP = `npm run proof -- provider URL [--yes] [--site ORIGIN]

  URL      the address that PROVIDER_API_URL of the website has, e.g. http://127.0.0.1:8790/v1
  --yes    needed for an address beyond this machine: test orders are sent there
  --site   a website, e.g. http://localhost:8787, that is sent notices signed by PROVIDER_EVENTS_SECRET

PROVIDER_ACCESS_TOKEN and PROVIDER_BEARER open the back office.`

const options = { yes: { type: 'boolean' }, site: { type: 'string' } } as const
const { values, words } = readArguments(HELP, options, 1)
const url = URL.parse(words[0] ?? '')
const site = values.site === undefined ? null : URL.parse(values.site)
if (!url) refuseUsage('Which back office? Name its address.', HELP)
if (values.site !== undefined && !site) refuseUsage(`“${values.site}” is no address.`, HELP)
for (const address of site ? [url, site] : [url]) {
  if (!isLoopback(address) && !values.yes) {
    console.error(`${address.origin} is beyond this machine: add --yes to send test orders there.`)
    process.exit(1)
  }
}

const { PROVIDER_ACCESS_TOKEN, PROVIDER_BEARER, PROVIDER_EVENTS_SECRET } = process.env
const end = {
  url: url.href.replace(/\/+$/, ''),
  accessToken: PROVIDER_ACCESS_TOKEN ?? 'local-access-token',
  bearer: PROVIDER_BEARER ?? 'local-bearer',
}
const first = await ask(end, { path: '/systems/options' })
if (first.trouble !== null || first.status === 401) {
  const why =
    first.trouble ?? 'it answers 401: are PROVIDER_ACCESS_TOKEN and PROVIDER_BEARER its own?'
  tell(`GET ${end.url}/systems/options`, [
    { place: placeOf('paths', '/systems/options'), says: why },
  ])
  process.exit(1)
}
const findings = await runKit(end, { share: SHARE, hear: tell })
if (site) {
  const secret = PROVIDER_EVENTS_SECRET?.split(' ')[0] ?? ''
  if (!secret.startsWith('whsec_')) {
    console.error('PROVIDER_EVENTS_SECRET signs the notices to a site: set it.')
    process.exit(1)
  }
  const wrong = await askSite({ site: site.origin, secret })
  tell('the notices of the site', wrong)
  findings.push(...wrong)
}
console.log(
  findings.length === 0
    ? `\nIt keeps the contract: ${asked.count} requests.`
    : `\n${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} wrong, of ${asked.count} requests.`,
)
process.exit(findings.length === 0 ? 0 : 1)

function tell(name: string, found: Finding[]): void {
  console.log(`${found.length === 0 ? '✓' : '✘'} ${name}`)
  for (const { place, says } of found) console.log(`    ${place}  ${says}`)
}
