import { expect } from 'vitest'
import { startVisit, type Visit } from '~/http/visit'
import { openOrderPage, submitOrderPage } from '~/order/form/steps/details-step.server'
import type { OrderPage } from '~/order/form/order-page'
import { openSummaryPage, submitSummaryPage } from '~/order/summary/summary-step.server'
import type { SummaryView } from '~/order/summary/summary-view'
import { shortDraftId } from '~/order/store/draft-cookie'
import { typedText } from '~/order/store/draft-store.server'
import { keepDraft } from '~/order/store/keep-draft.server'
import { type OrderValues, readOrderValues } from '~/order/model/typed-order'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import { type Locale, pathLocale } from '~/lib/locale'
import { noteTyped, type Press, type RunRecord } from './record.ts'

/** An ordinary press of the summary's button: payment by card, with the key that the summary shows. */
export const CARD = {
  paymentMethod: 'card',
  note: '',
  isRobot: false,
  isLost: false,
  key: 'shown',
} as const

const ORIGIN = 'https://vozka.example'

/** The cookie of a browser; its tabs share it. Its address, if a customer has another one than all others. */
export type Browser = { drafts: string; address?: string }

type SummaryPage = Extract<SummaryView, { state: 'summary' }>

/** The page in a tab. */
export type Page =
  | { at: 'form'; page: OrderPage }
  | { at: 'summary'; view: SummaryPage }
  | { at: 'ordered' }

export type Tab = { browser: Browser; locale: Locale; history: Page[] }

/** How an act goes. `isLost`: the site answers, but the answer never reaches the tab. */
export type Manner = { isLost: boolean }

/** A tab, and the record of the run. */
export type Place = { tab: Tab; record: RunRecord }

/** The current page of a tab; undefined before the tab opens one. */
export function pageOf({ history }: Tab): Page | undefined {
  return history.at(-1)
}

function visitOf({ tab }: Place, path: string, fields: [string, string][] = []): Visit {
  const url = new URL(path, ORIGIN)
  const request = new Request(url, {
    headers: {
      Cookie: `__Host-draft=${tab.browser.drafts}`,
      'CF-Connecting-IP': tab.browser.address ?? '198.51.100.7',
    },
  })
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return startVisit(request, {}, { url, requestId: 'tab', form, isOverLimit: false })
}

function takeCookie({ tab }: Place, cookie: string | null): void {
  const value = /^__Host-draft=([^;]*)/.exec(cookie ?? '')?.[1]
  if (value !== undefined) tab.browser.drafts = value
}

function show({ tab, record }: Place, page: Page): void {
  tab.history.push(page)
  if (page.at !== 'summary') return
  const { orderKey, draft, order: content } = page.view
  record.shown.push({ orderKey, draft, content })
}

/** Opens the form with the draft that `query` names, with a new one, or with the draft of the cookie. */
export function openForm(place: Place, query: string): Promise<void> {
  return loadForm(place, `${screenPath('order', place.tab.locale)}${query}`)
}

async function loadForm(place: Place, path: string): Promise<void> {
  const visit = visitOf(place, path)
  const { page, status } = await openOrderPage(visit)
  expect(status).toBe(200)
  if (page.ordered) place.record.named.push(page.ordered.number)
  show(place, { at: 'form', page })
}

async function loadSummary(place: Place, path: string): Promise<void> {
  const visit = visitOf(place, path)
  const shown = await openSummaryPage(visit)
  if (shown instanceof Response) return follow(place, shown)
  expect(shown.status).toBe(200)
  showView(place, shown.view)
}

function showView(place: Place, view: SummaryView): void {
  if (view.state === 'summary') {
    for (const ordered of [view.again, view.earlier]) {
      if (ordered) place.record.named.push(ordered.number)
    }
    return show(place, { at: 'summary', view })
  }
  place.record.named.push(view.number)
  show(place, { at: 'ordered' })
}

async function follow(place: Place, answer: Response): Promise<void> {
  expect(answer.status).toBe(303)
  takeCookie(place, answer.headers.get('Set-Cookie'))
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '', ORIGIN)
  const locale = pathLocale(pathname)
  if (pathname === screenPath('order', locale)) return loadForm(place, pathname + search)
  if (pathname === screenPath('orderSummary', locale)) return loadSummary(place, pathname + search)
  expect(pathname).toContain(screenPath('orderStatus', locale, ''))
  show(place, { at: 'ordered' })
}

/** Requests the current page again, as a reload or the language switch does. */
export async function askAgain(place: Place): Promise<void> {
  const page = pageOf(place.tab)
  if (page?.at === 'summary') {
    const path = screenPath('orderSummary', place.tab.locale)
    return loadSummary(place, `${path}?d=${page.view.draft}`)
  }
  const draft = page?.at === 'form' ? page.page.draft : null
  return openForm(place, draft ? `?d=${shortDraftId(draft.id)}` : '')
}

function formFields({ draft, renderedAt }: OrderPage, values: OrderValues): [string, string][] {
  const { orderOptions, ...texts } = values
  return [
    ['leaveEmpty', ''],
    ['renderedAt', String(renderedAt ?? '')],
    ['draft', draft?.id ?? ''],
    ['revision', String(draft?.revision ?? '')],
    ...keysOf(texts).map((name): [string, string] => [name, texts[name]]),
    ...orderOptions.map((code): [string, string] => ['orderOptions', code]),
  ]
}

