import type { Visitor } from '../support/engines/visitor.ts'
import { openFold, openSummary } from './acts.ts'
import { expect, test } from './test.ts'

/** A selector, and the role and name by which the engine is to tell of what it finds. */
type Telling = readonly [selector: string, role: string, name: string]

const FORM: readonly Telling[] = [
  ['header a[data-switch=bar]', 'link', 'English'],
  ['fieldset:has([name=kind])', 'radiogroup', 'Druh objednávky'],
  ['[name=kind][value=hourly]', 'radio', 'Vůz na hodiny'],
  ['fieldset:has([name=service])', 'radiogroup', 'Kategorie vozu'],
  [
    '[name=service][value=comfort]',
    'radio',
    'Comfort Volkswagen Multivan, 2023: samostatná sedadla, pro rodinu do 8\u00A0osob a\u00A08\u00A0zavazadel, z\u00A0toho nejvýše 6\u00A0velkých kufrů, ostatní menší',
  ],
  ['[name=name]', 'textbox', 'Jméno a\u00A0příjmení'],
  ['[name=flightNumber]', 'textbox', 'Číslo letu nebo vlaku (nepovinné)'],
  ['[name=customerCompany]', 'checkbox', 'Objednávám na firmu'],
  ['main form button.button[type=submit]:not([name])', 'button', 'Pokračovat k\u00A0souhrnu'],
]

const SUMMARY: readonly Telling[] = [
  ['main form', 'form', 'Cena a\u00A0platba'],
  ['fieldset:has([name=paymentMethod])', 'radiogroup', 'Způsob platby'],
  [
    '[name=paymentMethod][value=card]',
    'radio',
    'Kartou online; po potvrzení zaplatíte na stránce objednávky',
  ],
  ['[name=note]', 'textbox', 'Poznámka k\u00A0objednávce (nepovinné)'],
  [
    'main form button.button[type=submit]:not([name])',
    'button',
    'Objednávka zavazující k\u00A0platbě',
  ],
]

/** Those of which the engine tells something else. */
async function misheard(visitor: Visitor, tellings: readonly Telling[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [selector, role, name] of tellings) {
    const isTold = await visitor.isHeard(selector, { role, name })
    if (!isTold) wrong.push(`${role} "${name}"`)
  }
  return wrong
}

test('the form and the summary of an order are told of by their roles and names', async ({
  visitor,
}) => {
  await visitor.goto('/objednavka')
  expect(await misheard(visitor, FORM)).toEqual([])
  await openSummary(visitor)
  await openFold(visitor, 'note')
  expect(await misheard(visitor, SUMMARY)).toEqual([])
})
