import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KINDS } from '~/carrier/order-kinds'
import { KIND_RULES, kindsWhere, rulesOfKind } from '~/order/model/kinds'

test('the form’s style hides for each kind what is not for it', () => {
  const style = readFileSync('src/order/form/order-form.module.css', 'utf8')
  for (const kind of KINDS) {
    expect(style).toContain(
      `.layout:has([name='kind'][value='${kind}']:checked) [data-for]:not([data-for~='${kind}'])`,
    )
  }
})

test('words for CSS name the kinds with a rule, in the order of the form', () => {
  expect(kindsWhere(({ carries }) => carries === 'people')).toBe('ride hourly experience')
  expect(kindsWhere(({ hasWay }) => hasWay)).toBe('ride parcel')
})

test('only what is a kind has rules', () => {
  expect(rulesOfKind('hourly')).toBe(KIND_RULES.hourly)
  for (const typed of ['', 'boat', 'toString']) expect(rulesOfKind(typed)).toBeNull()
})
