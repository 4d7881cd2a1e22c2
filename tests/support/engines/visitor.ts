import type { SiteProxy } from './site-proxy.ts'

/** Keys without a letter. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown'

/** A page in a browser without cookies, used as a person uses it; one interface for all engines. */
export type Visitor = {
  /** Opens a path of the site and waits until it has loaded. */
  goto: (path: string) => Promise<void>
  /** Opens a path and continues once its HTML is loaded; other files may still be loading. */
  open: (path: string) => Promise<void>
  /** Runs a function in the page; it has access only to its one argument, which is sent as JSON. */
  evaluate: <R, A = null>(work: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>
  /** Presses the first matching element, once it exists and is visible, as a pointer does. */
  click: (selector: string) => Promise<void>
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** The inner width in px, once the page has taken it; the height follows from it. */
  setWidth: (width: number) => Promise<void>
  /** True when the engine exposes the first matching element with that role and name to assistive technology. */
  isHeard: (selector: string, as: Heard) => Promise<boolean>
  /** Messages of the console, page errors and policy violations since the visitor came. */
  said: () => Promise<string[]>
  screenshot: (file: string) => Promise<void>
  leave: () => Promise<void>
}

/** A role of ARIA and a name, as a screen reader would say them. */
export type Heard = { role: string; name: string }

type VisitorSettings = { network: SiteProxy; hasScript: boolean }

/** A started browser, for one visitor after another. */
export type EngineBrowser = {
  visit: (settings: VisitorSettings) => Promise<Visitor>
  close: () => Promise<void>
}

/** Timeout for expected content of a page, in ms. */
export const PATIENCE = 20_000

export const HEIGHT_BY_WIDTH: Readonly<Record<number, number>> = { 390: 844, 1440: 900 }

/** The call of a function with its argument, as text that any engine evaluates. */
export function callOf(work: (argument: never) => unknown, argument: unknown): string {
  return `(${String(work)})(${JSON.stringify(argument ?? null)})`
}

/**
 * Waits until the recorded messages contain a marker: then all earlier messages are recorded as well. The marker is
 * repeated, because a page that is being replaced loses its last message.
 */
export async function untilHeard(
  say: (marker: string) => Promise<unknown>,
  hear: () => readonly string[],
): Promise<void> {
  const marker = `marker-${crypto.randomUUID()}`
  const isHeard = () => hear().some((text) => text.includes(marker))
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    await say(marker).catch(() => null)
    for (let looks = 0; looks < 25 && !isHeard(); looks += 1) {
      await new Promise((done) => setTimeout(done, 20))
    }
    if (isHeard()) return
  }
  throw new Error('the page is not heard')
}

/** All messages of a console: a marker is written last and awaited. */
export async function saidInConsole(
  evaluate: (expression: string) => Promise<unknown>,
  words: readonly string[],
): Promise<string[]> {
  await untilHeard(
    (marker) => evaluate(`console.log(${JSON.stringify(marker)})`),
    () => words,
  )
  return words.filter((text) => !text.includes('marker-'))
}
