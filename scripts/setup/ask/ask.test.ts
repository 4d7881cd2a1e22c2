import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseIco } from '../../../src/lib/fields/company-id.ts'
import { askAres } from '../../../src/order/company/ask-ares.ts'
import { startAres } from '../../../tests/support/site/ares.ts'
import { readAnswers } from '../answers.ts'
import { askAnswers, askOneMore, type LookUp } from './ask.ts'
import { LISTS } from './lists.ts'
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
  ['Town of', 'Ostrava'],
  ['Postal code', '702 00 Ostrava'],
  ['Entry in the register', 'zapsáno v rejstříku'],
  ['Payer of VAT', 'no'],
  ['Phone', '777 123 456'],
  ['E-mail for customers', 'info@lipa.example'],
  ['IBAN', 'CZ65 0800 0000 1920 0014 5399'],
  ['BIC', 'GIBACZPX Banka'],
  ['Domain', 'www.lipa.example'],
  ['Colours', '#101820 #f0c070'],
  ['Number of your licence', '12-345, Magistrát města Ostravy'],
  ['Categories of cars', 'Velký vůz'],
  ['Category of cars Velký vůz, seats', '7 8 4 1290,50'],
  ['Towns and airports', 'Ostrava'],
  ['Place of fixed prices Ostrava, the name with', 'v Ostravě'],
  ['Place of fixed prices Ostrava, its country', 'CZ 70 71'],
  ['This will be written', 'write'],
]

/** A person at a terminal; `first` are answers given before those of Ostrava, each once. */
function aPerson(first: readonly Typed[] = []) {
  const own = [...first]
  const asked: string[] = []
  const said: string[] = []
  const offered: Record<string, string[]> = {}
  /** The answers as they were shown last, under their titles. */
  const shown: Record<string, readonly string[]> = {}
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
    show: (title, lines) => void (shown[title] = lines),
  }
  return { prompter, asked, said, offered, shown }
}

/** A person who changes these lines, one after another, before it is written. */
function whoChanges(lines: readonly string[], typed: readonly Typed[]) {
  const person = aPerson(typed)
  const wanted = [...lines]
  const isWanted = (label: string) => wanted[0] !== undefined && label.startsWith(wanted[0])
  const choose: Prompter['choose'] = (asks, choices, usual) => {
    if (asks.startsWith('This will be written')) {
      if (wanted.length === 0) return Promise.resolve('write')
      const titles = choices.map(({ value }) => value)
      const own = titles.find((title) => person.shown[title]?.some(isWanted))
      return Promise.resolve(own ?? titles.find((title) => wanted[0]?.includes(title)) ?? '')
    }
    const line = choices.find(({ label }) => isWanted(label) || `${asks} +` === wanted[0])
    const isTitle = Object.keys(person.shown).includes(asks)
    if (!isTitle) return person.prompter.choose(asks, choices, usual)
    const more = choices.find(({ label }) => label.startsWith('+'))
    const found = wanted[0]?.endsWith(' +') ? more : line
    if (found) wanted.shift()
    return Promise.resolve(found?.value ?? '<')
  }
  return { ...person, prompter: { ...person.prompter, choose } }
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
  expect(read).toMatchObject({
    answers: { licence: { number: '12-345', authority: 'Magistrát města Ostravy' } },
  })

  const again = aPerson()
  await askAnswers(place, 'long', again.prompter, registerAt(ares.url))
  expect(again.asked).toEqual(['This will be written. Choose what to change'])
})

test('--quick asks five questions and knows a whole carrier', async () => {
  const person = aPerson([
    ['Name that', 'Murtal Fahrt'],
    ['Country', 'at'],
    ['Town of', 'Graz'],
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
      guessed: [
        'category',
        'seats',
        'hourlyRate',
        'legalName',
        'isRegistered',
        'vatPayer',
        'openingHours',
        'payment',
      ],
      ownRules: false,
    },
  })
})