/** Autosaves the form as the page's script does. If the answer arrives, the form holds the new draft and revision. */
export async function saveForm(
  place: Place,
  page: OrderPage,
  values: OrderValues,
  { isLost }: Manner,
): Promise<void> {
  const visit = visitOf(place, '/_serverFn/saveDraft', formFields(page, values))
  const typed = typedText(readOrderValues(visit.form)) ?? ''
  if (page.draft) noteTyped(place.record, page.draft.id, typed)
  const known = page.draft
  const kept = await keepDraft(visit)
  page.values = values
  if (!kept.ok) {
    // Only strangers fill the store, and then a save may be refused, never a press.
    expect(['newer', 'placed', 'too_many']).toContain(kept.error)
    if (kept.error === 'placed') place.record.named.push(kept.number)
    return
  }
  if (!kept.draft) return
  // A save replaces the revision that the form knew, or creates a new draft.
  if (kept.draft.id === known?.id) expect(kept.draft.revision).toBe(known.revision + 1)
  noteTyped(place.record, kept.draft.id, typed)
  place.record.kept.push({ ...kept.draft, typed })
  if (isLost) return
  page.draft = kept.draft
  takeCookie(place, kept.cookie)
}

/** Presses a button of the form: "continue", "start over", or a question about the company or a bigger car. */
export async function sendForm(
  place: Place,
  page: OrderPage,
  values: OrderValues,
  { isLost, intent }: Manner & { intent: string },
): Promise<void> {
  const fields = formFields(page, values)
  const visit = visitOf(place, screenPath('order', place.tab.locale), [
    ...fields,
    ['intent', intent],
    // Whoever orders here was asked for the street in a town before, and leaves it open.
    ['placesAsked', 'on'],
  ])
  const typed = typedText(readOrderValues(visit.form)) ?? ''
  if (page.draft) noteTyped(place.record, page.draft.id, typed)
  const shown = await submitOrderPage(visit)
  if (shown instanceof Response) {
    const [made] = /[0-9a-f-]{36}/.exec(shown.headers.get('Set-Cookie') ?? '') ?? []
    if (made && intent !== 'startOver') noteTyped(place.record, made, typed)
    return isLost ? undefined : follow(place, shown)
  }
  const { page: answer, status } = shown
  expect([200, 409, 413, 422]).toContain(status)
  if (status === 409) expect(answer.ordered).not.toBeNull()
  if (status === 422) expect([Object.keys(answer.errors), answer.notice]).not.toEqual([[], null])
  if (answer.ordered) place.record.named.push(answer.ordered.number)
  // The server may fill in fields in answer to a question; the customer sees them as typed.
  const answered = typedText(answer.values) ?? ''
  if (intent === '') expect(answered).toBe(typed)
  if (answer.draft) {
    noteTyped(place.record, answer.draft.id, answered)
    place.record.kept.push({ ...answer.draft, typed: answered })
  }
  if (isLost) return
  takeCookie(place, shown.cookie)
  show(place, { at: 'form', page: answer })
}

/** The choices under a summary, and faults of a post that no customer sends. */
export type Pressing = Manner & {
  paymentMethod: string
  note: string
  isRobot: boolean
  /** `none`: a post without a key, as an older page sends it; `unknown`: a key that no summary has. */
  key: 'shown' | 'none' | 'unknown'
}

function paymentFields({ paymentMethod, note }: Pressing): [string, string][] {
  return [
    ['paymentMethod', paymentMethod],
    ['note', note],
  ]
}

/** Autosaves the choices under the summary, as the page's script does. */
export async function savePayment(
  place: Place,
  { orderKey }: SummaryPage,
  pressing: Pressing,
): Promise<void> {
  const fields = paymentFields(pressing)
  const visit = visitOf(place, '/_serverFn/saveDraft', [['orderKey', orderKey], ...fields])
  expect(await keepDraft(visit)).toEqual({ ok: true, draft: null, cookie: null })
}

/** Presses the button that places the order. */
export async function pressSummary(
  place: Place,
  { orderKey, draft, order, again }: SummaryPage,
  pressing: Pressing,
): Promise<void> {
  const { paymentMethod, note, isRobot, isLost } = pressing
  const { locale } = place.tab
  const press: Press = {
    orderKey,
    draft,
    paymentMethod,
    note,
    locale,
    isRobot,
    content: order,
    isAgain: again !== null,
  }
  if (pressing.key === 'shown') place.record.presses.push(press)
  const keys = { shown: orderKey, none: '', unknown: crypto.randomUUID() }
  const visit = visitOf(place, `${screenPath('orderSummary', locale)}?d=${draft}`, [
    ['leaveEmpty', isRobot ? 'x' : ''],
    ['orderKey', keys[pressing.key]],
    ['again', again ? '1' : ''],
    ...paymentFields(pressing),
  ])
  const shown = await submitSummaryPage(visit)
  if (shown instanceof Response) {
    const statusPath = shown.headers.get('Location') ?? ''
    const [number] = /\d{10}/.exec(statusPath) ?? []
    if (number) place.record.acknowledged.push({ press, number, statusPath })
    if (number) expect(pressing.key).toBe('shown')
    return isLost ? undefined : follow(place, shown)
  }
  const { view, status } = shown
  if (status === 422) expect(view).toMatchObject({ errors: { paymentMethod: expect.anything() } })
  else if (view.state === 'summary') {
    expect(status).toBe(409)
    const why = [view.before !== null, view.again !== null, view.notice === 'lookAgain']
    expect(why).toContain(true)
    if (view.before) expect(view.before).not.toEqual(view.order)
  } else expect([200, 409]).toContain(status)
  if (!isLost) showView(place, view)
}
