import { readFileSync } from 'node:fs'

/** What the carrier's terminal asks of the site, with what is left out filled in. */
type Command = { command: string; [key: string]: unknown }

/** The carrier does something to an order of a site that runs on a state folder, as the terminal does. */
export async function carrierDoes(
  { address, state }: { address: string; state: string },
  number: string,
  ...commands: Command[]
): Promise<void> {
  const token = readFileSync(`${state}/orders-token`, 'utf8').trim()
  for (const command of commands) {
    const response = await fetch(`${address}/api/acts`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      // Orders of other tests have the same driver at the same time.
      body: JSON.stringify({
        number,
        ...(command.command === 'assign' ? { anyway: true } : {}),
        ...command,
      }),
    })
    if (!response.ok) {
      throw new Error(`${command.command} answered ${response.status} ${await response.text()}`)
    }
  }
}