/** What differs for a person in Graz. */
const GRAZ: readonly Typed[] = [
  ['Country of the company', 'at'],
  ['Languages', 'de'],
  ['Number in the register', 'fn 123456 A'],
  ['Town of', 'Graz'],
  ['Postal code', '8010 Graz'],
  ['Phone', '0316 123456'],
  ['IBAN', ''],
  ['Towns and airports', 'Graz'],
  ['Place of fixed prices Graz, its country', 'AT 80'],
]

const BERLIN: readonly Typed[] = [
  ...GRAZ.filter(([asks]) => !/^(?:Country|Number|Postal|Phone)/.test(asks)),
  ['Country of the company', 'de'],
  ['Number in the register', 'HRB 12345 b'],
  ['Postal code', '10115 Berlin'],
  ['Phone', '030 123456'],
]

const VAN = 'Category of cars Velký vůz, seats'

/** A wrong answer, what is said at that question, and the one that is taken then. */
const SLIPS: readonly [question: string, wrong: string, says: RegExp, before?: readonly Typed[]][] =
  [
    ['Number in the register', '12345678', /^“12345678” is no valid IČO/],
    ['Number in the register', '00000000', /^“00000000” is no valid IČO/],
    ['Postal code', '12 Ostrava', /^“12” is no postal code/],
    ['Postal code', '602 00', /^Write the town/],
    ['Postal code', 'Rakousko', /^Rakousko is a country/],
    ['IBAN', 'CZ0000000000000000000000', /^“CZ0{22}” is no valid IBAN/],
    ['BIC', 'RZBAATWW Banka', /^“RZBAATWW” is of another country/],
    ['BIC', 'KOMBCZPP', /^Write the BIC, and behind it the name of the bank/],
    ['Phone', '123', /^Write the phone with its country/],
    ['Phone', 'zavolejte', /^Write the phone with its country/],
    ['E-mail for customers', 'info@', /^Write an e-mail address/],
    ['What can be ordered', 'cs en de', /^Write kinds of/],
    ['Hours', 'nonstop', /^Write hours as/],
    ['Hours', 'Mo-So 06:00-22:00', /^Write hours as.*days are Mo Tu We Th Fr Sa Su/],
    ['Domain', 'https://lipa.example', /^Write the domain without https/],
    [
      'VAT number',
      'ATU12345678',
      /^“ATU12345678” is no VAT number of CZ; write it as CZ12345678\.$/,
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
    [
      'Number in the register',
      'FN 12a3',
      /^“FN 12a3” is no Firmenbuchnummer; write it as FN/,
      GRAZ,
    ],
    ['Number in the register', 'HRB 4711', /^“HRB 4711” is no Firmenbuchnummer/, GRAZ],
    ['Number in the register', 'HRB x', /^“HRB x” is no Handelsregisternummer.* HRB 12345/, BERLIN],
    ['Postal code', '0815 Graz', /^“0815” is no postal code/, GRAZ],
    [
      'Place of fixed prices Graz, its country',
      'AT 0',
      /^No postal code of AT begins with “0”/,
      GRAZ,
    ],
    [
      'Place of fixed prices Graz, its country',
      'SK 5',
      /^No postal code of SK begins with “5”/,
      GRAZ,
    ],
    ['Entry in the register', 'FN123456a, Graz', /^Leave out the number/, GRAZ],
    [
      'How customers pay',
      'bankTransfer',
      /^Leave out bankTransfer, or write the bank account/,
      GRAZ,
    ],
    ['How customers pay', ' ', /^Write at least one way of paying/],
    ['Price of a child seat', '5', /^Write how many child seats a car takes/],
    ['Colours', 'navy', /^Write a colour/],
    ['Colours', '#f4ead3', /^Light words on the dark colour would be hard to read/],
    [
      'Colours',
      '#101820 #7a0c16',
      /^Dark words on the colour of the button.*: choose a lighter one/,
    ],
    ['Colours', '#101820 #f0c070 #c00 #c01', /^Write a colour/],
    ['Number of your licence', '99-345', /^Write both, with a comma between/],
    ['Categories of cars', ' ', /^Write at least one category/],
    ['Categories of cars', 'Van, Van', /^There is a category Van already/],
    [VAN, '0 3 2 85', /^Write the seats/],
    [VAN, '3 3 9 85', /^Write at most 3/],
    [VAN, '3 2 85', /^Write how many pieces may be large/],
    [VAN, '3 3 2', /^Write the price of an hour/],
    [VAN, '3 3 2 1 7', /^Write the price of an hour/],
    [VAN, '3 3 2 sedan=abc', /^Write the price of an hour/],
    [VAN, '3 3 2 12,555', /^Write the price of an hour/],
    [VAN, '3 3 2 1.250', /^Write the price of an hour/],
    [VAN, '3 3 2 -5', /^Write the price of an hour/],
    [VAN, '3 3 2 1', /^1 CZK is very little: type it again if it is so/],
    ['Towns and airports', ',', /^Write at least one place/],
    ['Place of fixed prices Ostrava, its country', 'CZ 7-0', /^Write how its postal codes begin/],
    [
      'Place of fixed prices Ostrava, its country',
      'Brno',
      /^Begin with the two letters of its country/,
    ],
    [
      'Place of fixed prices Ostrava, its country',
      '70 71',
      /^Begin with the two letters of its country/,
    ],
    ['Postal code', '702 00 jana@lipa.example', /^That does not look like a town/],
    ['Person of the desk 1, name', 'jana', /^Write an e-mail address/],
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
  const person = aPerson([[VAN, `7 8 4 ${said}`], ...GRAZ])
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
    ['Route with a fixed price 2, from', '<'],
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
    ['Place of fixed prices Tuřany, its country', 'CZ brq'],
    ['Place of fixed prices Tuřany, town of this airport', 'brno'],
    ['Place of fixed prices Tuřany, the name with', 'na letišti Tuřany'],
  ])
  const made = await askOneMore(place, places, person.prompter)
  expect(made).toHaveProperty('places.2.airport', {
    code: 'BRQ',
    of: 'brno',
    fullName: { cs: 'Tuřany' },
  })
})

