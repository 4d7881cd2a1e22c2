import { expect } from 'playwright/test'
import type { Visitor } from '../support/engines/visitor.ts'

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
  expect(await valueOf(visitor, name), name).toBe(text)
}

/** Fills in who orders and the billing address, with made-up data. */
export async function fillCustomer(visitor: Visitor): Promise<void> {
  await fill(visitor, 'name', 'Jana Ukázková')
  await fill(visitor, 'email', 'jana@example.com')
  await fill(visitor, 'phone', '777 123 456')
  // Nobody is asked for it before the ride has its price.
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('[name=street]')?.checkVisibility()))
    .toBe(true)
  await fill(visitor, 'street', 'Dlouhá 12')
  await fill(visitor, 'city', 'Praha')
  await fill(visitor, 'zip', '110 00')
}

async function valueOf(visitor: Visitor, name: string): Promise<string | null> {
  return visitor.evaluate((wanted) => {
    const field = document.querySelector(`main form [name=${wanted}]:not([type=hidden])`)
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    return isField ? field.value : null
  }, name)
}

/** Chooses a radio or a checkbox by its label, as people do. */
export async function choose(visitor: Visitor, name: string, value: string): Promise<void> {
  const control = `[name=${name}][value=${value}]`
  await visitor.click(`label:has(${control})`)
  const isChosen = (wanted: string) => document.querySelector(`${wanted}:checked`) !== null
  await expect.poll(() => visitor.evaluate(isChosen, control), control).toBe(true)
}

/** Path and query of the page; empty while it loads or makes way for the next. */
export async function addressOf(visitor: Visitor): Promise<string> {
  const path = () =>
    document.readyState === 'complete' ? location.pathname + location.search + location.hash : ''
  return visitor.evaluate(path).catch(() => '')
}

export async function expectAddress(visitor: Visitor, address: RegExp): Promise<void> {
  await expect.poll(() => addressOf(visitor), { timeout: 10_000 }).toMatch(address)
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
    const address = await addressOf(visitor)
    if (next.test(address)) return 'there'
    return (await visitor.evaluate(isTooFast).catch(() => false)) ? 'too fast' : address
  }
  await expect.poll(seen, { timeout: 10_000 }).toMatch(/^(there|too fast)$/)
  if ((await seen()) === 'too fast') await visitor.click(button)
  await expectAddress(visitor, next)
}

/** The text of what the page shows, as people read it. */
export async function textOf(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => document.body.innerText.replaceAll('\u00A0', ' '))
}
