import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ownAnswer } from '~/lib/own-answer'
import { afterPaint } from '~/components/form/after-paint'
import type { DraftRevision } from '~/features/order/typed/draft-store.server'

const DEBOUNCE = 800
/** A link waits this long at most for what was typed to be saved. */
const PATIENCE = 1_500
const TIMEOUT = 5_000

/** Why what is typed here is saved no more: the draft went on in another tab, or was ordered. */
export type DraftEnd = 'newer' | { number: string }

export type DraftSaver = {
  /** Saves what is not saved yet; true when nothing typed would be lost now. */
  save: () => Promise<boolean>
  /** The form itself is on its way; nothing may be saved beside it any more. */
  stop: () => Promise<void>
}

/** The draft with its last revision that the server named, and how many saves this page has sent. */
type Saved = { draft: DraftRevision | null; save: number }

type SavedForm = {
  native: RefObject<HTMLFormElement | null>
  /** The draft that the page was made of; null until something was saved. */
  served: DraftRevision | null
  onEnd?: (end: DraftEnd) => void
}

/**
 * Saves the form on the server while it is filled in: soon after the last key, at once when a field is left,
 * and before the page is. Nothing personal is kept in the browser. `saved` is for the hidden fields of the forms
 * of the page.
 */
export function useDraft({ native, served, onEnd }: SavedForm): DraftSaver & { saved: Saved } {
  const [saved, setSaved] = useState<Saved>({ draft: served, save: 0 })
  const saver = useRef<DraftSaver>({
    save: () => Promise.resolve(false),
    stop: () => Promise.resolve(),
  })
  // With the form itself: React takes keys from then on, and one that only React heard would not be saved.
  useLayoutEffect(() => {
    const form = native.current
    if (!form) return
    // At once, because a form may be sent in the next moment and has to name this draft.
    const show = (now: Saved) => flushSync(() => setSaved(now))
    const { end, ...made } = startSaving(form, { served, show, onEnd })
    saver.current = made
    return end
  }, [native, served, onEnd])
  const [stable] = useState<DraftSaver>(() => ({
    save: () => saver.current.save(),
    stop: () => saver.current.stop(),
  }))
  return { ...stable, saved }
}

type Saving = {
  served: DraftRevision | null
  show: (saved: Saved) => void
  onEnd?: (end: DraftEnd) => void
}

function startSaving(form: HTMLFormElement, { served, show, onEnd }: Saving) {
  // Never read from a field: browsers put old values back into those.
  let known: Saved = { draft: served, save: 0 }
  const listeners = new AbortController()
  const { signal } = listeners
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  let isStopped = false
  let isWaiting = false
  let isSending = false
  let sending: Promise<boolean> = Promise.resolve(true)

  // One at a time and at most one waiting, so that an older text never overtakes a newer one.
  function save(): Promise<boolean> {
    clearTimeout(timer)
    if (isStopped) return Promise.resolve(false)
    if (!isDirty || isWaiting) return sending
    isWaiting = true
    sending = sending.then(async () => {
      // What is typed until the fields are read is saved with them, and nothing is left to save again.
      if (!keep) await loadKeeper().catch(() => undefined)
      isWaiting = false
      if (isStopped) return false
      isDirty = false
      isSending = true
      known = { ...known, save: known.save + 1 }
      const saved = await send(form, known)
      isSending = false
      if (saved.ok) {
        known = { ...known, draft: saved.draft ?? known.draft }
        show(known)
        return true
      }
      isDirty = true
      if (saved.end) {
        isStopped = true
        onEnd?.(saved.end)
      }
      return false
    })
    return sending
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    // What saves may never come; the form's own way to the server must not wait for it.
    await (keep ? sending : Promise.race([sending, wait(PATIENCE)]))
    // The press counts as one more save: an earlier one that arrives late is refused.
    known = { ...known, save: known.save + 1 }
    show(known)
  }

  function saveSoon(): void {
    isDirty = true
    clearTimeout(timer)
    timer = setTimeout(() => void save(), DEBOUNCE)
  }

  form.addEventListener('focusin', () => void loadKeeper().catch(() => undefined), {
    signal,
    once: true,
  })
  form.addEventListener('input', saveSoon, { signal })
  form.addEventListener('change', () => void afterPaint().then(save), { signal })
  addEventListener('beforeunload', () => void save(), { signal })
  addEventListener('pagehide', () => void save(), { signal })
  document.addEventListener('visibilitychange', () => void save(), { signal })
  // The next page reads the draft, so it must not be asked for before the draft is there.
  document.addEventListener(
    'click',
    (event) => {
      const href = isDirty || isSending ? leadingAway(event) : null
      if (!href) return
      event.preventDefault()
      // Leaving the field has begun a save already.
      void Promise.race([save(), wait(PATIENCE)]).then(() => location.assign(href))
    },
    { signal },
  )
  // Submitted before a text was saved and shown again by the back button: the form may be typed into anew.
  addEventListener('pageshow', () => (isStopped = false), { signal })
  return {
    save,
    stop,
    end: () => {
      clearTimeout(timer)
      listeners.abort()
    },
  }
}

/** Address of a link that leaves the page in this tab, or null. */
function leadingAway(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain || event.defaultPrevented || link.target === '_blank') return null
  const isAway = link.origin === location.origin && link.pathname !== location.pathname
  return isAway ? link.href : null
}

type Keeper = typeof import('~/features/order/typed/draft.functions').saveDraft

let keep: Keeper | undefined

/** Loads what saves, at the first touch: when the page is left there is no time for it any more. */
async function loadKeeper() {
  keep ??= (await import('~/features/order/typed/draft.functions')).saveDraft
  return keep
}

type Sent = { ok: true; draft: DraftRevision | null } | { ok: false; end: DraftEnd | null }

/** Saves the form as it is, over the revision that is known. */
async function send(form: HTMLFormElement, { draft, save: count }: Saved): Promise<Sent> {
  try {
    const save = keep ?? (await loadKeeper())
    const data = new FormData(form)
    data.set('draft', draft?.id ?? '')
    data.set('revision', String(draft?.revision ?? ''))
    data.set('save', String(count))
    const answer = ownAnswer(
      await save({
        data,
        signal: AbortSignal.timeout(TIMEOUT),
        fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
      }),
    )
    if (!answer.ok) return { ok: false, end: endOf(answer) }
    return { ok: true, draft: answer.draft }
  } catch {
    return { ok: false, end: null }
  }
}

type Refused = Exclude<Awaited<ReturnType<Keeper>>, { ok: true }>

function endOf(answer: Refused): DraftEnd | null {
  if (answer.error === 'placed') return { number: answer.number }
  return answer.error === 'newer' ? 'newer' : null
}

function wait(ms: number): Promise<false> {
  return new Promise((done) => {
    setTimeout(() => done(false), ms)
  })
}
