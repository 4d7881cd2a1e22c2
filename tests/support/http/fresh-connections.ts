import { Agent, setGlobalDispatcher } from 'undici'

/**
 * Makes each request of `fetch` open a connection of its own. workerd closes one that was idle for five seconds, and a
 * test that was busy for as long would send its next request on one that is being closed.
 */
export function openFreshConnections(): void {
  setGlobalDispatcher(new Agent({ pipelining: 0 }))
}
