import { dayAhead } from '../support/browser/order-journey.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { choose, fill, fillAll, fillCustomer, look } from './acts.ts'
import { expect, test } from './test.ts'

const ORDER = '/objednavka?service=business&pickup=Praha&dropoff=Brno'
const SUMMARY = { role: 'alert', name: 'Opravte prosím jedno pole' }

/** What has the focus after a press of "Continue". */
function ledTo(visitor: Visitor) {
  return look(visitor, () => {
    // Not by :focus, which WebKit sees in a window that is in front alone.
    const active = document.activeElement?.closest('[role=alert]')
    const { top = -1, bottom = Infinity } = active?.getBoundingClientRect() ?? {}
    return {
      links: [...(active?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      isSeen: top >= 0 && bottom <= innerHeight,
    }
  })
}

for (const [width, button] of [
  [390, '.quote-panel-bar button'],
  [1440, 'main form button.button[type=submit]:not([name])'],
] as const) {
  test(`each press of Continue leads to a mistake of the company and says it (${width} px)`, async ({
    visitor,
    network,
  }) => {
    await visitor.setWidth(width)
    await visitor.goto(ORDER)
    await fillAll(visitor, { date: dayAhead(14), time: '10:30' })
    await fillCustomer(visitor)
    await choose(visitor, 'customerCompany', 'on')
    await fillAll(visitor, { customerCompanyID: '27082440', customerCompanyName: 'Alza.cz a.s.' })
    for (const [name, text, right] of [
      ['customerCompanyVATID', 'CZ12', 'CZ27082440'],
      ['customerCompanyID', '123', '27082440'],
    ] as const) {
      await fill(visitor, name, text)
      for (const press of ['first', 'second']) {
        await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await visitor.click(button)
        await expect
          .poll(() => ledTo(visitor), `${name}, ${press} press`)
          .toEqual({ links: [`#f-${name}`], isSeen: true })
        expect(await visitor.isHeard('[role=alert]', SUMMARY)).toBe(true)
      }
      await fill(visitor, name, right)
    }
    // The page itself answers, so that no way to the site delays it.
    expect(network.asked().filter((asked) => asked.startsWith('POST /objednavka'))).toEqual([])
  })
}
