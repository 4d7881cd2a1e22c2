import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAnswers } from '../setup/answers.ts'
import { carrierFiles } from '../setup/carrier-files.ts'
import { claimsIn, isClaim, unsaidIn } from './claims.ts'
import { type Known, leftOf } from './left.ts'
import { sampleRecord, unreadTexts } from './find-left.ts'
import { contentsOf } from './sample-texts.ts'

const known: Known = JSON.parse(readFileSync('scripts/carrier/samples.json', 'utf8'))
const read = readAnswers(JSON.parse(readFileSync('scripts/setup/examples/vienna.json', 'utf8')))
if ('problems' in read) throw new Error(read.problems.join())
const carrier = new Map(
  [...(await carrierFiles(read.answers))].map(([path, content]) => [
    `carriers/muster/${path}`,
    content,
  ]),
)
const sample = contentsOf(['vozka'])
const prices = {
  services: [{ slug: 'comfort', hourlyRate: 5_850 }],
  fixedRoutes: [{ between: ['vienna', 'vienna-airport'], price: { comfort: 4_900 } }],
}

function left(planted: ReadonlyMap<string, Buffer>, config: Parameters<typeof leftOf>[2] = prices) {
  return leftOf(new Map([...carrier, ...planted]), 'muster', config, known)
}

const before = left(new Map())

const TEXTS = [
  "'Vozka'",
  "'Vozka Ukázka, s.r.o.'",
  "'Bedřich Vozka'",
  "'Na Ukázku 12'",
  "'99999994'",
  "'CZ99999994'",
  "'+420700000000'",
  "'objednavky@vozka.example'",
  "'CZ6508000000192000145399'",
  "'19-2000145399/0800'",
  "'UKAZCZPP'",
  "'Ukázková banka'",
  "'https://www.facebook.com/vozka.example'",
  "'https://www.instagram.com/vozka.example'",
  "'000000/2020'",
  "'Sample Insurance (made up)'",
  "'The carrier is made up, and so are its drivers, licence and insurance.'",
  "'A bottle of prosecco'",
  "'Spa towns, vineyards, mountains, Vienna. The driver knows the places worth a detour, and you are free to look out of the window.'",
  "'Volkswagen Multivan, 2023: individual seats, good for families'",
  "'Poster: a dark sedan with its lights on below Prague Castle and Charles Bridge.'",
  "'Do I need a passport for Vienna or Dresden?'",
  "'Where does the driver wait at Prague Airport?'",
]

test.each(TEXTS)('the sample’s %s is named with its line', (text) => {
  const file = 'carriers/muster/carrier.ts'
  const source = carrier.get(file)?.toString() ?? ''
  const line = source.split('\n').length
  const after = left(new Map([[file, Buffer.from(`${source}export const planted = ${text}\n`)]]))
  const fresh = after.filter((one) => !before.includes(one))
  expect(fresh).not.toEqual([])
  expect(fresh.join('\n')).toContain(`${file}:${line} is still the sample’s: `)
})

test.each([
  'carriers/vozka/pictures/public/favicon.svg',
  'carriers/vozka/pictures/public/site.webmanifest',
  'carriers/vozka/pictures/public/social/home.png',
  'carriers/vozka/catalogue/karlovy-vary.ts',
  'carriers/vozka/words/faq-abroad.ts',
])('the sample’s %s is named', (file) => {
  const content = sample.get(file)
  if (!content) throw new Error(`no ${file}`)
  const place = file.replace('vozka', 'muster')
  expect(left(new Map([[place, content]])).join('\n')).toContain(`${place}:`)
})

test.each([
  [
    'carriers/muster/deploy.json',
    '"DB": ""',
    '"DB": "00000000-0000-0000-0000-000000000001"',
    'this id',
  ],
  ['messages/en.json', '"{name} is a made-up', '"Vozka is a made-up', 'the name Vozka'],
])('in %s the sample’s %s → %s is named', (file, own, planted, what) => {
  const source = String(carrier.get(file) ?? sample.get(file))
  expect(source).toContain(own)
  const line = source.slice(0, source.indexOf(own)).split('\n').length
  const after = left(new Map([[file, Buffer.from(source.replace(own, () => planted))]]))
  expect(after).toContain(`${file}:${line} is still the sample’s: ${what}`)
})

test('a new carrier has no answers about the town of the sample, and no test of its sentences', () => {
  expect([...carrier.keys()].filter((path) => /faq-/.test(path))).toEqual([])
  expect(String(carrier.get('carriers/muster/words/faq.ts'))).not.toMatch(/faqAbroad|faq-abroad/)
  const tests = [...carrier].filter(([path]) => path.endsWith('.test.ts'))
  expect(tests.map(([path]) => path)).toEqual(['carriers/muster/words/kept-terms.test.ts'])
  for (const [, source] of tests) expect(String(source)).not.toMatch(/becomes binding|'cs'|'en'/)
})

test('a price of the sample is named with what it is for', () => {
  const config = {
    services: [{ slug: 'comfort', hourlyRate: 129_000 }],
    fixedRoutes: [{ between: ['prague-airport', 'prague'], price: { basic: 89_000 } }],
  }
  const source = Buffer.from('a: 129_000,\nb: 89_000,\n')
  const all = left(new Map([['carriers/muster/carrier.ts', source]]), config)
  expect(all).toContain(
    'carriers/muster/carrier.ts:1 is still the sample’s: the price 129000 of hour comfort',
  )
  expect(all).toContain(
    'carriers/muster/carrier.ts:2 is still the sample’s: the price 89000 of prague – prague-airport basic',
  )
})

test('the first words and the settings of a new carrier are nobody else’s', () => {
  expect(before.filter((one) => /carrier\.ts|words\/(?:home|cars|services)\.ts/.test(one))).toEqual(
    [],
  )
})

test('each claim that a new carrier has from a sample is named with its line, and with its mark it goes', () => {
  const claims = claimsIn(carrier, [])
  for (const what of [
    'the trade law that applies',
    'no data protection officer',
    'the arrivals hall with a board',
    'your own assessment',
    'terms by Austrian law',
    'a person reads each order',
  ])
    expect(claims.join('\n')).toMatch(new RegExp(`^carriers/muster/words/.*:\\d+ .*${what}`, 'm'))
  expect(claims.join()).not.toContain('parcels')
  expect(claimsIn(carrier, ['parcel']).join()).toContain('parcels go straight to their place')
  expect(claims.join()).not.toMatch(/child seats|cash by arrangement/)
  expect(claimsIn(carrier, ['childSeats']).join()).toContain('child seats are in the car')
  const unmarked = new Map(
    [...carrier].map(([path, content]) => {
      const lines = content.toString().split('\n')
      return [path, Buffer.from(lines.filter((line) => !isClaim(line)).join('\n'))]
    }),
  )
  expect(claimsIn(unmarked, [])).toEqual([])
  expect(unsaidIn(carrier)).toEqual([expect.stringContaining('nobody has said: reviewedOn')])
})

test('a text of a sample that says of a carrier what nobody was asked is marked “// Claims: what.”; each other one was read (npm run carrier -- record)', () => {
  expect(unreadTexts()).toEqual([])
})

test('the record is that of the samples (npm run carrier -- record)', async () => {
  expect(await sampleRecord()).toEqual(known)
})
