import { openFreshConnections } from './fresh-connections.ts'

openFreshConnections()
