// Script of the lists of the desk: renews them, rings, and moves by keys. Compiled alone, so it imports nothing.
const RENEW_LIST_EVERY = 20_000
/** Who waits longer for an answer learns that the list is not up to date. */
const ANSWER_WITHIN = 15_000
/** For so long after a renewal a press is not taken: the finger was on its way to what stood there before. */
const SETTLES_AFTER = 1_000
/** The tone of the bell, in seconds. */
const TONE = 0.6

let settledAt = 0
let isHeld = false
/** How often the list was asked for: an answer that comes after a later question says nothing any more. */
let asked = 0
let sound: AudioContext | null = null
let hasKeys = true

function part(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#desk')
}

/** Says beside the list how it stands with its renewal; nothing while it is as the server has it. */
function sayState(what?: 'held' | 'moved' | 'failed'): void {
  const state = document.querySelector<HTMLElement>('#desk-state')
  const words = (what && state?.dataset[what]) ?? ''
  // A reader of the screen hears it once.
  if (state && state.textContent !== words) state.textContent = words
}

/**
 * True while somebody typed or chose something, has a form open, or is about to press a button; the refresh then
 * replaces nothing.
 */
function isListBusy(old: Element): boolean {
  const isInUse =
    'form :is(input, select, textarea):focus, button:is(:hover, :focus), details[open]'
  if (old.querySelector(isInUse)) return true
  const isChosen = [...old.querySelectorAll('select')].some(({ options, selectedIndex }) => {
    // A list without a choice of the server shows its first one.
    const served = [...options].findIndex(({ defaultSelected }) => defaultSelected)
    return selectedIndex !== Math.max(served, 0)
  })
  if (isChosen) return true
  const isTyped = [...old.querySelectorAll('textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  return (
    isTyped ||
    [...old.querySelectorAll('input')].some(
      // What a box would send is no choice of anybody.
      ({ type, checked, defaultChecked, value, defaultValue }) =>
        type === 'checkbox' || type === 'radio'
          ? checked !== defaultChecked
          : value !== defaultValue,
    )
  )
}

/** What can have the focus in a list, with the row that it belongs to. */
function focusables(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, button, summary')]
}

/** Replaces the list or the order; the focus stays in its row, or goes to the list where the row went. */
function replace(old: HTMLElement, fresh: HTMLElement): void {
  const row = document.activeElement?.closest<HTMLElement>('#desk [data-row], #desk')
  const at = row ? focusables(row).findIndex((one) => one === document.activeElement) : -1
  old.replaceWith(fresh)
  settledAt = Date.now() + SETTLES_AFTER
  if (!row) return
  const key = row.dataset['row']
  const same = key === undefined ? fresh : fresh.querySelector(`[data-row="${CSS.escape(key)}"]`)
  const target = same ? (focusables(same)[at] ?? focusables(same)[0]) : focusables(fresh)[0]
  target?.focus({ preventScroll: true })
}

/** What waits, as it was last known. */
let known: Set<string> | null = null

function rowsIn(list: HTMLElement): Set<string> {
  const rows = list.querySelectorAll<HTMLElement>('[data-need]')
  return new Set([...rows].map((row) => row.dataset['row'] ?? ''))
}

function noteRows(list: HTMLElement): void {
  known = rowsIn(list)
}

/** True if something waits that did not before, also where as many things wait as before. */
function hasNewRow(fresh: HTMLElement): boolean {
  return [...rowsIn(fresh)].some((row) => known?.has(row) === false)
}

function ring(): void {
  if (!sound) return
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  volume.gain.setValueAtTime(0.2, sound.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + TONE)
  tone.frequency.value = 880
  tone.connect(volume).connect(sound.destination)
  tone.start()
  tone.stop(sound.currentTime + TONE)
}

/** Loads the page again at its own address, after the bell; a page that answered a form is not sent again. */
function loadAgain(): void {
  const load = () => location.replace(addressOf(location))
  if (!sound) return load()
  ring()
  setTimeout(load, TONE * 1_000)
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search
}

async function renewList(): Promise<void> {
  const old = part()
  if (document.hidden || !old) return
  asked += 1
  const turn = asked
  try {
    const headers = { 'If-None-Match': old.dataset['etag'] ?? '' }
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const response = await fetch(addressOf(location), { headers, signal, cache: 'no-store' })
    const text = await response.text()
    if (turn !== asked) return
    isHeld = false
    if (response.status === 304) return sayState()
    const page = new DOMParser().parseFromString(text, 'text/html')
    // A network that wants a sign-in of its own answers with a page, too.
    const isFailed = response.status >= 500 || response.status === 429
    if (isFailed || !page.querySelector('#main')) return sayState('failed')
    const fresh = page.querySelector<HTMLElement>('#desk')
    // The session has ended, or the order is gone: the server says so in the place of what stands here.
    if (!fresh) return loadAgain()
    if (hasNewRow(fresh)) {
      ring()
      document.querySelector('#desk-news')?.replaceChildren(fresh.dataset['grown'] ?? '')
    }
    isHeld = isListBusy(old)
    sayState(isHeld ? 'held' : undefined)
    noteRows(fresh)
    if (isHeld) return
    // The styles of another build would not match.
    if (fresh.dataset['build'] !== old.dataset['build']) loadAgain()
    else replace(old, fresh)
  } catch {
    // Offline; the next refresh tries again.
    if (turn === asked) sayState('failed')
  }
}

/** Goes to the next row, or the one before. */
function move(by: number): void {
  const rows = [...(part()?.querySelectorAll('[data-row]') ?? [])]
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[now < 0 ? (by > 0 ? 0 : rows.length - 1) : now + by]
  next?.querySelector('a')?.focus()
}

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, altKey, metaKey } = event
  if (!hasKeys || ctrlKey || altKey || metaKey) return
  if (target instanceof Element && target.closest('input, select, textarea')) return
  if (key === 'j') move(1)
  else if (key === 'k') move(-1)
  else if (key === '/') {
    event.preventDefault()
    location.assign(part()?.dataset['search'] ?? location.pathname)
  }
})

