import { unstable_readConfig as readConfig } from 'wrangler'
import { deployFile, putDeployed, WRANGLER_FILE, writeWranglerFile } from './deploy-file.ts'

/**
 * The configuration of the deployed site: wrangler.toml with the values of deploy.json, or of deploy.NAME.json. `ofSite`
 * are the arguments by which commands of wrangler find its Worker and databases.
 */
export function deployedSite(name: string | null) {
  const environment = process.env['CLOUDFLARE_ENV']
  const config = readConfig({ config: 'wrangler.toml', ...(environment && { env: environment }) })
  // An environment that wrangler.toml describes has its values there.
  if (environment) return { config, file: null, ofSite: [] }
  const file = deployFile(name)
  putDeployed(config, file)
  writeWranglerFile(config)
  return { config, file, ofSite: ['--config', WRANGLER_FILE] }
}
