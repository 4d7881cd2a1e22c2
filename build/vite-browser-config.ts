import type { Plugin } from 'vite'
import { appConfig } from './carrier-config.ts'

const CONFIG = /\/carriers\/[^/]+\/carrier\.ts$/
const DESK_SCREENS = /\/src\/i18n\/desk-screens\.ts$/

/** The config that forms in the browser read, as source. A form's further settings must be added: else they are undefined. */
function ofForms(): string {
  const { market, kinds, company, ordering, services, orderOptions, childSeat, terms } = appConfig
  const { fixedRoutes, usual } = appConfig
  const { code, currency, timeZone, phone, languages, postalCodes, icoOf, register } = market
  const read = {
    market: { code, currency, timeZone, phone, languages, icoOf, register },
    kinds,
    company: { phone: company.phone, email: company.email, vatPayer: company.vatPayer },
    // Only what languages they speak together.
    trust: { drivers: [{ languages: appConfig.trust.drivers.flatMap((one) => one.languages) }] },
    ordering,
    services,
    orderOptions,
    childSeat,
    // Only whether any price is known before an order.
    fixedRoutes: fixedRoutes.length > 0 || usual !== null ? [{}] : [],
    usual: null,
    retention: { messageDays: appConfig.retention.messageDays },
    terms: { rulesSince: terms.rulesSince },
  }
  // Regular expressions, which JSON has not.
  const codes = Object.entries(postalCodes).map(([land, form]) => `${land}:${form}`)
  return `export const appConfig = ${JSON.stringify(read)}\nappConfig.market.postalCodes = {${codes.join()}}`
}

/** Keeps places, prices and texts about the company, which forms do not read, on the server, and all that is the desk's. */
export function browserConfig(): Plugin {
  return {
    name: 'browser-config',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [CONFIG, DESK_SCREENS] },
      handler: (_code, id) => ({
        code: CONFIG.test(id) ? ofForms() : 'export const deskScreens = {}',
        map: null,
      }),
    },
  }
}
