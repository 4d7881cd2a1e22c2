import { appConfig } from '~config'
import type { OrderKind } from '~/carrier/order-kinds'

const all = appConfig.kinds

/** Makes the carrier of the test take these kinds of order alone. */
export function takeKinds(...kinds: OrderKind[]): void {
  Object.assign(appConfig, { kinds })
}

/** Makes it take again what its carrier.ts says. */
export function takeAllKinds(): void {
  Object.assign(appConfig, { kinds: all })
}
