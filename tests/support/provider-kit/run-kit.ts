import { setTimeout as wait } from 'node:timers/promises'
import { placeOf } from '../contract/document.ts'
import type { End } from './ask.ts'
import { type Check, CHECKS } from './checks.ts'
import type { Finding } from './judge.ts'

/** After this time nothing more is asked, ms: a faulty end must not keep anybody waiting. */
const LASTS = 90_000
/** How many findings of one check are worth reading. */
const MOST_SHOWN = 12

type Settings = {
  /** Changed orders, and as many changed events, that are sent. */
  share: number
  lasts?: number
  checks?: readonly Check[]
  /** Hears of each check that is done. */
  hear?: (name: string, findings: Finding[]) => void
}

/** Asks an end everything of the contract; returns what is wrong, each thing once. */
export async function runKit(
  end: End,
  { share, lasts = LASTS, checks = CHECKS, hear }: Settings,
): Promise<Finding[]> {
  const until = Date.now() + lasts
  const all: Finding[] = []
  for (const { name, run } of checks) {
    const findings =
      Date.now() >= until ? [notAsked(name)] : await within(run(end, share), until, name)
    const fresh = once(findings, all).slice(0, MOST_SHOWN)
    all.push(...fresh)
    hear?.(name, fresh)
  }
  return all
}

/** What a check found until the time was over. */
async function within(found: Promise<Finding[]>, until: number, name: string): Promise<Finding[]> {
  const over = new AbortController()
  const late = wait(Math.max(0, until - Date.now()), [notAsked(name)], { signal: over.signal })
  try {
    return await Promise.race([found, late.catch(() => [])])
  } finally {
    over.abort()
  }
}

function notAsked(name: string): Finding {
  const says = `${name}: not asked to its end, because the answers before took too long`
  return { place: placeOf('info', 'description'), says }
}

function once(findings: Finding[], before: Finding[]): Finding[] {
  const known = new Set(before.map(({ says }) => says))
  return findings.filter(({ says }) => !known.has(says) && known.add(says))
}
