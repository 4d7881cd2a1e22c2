import type { SiteProxy } from './site-proxy.ts'

/** Keys that people press and that have no letter. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown'

/** A page in a browser without cookies, used as a person uses it; the same words for every engine. */
export type Visitor = {
  /** Opens a path of the site and waits until it has loaded. */
  goto: (path: string) => Promise<void>
  /** Opens a path and goes on once its HTML is there, whatever it still loads. */
  open: (path: string) => Promise<void>
  /** Runs a function in the page; it sees nothing but its one argument, which travels as JSON. */
  evaluate: <R, A = null>(work: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>
  /** Presses the first element that fits, once it is there and seen, as a pointer does. */
  click: (selector: string) => Promise<void>
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** The inner width in px, once the page has taken it; the height follows from it. */
  setWidth: (width: number) => Promise<void>
  /** Whether the engine tells assistive technology of the first element that fits by that role and name. */
  isHeard: (selector: string, as: Heard) => Promise<boolean>
  /** What the console, the page's errors and its policy have said since the visitor came. */
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

/** How long a page gets to show what is waited for, in ms. */
export const PATIENCE = 20_000

export const HEIGHT_BY_WIDTH: Readonly<Record<number, number>> = { 390: 844, 1440: 900 }

/** The call of a function with its argument, as text that any engine evaluates. */
export function callOf(work: (argument: never) => unknown, argument: unknown): string {
  return `(${String(work)})(${JSON.stringify(argument ?? null)})`
}

/**
 * Waits until what was heard holds a marker: then everything said before it has been heard as well. It is said anew
 * until it is heard, because a page that makes way for the next one takes what it said last along.
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

/** What a console has said, all of it: a marker of ours is said last and waited for. */
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
