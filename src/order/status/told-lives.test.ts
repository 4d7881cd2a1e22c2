import { expect, test } from 'vitest'
import { locales } from '~/i18n/screens'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Locale } from '~/lib/locale'
import { acts, type Step } from '../../../tests/support/lives.ts'
import { requestLives, TOLD_ORDERS, toldLives } from '../../../tests/support/told-lives.ts'
import { type Told, toldOrder } from '../../../tests/support/told-order.ts'

/** One of how many lives a case tells: a life renders in about 0.05 s, and the cases together tell each. */
const SHARE = 8

type Kind = { what: string; locale: Locale; isRequest?: boolean }
type Life = { steps: Step[]; until?: Date }

const CASES: Required<Kind>[] = Object.keys(TOLD_ORDERS).flatMap((what) =>
  locales.flatMap((locale) =>
    (what === 'parcel' ? [true] : [false, true]).map((isRequest) => ({ what, locale, isRequest })),
  ),
)

function tell({ what, locale, isRequest = false }: Kind, { steps, until }: Life): Told {
  const make = TOLD_ORDERS[what]
  if (!make) throw new Error(`no order ${what}`)
  return toldOrder({ order: runInLocale(locale, make), steps, until, locale, isRequest })
}

/** Pages as lines of text. */
function linesOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, '\n')
}

test.each(CASES)('$what tells its lives in $locale (request: $isRequest)', (one) => {
  const agreed = one.isRequest ? [acts.offer, acts.accept] : [acts.confirm]
  const lives = Object.entries({ ...toldLives(agreed), ...(one.isRequest ? requestLives() : {}) })
  const mine = lives.filter((_, index) => index % SHARE === CASES.indexOf(one) % SHARE)
  expect(mine).not.toEqual([])
  for (const [name, life] of mine) {
    const { page, guest, mails, link, calendar } = tell(one, life)
    const said = [linesOf(page), linesOf(guest), ...mails, link, calendar].join('\n')
    expect(said, name).not.toMatch(/undefined|null|\[object|NaN|Invalid|\(\)|\.\.(?!\.)/)
  }
})

test.each(locales)(
  'an offer that waited too long is over and cannot be accepted (%s)',
  (locale) => {
    const waited = requestLives()['offerWaited']
    if (!waited) throw new Error('no such life')
    const kind = { what: 'to the airport', locale, isRequest: true }
    const accept = /Přijmout nabídku|Accept the offer/
    const over = /Nabídka už neplatí|The offer is no longer valid/
    // The same offer while it is valid, so that the words below are those of the page.
    const valid = tell(kind, { steps: waited.steps }).page
    expect(valid).toMatch(accept)
    expect(valid).not.toMatch(over)
    const { page } = tell(kind, waited)
    expect(page).toMatch(over)
    expect(page).not.toMatch(accept)
    expect(page).toMatch(
      /Máte-li o ni ještě zájem, zavolejte nám:|If you are still interested, call us:/,
    )
  },
)

const WAITING = [
  { what: 'from the airport', minutes: '60' },
  { what: 'from the station', minutes: '30' },
  { what: 'to the airport', minutes: '15' },
]

test.each(WAITING.flatMap((one) => locales.map((locale) => ({ ...one, locale }))))(
  '$what the driver waits $minutes minutes wherever it is said ($locale)',
  ({ what, minutes, locale }) => {
    const told = tell({ what, locale }, { steps: [acts.confirm, acts.assign] })
    const { page, guest, mails, calendar } = told
    for (const said of [page, guest, calendar, ...mails]) {
      const counted = [...said.matchAll(/V ceně je čekání: (\d+)|includes (\d+) minutes of/g)]
      expect(counted.map(([, czech, english]) => czech ?? english)).toEqual([minutes])
    }
    expect(mails).toHaveLength(1)
  },
)

test.each(locales)('child seats keep their sizes on every list of the order (%s)', (locale) => {
  const told = tell({ what: 'from the airport', locale }, { steps: [acts.confirm] })
  const [mail = ''] = told.mails
  for (const said of [linesOf(told.page), linesOf(told.guest), mail]) {
    expect(said).toMatch(/(?:Dětské sedačky|Child seats)[:\s]+2\n/)
    expect(said).toMatch(
      /(?:Velikosti dětských sedaček|Sizes of the child seats)[:\s]+9–18 kg, 15–36 kg/,
    )
  }
})

test.each(locales)(
  'a return journey stands on the ticket of page, guest and mail (%s)',
  (locale) => {
    const { page, guest, mails } = tell(
      { what: 'to the airport and back', locale },
      { steps: [acts.confirm] },
    )
    const [mail = ''] = mails
    // The ticket comes first: above the list of the order, which names the return once more.
    const tickets = [page, guest].map(
      (markup) => /<section[^>]*>(.*?)<\/section>/s.exec(markup)?.[1],
    )
    const [ticket] = mail.split(/\n(?:Dobrý den|Hello)/)
    for (const said of [...tickets, ticket]) {
      expect(linesOf(said ?? '')).toMatch(
        /(?:Zpáteční jízda|Return journey)[:\s]+(?:pátek 11\. prosince|Friday 11 December) 2026/,
      )
    }
  },
)
