import { appConfig } from '~config'
import { m } from '~/paraglide/messages'

/** True where some ride has a price before it is ordered; else each price is on request. */
export function namesPrices(): boolean {
  return appConfig.fixedRoutes.length > 0 || appConfig.usual !== null
}

/** On the button that sends the way of a ride: a carrier without prices shows none. */
export function priceWord(): string {
  return namesPrices() ? m.word_show_price() : m.word_ask_price()
}