test('what will be written reads in words, and what follows from an answer follows its correction', async () => {
  const person = whoChanges(
    ['Postal code and town', 'Owner', 'Owner'],
    [
      ['Country', 'at'],
      ['Town', 'Gratz'],
      ['Phone', '0316 123456'],
      ['Postal code', 'Graz'],
      ['Owner', 'Anna Rot'],
      ['Owner', '-'],
    ],
  )
  const answers = await askAnswers(file(), 'quick', person.prompter, nobody)
  expect(answers).toMatchObject({ places: [{ id: 'graz' }], company: { owner: null } })
  expect(Object.keys(person.shown)).toEqual([
    'Site',
    'Company',
    'Money',
    'Colours',
    'Categories of cars',
    'Places of fixed prices',
    'People of the desk',
  ])
  expect(Object.values(person.shown).flat()).toEqual(
    expect.arrayContaining([
      'Country of the company: Austria',
      'Languages of the site: German',
      'What can be ordered besides rides: rides alone',
      'Owner or director: not said',
      'Is the company entered in the Firmenbuch: yes (guessed)',
      'Hours in which somebody answers: around the clock (guessed)',
      'Category of cars Standard, seats for passengers: 3; 3 pieces of luggage, 2 of them large (guessed)',
      'Place of fixed prices 1, name: Graz',
      'Person of the desk Lípa Doprava, role: owner: all of the desk',
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
    ['Place of fixed prices Letiště Ostrava, its country', 'CZ 742 51 osr'],
    ['Place of fixed prices Letiště Ostrava, the name with', 'na letišti v Ostravě'],
  ])
  await oneMore('routes', [
    ['Route with a fixed price 1, to', 'letiste-ostrava'],
    ['Route with a fixed price Ostrava – Letiště Ostrava, minutes', '30 25 690'],
  ])
  const asked = await oneMore('categories', [
    ['Category of cars 2, name', 'Bus'],
    ['Category of cars Bus, seats', '16 16 8 1900'],
    ['Route with a fixed price Ostrava – Letiště Ostrava, price of Bus', '1500'],
  ])
  expect(asked.at(-1)).toBe(
    'Route with a fixed price Ostrava – Letiště Ostrava, price of Bus in CZK',
  )
  expect(readAnswers(JSON.parse(readFileSync(place, 'utf8')))).toMatchObject({
    answers: {
      places: [{}, { id: 'letiste-ostrava', airport: { of: 'ostrava', code: 'OSR' } }],
      routes: [{ from: 'ostrava', to: 'letiste-ostrava', price: { standard: 690, bus: 1500 } }],
      guessed: [
        'category',
        'seats',
        'hourlyRate',
        'legalName',
        'vatPayer',
        'openingHours',
        'payment',
      ],
    },
  })
})

test('postal code and days of the week are taken as people write them, and written as they are read', async () => {
  const person = aPerson([
    ['Postal code', '80 10 Graz'],
    ['Hours', 'Mo-Fr 6–22, So 8-12'],
    ...GRAZ.filter(([asks]) => asks !== 'Postal code'),
  ])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  expect(answers).toMatchObject({
    company: { zip: '8010' },
    openingHours: {
      coded: 'Mo-Fr 06:00-22:00, Su 08:00-12:00',
      words: { de: 'Mo–Fr 06:00–22:00, So 08:00–12:00' },
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

test('“<” leads through every question, also one whose usual answer was taken', async () => {
  const back = ['Domain', 'Price of a child seat', 'How customers pay', 'BIC and name']
  // Their usual answers first; then back over three, on, and back again: each question comes in its turn.
  const person = aPerson([
    ['Price of a child seat', ''],
    ['How customers pay', ''],
    ...back.slice(0, 3).map((asks): Typed => [asks, '<']),
    ['Domain', '<'],
  ])
  await askAnswers(file(), 'long', person.prompter, nobody)
  const from = person.asked.findIndex((one) => one.startsWith('Domain'))
  const asked = person.asked.slice(from, from + 6)
  const wanted = [...back, 'Domain', 'Price of a child seat']
  expect(asked.map((one, index) => one.startsWith(wanted[index] ?? ''))).toEqual(
    wanted.map(() => true),
  )
})

test('“<” leads from a thing to the names of all, and one that has another name keeps what was said of it', async () => {
  const person = aPerson([
    ['Categories of cars', 'Sedan, Van'],
    ['Category of cars Sedan, seats', '3 3 2 600'],
    ['Category of cars Van, seats', '<'],
    ['Category of cars Sedan, price', '<'],
    ['Category of cars Sedan, seats', '<'],
    ['Categories of cars', 'Limousine, Bus, Van'],
    ['Category of cars Bus, seats', '16 16 8 1900'],
    ['Category of cars Van, seats', '7 8 4 900'],
  ])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  expect(answers).toMatchObject({
    categories: [
      { slug: 'limousine', maxPassengers: 3, hourlyRate: 600 },
      { slug: 'bus', maxPassengers: 16 },
      { slug: 'van', maxPassengers: 7 },
    ],
  })
})

/** Who makes a carrier in Graz with three categories, four places and two routes, and says everything. */
const WHOLE_GRAZ: readonly Typed[] = [
  ['Name that', 'Murfahrt'],
  ['Company as', 'Murfahrt'],
  ['Company as', 'Murfahrt GmbH'],
  ['Owner', 'Anna Rot'],
  ['Street', 'Hauptplatz 1'],
  ['Payer of VAT', 'yes'],
  ['VAT number', 'ATU12345678'],
  ['Entry in the register', 'Firmenbuch, Landesgericht Graz'],
  ['Hours', 'Mo-Fr 6-22'],
  ['IBAN', 'AT61 1904 3002 3457 3201'],
  ['BIC', 'MUSTATWW Musterbank'],
  ['Price of a child seat', '5 2'],
  ['Colours', '#7a0c16 #f3d9a0'],
  ['Number of your licence', '12-345, Bezirkshauptmannschaft Graz-Umgebung'],
  ['Chamber', '; Mietwagengewerbe'],
  ['Chamber', '; Mietwagengewerbe, verliehen in Österreich; Magistrat Graz'],
  ['Categories', 'Limousine, Kombi, Bus'],
  ['Category of cars Limousine, seats', '3 3 2 60'],
  ['Category of cars Kombi, seats', '4 4 3 70'],
  ['Category of cars Bus, seats', '8 8 6 95'],
  ['Towns and airports', 'Graz, Flughafen Graz, Leoben, Flughafen Wien'],
  ['Place of fixed prices Flughafen Graz, its', 'AT 8073 grz'],
  ['Place of fixed prices Leoben, its', 'AT 87'],
  ['Place of fixed prices Flughafen Wien, its', 'AT'],
  ['Place of fixed prices Flughafen Wien, its', 'at 1300 vie'],
  ['Place of fixed prices Flughafen Wien, town', '-'],
  ['Routes', 'graz:flughafen-graz graz:flughafen-wien'],
  ['Route with a fixed price Graz – Flughafen Graz, minutes', '20 110 45 60 75'],
  ['Route with a fixed price Graz – Flughafen Graz, minutes', '20 11 45 60 75'],
  ['Route with a fixed price Graz – Flughafen Wien, minutes', '130 200 290 340'],
  ['Route with a fixed price Graz – Flughafen Wien, minutes', '130 200 290 340 €2'],
  ['Route with a fixed price Graz – Flughafen Wien, minutes', '130 200 340 390 1250'],
  ['Route with a fixed price Graz – Flughafen Wien, minutes', '130 200 290 340 400 €'],
  ['Person of the desk 1', 'Anna Rot <anna@mur.example>'],
  ...GRAZ,
]

test('three categories, four places and two routes are at most 40 questions, and each is asked for at once', async () => {
  const place = file()
  const person = aPerson(WHOLE_GRAZ)
  const answers = await askAnswers(place, 'long', person.prompter, nobody)
  expect(person.said).toEqual([
    'In the register a name has its form, as GmbH or e.U.: type it again if it has none.',
    'Write all three with semicolons between; without a chamber begin with the semicolon.',
    'An airport has three letters, as AT 8073 GRZ: type it again if it has none.',
    'That would be 330 km an hour: type it again if it is so.',
    expect.stringMatching(
      /^Write 5 numbers: minutes, kilometres, and a price for each of Limousine, Kombi, Bus/,
    ),
    expect.stringMatching(/^2 EUR is very little/),
    '1250 EUR beside 340 EUR is much: type it again if it is so.',
  ])
  // Slips were asked again.
  const count = person.asked.length - person.said.length
  expect(count).toBeLessThanOrEqual(40)
  expect(readAnswers(answers)).toMatchObject({
    answers: {
      bank: { bic: 'MUSTATWW', name: 'Musterbank', holder: 'Murfahrt GmbH' },
      colours: { night: '#7a0c16', call: '#f3d9a0' },
      licence: { number: '12-345', authority: 'Bezirkshauptmannschaft Graz-Umgebung' },
      trade: {
        chamber: '',
        profession: 'Mietwagengewerbe, verliehen in Österreich',
        supervision: 'Magistrat Graz',
      },
      places: [
        { id: 'graz', within: { de: 'in Graz' }, postalCodes: ['80'], airport: null },
        { id: 'flughafen-graz', within: { de: 'am Flughafen Graz' }, airport: { of: 'graz' } },
        { id: 'leoben', within: { de: 'in Leoben' }, country: 'AT', postalCodes: ['87'] },
        { id: 'flughafen-wien', airport: { of: null, code: 'VIE' } },
      ],
      routes: [
        { minutes: 20, km: 11, price: { limousine: 45, kombi: 60, bus: 75 } },
        { from: 'graz', to: 'flughafen-wien', price: { bus: 400 } },
      ],
      people: [{ name: 'Anna Rot', email: 'anna@mur.example', role: 'owner' }],
      guessed: [],
    },
  })
})

test('of a second thing that was begun nothing is made up, however the questions go on', async () => {
  const place = file()
  const begun = [
    { name: 'Limousine', maxPassengers: 3, maxLuggage: 3, largeLuggage: 2, hourlyRate: 60 },
    { name: 'Bus' },
  ]
  writeFileSync(place, JSON.stringify({ categories: begun }))
  const person = whoChanges(
    ['Category of cars Bus'],
    [
      ['Category of cars Bus, seats', 'change'],
      ['Category of cars Bus, seats', '8 8 6 95'],
      ...GRAZ,
    ],
  )
  const answers = await askAnswers(place, 'quick', person.prompter, nobody)
  expect(person.said).toContain('Category of cars Bus, seats for passengers: It is not said yet.')
  expect(answers).toMatchObject({ categories: [{}, { slug: 'bus', hourlyRate: 95 }] })
})

test('a price goes with its category, and a route with its place', async () => {
  const place = file()
  await askAnswers(place, 'long', aPerson(WHOLE_GRAZ).prompter, nobody)
  const person = whoChanges(
    ['Category of cars Bus', 'Place of fixed prices Flughafen Graz'],
    [
      ['Category of cars Bus', 'remove'],
      ['Place of fixed prices Flughafen Graz', 'remove'],
    ],
  )
  const answers = await askAnswers(place, 'again', person.prompter, nobody)
  expect(readAnswers(answers)).toMatchObject({
    answers: { routes: [{ to: 'flughafen-wien', price: { limousine: 290, kombi: 340 } }] },
  })
})

test('a sole trader in no register says so, and is asked for neither number nor entry', async () => {
  const person = aPerson([['Is the company entered', 'no'], ...GRAZ])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  expect(person.asked[4]).toMatch(/^Is the company entered in the Firmenbuch/)
  expect(person.asked.filter((one) => one.includes('register ('))).toEqual([])
  expect(person.asked.filter((one) => one.startsWith('Entry'))).toEqual([])
  expect(readAnswers(answers)).toMatchObject({ answers: { company: { isRegistered: false } } })
})

test('an airport of a town that is none of the places stays its own, and its own town is offered', async () => {
  const place = file()
  const places = LISTS.find(({ path }) => path === 'places')
  if (!places) throw new Error('no places')
  const added = async (count: number, name: string, code: string) => {
    const person = aPerson([
      [`Place of fixed prices ${count}, name`, name],
      [`Place of fixed prices ${name}, its country`, `AT ${code}`],
    ])
    const made = await askOneMore(place, places, person.prompter)
    writeFileSync(place, JSON.stringify(made))
    return made
  }
  await askAnswers(place, 'quick', aPerson(GRAZ).prompter, nobody)
  expect(await added(2, 'Vienna Airport', 'vie')).toHaveProperty('places.1.airport.of', null)
  expect(await added(3, 'Flughafen Graz', 'grz')).toHaveProperty('places.2.airport.of', 'graz')
})

test.each([
  [
    'at',
    'km',
    /^Route with a fixed price home – budapest, how many of its kilometres are in Austria.*§ 3a/,
  ],
  [
    'de',
    'km',
    /^Route with a fixed price home – budapest, how many of its kilometres are in Germany.*§ 3b/,
  ],
  ['cz', 'rate', /^Route with a fixed price home – budapest, VAT rate over the border.*§ 70/],
  ['sk', 'rate', /^Route with a fixed price home – budapest, VAT rate over the border.*§ 46/],
])(
  'a payer of VAT in %s is asked for the VAT of a route over the border by the law there (%s)',
  async (market, asked, says) => {
    const place = file()
    const routes = LISTS.find(({ path }) => path === 'routes')
    if (!routes) throw new Error('no routes')
    const town = (id: string, country: string) => ({
      id,
      name: id,
      within: id,
      country,
      postalCodes: [],
    })
    const company = { city: 'home', vatPayer: true, vatId: null }
    const places = [
      town('home', market.toUpperCase()),
      town('budapest', 'HU'),
      town('near', market.toUpperCase()),
    ]
    writeFileSync(place, JSON.stringify({ market, company, places, vat: 10 }))
    const typedTo = (end: string): readonly Typed[] => [
      ['Route with a fixed price 1, to', end],
      [`Route with a fixed price home – ${end}, minutes`, '160 245 379'],
      [`Route with a fixed price home – ${end}, how many`, '246'],
      [`Route with a fixed price home – ${end}, how many`, '69'],
    ]
    const abroad = aPerson(typedTo('budapest'))
    const made = await askOneMore(place, routes, abroad.prompter)
    expect(abroad.asked.map((one) => says.test(one))).toContain(true)
    expect(made).toMatchObject({
      routes: [asked === 'km' ? { kmAtHome: 69 } : { vat: 0 }],
    })
    expect(abroad.said.join()).toMatch(asked === 'km' ? /how many of its 245 km/ : /^$/)

    const atHome = aPerson(typedTo('near'))
    await askOneMore(place, routes, atHome.prompter)
    expect(atHome.asked.filter((one) => /VAT/.test(one))).toEqual([])
  },
)

test('what was guessed stays a guess until that very answer is given, and short names follow names', async () => {
  const place = file()
  const lines = ['Category of cars 1, name', 'Place of fixed prices 1, name']
  const person = whoChanges(lines, [
    ['Category of cars 1, name', 'Limousine'],
    ['Place of fixed prices 1, name', 'change'],
    ['Place of fixed prices 1, name', 'Graz Umgebung'],
    ...GRAZ,
  ])
  const route = { from: 'graz', to: 'linz', minutes: 1, km: 1, vat: 20, price: { standard: 90 } }
  const towns = ['graz', 'linz'].map((id) => ({
    id,
    name: id === 'graz' ? 'Graz' : 'Linz',
    within: id,
    country: 'AT',
    postalCodes: [],
  }))
  writeFileSync(place, JSON.stringify({ places: towns, routes: [route] }))
  const answers = await askAnswers(place, 'quick', person.prompter, nobody)
  expect(readAnswers(answers)).toMatchObject({
    answers: {
      categories: [{ slug: 'limousine', hourlyRate: 60 }],
      places: [{ id: 'graz-umgebung' }, { id: 'linz' }],
      routes: [{ from: 'graz-umgebung', to: 'linz', price: { limousine: 90 } }],
      guessed: [
        'seats',
        'hourlyRate',
        'legalName',
        'isRegistered',
        'vatPayer',
        'openingHours',
        'payment',
      ],
    },
  })
})

test('a colour is taken as people write it, with three letters or with capitals', async () => {
  const person = aPerson([['Colours', '#0D1A2B #ecc878 #C00']])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  expect(person.said.filter((one) => one.includes('colour'))).toEqual([])
  expect(answers).toMatchObject({ colours: { night: '#0d1a2b', sun: '#cc0000' } })
})

test('what is kept and wrong is asked again, and nothing else', async () => {
  const place = file()
  await askAnswers(place, 'long', aPerson().prompter, nobody)
  const kept = JSON.parse(readFileSync(place, 'utf8'))
  writeFileSync(place, JSON.stringify({ ...kept, email: 'info@' }))
  const person = aPerson()
  await askAnswers(place, 'long', person.prompter, nobody)
  expect(person.asked[0]).toBe('E-mail for customers and orders')
  expect(person.asked).toHaveLength(2)
})

test('who ended in between reads what is kept and where it goes on', async () => {
  const place = file()
  const ended: Prompter = {
    ...aPerson(GRAZ).prompter,
    chooseMany: () => Promise.reject(new Error('Ctrl-C')),
  }
  await expect(askAnswers(place, 'long', ended, nobody)).rejects.toThrow('Ctrl-C')
  const person = aPerson(GRAZ)
  await askAnswers(place, 'long', person.prompter, nobody)
  expect(person.said[0]).toBe(
    'Kept of what you said before: Name that customers know; Country of the company; Languages of the site. It goes on with: What can be ordered besides rides.',
  )
  expect(person.asked[0]).toBe('What can be ordered besides rides')
})

test('a street without a number is asked about once', async () => {
  const person = aPerson([
    ['Company as', 'Murfahrt e.U.'],
    ['Street', 'Hauptplatz'],
    ['Street', 'Am Damm'],
    ['Street', 'Am Damm'],
    ...GRAZ,
  ])
  const answers = await askAnswers(file(), 'long', person.prompter, nobody)
  const doubt = 'There is no number in it: type it again if there is none.'
  expect(person.said).toEqual([doubt, doubt])
  expect(answers).toHaveProperty('company.street', 'Am Damm')
})

test('before anything is written each answer can be changed, and a thing be added and removed', async () => {
  const place = file()
  await askAnswers(place, 'quick', aPerson([['Town', 'Ostrava']]).prompter, nobody)
  expect(existsSync(place)).toBe(true)
  const wanted = [
    'Categories of cars +',
    'Category of cars Standard, price',
    'Category of cars 1, name',
  ]
  const person = whoChanges(wanted, [
    ['Category of cars 2, name', 'Bus'],
    ['Category of cars Bus, seats', '16 16 8 1900'],
    ['Category of cars Standard, price', 'change'],
    ['Category of cars Standard, price', '999'],
    ['Category of cars 1, name', 'remove'],
  ])
  const answers = await askAnswers(place, 'again', person.prompter, nobody)
  expect(readAnswers(answers)).toMatchObject({
    answers: {
      categories: [{ slug: 'bus', hourlyRate: 1900 }],
      guessed: ['legalName', 'vatPayer', 'openingHours', 'payment'],
    },
  })
})

const IBAN: readonly Typed[] = [['IBAN', 'AT61 1904 3002 3457 3201'], ...GRAZ]

test('what an answer opens before it is written is asked after it, and nothing of it is made up', async () => {
  const place = file()
  await askAnswers(place, 'quick', aPerson(GRAZ).prompter, nobody)
  const person = whoChanges(
    ['IBAN', 'Payer of VAT'],
    [['BIC', 'MUSTATWW Musterbank'], ['Payer of VAT', 'yes'], ['VAT number', 'U12345678'], ...IBAN],
  )
  const answers = await askAnswers(place, 'again', person.prompter, nobody)
  expect(person.asked).toEqual([
    'IBAN, empty: later, until then nobody pays by transfer',
    'BIC and name of the bank, as GIBAATWW Erste Bank',
    'Payer of VAT?',
    'VAT number',
  ])
  expect(answers).toMatchObject({
    bank: { bic: 'MUSTATWW', name: 'Musterbank', holder: 'Lípa Doprava' },
    company: { vatId: 'ATU12345678' },
  })
})

test('an account that was begun is not written before it is whole', async () => {
  const place = file()
  await askAnswers(place, 'quick', aPerson(GRAZ).prompter, nobody)
  const person = whoChanges(
    ['IBAN', 'Owner', 'BIC'],
    [['BIC', '<'], ['BIC', 'MUSTATWW Musterbank'], ...IBAN],
  )
  await askAnswers(place, 'again', person.prompter, nobody)
  expect(person.said).toContain(
    'BIC and name of the bank: Write the BIC, and behind it the name of the bank, as GIBAATWW Erste Bank.',
  )
  expect(person.shown['Money']).toContain('BIC and name of the bank: MUSTATWW Musterbank')
})

test('a category that is added before it is written has a price on each route', async () => {
  const place = file()
  writeFileSync(place, JSON.stringify(BETWEEN_TWO))
  const person = whoChanges(
    ['Categories of cars +'],
    [
      ['Category of cars 2, name', 'Bus'],
      ['Category of cars Bus, seats', '16 16 8 1900'],
      ['Route with a fixed price Ostrava – Letiště, price of Bus', '1500'],
    ],
  )
  const answers = await askAnswers(place, 'again', person.prompter, nobody)
  expect(answers).toMatchObject({ routes: [{ price: { car: 690, bus: 1500 } }] })
})

test('a second category of the same name is refused by its name', async () => {
  const place = file()
  await askAnswers(place, 'quick', aPerson(GRAZ).prompter, nobody)
  const list = LISTS.find(({ path }) => path === 'categories')
  if (!list) throw new Error('no categories')
  const person = aPerson([
    ['Category of cars 2, name', 'Standard'],
    ['Category of cars 2, name', 'Bus'],
    ['Category of cars Bus, seats', '16 16 8 1900'],
  ])
  await askOneMore(place, list, person.prompter)
  expect(person.said).toEqual(['There is a category Standard already.'])
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
