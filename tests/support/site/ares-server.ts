import { startAres } from './ares.ts'

// The register of companies for the browser tests.
await startAres(Number(process.env['ARES_PORT']))
