import { waitUntil as goOn } from 'cloudflare:workers'

// In place of `cloudflare:workers` for the sources under test (observeBackground): the platform’s own `waitUntil`, and
// a list of what still runs.
export { env, withEnv } from 'cloudflare:workers'

const GIVE_UP = 40_000

type Background = { running: Set<Promise<unknown>> }
/** A file that begins with modules of its own must still know what the file before it left running. */
const here: { background?: Background } & typeof globalThis = globalThis
const background: Background = (here.background ??= { running: new Set() })

/** Lets work go on after the answer, as the platform does. */
export function waitUntil(work: Promise<unknown>): void {
  goOn(work)
  background.running.add(work)
  const end = () => background.running.delete(work)
  work.then(end, end)
}

/** Resolves when nothing that a test set off is running: the next file has the same databases. */
export async function untilBackgroundEnds(): Promise<void> {
  const until = Date.now() + GIVE_UP
  while (background.running.size > 0 && Date.now() < until) {
    await Promise.race([
      Promise.allSettled(background.running),
      new Promise((done) => setTimeout(done, GIVE_UP)),
    ])
  }
}
