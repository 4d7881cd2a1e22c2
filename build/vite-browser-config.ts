import type { Plugin } from 'vite'
import { appConfig } from './carrier-config.ts'

const CONFIG = /\/carriers\/[^/]+\/carrier\.ts$/
const DESK_SCREENS = /\/src\/i18n\/desk-screens\.ts$/
const SCREENS = /\/src\/i18n\/(?:order-|paper-)?screens\.ts$/
/**
 * Fields of a screen that only the server reads: its name in the navigation, its visibility, whether it takes a form.
 */
const OF_SERVER =
  /(?:navigation:\s*(?:null|\{[^{}]*\})|visibility:\s*["']\w+["']|takesForm:\s*(?:true|false)),?/g

/**
 * The only settings of the carrier that forms in the browser read. Places, fixed prices and texts about the company
 * stay on the server, and of the table of screens all fields except the addresses, and nothing of the desk. A form's further settings must be
 * added here; otherwise they are undefined in the browser.
 */
export function browserConfig(): Plugin {
  const { market, kinds, company, trust, ordering, services, orderOptions, childSeat, retention } =
    appConfig
  const { phone, email, vatPayer } = company
  const { offer: _, ...ofForms } = ordering
  const read = {
    market: { currency: market.currency, phone: market.phone },
    kinds,
    company: {
      phone,
      email,
      vatPayer,
    },
    trust: { drivers: trust.drivers.map(({ languages }) => ({ languages })) },
    ordering: ofForms,
    services,
    orderOptions,
    childSeat,
    retention,
  }
  return {
    name: 'browser-config',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [CONFIG, DESK_SCREENS, SCREENS] },
      handler: (code, id) => {
        if (CONFIG.test(id)) {
          return { code: `export const appConfig = ${JSON.stringify(read)}`, map: null }
        }
        return DESK_SCREENS.test(id)
          ? { code: 'export const deskScreens = {}', map: null }
          : { code: code.replace(OF_SERVER, ''), map: null }
      },
    },
  }
}
