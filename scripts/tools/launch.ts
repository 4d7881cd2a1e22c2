import { errorText, exitAfterOutput } from './errors.ts'

// Loaded before each script (`node --import`, by scripts/do.mjs and run.ts): an error that no script expects becomes a
// sentence, and the script and what it imports find the modules of the site by the aliases of the sources.
process.on('uncaughtException', (error) => {
  console.error(errorText(error))
  void exitAfterOutput(1)
})
// Only now: it fails where CARRIER names none.
const { useAliases } = await import('./aliases.ts')
useAliases()
