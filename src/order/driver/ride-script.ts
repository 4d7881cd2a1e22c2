// Script of a driver's page: keeps what was pressed until it is sent, and the page for a place without signal. Compiled
// alone, so it imports nothing. The page works without it, without its worker and without storage.
type Press = { act: string; id: string; at: string; sum?: string }

const TIMEOUT = 20_000
const RETRY = [3_000, 5_000, 10_000, 20_000, 30_000]
const LOOK_EVERY = 60_000
/** Answers after which the same post would be refused again. */
const REFUSED = [403, 405, 409, 413, 415, 422]
const ENDED = [404, 410]
/** The press was taken, and the link has ended since. */
const TAKEN = 202
/** The presses that are no steps. */
const BESIDE = '[data-press=no-show], [data-press=cash]'
const NEXT = `[data-press]:not([hidden], ${BESIDE}) button`

const ride = (page = document) => page.querySelector<HTMLElement>('#ride')
/** The page of a link that has ended; what was pressed before is sent from it. */
const over = document.querySelector<HTMLElement>('#ride-over')
const words = () => (ride() ?? over)?.dataset ?? {}
const key = `ride-${words()['key'] ?? ''}`
let kept: Press[] = []
let canStore = true
let failures = 0
let isForgotten = false
let isSending = false
let isOutdated = false
let timer = 0

function queue(): Press[] {
  try {
    // What is not a press is refused by the server.
    const read: Press[] = JSON.parse(localStorage.getItem(key) ?? '[]')
    return canStore ? read : kept
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
  return new Date(at).toLocaleTimeString(document.documentElement.lang, {
    hour: words()['hour'] === 'numeric' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: words()['zone'],
  })
}

function tell(text = ''): void {
  document.querySelector('#ride-news')?.replaceChildren(text)
}

/** Shows what was pressed and not sent yet as done, and the button of the next step. */
function show(): void {
  const root = ride()
  if (!root) return
  const pressed = document.activeElement?.closest<HTMLElement>('[data-press]')
  const waiting = queue()
  const line = [...root.querySelectorAll<HTMLElement>('[data-act]')]
  for (const step of line) {
    const sent = waiting.find(({ act }) => act === step.dataset['act'])
    step.dataset['is'] = sent ? 'waiting' : (step.dataset['served'] ?? 'ahead')
    const said = step.querySelector('[data-said]')
    if (sent && said)
      said.textContent = `${clock(Date.parse(sent.at))} · ${root.dataset['waiting']}`
  }
  const isOver =
    root.querySelector('[aria-current]') === null || waiting.some(({ act }) => act === 'no-show')
  const next = isOver ? undefined : line.find(({ dataset }) => dataset['is'] === 'ahead')
  if (next) for (const step of line) step.ariaCurrent = step === next ? 'step' : null
  for (const form of root.querySelectorAll<HTMLElement>(`[data-press]:not(${BESIDE})`)) {
    form.hidden = form.dataset['press'] !== next?.dataset['act']
  }
  const cash = root.querySelector<HTMLElement>('[data-press=cash]')
  if (cash) cash.hidden = waiting.some(({ act }) => act === 'cash')
  // The pressed button is gone.
  if (pressed?.hidden) root.querySelector<HTMLElement>(NEXT)?.focus()
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
  store([])
  removeCopy()
}

function removeCopy(): void {
  isForgotten = true
  navigator.serviceWorker?.controller?.postMessage({ forget: location.pathname }, [])
}

/** The link has ended: nothing stays, and the server says why. */
function leave(): void {
  forget()
  location.reload()
}

/**
 * Takes the page of an answer. False if it is none of ours, as the page of a network that wants a sign-in: then nothing
 * was done.
 */
function take(html: string): boolean {
  const fresh = ride(new DOMParser().parseFromString(html, 'text/html'))
  const old = ride()
  if (!fresh || fresh.dataset['key'] !== old?.dataset['key']) return false
  // The styles of another build would not match: `look` loads the page again.
  isOutdated = fresh.dataset['build'] !== old?.dataset['build']
  if (isOutdated) return true
  const hadFocus = old?.contains(document.activeElement) ?? false
  const isOpen = old?.querySelector('[data-missed]')?.hasAttribute('open') ?? false
  fresh.querySelector('[data-missed]')?.toggleAttribute('open', isOpen)
  old?.replaceWith(fresh)
  if (hadFocus) fresh.querySelector<HTMLElement>(NEXT)?.focus()
  keep()
  return true
}

async function ask(init: RequestInit): Promise<{ status: number; html: string }> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(location.pathname, { ...init, signal, cache: 'no-store' })
  return { status: response.status, html: await response.text() }
}

