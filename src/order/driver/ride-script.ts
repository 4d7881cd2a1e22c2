// Script of a driver's page: keeps what was pressed until it is sent, and the page for a place without signal. Compiled
// alone, so it imports nothing. The page works without it, without its worker and without storage.
type Press = { act: string; id: string; at: string }

const A_SECOND = 1_000
const TIMEOUT = 20 * A_SECOND
const RETRY = [3, 5, 10, 20, 30].map((seconds) => seconds * A_SECOND)
const LOOK_EVERY = 60 * A_SECOND
/** Answers after which the same post would be refused again. */
const REFUSED = [403, 405, 409, 413, 415, 422]
const ENDED = [404, 410]

const ride = () => document.querySelector<HTMLElement>('#ride')
const key = `ride-${ride()?.dataset['key'] ?? ''}`
/** The queue where the browser stores nothing. */
let kept: Press[] = []
let canStore = true
let failures = 0
/** The driver removed the ride from the phone: it is kept again once it is opened again. */
let isForgotten = false
let isSending = false
let timer = 0

function isPress(one: unknown): one is Press {
  return ['act', 'id', 'at'].every(
    (name) => typeof one === 'object' && one !== null && typeof Reflect.get(one, name) === 'string',
  )
}

function queue(): Press[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return canStore && Array.isArray(read) ? read.filter(isPress) : kept
  } catch {
    return kept
  }
}

function store(presses: Press[]): void {
  kept = presses
  try {
    if (presses.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(presses))
  } catch {
    canStore = false
  }
}

function clock(at: number): string {
  const isCzech = document.documentElement.lang === 'cs'
  return new Date(at).toLocaleTimeString(isCzech ? 'cs-CZ' : 'en-GB', {
    hour: isCzech ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Prague',
  })
}

function tell(text = ''): void {
  const news = document.querySelector('#ride-news')
  if (news && news.textContent !== text) news.textContent = text
}

/** Shows what was pressed and not sent yet as done, and the button of the next step. */
function show(): void {
  const root = ride()
  if (!root) return
  const waiting = queue()
  const line = [...root.querySelectorAll<HTMLElement>('[data-act]')]
  for (const step of line) {
    const pressed = waiting.find(({ act }) => act === step.dataset['act'])
    step.dataset['is'] = pressed ? 'waiting' : (step.dataset['served'] ?? 'ahead')
    const said = step.querySelector('[data-said]')
    if (pressed && said)
      said.textContent = `${clock(Date.parse(pressed.at))} · ${root.dataset['waiting']}`
  }
  const isOver =
    root.querySelector('[aria-current]') === null || waiting.some(({ act }) => act === 'no-show')
  const next = isOver ? undefined : line.find(({ dataset }) => dataset['is'] === 'ahead')
  if (next) for (const step of line) step.ariaCurrent = step === next ? 'step' : null
  for (const form of root.querySelectorAll<HTMLElement>('[data-press]:not([data-press=no-show])')) {
    form.hidden = form.dataset['press'] !== next?.dataset['act']
  }
  showMissed(root, next?.dataset['act'], waiting)
  const remove = root.querySelector<HTMLElement>('[data-forget]')
  if (remove) remove.hidden = !('serviceWorker' in navigator)
  if (waiting.length > 0) tell(root.dataset['waiting'])
}

/** That nobody came may be said once the waiting is over. */
function showMissed(root: HTMLElement, next: string | undefined, waiting: Press[]): void {
  const missed = root.querySelector<HTMLElement>('[data-missed]')
  if (!missed) return
  const served = Number(root.querySelector<HTMLElement>('[data-act=arrived]')?.dataset['at'] ?? 0)
  const pressed = waiting.find(({ act }) => act === 'arrived')
  const arrived = served || (pressed ? Date.parse(pressed.at) : 0)
  missed.hidden = arrived === 0 || next !== 'aboard'
  const until = Math.max(Number(missed.dataset['pickup']), arrived) + Number(missed.dataset['free'])
  const isEarly = Date.now() < until
  const from = missed.querySelector('[data-from]')
  if (from) from.textContent = clock(until)
  for (const part of missed.querySelectorAll<HTMLElement>('[data-early], form')) {
    part.hidden = part.matches('form') ? isEarly : !isEarly
  }
}

/** Removes everything of this ride from the phone. */
function forget(): void {
  isForgotten = true
  store([])
  const message = { forget: location.pathname }
  navigator.serviceWorker?.controller?.postMessage(message, [])
}

