import { appConfig } from '../../build/carrier-config.ts'
import { deciderProblems } from '../../src/lib/setting/decider.ts'
import { cardProblems } from '../../src/lib/setting/gateway.ts'
import {
  SECRETS,
  type SettingName,
  SETTINGS,
  type Settings,
  UNSEEN,
} from '../../src/lib/setting/names.ts'
import { providerEnd, settingProblems } from '../../src/lib/settings.ts'

/** The part of wrangler.toml that a deploy reads. */
export type DeployConfig = {
  vars: Record<string, unknown>
  d1_databases: { binding: string; database_id?: string }[]
  kv_namespaces: { binding: string; id?: string }[]
}

const SAMPLE_ID = /^(?:0{8}-0{4}-0{4}-0{4}-0{11}\d|0{31}\d)$/

/** The settings of the deployed site: variables by their values, secrets by their names alone. */
export function deployedSettings(
  { vars }: Pick<DeployConfig, 'vars'>,
  secrets: readonly string[],
): Settings {
  const valueOf = (name: SettingName) => {
    if (secrets.includes(name)) return UNSEEN
    return typeof vars[name] === 'string' ? vars[name] : undefined
  }
  return Object.fromEntries(SETTINGS.map((name) => [name, valueOf(name)]))
}

/** The secrets that a site with these variables needs: a dry run cannot read secrets and assumes that they exist. */
export function neededSecrets({ vars }: Pick<DeployConfig, 'vars'>): SettingName[] {
  const isRemote = vars['PROVIDER'] === 'remote' || Boolean(vars['PROVIDER_API_URL'])
  const needed = [
    ...cardProblems({}, appConfig.payment),
    ...(isRemote ? deciderProblems({ PROVIDER: 'remote' }, appConfig.ordering) : []),
  ].map(({ setting }) => setting)
  return ['ORDER_LINK_SECRET', 'PROVIDER_ACCESS_TOKEN', 'PROVIDER_BEARER', ...needed]
}

/** Reasons against deploying the site with these settings, each with the remedy. */
export function deployProblems(config: DeployConfig, settings: Settings): string[] {
  const { vars, d1_databases: databases, kv_namespaces: namespaces } = config
  const isEmbedded = providerEnd(settings) === 'embedded'
  const used = databases.filter(({ binding }) => binding !== 'PROVIDER_DB' || isEmbedded)
  const ids = [
    ...used.map(({ binding, database_id: id }) => ({ binding, id })),
    ...namespaces.map(({ binding, id }) => ({ binding, id })),
  ]
  const has = (binding: string) => databases.some((database) => database.binding === binding)
  return [
    ...[
      ...settingProblems(settings),
      ...cardProblems(settings, appConfig.payment),
      ...deciderProblems(settings, appConfig.ordering),
    ].map(({ setting, says }) => `${setting} ${says} (${placeOf(setting)})`),
    ...SECRETS.filter((name) => vars[name]).map(
      (name) =>
        `${name} is a secret: take it out of deploy.json, npm run wrangler -- secret put ${name}`,
    ),
    ...ids
      .filter(({ id }) => !id || SAMPLE_ID.test(id))
      .map(
        ({ binding, id }) =>
          `${binding} has ${id ? 'a sample id' : 'no id'} in deploy.json: npm run setup -- --remote`,
      ),
    ...(isEmbedded && !has('PROVIDER_DB')
      ? ['PROVIDER_DB is missing in wrangler.toml: the embedded back office needs its database']
      : []),
  ]
}

function placeOf(setting: SettingName): string {
  return SECRETS.includes(setting)
    ? `npm run wrangler -- secret put ${setting}`
    : 'deploy.json, vars'
}
