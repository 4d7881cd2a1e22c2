import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '~/markets/at'
import { beCarrierOf, beCarrierOfTests } from '../../tests/support/languages/other-carrier.ts'
import type { Step } from '../../tests/support/lives.ts'

// A carrier of Vienna: German first, English beside it.
const WHEN = { date: '2027-01-12', time: '14:30' }
/** Words of any page or mail in another language. */
const OTHERS = /\b(?:Dobrý|Hello|Order|Price|Cena|Objedn|Tuesday|úterý|January|ledna)/

async function load() {
  return {
    ...(await import('../../tests/support/told-order.ts')),
    ...(await import('../../tests/support/builders.ts')),
    ...(await import('../../tests/support/lives.ts')),
    ...(await import('~/desk/new/new-page')),
    ...(await import('~/i18n/format')),
    ...(await import('~/i18n/run-in-locale.server')),
    ...(await import('~/i18n/screens')),
    ...(await import('~/lib/locale')),
    ...(await import('../../terminal/help.ts')),
    ...(await import('../../terminal/read-typed.ts')),
  }
}
let site: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  await beCarrierOf(['de', 'en'], at)
  site = await load()
}, 60_000)
afterAll(beCarrierOfTests)

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** The mails of the last step, to a customer who speaks the language. */
function mailsOf(locale: 'own' | 'other', steps: Step[], isRequest = false): string[] {
  const { anOrder, toldOrder, ownLocale, otherLocales } = site
  const order = anOrder({
    phone: '+43 664 1234567',
    street: '',
    city: '',
    zip: '',
    ...WHEN,
  })
  const [other = ownLocale] = otherLocales(ownLocale)
  return toldOrder({ order, steps, locale: locale === 'own' ? ownLocale : other, isRequest }).mails
}

test('dates and money in German are those of Austria', () => {
  const { formatDate, formatDateTime, formatMoney, formatMoneyRange, formatOn, formatRate } = site
  const { formatShortDay, formatUntil, formatNumber, ownLocale } = site
  const half = new Date('2026-12-12T13:30:00Z')
  const said = [
    `am ${formatDate(half, ownLocale)}`,
    formatDateTime(half, ownLocale),
    formatOn(half, ownLocale),
    formatUntil(half, ownLocale),
    formatShortDay(half, ownLocale),
    formatDate('2027-01-06', ownLocale),
    formatMoney({ amount: 5_900, currency: 'EUR' }, ownLocale),
    formatMoney({ amount: 1_234_550, currency: 'EUR' }, ownLocale),
    formatMoneyRange(5_900, 7_900, ownLocale),
    formatNumber(1_234.5, ownLocale),
    formatRate(1_000, ownLocale),
  ]
  expect(said.map(spaced)).toEqual([
    'am 12. Dezember 2026',
    'Samstag, 12. Dezember 2026 um 14:30 Uhr',
    'am Samstag, 12. Dezember 2026 um 14:30 Uhr',
    'Samstag, 12. Dezember 2026, 14:30 Uhr',
    'Sa. 12.12.',
    '6. Jänner 2027',
    '59 €',
    '12.345,50 €',
    '59–79 €',
    '1.234,5',
    '10 %',
  ])
})

test('a German mail says the day, the time and the sum as they are written in Austria', () => {
  const offer = { event: 'offer', total: 5_950, until: null, words: '' } as const
  const [mail = ''] = mailsOf('own', [{ act: offer, by: 'carrier' }], true)
  expect(mail).toContain('Abholung: Dienstag, 12. Jänner 2027 um 14:30 Uhr')
  expect(mail).toMatch(/unser Preis für die Anfrage 26 1121 0001 ist 59,50 €\./)
  expect(mail).toMatch(/Das Angebot gilt bis \p{L}+, \d+\. \p{L}+ 202\d, \d\d:\d\d Uhr\./u)
  expect(mail).not.toMatch(OTHERS)
})

test('the carrier’s mails are in its first language, whatever the customer speaks', () => {
  const [customers = '', carriers = ''] = mailsOf('other', [], true)
  expect(customers).toMatch(/^We have your request 26 1121 0001/)
  expect(customers).toContain('Tuesday 12 January 2027 at 14:30')
  expect(carriers).toMatch(/^Neue Anfrage: .+, Dienstag, 12\. Jänner 2027 um 14:30 Uhr \(/)
  expect(carriers).toContain('Bitte antworten Sie bis 15:00 Uhr.')
  expect(carriers).toContain('Der Kunde spricht Englisch: Bitte schreiben Sie ihm auf Englisch.')
  expect(carriers).not.toMatch(OTHERS)
})

test('the desk is in the carrier’s first language, and enters orders in each of its languages', () => {
  const { NewOrderPage, emptyPage, runInLocale, screenPath, ownLocale } = withEmptyPage()
  expect(screenPath('deskNew', ownLocale)).toBe('/leitstelle/neu')
  const markup = runInLocale(ownLocale, () =>
    renderToStaticMarkup(createElement(NewOrderPage, { page: emptyPage })),
  )
  expect(markup).toContain('Neue telefonische Bestellung')
  const options = [...markup.matchAll(/<option value="(\w\w)"( selected="")?>(auf \p{L}+)</gu)]
  expect(options.map(([, ...option]) => option)).toEqual([
    ['de', ' selected=""', 'auf Deutsch'],
    ['en', undefined, 'auf Englisch'],
  ])
})

test('the terminal enters orders in the carrier’s first language, and in no other than its own', () => {
  const { helpText, readTyped } = site
  const enter = (...more: string[]) => readTyped(['enter', '--set', 'name=Anna', ...more])
  expect(helpText()).toMatch(/--language de\|en +the language of the customer; left out: de/)
  expect(enter()).toMatchObject({ command: { language: 'de' } })
  expect(enter('--language', 'en')).toMatchObject({ command: { language: 'en' } })
  expect(JSON.stringify(enter('--language', 'cs'))).toContain('write --language de|en')
})

const NO_ANSWER = { kind: 'ride', isAirport: true, state: 'empty' } as const

function withEmptyPage() {
  const { someValues, ownLocale } = site
  const emptyPage = {
    orderKey: '',
    entered: null,
    values: someValues(WHEN),
    errors: {},
    total: '',
    totalError: null,
    paymentError: null,
    language: ownLocale,
    paymentMethod: 'bankTransfer' as const,
    price: {
      quote: null,
      answer: NO_ANSWER,
      isRequest: false,
      address: 'wished' as const,
      alone: [],
    },
    arePlacesAsked: false,
    isKnown: null,
    offered: { pickup: [], dropoff: [] },
  }
  return { ...site, emptyPage }
}
