// What is asked of a site over HTTP, in plain JavaScript like bare-clone.mjs.

/** True where a page of the site answers with 200. */
export async function answers(site, path) {
  return (await fetch(site + path).catch(() => null))?.status === 200
}

/** Orders a ride as a browser without script does. Returns its number. */
export async function order(site) {
  const ride = {
    kind: 'ride',
    service: 'business',
    pickup: 'Václavské náměstí 5, Praha',
    dropoff: 'Masarykova 3, Brno',
    date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    time: '10:30',
    passengers: '2',
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    phone: '777 123 456',
    street: 'Dlouhá 12',
    city: 'Praha',
    zip: '110 00',
    chooseCountry: 'CZ',
  }
  const details = await send(site, '/objednavka', ride)
  const address = details.headers.get('Location')
  if (details.status !== 303 || !address)
    throw new Error(`the order form answers ${details.status}`)
  const Cookie = details.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const summary = await (await fetch(new URL(address, site), { headers: { Cookie } })).text()
  const orderKey = /name="orderKey" value="([^"]+)"/.exec(summary)?.[1]
  if (!orderKey) throw new Error('the summary has no key of an order')
  const placed = await send(site, address, { orderKey, paymentMethod: 'bankTransfer' }, { Cookie })
  const number = /^\/stav-objednavky\/(\d{10})\./.exec(placed.headers.get('Location') ?? '')?.[1]
  if (placed.status !== 303 || !number) throw new Error(`the order is answered ${placed.status}`)
  return number
}

function send(site, path, fields, headers = {}) {
  const body = new URLSearchParams(fields)
  return fetch(new URL(path, site), { method: 'POST', body, headers, redirect: 'manual' })
}
