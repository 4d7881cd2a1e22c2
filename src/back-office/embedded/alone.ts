import { embedded } from '~/back-office/embedded/app'

type AloneEnv = { PROVIDER_DB: D1Database; PROVIDER_ACCESS_TOKEN: string; PROVIDER_BEARER: string }

/** The embedded back office as a Worker of its own, for `npm run provider`: the contract over HTTP. */
export default {
  fetch: async (request: Request, env: AloneEnv) => {
    // A refusal before the body is read would end the connection, and the next request on it with it.
    const body = request.body === null ? {} : { body: await request.arrayBuffer() }
    return embedded.fetch(new Request(request, body), {
      db: env.PROVIDER_DB,
      accessToken: env.PROVIDER_ACCESS_TOKEN,
      bearer: env.PROVIDER_BEARER,
    })
  },
}
