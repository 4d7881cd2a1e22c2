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

/** Stands for regular expressions, which JSON has not. */
const POSTAL_CODES = 'POSTAL_CODES'

/**
 * The only settings of the carrier that forms in the browser read. Places, fixed prices and texts about the company
 * stay on the server, and of the table of screens all fields except the addresses, and nothing of the desk. A form's further settings must be
 * added here; otherwise they are undefined in the browser.
 */
export function browserConfig(): Plugin {
  const {
    market,
    kinds,
    company,
    trust,
    ordering,
    services,
    orderOptions,
    childSeat,
    retention,
    terms,
  } = appConfig
  const { phone, email, vatPayer } = company
  // The page says these, and no form asks for them.
  const {
    offer: _offer,
    addressAbove: _addressAbove,
    decidedBy: _decidedBy,
    freeWaiting: _freeWaiting,
    waitingStepMin: _waitingStepMin,
    returnDiscountBp: _returnDiscountBp,
    returnWithinDays: _returnWithinDays,
    cleaningFee: _cleaningFee,
    ...ofForms
  } = ordering
  const read = {
    market: {
      code: market.code,
      currency: market.currency,
      timeZone: market.timeZone,
      phone: market.phone,
      languages: market.languages,
      postalCodes: POSTAL_CODES,
      icoOf: market.icoOf,
      register: market.register,
    },
    kinds,
    company: {
      phone,
      email,
      vatPayer,
    },
    // Only what languages they speak together.
    trust: {
      drivers: [{ languages: [...new Set(trust.drivers.flatMap((one) => one.languages))] }],
    },
    ordering: ofForms,
    services,
    orderOptions,
    childSeat,
    retention: { messageDays: retention.messageDays },
    terms: { rulesSince: terms.rulesSince },
  }
  return {
    name: 'browser-config',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [CONFIG, DESK_SCREENS, SCREENS] },
      handler: (code, id) => {
        if (CONFIG.test(id)) {
          const json = JSON.stringify(read)
          const codes = Object.entries(market.postalCodes).map(([land, form]) => `${land}:${form}`)
          const literal = json.replace(`"${POSTAL_CODES}"`, () => `{${codes.join()}}`)
          return { code: `export const appConfig = ${literal}`, map: null }
        }
        return DESK_SCREENS.test(id)
          ? { code: 'export const deskScreens = {}', map: null }
          : { code: code.replace(OF_SERVER, ''), map: null }
      },
    },
  }
}
