import type { Plugin } from 'vite'
import { appConfig } from '../../app.config.ts'

const CONFIG = /\/app\.config\.ts$/

/**
 * Of the carrier's settings the forms in the browser read these alone; places, fixed prices and texts about the
 * company are the server's. What a form needs besides has to be added here, else it is undefined there.
 */
export function browserConfig(): Plugin {
  const { company, ordering, services, orderOptions, childSeat, payment, retention } = appConfig
  const { phone, vatPayer } = company
  const read = {
    ...{ company: { phone, vatPayer }, ordering, services },
    ...{ orderOptions, childSeat, payment, retention },
  }
  return {
    name: 'browser-config',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONFIG },
      handler: () => ({ code: `export const appConfig = ${JSON.stringify(read)}`, map: null }),
    },
  }
}
