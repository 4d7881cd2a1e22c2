import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseIco } from '../../../src/lib/fields/company-id.ts'
import { askAres } from '../../../src/order/company/ask-ares.ts'
import { startAres } from '../../../tests/support/site/ares.ts'
import { readAnswers } from '../answers.ts'
import { askAnswers, askOneMore, type LookUp } from './ask.ts'
import { LISTS } from './questions.ts'
import type { Prompter } from './prompter.ts'

type Typed = readonly [asked: string, typed: string]

/** What a person in Ostrava types; what is not here is answered by an empty line or by the first choice. */
const OSTRAVA: readonly Typed[] = [
  ['Name that customers know', 'Lípa Doprava'],
  ['Country of the company', 'cz'],
  ['Languages', 'cs'],
  ['What can be ordered', ' '],
  ['Number in the register', '25380141'],
  ['Owner', 'Jana Ukázková'],
  ['Postal code', '702 00'],
  ['Town of the company', 'Ostrava'],
  ['Entry in the register', 'zapsáno v rejstříku'],
  ['Payer of VAT', 'no'],
  ['Phone', '777 123 456'],
  ['E-mail for customers', 'info@lipa.example'],
  ['IBAN', 'CZ65 0800 0000 1920 0014 5399'],
  ['BIC', 'GIBACZPX'],
  ['Name of the bank', 'Banka'],
  ['Domain', 'www.lipa.example'],
  ['Dark colour', '#101820'],
  ['Colour of the button', '#f0c070'],
  ['Category of cars 1, name', 'Velký vůz'],
  ['Category of cars 1, seats', '7 8 4'],
  ['Category of cars 1, price', '1290,50'],
  ['Place of fixed prices 1, name', 'Ostrava'],
  ['Place of fixed prices 1, the name with', 'v Ostravě'],
  ['Place of fixed prices 1, country', '70 71'],
  ['Person of the desk 1, role', 'owner'],
  ['This will be written', 'write'],
]

/** A person at a terminal; `first` are answers given before those of Ostrava, each once. */
function aPerson(first: readonly Typed[] = []) {
  const own = [...first]
  const asked: string[] = []
  const said: string[] = []
  const offered: Record<string, string[]> = {}
  const answer = (question: string): string | undefined => {
    asked.push(question)
    if (asked.length > 300) throw new Error(`asked without an end: ${question}`)
    const index = own.findIndex(([words]) => question.startsWith(words))
    const [mine] = index === -1 ? [] : own.splice(index, 1)
    return (mine ?? OSTRAVA.find(([words]) => question.startsWith(words)))?.[1]
  }
  const untilGood = (
    question: string,
    usual: string,
    check: (typed: string) => string | undefined,
  ) => {
    for (;;) {
      const typed = answer(question) || usual
      const problem = typed === '<' ? undefined : check(typed)
      if (problem === undefined) return Promise.resolve(typed)
      said.push(problem)
    }
  }
  const prompter: Prompter = {
    text: untilGood,
    choose: (question, choices, usual) => {
      offered[question] = choices.map(({ label }) => label)
      return Promise.resolve(answer(question) ?? (usual || (choices[0]?.value ?? '')))
    },
    chooseMany: (question, _, usual, check) => untilGood(question, usual.join(' '), check),
    say: (line) => void said.push(line),
  }
  return { prompter, asked, said, offered }
}

function file(): string {
  return join(mkdtempSync(join(tmpdir(), 'ask-')), 'answers.json')
}

/** The register at this address, asked as the command asks it. */
function registerAt(url: string): LookUp {
  return async (typed) => {
    const id = parseIco(typed)
    return id ? askAres(id, url) : { ok: false, error: 'invalid' }
  }
}

const nobody = registerAt('http://127.0.0.1:9')

test('who has a Czech number types neither name nor seat, and each answer is kept at once', async () => {
  const ares = await startAres()
  onTestFinished(ares.close)
  const place = file()
  const person = aPerson()
  const answers = await askAnswers(place, 'long', person.prompter, registerAt(ares.url))
  const read = readAnswers(answers)
  expect(read).toMatchObject({
    answers: {
      id: 'lipa-doprava',
      phone: '+420777123456',
      openingHours: { words: { cs: 'Nepřetržitě' }, coded: 'Mo-Su' },
      bank: { account: '19-2000145399/0800', iban: 'CZ6508000000192000145399' },
      categories: [{ slug: 'velky-vuz', maxPassengers: 7, hourlyRate: 1290.5 }],
      places: [{ id: 'ostrava', country: 'CZ', postalCodes: ['70', '71'], airport: null }],
      people: [{ id: 'jana-ukazkova', email: 'info@lipa.example', role: 'owner' }],
      guessed: [],
    },
  })
  expect(person.asked.filter((one) => one.startsWith('Street'))).toEqual([])
  // One category, two questions of the review and of further things included.
  expect(person.asked.length).toBeLessThanOrEqual(40)

  const again = aPerson()
  await askAnswers(place, 'long', again.prompter, registerAt(ares.url))
  expect(again.asked).toEqual([
    'Another person of the desk?',
    'This will be written. Choose a line to change it',
  ])
})