/** Sends the first press; true when it is settled. */
async function sendFirst({ id, ...pressed }: Press): Promise<boolean> {
  const body = new URLSearchParams({ id, ...pressed, sent: new Date().toISOString() })
  const { status, html } = await ask({ method: 'POST', body })
  if (ENDED.includes(status) && !over) {
    leave()
    return false
  }
  if (ENDED.includes(status) || status === TAKEN) {
    store(queue().filter((one) => one.id !== id))
    if (over) tell(status === TAKEN ? sentNow() : words()['refused'])
    return true
  }
  const isSettled = status === 200 || REFUSED.includes(status)
  if (!isSettled || !take(html)) return false
  // Only now: what was sent twice is the same to the server, what was not sent is lost.
  store(queue().filter((one) => one.id !== id))
  tell(status === 200 ? sentNow() : '')
  return true
}

function sentNow(): string {
  return `${words()['sent']} ${clock(Date.now())}`
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
  if (over || document.hidden || isSending || queue().length > 0) return
  try {
    const { status, html } = await ask({})
    if (ENDED.includes(status)) leave()
    else if (status === 200 && take(html)) show()
    if (isOutdated && !ride()?.querySelector('details[open]')) location.replace(location.pathname)
  } catch {
    // Without signal.
  }
}

/** Somebody looks again, or there is signal again. */
function goOn(): void {
  failures = 0
  void send()
  void look()
}

/** Asks the worker to keep this page until its end; a browser without one goes on. */
function keep(): void {
  const root = ride()
  const until = Number(root?.dataset['until'])
  if (!('serviceWorker' in navigator) || !root || isForgotten) return
  const files = [...document.scripts].map(({ src }) => src).filter(Boolean)
  files.push(new URL('/fonts/jost.woff2', location.origin).href)
  navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage({ keep: location.pathname, until, files }, []))
    .catch(() => {})
}

function press(form: HTMLFormElement): void {
  const act = form.dataset['press'] ?? ''
  const waiting = queue()
  if (waiting.some((one) => one.act === act)) return
  // The sum on this page, whatever is due once there is signal.
  const sum = form.querySelector<HTMLInputElement>('[name=sum]')?.value
  const pressed = { act, id: crypto.randomUUID(), at: new Date().toISOString() }
  store([...waiting, sum === undefined ? pressed : { ...pressed, sum }])
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
  const button = target instanceof Element ? target.closest('[data-forget]') : null
  if (!button) return
  forget()
  button.replaceWith(ride()?.dataset['kept'] ?? '')
})
document.addEventListener('visibilitychange', goOn)
addEventListener('online', goOn)
setInterval(() => {
  show()
  void look()
}, LOOK_EVERY)

// By this phone's clock, which may be wrong: the page stays, its copy does not. What waits is sent first.
if (Date.now() > Number(ride()?.dataset['until'])) removeCopy()
else if (!over && 'serviceWorker' in navigator) {
  const scope = location.pathname.replace(/[^/]+$/, '')
  navigator.serviceWorker
    .register(ride()?.dataset['worker'] ?? '', { scope })
    .then(keep)
    .catch(() => {})
}
show()
void send()
