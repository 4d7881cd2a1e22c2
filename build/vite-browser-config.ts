import type { Plugin } from 'vite'
import { appConfig } from '../app.config.ts'

const CONFIG = /\/app\.config\.ts$/
const SCREENS = /\/src\/i18n\/screens\.ts$/
/** What only the server asks of a screen: its name in the navigation, who may find it, whether it takes a form. */
const OF_SERVER =
  /(?:navigation:\s*(?:null|\{[^{}]*\})|visibility:\s*["']\w+["']|takesForm:\s*(?:true|false)),?/g

/**
 * Of the carrier's settings the forms in the browser read these alone; places, fixed prices and texts about the
 * company are the server's, and of the table of screens all but the addresses. What a form needs besides has to be
 * added here, else it is undefined there.
 */
export function browserConfig(): Plugin {
  const { company, ordering, services, orderOptions, childSeat, payment, retention } = appConfig
  const { phone, vatPayer } = company
  const { offer: _, ...ofForms } = ordering
  const { methods } = payment
  const read = {
    company: {
      phone,
      vatPayer,
    },
    ordering: ofForms,
    services,
    orderOptions,
    childSeat,
    payment: { methods },
    retention,
  }
  return {
    name: 'browser-config',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [CONFIG, SCREENS] },
      handler: (code, id) =>
        CONFIG.test(id)
          ? { code: `export const appConfig = ${JSON.stringify(read)}`, map: null }
          : { code: code.replace(OF_SERVER, ''), map: null },
    },
  }
}