test('--quick asks five questions and knows a whole carrier', async () => {
  const person = aPerson([
    ['Name that', 'Murtal Fahrt'],
    ['Country', 'at'],
    ['Town', 'Graz'],
    ['Phone', '0316 123456'],
    ['E-mail', 'fahrt@murtal.example'],
  ])
  const answers = await askAnswers(file(), 'quick', person.prompter, nobody)
  expect(person.asked).toHaveLength(6)
  expect(readAnswers(answers)).toMatchObject({
    answers: {
      id: 'murtal-fahrt',
      languages: ['de'],
      phone: '+43316123456',
      kinds: ['ride'],
      bank: null,
      places: [{ id: 'graz', within: 'in Graz' }],
      guessed: ['categories', 'legalName', 'vatPayer', 'openingHours'],
      ownRules: false,
    },
  })
})

/** A wrong answer, what is said at that question, and the one that is taken then. */
const SLIPS: readonly [question: string, wrong: string, says: RegExp, before?: readonly Typed[]][] =
  [
    ['Number in the register', '12345678', /^“12345678” is no valid IČO/],
    ['Number in the register', '00000000', /^“00000000” is no valid IČO/],
    ['Postal code', 'sto dva', /^“sto dva” is no postal code/],
    ['IBAN', 'CZ0000000000000000000000', /^“CZ0{22}” is no valid IBAN/],
    ['BIC', 'RZBAATWW', /^“RZBAATWW” is of another country/],
    ['Phone', '123', /^Write the phone with its country/],
    ['Phone', 'zavolejte', /^Write the phone with its country/],
    ['E-mail for customers', 'info@', /^Write an e-mail address/],
    ['What can be ordered', 'cs en de', /^Write kinds of/],
    ['Hours', 'nonstop', /^Write hours as/],
    ['Domain', 'https://lipa.example', /^Write the domain without https/],
    [
      'VAT number',
      'ATU12345678',
      /^“ATU12345678” is no VAT number of CZ\.$/,
      [
        ['Payer of VAT', 'yes'],
        ['VAT number', 'CZ25380141'],
      ],
    ],
    [
      'VAT number',
      '',
      /^Write the VAT number/,
      [
        ['Payer of VAT', 'yes'],
        ['VAT number', 'CZ25380141'],
      ],
    ],
    ['Dark colour', 'navy', /^Write a colour/],
    ['Dark colour', '#f4ead3', /^Light words on this colour would be hard to read/],
    ['Category of cars 1, name', ' ', /^Write the name of the category/],
    ['Category of cars 1, seats', '0 3 2', /^Write the seats/],
    ['Category of cars 1, seats', '3 3 9', /^Write at most 3/],
    ['Category of cars 1, price', 'sedan=abc', /^Write the price of an hour/],
    ['Category of cars 1, price', '12,555', /^Write the price of an hour/],
    ['Category of cars 1, price', '1.250', /^Write the price of an hour/],
    ['Category of cars 1, price', '-5', /^Write the price of an hour/],
    ['Category of cars 1, seats', '3 2', /^Write how many pieces may be large/],
    ['Category of cars 1, seats', '3 2 1 7', /^Write the seats/],
    [
      'Colour of the button',
      '#7a0c16',
      /^Its dark words would be hard to read.*: choose a lighter one$/,
    ],
    ['Place of fixed prices 1, name', '', /^Write a text/],
    ['Place of fixed prices 1, country', 'CZ 7-0', /^Write how its postal codes begin/],
    ['Place of fixed prices 1, of an airport', 'Brno', /^Write the three letters/],
    ['Person of the desk 1, e-mail', 'jana', /^Write an e-mail address/],
  ]

test.each(SLIPS)(
  '%s: “%s” is asked again with what to type',
  async (question, wrong, says, before = []) => {
    const place = file()
    const typed: Typed[] = [[question, wrong], ...before]
    const person = aPerson(typed)
    const answers = await askAnswers(place, 'long', person.prompter, nobody)
    expect(person.said.join('\n')).toMatch(new RegExp(says.source, 'm'))
    const index = person.asked.findIndex((one) => one.startsWith(question))
    expect(person.asked[index + 1]).toBe(person.asked[index])
    expect(readAnswers(answers)).toHaveProperty('answers')
    expect(readFileSync(place, 'utf8')).not.toContain(`"${wrong || 'nothing'}"`)
  },
)

