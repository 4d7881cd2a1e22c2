import { expect, test } from 'vitest'
import { locales } from '~/i18n/screens'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { acts } from '../../../tests/support/lives.ts'
import { requestLives, TOLD_ORDERS, toldLives } from '../../../tests/support/told-lives.ts'
import { toldOrder } from '../../../tests/support/told-order.ts'

const CASES = Object.entries(TOLD_ORDERS).flatMap(([what, make]) =>
  locales.flatMap((locale) =>
    (what === 'parcel' ? [true] : [false, true]).map((isRequest) => ({
      what,
      make,
      locale,
      isRequest,
    })),
  ),
)

/** A whole life renders in about 0.1 s, so every case tells a few of its lives, each in some case. */
test.each(CASES)('$what tells its lives in $locale (request: $isRequest)', (one) => {
  const { make, locale, isRequest } = one
  const agreed = isRequest ? [acts.offer, acts.accept] : [acts.confirm]
  const lives = Object.entries({ ...toldLives(agreed), ...(isRequest ? requestLives() : {}) })
  const first = CASES.indexOf(one) % 4
  for (const [life, { steps, until }] of lives.filter((_, index) => index % 4 === first)) {
    const order = runInLocale(locale, make)
    const { page, guest, mails, link, calendar } = toldOrder({
      order,
      steps,
      until,
      locale,
      isRequest,
    })
    const text = [page, guest].map((markup) => markup.replaceAll(/<[^>]+>/g, '\n'))
    const said = [...text, ...mails, link, calendar].join('\n')
    expect(said, life).not.toMatch(/undefined|null|\[object|NaN|Invalid|\(\)|\.\.(?!\.)/)
    // The waiting is that of the place of pickup wherever it is said.
    const waiting = { 'from the airport': '60', 'from the station': '30' }[one.what] ?? '15'
    const counted = [...said.matchAll(/V ceně je čekání: (\d+)|includes (\d+) minutes of/g)]
    for (const [, czech, english] of counted) expect(czech ?? english, life).toBe(waiting)
    if (life === 'offerWaited') {
      expect(said).toMatch(/Nabídka už neplatí|The offer is no longer valid/)
      expect(page).not.toMatch(/Přijmout nabídku|Accept the offer/)
    }
    // A child seat keeps its sizes on every list of the order.
    if (/Dětské sedačky\n|Child seats\n/.test(said)) expect(said, life).toMatch(/–(?:13|18|36) kg/)
  }
})
