import { expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { locales } from '~/i18n/screens'
import { anOrder } from '../../../../tests/support/builders.ts'
import { acts, anAnswer, type Step } from '../../../../tests/support/lives.ts'
import { toldOrder } from '../../../../tests/support/told-order.ts'

const order = anOrder()
const gross = order.price.totalGross?.amount ?? 0
const offering = (total: number): Step => ({ act: anAnswer({ total }), by: 'carrier' })
const paid: Step = { act: { event: 'paid', amount: gross }, by: 'carrier' }

test.each(locales)(
  'who paid and is offered a lower price owes nothing by accepting it (%s)',
  (locale) => {
    const binding = m.summary_submit_binding({}, { locale }).replaceAll('\u00a0', ' ')
    const accept = m.status_change_accept({}, { locale })
    const page = (...steps: Step[]) =>
      toldOrder({ order, steps: [acts.confirm, ...steps], locale }).page
    const cheaper = page(paid, offering(gross - 50_000))
    expect(cheaper).not.toContain(binding)
    expect(cheaper).toContain(accept)
    expect(cheaper).toMatch(locale === 'cs' ? /vrátíme Vám 500 Kč/ : /we will return CZK 500 /)
    for (const dearer of [page(paid, offering(gross + 50_000)), page(offering(gross - 50_000))]) {
      expect(dearer).toContain(binding)
      expect(dearer).not.toContain(accept)
    }
    expect(page(paid, offering(gross))).not.toMatch(/vrátíme Vám|we will return/)
  },
)
