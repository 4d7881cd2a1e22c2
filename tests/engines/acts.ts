import { expect } from 'playwright/test'
import type { Visitor } from '../support/engines/visitor.ts'
import { aRide } from '../support/site/http-customer.ts'

/** What a function finds in the page; null while the page makes way for the next one. */
export function look<R, A = null>(
  visitor: Visitor,
  work: (argument: A) => R | Promise<R>,
  argument?: A,
): Promise<R | null> {
  return visitor.evaluate(work, argument).catch(() => null)
}

/** Puts the text into a field of that name, in place of what stands there. */
export async function fill(visitor: Visitor, name: string, text: string): Promise<void> {
  const selector = `main form [name=${name}]:not([type=hidden])`
  const mustBeTyped = await visitor.evaluate(
    ([wanted, value]: string[]) => {
      const field = document.querySelector(wanted ?? '')
      if (field instanceof HTMLTextAreaElement) field.select()
      const isSelect = field instanceof HTMLSelectElement
      if (!isSelect && !(field instanceof HTMLInputElement)) return true
      field.focus()
      if (!isSelect) field.select()
      if (!isSelect && field.type !== 'date' && field.type !== 'time') return true
      // The keys of a native date or list differ by browser and language; the value does not.
      field.value = value ?? ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return false
    },
    [selector, text],
  )
  if (mustBeTyped) await visitor.type(text)
  await expect.poll(() => valueOf(visitor, name), name).toBe(text)
}

/** Fills in fields one after another, by name. */
export async function fillAll(visitor: Visitor, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await fill(visitor, name, text)
}

/** Unfolds the fold of a field, once it is there; nobody is asked for an address before the ride has its price. */
export async function openFold(visitor: Visitor, name: string): Promise<void> {
  const isOffered = (field: string) =>
    document.querySelector(`details:has([name=${field}])`)?.checkVisibility()
  await expect.poll(() => look(visitor, isOffered, name)).toBe(true)
  const isSeen = (field: string) =>
    document.querySelector(`[name=${field}]`)?.checkVisibility({ contentVisibilityAuto: true })
  if (!(await look(visitor, isSeen, name))) {
    await visitor.click(`details:has([name=${name}]) > summary`)
  }
  await expect.poll(() => look(visitor, isSeen, name)).toBe(true)
}

/** Opens every fold of the page, as who checks the whole order does. */
export async function openFolds(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true
  })
}

/** Fills in who orders and the billing address, with made-up data. */
export async function fillCustomer(visitor: Visitor): Promise<void> {
  await fillAll(visitor, {
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    phone: '777 123 456',
  })
  await openFold(visitor, 'street')
  await fillAll(visitor, { street: 'Dlouhá 12', city: 'Praha', zip: '110 00' })
}

function valueOf(visitor: Visitor, name: string): Promise<string | null> {
  return look(
    visitor,
    (wanted) => {
      const field = document.querySelector(`main form [name=${wanted}]:not([type=hidden])`)
      const isField =
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement
      return isField ? field.value : null
    },
    name,
  )
}

/** Chooses a radio or a checkbox by its label, as people do. */
export async function choose(visitor: Visitor, name: string, value: string): Promise<void> {
  const control = `[name=${name}][value=${value}]`
  await visitor.click(`label:has(${control})`)
  const isChosen = (wanted: string) => document.querySelector(`${wanted}:checked`) !== null
  await expect.poll(() => look(visitor, isChosen, control), control).toBe(true)
}

/** Path, query and anchor of the page; null while it loads or makes way for the next. */
export function addressOf(visitor: Visitor): Promise<string | null> {
  return look(visitor, () =>
    document.readyState === 'complete' ? location.pathname + location.search + location.hash : null,
  )
}

export async function expectAddress(visitor: Visitor, address: RegExp): Promise<void> {
  await expect.poll(async () => (await addressOf(visitor)) ?? '').toMatch(address)
}

/**
 * Sends the form of the page and waits for the next address. Tests fill forms in faster than people: the site
 * asks for one more click, and they give it.
 */
export async function sendForm(visitor: Visitor, next: RegExp): Promise<void> {
  const button = 'main form button.button[type=submit]:not([name])'
  const isTooFast = () => document.querySelector('[data-notice=tooFast]') !== null
  await visitor.click(button)
  const seen = async () => {
    const address = (await addressOf(visitor)) ?? ''
    if (next.test(address)) return 'there'
    return (await look(visitor, isTooFast)) ? 'too fast' : address
  }
  await expect.poll(seen).toMatch(/^(there|too fast)$/)
  if ((await seen()) === 'too fast') await visitor.click(button)
  await expectAddress(visitor, next)
}

/** The details of a ride are sent by a script, so that the summary is open without any typing. */
export async function openSummary(visitor: Visitor): Promise<void> {
  await visitor.goto('/objednavka')
  const path = await visitor.evaluate(async (ride) => {
    const form = document.querySelector<HTMLFormElement>('form:has([name=kind])')
    const data = new FormData(form ?? undefined)
    // Without it the site takes no form for one that was sent too fast.
    data.delete('renderedAt')
    for (const [name, value] of Object.entries(ride)) data.set(name, value)
    const { url } = await fetch('/objednavka', { method: 'POST', body: data })
    return url.slice(location.origin.length)
  }, aRide())
  expect(path).toMatch(/^\/souhrn-objednavky/)
  await visitor.goto(path)
}

/** The text of what the page shows, as people read it; empty while it makes way for the next. */
export async function textOf(visitor: Visitor): Promise<string> {
  return (await look(visitor, () => document.body.innerText.replaceAll('\u00A0', ' '))) ?? ''
}

/** A link from another page to an answer of the questions opens it and brings it into view. */
export async function expectAnswerSeen(visitor: Visitor): Promise<void> {
  await visitor.goto('/caste-dotazy')
  const id = await visitor.evaluate(
    () => [...document.querySelectorAll('main details > [id]')].at(-1)?.id ?? '',
  )
  expect(id).not.toBe('')
  // From another page, so that it is no move within the same one.
  await visitor.goto('/mapa-stranek')
  await visitor.goto(`/caste-dotazy#${id}`)
  const isSeen = (wanted: string) => {
    const answer = document.getElementById(wanted)
    const { top = -1 } = answer?.getBoundingClientRect() ?? {}
    return answer?.closest('details')?.open === true && top > 0 && top < innerHeight
  }
  await expect.poll(() => look(visitor, isSeen, id)).toBe(true)
}
