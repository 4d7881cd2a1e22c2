/** The carrier in place. Its words, pictures and experiences are found by the path `~carrier` of tsconfig.json. */
export { appConfig } from './carriers/vozka/carrier.ts'
