import { appConfig } from '~config'

/**
 * Price of the return journey when it is ordered together with the outward one, from the price of the outward one;
 * haléře.
 */
export function returnFare(gross: number): number {
  return gross - Math.round((gross * appConfig.ordering.returnDiscountBp) / 10_000)
}
