import type { FaultStep } from './remote-provider.ts'

/** One separate provider of a running remote provider: sets its experiences and faults, and reads the received calls. */
export function providerSpace(url: string, name: string) {
  const base = `${url}/s/${name}`
  const tell = (path: string, json: unknown) =>
    fetch(base + path, { method: 'POST', body: JSON.stringify(json) })
  return {
    url: `${base}/v1`,
    /** Sets its experiences, valid or not. */
    has: (items: readonly unknown[]) => tell('/__items', items),
    /** Gives every call from now on this fault. */
    always: (fault: FaultStep) => tell('/__script', { steps: [fault], repeat: true }),
    received: async (): Promise<unknown> => (await fetch(`${base}/__received`)).json(),
  }
}
