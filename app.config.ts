/** The carrier in place; everything follows this line, and `CARRIER=id` before a command goes before it. */
export { appConfig } from './carriers/vozka/carrier.ts'
