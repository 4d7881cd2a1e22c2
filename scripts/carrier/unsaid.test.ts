import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appConfig } from '../../carriers/vozka/carrier.ts'
import { CONDUCT, unconfirmed, unsaid } from './unsaid.ts'

const bank = {
  name: 'Bank',
  holder: 'Muster',
  account: '',
  iban: 'AT611904300234573201',
  bic: 'BKAUATWW',
}
const said = {
  owner: 'Erika Muster',
  street: 'Mustergasse 1',
  zip: '8010',
  companyId: 'FN 123456a',
  register: { cs: 'zapsáno', en: 'entered' },
  bank,
  licence: { number: '1/2026', authority: { cs: 'Úřad', en: 'An office' } },
  country: 'CZ',
}

const rules = {
  ordering: {
    ...appConfig.ordering,
    freeCancellationHours: 24,
    freeWaiting: { airportMin: 60, stationMin: 30, elsewhereMin: 15 },
    cleaningFee: 15_000,
  },
  luggagePiece: appConfig.luggagePiece,
  payment: appConfig.payment,
  retention: appConfig.retention,
}
const all = { guessed: [], origin: 'https://www.muster.example' }

test('a carrier that has said all has nothing left to say', () => {
  expect(unsaid(said, all)).toEqual([])
})

test('what is empty and what was guessed is named in words, with the command that says it', () => {
  const empty = {
    ...said,
    companyId: '',
    register: { cs: '', en: '' },
    bank: { ...bank, iban: '' },
    licence: null,
  }
  expect(unsaid(empty, { ...all, guessed: ['openingHours'], origin: '' })).toEqual([
    ': not said yet: the number in the register (npm run setup -- --again)',
    ': not said yet: the entry in the register (npm run setup -- --again)',
    ': not said yet: the bank account (npm run setup -- --again)',
    ': not said yet: the domain (npm run setup -- --again)',
    ': not said yet: the licence to carry people and who granted it (npm run setup -- --again)',
    ': setup guessed that you are open around the clock: look at it with npm run setup -- --again, and say it there',
  ])
})

test.each([
  ['AT', 'section 5 ECG'],
  ['DE', 'section 5 DDG'],
])('what the imprint of %s names by %s is asked for', (country, law) => {
  expect(unsaid({ ...said, country }, all)).toEqual([
    `: not said yet: chamber, profession and supervision, which the imprint names by ${law} (npm run setup -- --again)`,
  ])
  const trade = { chamber: said.register, profession: said.register, supervision: said.register }
  expect(unsaid({ ...said, trade, country }, all)).toEqual([])
})

test('periods, limits and fees of a sample are named with their values until a person has taken them over', () => {
  expect(unconfirmed(rules, { languages: ['cs', 'en'], vatPayer: true })).toEqual(
    expect.arrayContaining([
      '/carrier.ts: as a sample has it: cancelling is free until 24 hours before the pickup (ordering.freeCancellationHours)',
      '/carrier.ts: as a sample has it: free waiting of 60 minutes at an airport, 30 at a station, 15 elsewhere (ordering.freeWaiting)',
      '/carrier.ts: as a sample has it: cleaning a soiled car costs 150 (ordering.cleaningFee)',
    ]),
  )
})

test('messages that say what a carrier does are named by keys that there are', () => {
  const messages: Record<string, unknown> = JSON.parse(readFileSync('messages/en.json', 'utf8'))
  const keys = Object.keys(CONDUCT).flatMap((list) => list.split(', '))
  expect(keys.filter((key) => !(key in messages))).toEqual([])
  expect(unconfirmed(rules, { languages: ['cs', 'en'], vatPayer: true })).toContain(
    '/messages/{cs,en}.json: every site says that somebody follows the flight or train; say it otherwise here under order_flight_hint',
  )
})