test.each([
  ['85,50 €', 85.5],
  ['1 290 Kč', 1290],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['45,–', 45],
])('a price of “%s” is %d', async (said, price) => {
  const person = aPerson([['Category of cars 1, price', said]])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  expect(answers).toMatchObject({ categories: [{ hourlyRate: price }] })
})

test('a route leads to another place, and two places have a price once', async () => {
  const place = file()
  writeFileSync(place, JSON.stringify(BETWEEN_TWO))
  const routes = LISTS.find(({ path }) => path === 'routes')
  if (!routes) throw new Error('no routes')
  const person = aPerson([
    ['Route with a fixed price 2, from', 'letiste'],
    ['Route with a fixed price 2, to', 'ostrava'],
    ['Route with a fixed price 2, to', '<'],
  ])
  expect(await askOneMore(place, routes, person.prompter)).toBeNull()
  expect(person.said).toEqual([
    'Write another place, these two have their prices already, in both directions.',
  ])
  expect(person.offered['Route with a fixed price 2, to']).toEqual(['Ostrava', 'back'])
})

/** A carrier with a town, its airport, and a price between them. */
const BETWEEN_TWO = {
  market: 'cz',
  company: { city: 'Ostrava' },
  categories: [{ slug: 'car', name: 'Car' }],
  places: [
    { id: 'ostrava', name: 'Ostrava' },
    {
      id: 'letiste',
      name: 'Letiště',
      airport: { of: 'ostrava', code: 'OSR', fullName: 'Letiště' },
    },
  ],
  routes: [{ from: 'ostrava', to: 'letiste', minutes: 30, km: 25, price: { car: 690 } }],
}

test('the town of an airport is asked for where there are several', async () => {
  const place = file()
  const town = (id: string) => ({ id, name: id, within: id, country: 'CZ', postalCodes: [] })
  writeFileSync(place, JSON.stringify({ ...BETWEEN_TWO, places: [town('ostrava'), town('brno')] }))
  const places = LISTS.find(({ path }) => path === 'places')
  if (!places) throw new Error('no places')
  const person = aPerson([
    ['Place of fixed prices 3, name', 'Tuřany'],
    ['Place of fixed prices 3, of an airport', 'brq'],
    ['Place of fixed prices 3, town of this airport', 'brno'],
    ['Place of fixed prices 3, the name with', 'na letišti Tuřany'],
  ])
  const made = await askOneMore(place, places, person.prompter)
  expect(made).toHaveProperty('places.2.airport', {
    code: 'BRQ',
    of: 'brno',
    fullName: { cs: 'Tuřany' },
  })
})

test('what will be written reads in words, and what follows from an answer follows its correction', async () => {
  const shown: string[] = []
  const wanted = ['Town of the company', 'Owner', 'Owner', 'Write']
  const person = aPerson([
    ['Country', 'at'],
    ['Town', 'Gratz'],
    ['Phone', '0316 123456'],
    ['Town', 'Graz'],
    ['Owner', 'Anna Rot'],
    ['Owner', '-'],
  ])
  const choose: Prompter['choose'] = (asks, choices, usual) => {
    if (!asks.startsWith('This will be written'))
      return person.prompter.choose(asks, choices, usual)
    shown.splice(0, shown.length, ...choices.map(({ label }) => label))
    const line = wanted.shift() ?? 'Write'
    return Promise.resolve(choices.find(({ label }) => label.startsWith(line))?.value ?? '')
  }
  const answers = await askAnswers(file(), 'quick', { ...person.prompter, choose }, nobody)
  expect(answers).toMatchObject({ places: [{ id: 'graz' }], company: { owner: null } })
  expect(shown).toEqual(
    expect.arrayContaining([
      'Country of the company: Austria',
      'Languages of the site: German',
      'What can be ordered besides rides: rides alone',
      'Owner or director: not said',
      'Hours: around the clock',
      'Category of cars 1, seats for passengers: 3; 3 pieces of luggage, 2 of them large',
      'Place of fixed prices 1, name: Graz',
      'Person of the desk 1, role: owner: all of the desk',
    ]),
  )
})

