import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseIco } from '../../../src/lib/fields/company-id.ts'
import { askAres } from '../../../src/order/company/ask-ares.ts'
import { startAres } from '../../../tests/support/site/ares.ts'
import { readAnswers } from '../answers.ts'
import { askAnswers, type LookUp } from './ask.ts'

/** What a person in Ostrava types; what is not here is answered by an empty line. */
const TYPED: [asked: string, typed: string][] = [
  ['Name that customers know', 'Lípa Doprava'],
  ['Market', 'cz'],
  ['Languages', 'cs'],
  ['Kinds of order', 'ride'],
  ['Number of the company', '25380141'],
  ['Owner', 'Jana Ukázková'],
  ['Entry in the register', 'zapsáno v rejstříku'],
  ['How one finds', 'Zvonek u vrat.'],
  ['Phone', '+420777123456'],
  ['E-mail for customers', 'info@lipa.example'],
  ['Hours in words', 'stále'],
  ['Hours as', 'Mo-Su'],
  ['Bank', 'Banka'],
  ['IBAN', 'CZ6508000000192000145399'],
  ['BIC', 'GIBACZPX'],
  ['VAT rate of your rides', '12'],
  ['Domain', 'www.lipa.example'],
  ['Category of cars 1', 'Velký vůz'],
  ['seats for passengers', '7'],
  ['pieces of luggage', '8'],
  ['of these large', '4'],
  ['price of an hour', '1290,50'],
  ['Place of fixed prices 1', 'Ostrava'],
  ['the name with', 'v Ostravě'],
  ['how its postal codes', '70 71'],
  ['Person of the desk 1', 'Jana Ukázková'],
  ['e-mail', 'jana@lipa.example'],
  ['dispatcher or owner', 'owner'],
  ['Dark colour', '#101820'],
  ['Colour of the button', '#f0c070'],
]

/** A terminal at which a person types; `other` are answers given first, each once. */
function aPerson(other: [asked: string, typed: string][] = []) {
  const first = [...other]
  const said: string[] = []
  const asked: string[] = []
  return {
    said,
    asked,
    say: (line: string) => void said.push(line),
    ask: (question: string) => {
      asked.push(question)
      const index = first.findIndex(([words]) => question.trim().startsWith(words))
      const [own] = index === -1 ? [] : first.splice(index, 1)
      const known = own ?? TYPED.find(([words]) => question.trim().startsWith(words))
      if (asked.length > 200) throw new Error(`asked without an end: ${question}`)
      return Promise.resolve(known?.[1] ?? '')
    },
  }
}

const file = () => join(mkdtempSync(join(tmpdir(), 'asked-')), 'answers.json')

function registerAt(base: string): LookUp {
  return async (typed) => {
    const id = parseIco(typed)
    return id ? askAres(id, base) : { ok: false, error: 'invalid' }
  }
}

test('what is typed becomes answers, with the company as the register has it', async () => {
  const ares = await startAres()
  onTestFinished(ares.close)
  const person = aPerson()
  const place = file()
  const answers = await askAnswers(place, person, registerAt(ares.url))
  const read = readAnswers(answers)
  expect(read).toMatchObject({
    answers: {
      id: 'lipa-doprava',
      company: {
        legalName: 'TRAIVA, s.r.o.',
        street: 'Pohraniční 2911/13b',
        city: 'Ostrava',
        zip: '70300',
        vatPayer: true,
        vatId: 'CZ25380141',
      },
      bank: { holder: 'TRAIVA, s.r.o.' },
      mail: { from: 'info@lipa.example', api: null },
      categories: [{ slug: 'velky-vuz', name: 'Velký vůz', maxPassengers: 7, hourlyRate: 1290.5 }],
      places: [{ id: 'ostrava', country: 'CZ', postalCodes: ['70', '71'] }],
      routes: [],
      people: [{ id: 'jana-ukazkova', role: 'owner' }],
      colours: { night: '#101820', call: '#f0c070', 'call-hover': '#f5d39b' },
    },
  })
  expect(person.said).toEqual([
    '  The register knows TRAIVA, s.r.o.; an empty answer takes what it says.',
  ])
  expect(person.asked).toContain('Company as registered [TRAIVA, s.r.o.]: ')
  expect(JSON.parse(readFileSync(place, 'utf8'))).toEqual(answers)

  const again = aPerson()
  expect(await askAnswers(place, again, registerAt(ares.url))).toEqual(answers)
  expect(again.asked).toEqual([])
})

test.each([
  ['27074358', 'The register cannot be reached now: type what it would say.'],
  ['45274649', 'The register knows no company with this number.'],
  ['12345678', 'This is no number of a Czech company, so the register was not asked.'],
])(
  'where the register says nothing of %s, one sentence says so and the questions go on',
  async (id, says) => {
    const ares = await startAres()
    onTestFinished(ares.close)
    const typed: [string, string][] = [
      ['Number of the company', id],
      ['Company as registered', 'Lípa s.r.o.'],
      ['Street', 'Lipová 1'],
      ['Postal code', '702 00'],
      ['Town', 'Ostrava'],
    ]
    const person = aPerson(typed)
    const answers = await askAnswers(file(), person, registerAt(ares.url))
    expect(person.said).toEqual([`  ${says}`])
    expect(readAnswers(answers)).toMatchObject({
      answers: { company: { legalName: 'Lípa s.r.o.', vatPayer: false, vatId: null } },
    })
  },
)

test('without a network, and in a market without a register, it goes on too', async () => {
  const typed: [string, string][] = [
    ['Company as registered', 'Lípa s.r.o.'],
    ['Street', 'Lipová 1'],
    ['Postal code', '702 00'],
    ['Town', 'Ostrava'],
  ]
  const offline = aPerson(typed)
  await askAnswers(file(), offline, registerAt('http://127.0.0.1:9'))
  expect(offline.said).toEqual(['  The register cannot be reached now: type what it would say.'])
  const abroad = aPerson([['Market', 'at'], ...typed])
  await askAnswers(file(), abroad, () => Promise.reject(new Error('nobody asks it')))
  expect(abroad.said).toEqual([])
})

test('a wrong answer is asked again with what to type, and so are colours that cannot be read', async () => {
  const person = aPerson([
    ['Market', 'hu'],
    ['Phone', '777 123 456'],
    ['Company as registered', 'Lípa s.r.o.'],
    ['Street', 'Lipová 1'],
    ['Postal code', '702 00'],
    ['Town', 'Ostrava'],
    ['Dark colour', 'navy'],
    ['Dark colour', '#f4ead3'],
  ])
  const place = file()
  const answers = await askAnswers(place, person, registerAt('http://127.0.0.1:9'))
  expect(existsSync(place)).toBe(true)
  expect(person.said.join('\n')).toMatch(
    /market: write one of[^]*phone: write the phone[^]*colours\.night: write a colour[^]*colours: choose others for/,
  )
  expect(readAnswers(answers)).toMatchObject({ answers: { colours: { night: '#101820' } } })
})
