import { type RefObject, useEffect, useRef, useState } from 'react'
import { ownAnswer } from '~/lib/own-answer'
import { afterPaint } from '~/components/form/after-paint'

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

/**
 * Saves the form on the server while it is filled in: soon after the last key, at once when a field is left,
 * and before the page is. Nothing personal is kept in the browser.
 */
export function useDraft(
  native: RefObject<HTMLFormElement | null>,
  onEnd?: (end: DraftEnd) => void,
): DraftSaver {
  const saver = useRef<DraftSaver>({
    save: () => Promise.resolve(false),
    stop: () => Promise.resolve(),
  })
  useEffect(() => {
    const form = native.current
    if (!form) return
    const { end, ...made } = startSaving(form, onEnd)
    saver.current = made
    return end
  }, [native, onEnd])
  const [stable] = useState<DraftSaver>(() => ({
    save: () => saver.current.save(),
    stop: () => saver.current.stop(),
  }))
  return stable
}

function startSaving(form: HTMLFormElement, onEnd?: (end: DraftEnd) => void) {
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
      const saved = await send(form)
      isSending = false
      if (saved.ok) return true
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

type Sent = { ok: true } | { ok: false; end: DraftEnd | null }

/** Saves the form as it is; the draft and its revision, which the answer names, stand in it from then on. */
async function send(form: HTMLFormElement): Promise<Sent> {
  try {
    const save = keep ?? (await loadKeeper())
    const answer = ownAnswer(
      await save({
        data: new FormData(form),
        signal: AbortSignal.timeout(TIMEOUT),
        fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
      }),
    )
    if (!answer.ok) return { ok: false, end: endOf(answer) }
    if (answer.draft) noteDraft(answer.draft)
    return { ok: true }
  } catch {
    return { ok: false, end: null }
  }
}

type Refused = Exclude<Awaited<ReturnType<Keeper>>, { ok: true }>

function endOf(answer: Refused): DraftEnd | null {
  if (answer.error === 'placed') return { number: answer.number }
  return answer.error === 'newer' ? 'newer' : null
}

/** Every form of the page that carries the draft, "start over" too. */
function noteDraft({ id, revision }: { id: string; revision: number }): void {
  for (const { elements } of document.forms) {
    const [draft, known] = [elements.namedItem('draft'), elements.namedItem('revision')]
    if (draft instanceof HTMLInputElement) draft.value = id
    if (known instanceof HTMLInputElement) known.value = String(revision)
  }
}

function wait(ms: number): Promise<false> {
  return new Promise((done) => {
    setTimeout(() => done(false), ms)
  })
}
