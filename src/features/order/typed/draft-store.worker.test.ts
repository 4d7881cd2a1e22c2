import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  deleteDraft,
  DRAFT_LIFETIME,
  findDraft,
  findDraftByOrderKey,
  newDraft,
  saveDraft,
} from '~/features/order/typed/draft-store.server'
import { NOW, someValues } from '../../../../tests/support/builders.ts'

const LATER = new Date(NOW.getTime() + DRAFT_LIFETIME)

test('what was typed is kept as it was typed, valid or not', async () => {
  const draft = newDraft(someValues({ email: 'nonsense', orderOptions: ['wifi', 'prosecco'] }))
  expect(await saveDraft(env.DB, draft, NOW)).toBe(true)
  expect(await findDraft(env.DB, draft.id, NOW)).toEqual(draft)
  expect(await findDraftByOrderKey(env.DB, draft.orderKey, NOW)).toEqual(draft)
})

test('what was chosen and noted on the summary is kept beside it', async () => {
  const payment = { paymentMethod: 'card', note: 'Prosíme tiše.' }
  const draft = { ...newDraft(someValues()), payment }
  await saveDraft(env.DB, draft, NOW)
  expect(await findDraft(env.DB, draft.id, NOW)).toEqual(draft)
})

test('a changed draft keeps its order key', async () => {
  const draft = newDraft(someValues())
  await saveDraft(env.DB, draft, NOW)
  await saveDraft(env.DB, { ...draft, values: someValues({ city: 'Brno' }), isComplete: true }, NOW)
  const found = await findDraft(env.DB, draft.id, NOW)
  expect(found).toMatchObject({
    orderKey: draft.orderKey,
    isComplete: true,
    values: { city: 'Brno' },
  })
})

test('a draft ends after 24 hours', async () => {
  const draft = newDraft(someValues())
  await saveDraft(env.DB, draft, NOW)
  expect(await findDraft(env.DB, draft.id, new Date(LATER.getTime() - 1))).toEqual(draft)
  expect(await findDraft(env.DB, draft.id, LATER)).toBeNull()
})

test('starting over forgets the draft', async () => {
  const draft = newDraft(someValues())
  await saveDraft(env.DB, draft, NOW)
  await deleteDraft(env.DB, draft.id)
  expect(await findDraft(env.DB, draft.id, NOW)).toBeNull()
})

test('more than 32 KB is not kept, and a foreign id finds nothing', async () => {
  expect(await saveDraft(env.DB, newDraft(someValues({ message: 'x'.repeat(33_000) })), NOW)).toBe(
    false,
  )
  expect(await findDraft(env.DB, "' OR 1=1 --", NOW)).toBeNull()
})
