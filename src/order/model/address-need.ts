import { appConfig } from '~config'

/**
 * Whether an order has a billing address. `none`: a request has none before its price is accepted. `wished`: a private
 * person gives one who wants it on the invoice. `required`: everybody gives one. A company always gives its own.
 */
export type AddressNeed = 'none' | 'wished' | 'required'

const { billingAddress = 'always', addressAbove } = appConfig.ordering

/**
 * The need of an order at this total (haléře, gross, with extras; null while unknown). A simplified tax document needs
 * no address of its buyer up to CZK 10,000 with VAT (§ 30 of act 235/2004 Sb.).
 */
export function addressNeed(total: number | null): Exclude<AddressNeed, 'none'> {
  return billingAddress === 'always' || (total !== null && total > addressAbove)
    ? 'required'
    : 'wished'
}

/**
 * True if accepting a change to this total (haléře, null if the price stays) needs an address that the order does not
 * have. A price that the carrier raises by itself later, or a surcharge, asks nothing more.
 */
export function lacksAddress({ street }: { street: string }, total: number | null): boolean {
  return total !== null && street === '' && addressNeed(total) === 'required'
}
