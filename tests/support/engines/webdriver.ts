import { PATIENCE } from './visitor.ts'

/** The key of an element's id in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A browser under the protocol. */
export type Session = {
  command: <R>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<R>
  /** The id of the first matching element, once it is displayed. */
  element: (selector: string) => Promise<string>
  /** Runs a function in the page with the element of that id. */
  callWith: <R>(work: (element: Element) => R, id: string) => Promise<Awaited<R>>
}

/** A session with a W3C WebDriver over plain HTTP: the protocol is small enough to need no package. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  await untilReady(driver)
  const opened = await send<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const base = `${driver}/session/${opened.sessionId}`
  const command: Session['command'] = (method, path, body) => send(method, base + path, body)
  return {
    command,
    element: (selector) => seenElement(command, selector),
    callWith: (work, id) =>
      command('POST', '/execute/sync', {
        script: `return (${String(work)})(arguments[0])`,
        args: [{ [ELEMENT]: id }],
      }),
  }
}

async function send<R>(method: string, address: string, body: unknown = {}): Promise<R> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    // A page that is being replaced may lose the answer; a waiting caller asks again.
    signal: AbortSignal.timeout(address.endsWith('/execute/sync') ? PATIENCE / 2 : 3 * PATIENCE),
  })
  const { value }: { value: R & { error?: string; message?: string } } = await response.json()
  if (response.ok) return value
  throw new Error(`${new URL(address).pathname}: ${value.error} ${value.message}`)
}

async function untilReady(driver: string): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const response = await fetch(`${driver}/status`).catch(() => null)
    if (response?.ok) return
    await pause()
  }
  throw new Error('the driver did not start')
}

async function seenElement(command: Session['command'], selector: string): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const found = await command<Record<string, string>[]>('POST', '/elements', {
      using: 'css selector',
      value: selector,
    })
    for (const { [ELEMENT]: id = '' } of found) {
      // A page that is replaced takes its elements along.
      const isSeen = await command<boolean>('GET', `/element/${id}/displayed`).catch(() => false)
      if (isSeen) return id
    }
    await pause()
  }
  throw new Error(`${selector} is not to be seen`)
}

/** A short pause before the next look at the page. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 20))
}
