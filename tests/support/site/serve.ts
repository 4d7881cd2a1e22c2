import { startAres } from './ares.ts'

// The site that tests ask, in a process of its own (test-site.ts), with the register of companies it looks into.
await startAres(Number(process.env['ARES_PORT']))
process.argv.push('--no-build')
await import('../../../scripts/start.ts')
