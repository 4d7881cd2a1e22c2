import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  deleteDraft,
  DRAFT_LIFETIME,
  findDrafts,
  makeDraft,
  typedText,
  updateDraft,
  writeDraft,
} from '~/order/store/draft-store.server'
import { NOW, someValues } from '../../../tests/support/builders.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const LATER = new Date(NOW.getTime() + DRAFT_LIFETIME)
const text = (changes: Parameters<typeof someValues>[0] = {}) =>
  typedText(someValues(changes)) ?? ''
const cityOf = async (id: string) => (await findDrafts(env.DB, [id], NOW))[0]?.values.city

test('what was typed is kept as it was typed, valid or not', async () => {
  const odd = { email: 'nonsense', orderOptions: ['wifi', 'prosecco'] }
  const draft = await makeDraft(env.DB, text(odd), NOW)
  expect(await findDrafts(env.DB, [draft.id], NOW)).toMatchObject([
    { ...draft, values: someValues(odd), placedNumber: null, hasPassed: false },
  ])
})

test('an older save is refused over a newer one, whatever the order they arrive in', async () => {
  const draft = await makeDraft(env.DB, text(), NOW)
  const second = await updateDraft(env.DB, draft, text({ city: 'Brno' }), NOW)
  expect(second).toEqual({ ok: true, draft: { id: draft.id, revision: 2 } })
  const late = await updateDraft(env.DB, draft, text({ city: 'Plzeň' }), NOW)
  expect(late).toEqual({ ok: false, error: 'newer' })
  expect(await cityOf(draft.id)).toBe('Brno')
})

test('a page saves over its own save whose answer it missed, never over another page', async () => {
  const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const draft = await makeDraft(env.DB, text(), NOW)
  const saveOf = (page: string, save: number, city: string) =>
    updateDraft(env.DB, draft, text({ city }), NOW, { page, save })
  expect(await saveOf(mine, 1, 'Brno')).toMatchObject({ ok: true })
  expect(await saveOf(mine, 3, 'Zlín')).toMatchObject({ ok: true })
  expect(await saveOf(mine, 2, 'Plzeň')).toEqual({ ok: false, error: 'newer' })
  expect(await saveOf(other, 9, 'Opava')).toEqual({ ok: false, error: 'newer' })
  expect(await cityOf(draft.id)).toBe('Zlín')
  await writeDraft(env.DB, draft.id, text({ city: 'Cheb' }), NOW, { page: mine, save: 4 })
  expect(await saveOf(mine, 5, 'Telč')).toMatchObject({ ok: true })
  await writeDraft(env.DB, draft.id, text({ city: 'Most' }), NOW, { page: other, save: 0 })
  expect(await saveOf(mine, 6, 'Tábor')).toEqual({ ok: false, error: 'newer' })
  expect(await cityOf(draft.id)).toBe('Most')
})

test('a press is stronger than any save', async () => {
  const draft = await makeDraft(env.DB, text(), NOW)
  await updateDraft(env.DB, draft, text({ city: 'Brno' }), NOW)
  expect(await writeDraft(env.DB, draft.id, text({ city: 'Zlín' }), NOW)).toMatchObject({
    revision: 3,
  })
  expect(await cityOf(draft.id)).toBe('Zlín')
})

test('nothing brings a placed draft back', async () => {
  const draft = await makeDraft(env.DB, text(), NOW)
  const { number } = await placeOrder(env.DB, aNewOrder({ draftId: draft.id }), NOW)
  expect(await updateDraft(env.DB, draft, text(), NOW)).toEqual({
    ok: false,
    error: 'placed',
    number,
  })
  expect(await writeDraft(env.DB, draft.id, text(), NOW)).toBeNull()
  await deleteDraft(env.DB, draft.id)
  expect(await findDrafts(env.DB, [draft.id], NOW)).toMatchObject([{ placedNumber: number }])
})

test('an id nobody made is never written under', async () => {
  const id = crypto.randomUUID()
  expect(await updateDraft(env.DB, { id, revision: 1 }, text(), NOW)).toEqual({
    ok: false,
    error: 'gone',
  })
  expect(await writeDraft(env.DB, id, text(), NOW)).toBeNull()
  expect(await findDrafts(env.DB, [id], NOW)).toEqual([])
})

test('a draft ends after 24 hours', async () => {
  const { id } = await makeDraft(env.DB, text(), NOW)
  expect(await findDrafts(env.DB, [id], new Date(LATER.getTime() - 1))).toHaveLength(1)
  expect(await findDrafts(env.DB, [id], LATER)).toEqual([])
  expect(await writeDraft(env.DB, id, text(), LATER)).toBeNull()
})

test('more than 32 KB is not kept, and a foreign id finds nothing', async () => {
  expect(typedText(someValues({ message: 'x'.repeat(33_000) }))).toBeNull()
  expect(await findDrafts(env.DB, ["' OR 1=1 --"], NOW)).toEqual([])
})
