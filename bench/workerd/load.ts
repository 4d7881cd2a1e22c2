import { connect } from 'node:net'

/** A request as the bench sends it, as often as it likes. */
export type Ask = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** The head of an answer, and how long its body is. */
export type Answer = { head: string; bytes: number }

/** What a burst of requests has shown. */
export type Burst = { answers: number; seconds: number; waits: number[] }

type Load = {
  port: number
  /** What is asked next; null when it is over. */
  next: () => Ask | null
  /** Sees each answer, and throws where it is not as it should be. */
  judge: (answer: Answer) => void
  connections: number
}

/**
 * Asks a server on a few connections that stay open, on each one after another. Written over sockets, because a
 * client of HTTP takes more CPU than the Worker it asks.
 */
export async function load({ port, next, judge, connections }: Load): Promise<Burst> {
  const waits: number[] = []
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, next, record)))
  return { answers: waits.length, seconds: (performance.now() - startedAt) / 1_000, waits }

  function record(answer: Answer, wait: number): void {
    judge(answer)
    waits.push(wait)
  }
}

/** The request that goes over the wire. */
export function bytesOf({ method = 'GET', path, headers = {}, body }: Ask, port: number): Buffer {
  const all = {
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

/** The head of an answer once it is whole; null while something of it is missing. */
export function wholeAnswer(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n')
  if (end === -1) return null
  const head = received.toString('latin1', 0, end)
  const bodyAt = end + 4
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return { head, bytes: 0 }
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) {
    const bytes = Number(length)
    return received.length >= bodyAt + bytes ? { head, bytes } : null
  }
  const isOver = received.toString('latin1', received.length - 5) === '0\r\n\r\n'
  return isOver ? { head, bytes: received.length - bodyAt } : null
}

function keepAsking(
  port: number,
  next: Load['next'],
  record: (answer: Answer, wait: number) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    let askedAt = 0
    let path = ''
    const askNext = () => {
      const ask = next()
      if (!ask) return void socket.end(done)
      received = Buffer.alloc(0)
      path = ask.path
      askedAt = performance.now()
      socket.write(bytesOf(ask, port))
    }
    socket.setNoDelay(true)
    socket.on('connect', askNext)
    socket.on('data', (piece) => {
      received = received.length === 0 ? piece : Buffer.concat([received, piece])
      const answer = wholeAnswer(received)
      if (!answer) return
      try {
        record(answer, performance.now() - askedAt)
        askNext()
      } catch (error) {
        socket.destroy()
        fail(error instanceof Error ? error : new Error(String(error)))
      }
    })
    // A page that throws while it is being sent ends so.
    socket.on('error', ({ message }) => fail(new Error(`${path} was cut off: ${message}`)))
    socket.on('close', () => done())
  })
}