/**
 * Takes the page of an answer. False if it is none of ours, as the page of a network that wants a sign-in: then nothing
 * was done.
 */
function take(html: string): boolean {
  const fresh = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector<HTMLElement>('#ride')
  const old = ride()
  if (!fresh || fresh.dataset['key'] !== old?.dataset['key']) return false
  // The styles of another build would not match.
  if (fresh.dataset['build'] !== old?.dataset['build']) return true
  const hadFocus = old?.contains(document.activeElement) ?? false
  const wasOpen = old?.querySelector<HTMLDetailsElement>('[data-missed]')?.open ?? false
  const missed = fresh.querySelector<HTMLDetailsElement>('[data-missed]')
  if (missed) missed.open = wasOpen
  old?.replaceWith(fresh)
  if (hadFocus) fresh.querySelector<HTMLElement>('[data-press]:not([hidden]) button')?.focus()
  keep()
  return true
}

async function ask(init: RequestInit): Promise<{ status: number; html: string }> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(location.pathname, { ...init, signal, cache: 'no-store' })
  return { status: response.status, html: await response.text() }
}

/** Sends the first press; true when it is settled. */
async function sendFirst({ act, id, at }: Press): Promise<boolean> {
  const body = new URLSearchParams({ act, id, at, sent: new Date().toISOString() })
  const { status, html } = await ask({ method: 'POST', body })
  if (ENDED.includes(status)) {
    forget()
    location.reload()
    return false
  }
  const isSettled = status === 200 || REFUSED.includes(status)
  if (!isSettled || !take(html)) return false
  // Only now: what was sent twice is the same to the server, what was not sent is lost.
  store(queue().filter((one) => one.id !== id))
  tell(status === 200 ? `${ride()?.dataset['sent']} ${clock(Date.now())}` : '')
  return true
}

async function sendAll(): Promise<void> {
  for (let [first] = queue(); first; [first] = queue()) {
    if (!(await sendFirst(first))) throw new Error('not sent')
    failures = 0
    show()
  }
}

/** Sends what waits, in order; two tabs take turns. */
async function send(): Promise<void> {
  clearTimeout(timer)
  if (isSending || queue().length === 0) return
  isSending = true
  try {
    if (navigator.locks) await navigator.locks.request(key, sendAll)
    else await sendAll()
  } catch {
    const wait = RETRY[Math.min(failures, RETRY.length - 1)]
    failures += 1
    timer = window.setTimeout(() => void send(), wait)
  }
  isSending = false
  show()
}

/** Looks whether the ride has changed, while nothing waits. */
async function look(): Promise<void> {
  if (document.hidden || isSending || queue().length > 0) return
  try {
    const { status, html } = await ask({})
    if (ENDED.includes(status)) {
      forget()
      location.reload()
    } else if (status === 200 && take(html)) show()
  } catch {
    // Without signal.
  }
}

/** Asks the worker to keep this page until its end; a browser without one goes on. */
function keep(): void {
  const root = ride()
  const until = Number(root?.dataset['until'])
  if (!('serviceWorker' in navigator) || !root || isForgotten) return
  const files = [...document.scripts].map(({ src }) => src).filter(Boolean)
  files.push(new URL('/fonts/jost.woff2', location.origin).href)
  const message = { keep: location.pathname, until, files }
  navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage(message, []))
    .catch(() => {})
}

function press(form: HTMLFormElement): void {
  const act = form.dataset['press'] ?? ''
  const typed = form.querySelector<HTMLInputElement>('[name=id]')?.value ?? ''
  const waiting = queue()
  if (waiting.some((one) => one.act === act)) return
  const id = typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : typed
  store([...waiting, { act, id, at: new Date().toISOString() }])
  navigator.vibrate?.(40)
  show()
  ride()?.querySelector('[role=alert]')?.remove()
  void send()
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset['press'] === undefined) return
  event.preventDefault()
  press(form)
})
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>('[data-forget]')
  if (button) {
    forget()
    button.replaceWith(ride()?.dataset['kept'] ?? '')
  }
})
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  failures = 0
  void send()
  void look()
})
addEventListener('online', () => {
  failures = 0
  void send()
})
setInterval(() => {
  show()
  void look()
}, LOOK_EVERY)

if (Date.now() > Number(ride()?.dataset['until'])) {
  forget()
  location.reload()
} else if ('serviceWorker' in navigator) {
  const scope = location.pathname.replace(/[^/]+$/, '')
  navigator.serviceWorker
    .register(ride()?.dataset['worker'] ?? '', { scope })
    .then(keep)
    .catch(() => {})
}
show()
void send()
