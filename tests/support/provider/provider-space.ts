import type { FaultStep } from './remote-provider.ts'

/** A provider of its own on a remote provider that runs: its base address, what it has, does and got. */
export function providerSpace(url: string, name: string) {
  const base = `${url}/s/${name}`
  const tell = (path: string, json: unknown) =>
    fetch(base + path, { method: 'POST', body: JSON.stringify(json) })
  return {
    url: `${base}/v1`,
    /** The experiences it has from now on, good or bad. */
    has: (items: readonly unknown[]) => tell('/__items', items),
    /** What happens to each call from now on. */
    always: (fault: FaultStep) => tell('/__script', { steps: [fault], repeat: true }),
    received: async (): Promise<unknown> => (await fetch(`${base}/__received`)).json(),
  }
}
