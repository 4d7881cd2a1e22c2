import { expect, test } from 'vitest'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { freePort } from '../support/site/free-port.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { startSite } from '../support/site/killed-site.ts'

test('the back office receives a request without an address and a payment', async () => {
  const provider = await startRemoteProvider()
  const space = `${provider.url}/s/request`
  const state = freshState('test-request')
  await prepareLocalDatabases(state, 'remote')
  const site = await startSite({ port: await freePort(), state, providerUrl: `${space}/v1` })
  try {
    // The form has fields of an address; whoever asks for a price leaves them as they are.
    const nothing = { street: '', city: '', zip: '' }
    await placeOverHttp(site.address, { isRequest: true, fields: nothing })
    const received: unknown = await (await fetch(`${space}/__received`)).json()
    expect(received).toMatchObject({
      orders: [
        {
          body: {
            street: '',
            city: '',
            zip: '',
            chooseCountry: '',
            customerCompany: false,
            deliveryAddress: null,
            paymentMethod: null,
            guest: null,
            price: { status: 'onRequest' },
            name: 'Jana Ukázková',
          },
        },
      ],
    })
  } finally {
    await site.kill()
    await provider.close()
  }
}, 90_000)
