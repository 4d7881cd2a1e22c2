import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { fareUnit } from '~/ui/cards/fare-texts'
import { vatNote } from '~/ui/cards/vat-note'
import { findFare } from '~/places/fares'

const original = structuredClone(appConfig.company)

afterEach(() => {
  Object.assign(appConfig.company, original)
})

function unit(...slugs: string[]): string {
  const fares = slugs.flatMap((slug) => findFare(slug) ?? [])
  expect(fares).toHaveLength(slugs.length)
  return fareUnit(fares).replaceAll('\u00a0', ' ')
}

test('prices say that VAT is in them, or that a journey abroad is exempt', () => {
  expect(unit('praha-brno')).toContain('včetně DPH')
  expect(unit('praha-viden')).toMatch(/Přeprava osob do zahraničí je osvobozena od DPH\.$/)
  expect(unit('praha-brno', 'praha-viden')).toMatch(/s DPH, přeprava osob do zahraničí je od ní/)
})

test('a carrier that pays no VAT says nothing of it', () => {
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  expect(vatNote([0, 2100])).toBeNull()
  expect(unit('praha-brno', 'praha-viden')).not.toContain('DPH')
})
