import { dayAhead, WHOLE } from '../support/browser/order-journey.ts'
import { choose, fill, fillCustomer, sendForm, textOf } from './acts.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'

const WORDS = {
  cs: {
    ...{ form: '/objednavka', from: 'Praha', to: 'Brno' },
    ...{ summary: /^\/souhrn-objednavky/, received: 'Objednávka k nám dorazila' },
  },
  en: {
    ...{ form: '/en/order', from: 'Prague', to: 'Brno' },
    ...{ summary: /^\/en\/order-summary/, received: 'We have your order' },
  },
} as const
const RECEIVED = /^\/(stav-objednavky|en\/order-status)\/\w+/

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ hasScript })

    for (const locale of ['cs', 'en'] as const) {
      test(`a customer orders a ride and sees that it was received, ${locale}`, async ({
        visitor,
      }) => {
        const { form, from, to, summary, received } = WORDS[locale]
        await visitor.setWidth(390)
        await visitor.goto(form)
        await choose(visitor, 'service', 'business')
        await fill(visitor, 'date', dayAhead(14))
        await fill(visitor, 'time', '10:30')
        await fill(visitor, 'pickup', from)
        await fill(visitor, 'dropoff', to)
        await fill(visitor, 'passengers', '3')
        await fillCustomer(visitor)
        await sendForm(visitor, summary)

        expect(await textOf(visitor)).toContain('10:30')
        await expectStyled(visitor)
        await choose(visitor, 'paymentMethod', 'bankTransfer')
        await sendForm(visitor, RECEIVED)

        await visitor.click(WHOLE)
        const status = await textOf(visitor)
        expect(status).toContain(received)
        for (const typed of [from, to, 'Jana Ukázková', 'Dlouhá 12']) {
          expect(status).toContain(typed)
        }
        await expectStyled(visitor)
      })
    }
  })
}
