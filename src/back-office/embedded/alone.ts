import { embedded } from '~/back-office/embedded/app'

type AloneEnv = { PROVIDER_DB: D1Database; PROVIDER_ACCESS_TOKEN: string; PROVIDER_BEARER: string }

/** The embedded back office as a Worker of its own, for `npm run provider`: the contract over HTTP. */
export default {
  fetch: (request: Request, env: AloneEnv) =>
    embedded.fetch(request, {
      db: env.PROVIDER_DB,
      accessToken: env.PROVIDER_ACCESS_TOKEN,
      bearer: env.PROVIDER_BEARER,
    }),
}
