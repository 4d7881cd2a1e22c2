import { appConfig } from '~config'

/** What the way back costs when it is ordered with the way there, in haléře, by what the way there costs. */
export function returnFare(gross: number): number {
  return gross - Math.round((gross * appConfig.ordering.returnDiscountBp) / 10_000)
}
