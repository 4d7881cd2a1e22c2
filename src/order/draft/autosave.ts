import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ownAnswer } from '~/lib/own-answer'
import { afterPaint } from '~/ui/fields/after-paint'
import type { DraftRevision } from '~/order/store/draft-store.server'

const DEBOUNCE = 800
/** Longest delay of a link or a submit, in ms, while the form is saved. */
const PATIENCE = 1_500
const TIMEOUT = 5_000

/** Why autosave stopped: another tab saved a newer revision, or the draft was ordered. */
export type DraftEnd = 'newer' | { number: string }

export type DraftSaver = {
  /** Saves pending input. Resolves to true when everything typed is saved. */
  save: () => Promise<boolean>
  /** Stops autosave because the form itself is being submitted. */
  stop: () => Promise<void>
}

/** The draft with the last revision from the server, and the number of saves sent by this page. */
type Saved = { draft: DraftRevision | null; save: number }

type SavedForm = {
  native: RefObject<HTMLFormElement | null>
  /** The draft from which the page was rendered; null until the first save. */
  served: DraftRevision | null
  onEnd?: (end: DraftEnd) => void
}

/**
 * Autosaves the form on the server: shortly after the last key, at once when a field loses focus, and before the
 * visitor leaves the page. The browser stores nothing personal. `saved` fills the hidden fields of the forms on
 * the page.
 */
export function useDraft({ native, served, onEnd }: SavedForm): DraftSaver & { saved: Saved } {
  const [saved, setSaved] = useState<Saved>({ draft: served, save: 0 })
  const saver = useRef<DraftSaver>({
    save: () => Promise.resolve(false),
    stop: () => Promise.resolve(),
  })
  // In a layout effect: React handles keys from the first commit on, and input before this listener would not
  // be saved.
  useLayoutEffect(() => {
    const form = native.current
    if (!form) return
    // Synchronously, because a form submitted in the next moment has to name this draft.
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
  // Never read from a field: browsers restore old values of fields.
  let known: Saved = { draft: served, save: 0 }
  const listeners = new AbortController()
  const { signal } = listeners
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  let isStopped = false
  let isWaiting = false
  let isSending = false
  let sending: Promise<boolean> = Promise.resolve(true)

  // One save at a time and at most one queued, so that an older text never overwrites a newer one.
  function save(): Promise<boolean> {
    clearTimeout(timer)
    if (isStopped) return Promise.resolve(false)
    if (!isDirty || isWaiting) return sending
    isWaiting = true
    sending = sending.then(async () => {
      // Input up to the moment the fields are read is part of this save.
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
    // Its answer may never come. What is submitted overwrites any save.
    await Promise.race([sending, wait(PATIENCE)])
    // The submit counts as one more save, so that an earlier save that arrives late is refused.
    known = { ...known, save: known.save + 1 }
    show(known)
  }

  function saveSoon(): void {
    isDirty = true
    // What a link filled in is in the draft from now on, and would win over what is typed.
    for (const other of document.querySelectorAll<HTMLAnchorElement>('a[data-switch]'))
      if (!other.search.startsWith('?d=')) other.search = ''
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
  // The next page reads the draft, so the navigation waits for the save.
  document.addEventListener(
    'click',
    (event) => {
      const href = isDirty || isSending ? leadingAway(event) : null
      if (!href) return
      event.preventDefault()
      // The field's blur has already started a save.
      void Promise.race([save(), wait(PATIENCE)]).then(() => location.assign(href))
    },
    { signal },
  )
  // The back button may restore a page after its submit; autosave resumes.
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
  const isSame = link.pathname === location.pathname && link.search === location.search
  return link.origin === location.origin && !isSame ? link.href : null
}

type Keeper = typeof import('~/order/draft/draft.functions').saveDraft

let keep: Keeper | undefined

/** Loads the autosave code at the first touch: while leaving the page it would be too late. */
async function loadKeeper() {
  keep ??= (await import('~/order/draft/draft.functions')).saveDraft
  return keep
}

type Sent = { ok: true; draft: DraftRevision | null } | { ok: false; end: DraftEnd | null }

/** Saves the form over the known revision. */
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
