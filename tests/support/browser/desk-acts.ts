import { expect, type Locator, type Page } from 'playwright/test'
import type { Crew } from '../site/desk.ts'

/** The page of an order at the desk. */
export const deskOrder = (number: string) => `/dispecink/objednavka/${number}`

/** The form of an act on the page of an order, unfolded. */
export async function formOf(page: Page, intent: string): Promise<Locator> {
  const form = page.locator(`form:has(input[name=intent][value="${intent}"])`)
  const fold = page.locator('main details').filter({ has: form }).first()
  if (!(await form.isVisible())) await fold.locator('> summary').click()
  return form
}

/** The button of a form that does the act. */
export const mainButton = (form: Locator) => form.locator('button[type=submit]:not([name])')

/** Performs an act on the open page of an order, by its form. */
export async function press(
  page: Page,
  intent: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const form = await formOf(page, intent)
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${name}"]`)
    const isList = await control.evaluate((one) => one instanceof HTMLSelectElement)
    await (isList ? control.selectOption(value) : control.fill(value))
  }
  await mainButton(form).click()
}

/** Assigns a crew on the open page of an order. */
export async function assign(page: Page, crew: Crew): Promise<void> {
  const form = await formOf(page, 'assign')
  await choose(form, crew)
  await mainButton(form).click()
}

/** Chooses a driver and a car in a form, by their words. */
export async function choose(form: Locator, { driver, plate }: Crew): Promise<void> {
  // Beside a name stands what speaks against it.
  for (const [name, words] of [
    ['driver', driver],
    ['car', plate],
  ] as const) {
    const option = form.locator(`[name=${name}] option`, { hasText: words })
    await form.locator(`[name=${name}]`).selectOption(await option.getAttribute('value'))
  }
}

/** The page of an order at the desk says its state. */
export async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.locator('header h1 + p')).toHaveText(state)
}