test('one more thing is asked for alone: an airport of the town, then a route to it with a price in each category', async () => {
  const place = file()
  const oneMore = async (path: string, typed: readonly Typed[]) => {
    const list = LISTS.find((one) => one.path === path)
    if (!list) throw new Error(path)
    const person = aPerson(typed)
    writeFileSync(place, JSON.stringify(await askOneMore(place, list, person.prompter)))
    return person.asked
  }
  await askAnswers(place, 'quick', aPerson().prompter, nobody)
  await oneMore('places', [
    ['Place of fixed prices 2, name', 'Letiště Ostrava'],
    ['Place of fixed prices 2, the name with', 'na letišti v Ostravě'],
    ['Place of fixed prices 2, country', '742 51'],
    ['Place of fixed prices 2, of an airport', 'osr'],
  ])
  await oneMore('routes', [
    ['Route with a fixed price 1, to', 'letiste-ostrava'],
    ['Route with a fixed price 1, minutes', '30 25'],
    ['Route with a fixed price 1, price', '690'],
  ])
  const asked = await oneMore('categories', [
    ['Category of cars 2, name', 'Bus'],
    ['Category of cars 2, seats', '16 16 8'],
    ['Category of cars 2, price', '1900'],
    ['Route with a fixed price 1, price of Bus', '1500'],
  ])
  expect(asked.at(-1)).toBe('Route with a fixed price 1, price of Bus in CZK')
  expect(readAnswers(JSON.parse(readFileSync(place, 'utf8')))).toMatchObject({
    answers: {
      places: [{}, { id: 'letiste-ostrava', airport: { of: 'ostrava', code: 'OSR' } }],
      routes: [{ from: 'ostrava', to: 'letiste-ostrava', price: { standard: 690, bus: 1500 } }],
      guessed: ['legalName', 'vatPayer', 'openingHours'],
    },
  })
})

test('“<” goes back to the question before, whose answer is offered', async () => {
  const person = aPerson([
    ['Phone', '<'],
    ['Phone', '777 000 111'],
  ])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  const index = person.asked.indexOf('Phone')
  expect(person.asked[index + 1]).toBe(`${person.asked[index - 1]}, “-” takes it back`)
  expect(readAnswers(answers)).toMatchObject({ answers: { phone: '+420777000111' } })
})

test('what is kept and wrong is asked again, and nothing else', async () => {
  const place = file()
  await askAnswers(place, 'long', aPerson().prompter, nobody)
  const kept = JSON.parse(readFileSync(place, 'utf8'))
  writeFileSync(place, JSON.stringify({ ...kept, email: 'info@' }))
  const person = aPerson()
  await askAnswers(place, 'long', person.prompter, nobody)
  expect(person.asked[0]).toBe('E-mail for customers and orders')
  expect(person.asked).toHaveLength(3)
})

test('before anything is written each answer can be changed, and a thing be added and removed', async () => {
  const place = file()
  await askAnswers(place, 'quick', aPerson([['Town', 'Ostrava']]).prompter, nobody)
  expect(existsSync(place)).toBe(true)
  const line = (words: string, choices: readonly { value: string; label: string }[]) =>
    choices.find(({ label }) => label.startsWith(words))?.value ?? 'write'
  const wanted = ['+ another category', 'Category of cars 1, price', 'Category of cars 1, name']
  const person = aPerson([
    ['Category of cars 2, name', 'Bus'],
    ['Category of cars 2, seats', '16 16 8'],
    ['Category of cars 2, price', '1900'],
    ['Category of cars 1, price', 'change'],
    ['Category of cars 1, price', '999'],
    ['Category of cars 1, name', 'remove'],
  ])
  const choose: Prompter['choose'] = (asks, choices, usual) =>
    asks.startsWith('This will be written')
      ? Promise.resolve(line(wanted.shift() ?? 'Write', choices))
      : person.prompter.choose(asks, choices, usual)
  const answers = await askAnswers(place, 'again', { ...person.prompter, choose }, nobody)
  expect(readAnswers(answers)).toMatchObject({
    answers: {
      categories: [{ slug: 'bus', hourlyRate: 1900 }],
      guessed: ['legalName', 'vatPayer', 'openingHours'],
    },
  })
})

test.each([
  ['25380141', 'http://127.0.0.1:9', 'The register cannot be reached now: type what it would say.'],
  ['45274649', '', 'The register knows no company with this number.'],
])(
  'where the register says nothing of %s, one sentence says so and the questions go on',
  async (id, url, says) => {
    const ares = await startAres()
    onTestFinished(ares.close)
    const person = aPerson([['Number in the register', id]])
    const answers = await askAnswers(file(), 'long', person.prompter, registerAt(url || ares.url))
    expect(person.said).toEqual([says])
    expect(readAnswers(answers)).toMatchObject({
      answers: { company: { vatPayer: false, vatId: null } },
    })
  },
)
