import { prepareLocalDatabases } from './local-database.ts'
import { start } from './run.ts'

// Hot reload. The Content-Security-Policy is not sent, because Vite injects inline scripts and styles.
prepareLocalDatabases('.wrangler/state')
process.env['ORDER_LINK_SECRET'] ??= 'only for development on this machine'
start('vite', ['dev'])
