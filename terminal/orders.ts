import { useAliases } from '../scripts/tools/aliases.ts'

// The carrier's terminal. The aliases come first: the terminal calls categories by the names of the carrier in place.
useAliases()
await import('./run-orders.ts')