document.addEventListener(
  'click',
  (event) => {
    const { target } = event
    const isPress = target instanceof Element && target.closest('#desk :is(a, button, summary)')
    if (!isPress || Date.now() >= settledAt) return
    event.preventDefault()
    sayState('moved')
  },
  true,
)

// What waited for a button to be left is shown as soon as it is.
for (const left of ['pointerout', 'focusout']) {
  document.addEventListener(left, () =>
    setTimeout(() => {
      const old = part()
      if (isHeld && old && !isListBusy(old)) void renewList()
    }),
  )
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-sound], [data-keys]') : null
  if (!button) return
  const isOn = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(isOn))
  if (button.matches('[data-keys]')) {
    hasKeys = isOn
    return
  }
  void sound?.close()
  sound = isOn ? new AudioContext() : null
  // Every page of the desk rings until somebody turns it off.
  remember(isOn)
  ring()
})

const RINGS = 'desk-rings'

function remember(isOn: boolean): void {
  try {
    sessionStorage.setItem(RINGS, isOn ? '1' : '')
  } catch {
    // Without storage it rings on this page alone.
  }
}

function isRinging(): boolean {
  try {
    return sessionStorage.getItem(RINGS) === '1'
  } catch {
    return false
  }
}

if (isRinging()) {
  sound = new AudioContext()
  document.querySelector('[data-sound]')?.setAttribute('aria-pressed', 'true')
  // Some browsers are silent until the page is touched.
  for (const touched of ['pointerdown', 'keydown'])
    document.addEventListener(touched, () => void sound?.resume(), { once: true })
}
const served = part()
if (served) noteRows(served)

document.querySelector<HTMLElement>('[data-extras]')?.removeAttribute('hidden')
document.addEventListener('visibilitychange', () => void renewList())
setInterval(() => void renewList(), RENEW_LIST_EVERY)
