import { expect, test } from 'vitest'
import { shortMoment, ticketLines } from '~/order/form/quote/ticket-lines'
import { emptyOrderValues, type OrderValues } from '~/order/model/typed-order'
import { answerRide } from '~/order/price/ride-answer'
import { readWay } from '~/places/ways'
import { aCatalogue } from '../../../../tests/support/builders.ts'

function linesOf(typed: Partial<OrderValues>) {
  const values = { ...emptyOrderValues(), ...typed }
  const answer = answerRide(values, readWay(values, []))
  return ticketLines(values, { price: { answer }, catalogue: aCatalogue() })
}

test('the ticket is empty until something is typed', () => {
  expect(linesOf({})).toEqual({
    kind: 'Jízda',
    way: ['', ''],
    isLong: false,
    when: '',
    car: '1\u00a0osoba',
    facts: '1\u00a0osoba',
    person: { label: 'Cestující', name: '' },
  })
})

test('the ticket says from, to, hour, car, people and the name on the board', () => {
  const typed = {
    pickup: 'Letiště Praha',
    dropoff: 'Karlovy Vary',
    service: 'basic',
    passengers: '2',
    date: '2026-12-03',
    time: '21:40',
    name: 'Jana Ukázková',
  }
  const { when, facts, ...others } = linesOf(typed)
  expect(others).toEqual({
    kind: 'Jízda',
    way: ['Letiště Praha', 'Karlovy Vary'],
    isLong: false,
    car: 'Basic · 2\u00a0osoby',
    person: { label: 'Jméno na cedulku', name: 'Jana Ukázková' },
  })
  expect(when).toBe('čtvrtek 3.\u00a0prosince 21:40')
  expect(facts).toMatch(/^Basic · 2\sosoby · 1\sh/)
  expect(linesOf({ ...typed, guestName: 'Eva Hostová' }).person.name).toBe('Eva Hostová')
  expect(linesOf({ ...typed, pickup: 'Praha' }).person.label).toBe('Cestující')
})

test('the ticket has the stops of a ride, the hours of a hire and the recipient of a parcel', () => {
  expect(linesOf({ pickup: 'Praha', stops: 'Jihlava', dropoff: 'Brno' }).way).toEqual([
    'Praha',
    'Jihlava',
    'Brno',
  ])
  const hire = linesOf({ kind: 'hourly', pickup: 'Praha', dropoff: 'Brno', hours: '4' })
  expect(hire.way).toEqual(['Praha'])
  expect(hire.facts).toMatch(/^1\sosoba · 4/)
  expect(linesOf({ kind: 'experience', experience: 'vineyards' })).toMatchObject({
    kind: 'Vinice',
    way: ['místo domluvíme s\u00a0Vámi'],
  })
  expect(linesOf({ kind: 'parcel', recipientName: 'Jan Příjemce' }).person.name).toBe(
    'Jan Příjemce',
  )
})

test('five stops, long places and a name of ten words are all there, in smaller letters', () => {
  const stops = ['Tábor', 'Benešov', 'Votice', 'Sedlčany', 'Písek']
  const name = 'Maximilián Alexandr Bartoloměj Hubert Ferdinand Karel Jan Nepomuk Josef Maria'
  const pickup = 'Penzion U Nejdelšího názvu v celém širém okolí '.repeat(4)
  const ticket = linesOf({ pickup, dropoff: 'Brno', stops: ['', ...stops].join('\n \n'), name })
  expect(ticket.way).toEqual([pickup, ...stops, 'Brno'])
  expect(ticket.isLong).toBe(true)
  expect(ticket.person.name).toBe(name)
})

test('the stub has the day and the hour as far as they are typed', () => {
  const moment = (date: string, time: string) => shortMoment({ ...emptyOrderValues(), date, time })
  expect(moment('2026-12-03', '21:40')).toBe('čt\u00a03.\u00a012. 21:40')
  expect(moment('2026-12-03', '')).toBe('čt\u00a03.\u00a012.')
  expect(moment('', '21:40')).toBe('')
})
