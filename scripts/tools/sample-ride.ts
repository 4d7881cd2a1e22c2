import { postalExample } from '../../src/lib/fields/postal-code.ts'

type Carrier = {
  company: { street: string; city: string; zip: string; country: string; phone: string }
  services: readonly { slug: string }[]
  places: readonly { id: string; name: Partial<Record<string, string>> }[]
  fixedRoutes: readonly { between: readonly string[] }[]
}

/**
 * A ride of a carrier as the order form has it, ordered by the carrier itself: its first category on its first route
 * with a fixed price, in a month. Without a route it leads from its first place to the same one. A seat that is not said
 * yet is made up, because the form takes a whole address or none.
 */
export function sampleRide(carrier: Carrier, language: string, today: Date) {
  const { company, services, places, fixedRoutes } = carrier
  const [from, to] = fixedRoutes[0]?.between ?? []
  const nameOf = (id: string | undefined) =>
    (places.find((place) => place.id === id) ?? places[0])?.name[language] ?? ''
  const { street, city, zip, country, phone } = company
  return {
    kind: 'ride',
    service: services[0]?.slug ?? '',
    pickup: nameOf(from),
    dropoff: nameOf(to),
    date: new Date(today.getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
    time: '10:00',
    passengers: '2',
    phone,
    street: street || `${city} 1`,
    city,
    zip: zip || (postalExample(country) ?? ''),
    chooseCountry: country,
  }
}
