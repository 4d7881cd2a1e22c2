import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type Answers, readAnswers } from './answers.ts'
import { carrierFiles } from './carrier-files.ts'
import { undoCarrier, writeCarrier } from './write-carrier.ts'
import { launched } from '../tools/run.ts'

const EXAMPLE = 'scripts/setup/examples/vienna.json'

/** Answers of the example, some otherwise. */
function answersWith(other: object = {}): Answers {
  const read = readAnswers({ ...JSON.parse(readFileSync(EXAMPLE, 'utf8')), ...other })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.answers
}

// What setup writes for the example is made once: tests share it and change nothing in it.
const files = await carrierFiles(answersWith())

function written(path: string): string {
  return String(files.get(path))
}

/** What the command reads or generates. */
const CLONED = [
  'scripts',
  'build',
  'src',
  'design',
  'messages',
  'migrations',
  'carriers',
  'project.inlang',
  '.oxfmtrc.json',
  'package.json',
  'wrangler.toml',
  'tsconfig.json',
  'vite.config.ts',
]

/** A folder as a fresh clone has it: the sources are those of this one, of the sample there is what undo looks at. */
function clone(): string {
  const root = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(root, 'carriers/vozka'), { recursive: true })
  cpSync('carriers/vozka/carrier.ts', join(root, 'carriers/vozka/carrier.ts'))
  writeFileSync(
    join(root, 'app.config.ts'),
    "export { appConfig } from './carriers/vozka/carrier.ts'\n",
  )
  mkdirSync(join(root, 'project.inlang'))
  cpSync('project.inlang/settings.json', join(root, 'project.inlang/settings.json'))
  return root
}

function contents(root: string): Record<string, string> {
  const names = readdirSync(join(root, 'carriers'), { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.\w+$/.test(name))
  return Object.fromEntries(
    ['../app.config.ts', '../project.inlang/settings.json', ...texts].map((name) => [
      name,
      readFileSync(join(root, 'carriers', name), 'base64'),
    ]),
  )
}

test('answers make a carrier, the same ones again change nothing, and undo takes all back', () => {
  const root = clone()
  const before = contents(root)

  expect(writeCarrier(root, 'muster', files)).toMatchObject({ kept: [] })
  const made = contents(root)
  expect(readFileSync(join(root, 'app.config.ts'), 'utf8')).toContain('./carriers/muster/')
  const inlang = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'))
  expect(inlang).toMatchObject({ baseLocale: 'en', locales: ['en'] })
  expect(writeCarrier(root, 'muster', files)).toEqual({ written: [], kept: [] })
  expect(contents(root)).toEqual(made)

  const carrier = written('carrier.ts')
  expect(carrier).toContain("import { at } from '../../src/markets/at.ts'")
  expect(carrier).toContain('market: at,')
  expect(carrier).toContain('hourlyRate: 5850')
  expect(carrier).toMatch(/price: \{\s*comfort: 4900,\s*van: 6990,?\s*\}/)

  expect(undoCarrier(root, 'muster')).toEqual({ edited: [], chosen: 'vozka' })
  expect(contents(root)).toEqual(before)
})

test('the command says what it wrote, where the people are and how to go on, and takes it back', () => {
  const root = clone()
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  // Generating writes into some of these.
  for (const name of CLONED) cpSync(name, join(root, name), { recursive: true })
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  const setup = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', launched('scripts/setup.ts', ...args), {
      cwd: root,
      env: { ...process.env, PATH, CARRIER: '' },
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  const { status, said } = setup('--answers', resolve(EXAMPLE))
  expect({ status, said }, said).toMatchObject({ status: 0 })
  expect(said).toContain('files in carriers/muster, and app.config.ts names it')
  expect(said).toContain('npm run draw -- social-pictures')
  expect(said).toContain('npm run carrier -- preview')
  const people = readFileSync(join(root, '.wrangler/setup/muster-people.json'), 'utf8')
  expect(JSON.parse(people)).toMatchObject([{ id: 'erika', role: 'owner' }])
  const answers = readFileSync(join(root, 'carriers/muster/answers.json'), 'utf8')
  expect(answers).not.toContain('erika@')
  const day = JSON.parse(answers).since
  expect(existsSync(join(root, `carriers/muster/words/terms-versions/${day}.json`))).toBe(true)
  expect(setup('--answers', resolve(EXAMPLE)).said).toContain('Nothing changed in carriers/muster.')
  expect(setup('--answers', 'carriers/muster/answers.json').said).toContain('Nothing changed')
  rmSync(join(root, '.wrangler/setup/muster-people.json'))
  expect(setup('--answers', 'carriers/muster/answers.json').said).toMatch(
    /people: write it.*\n.*no \.wrangler\/setup\/muster-people\.json here: write "people": \[\{"id"/,
  )
  expect(setup('--undo').said).toContain('carriers/muster is gone')
})

test('no town, no car and no name of the sample stands in the first words', () => {
  for (const name of ['home', 'services', 'cars']) {
    const words = written(`words/${name}.ts`)
    expect(words, name).not.toMatch(/Vozka|Pra[gh]|Vienna|Krumlov|Mercedes|prosecco|Business /)
  }
  const paths = [...files.keys()]
  expect(paths.filter((path) => path.startsWith('words/terms-versions'))).toEqual([])
  expect(paths.filter((path) => path.startsWith('catalogue'))).toEqual(['catalogue/experiences.ts'])
})

/** The carrier of the example, in Czechia. */
const CZECH = {
  market: 'cz',
  company: {
    ...answersWith().company,
    companyId: null,
    vatId: null,
    vatPayer: false,
    zip: '602 00',
  },
  bank: null,
  payment: ['cash'],
  vat: 12,
  routes: [],
}

test('the page of a category says for whom it is by its seats, and what an hour costs', async () => {
  const categories = [2, 4, 7].map((maxPassengers) => ({
    slug: `of-${maxPassengers}`,
    name: 'Car',
    maxPassengers,
    maxLuggage: 2,
    largeLuggage: 2,
    hourlyRate: 50,
  }))
  const made = await carrierFiles(
    answersWith({ categories, routes: [], kinds: ['ride', 'hourly'] }),
  )
  const [two, few, group] = String(made.get('words/services.ts'))
    .split(/'of-[247]': /)
    .slice(1)
  expect(two).toContain('For you alone or for two.')
  expect(few).not.toMatch(/for two|groups/i)
  expect(group).toContain('For families and groups of up to ${of.seats}')
  for (const page of [two, few, group]) expect(page).toContain('at ${of.hour} an hour')
  expect(String(made.get('words/cars.ts'))).toContain('with a driver for families and groups.')
})

test('a carrier of one language has words in it alone, and links to its own pages', async () => {
  expect(written('words/terms.ts')).toContain('return { en: en(facts) }[locale]')
  expect(written('words/terms.ts')).toContain('href="/personal-data-protection"')
  expect(written('words/faq.ts')).not.toContain('function de(')
  expect(written('words/faq.ts')).not.toContain('href="/en/')

  const czech = await carrierFiles(answersWith({ ...CZECH, languages: ['cs'] }))
  expect(String(czech.get('words/terms.ts'))).toContain('return { cs }[locale](facts)')
  expect(String(czech.get('words/privacy.ts'))).not.toContain('function en(')

  const english = String(
    (await carrierFiles(answersWith({ ...CZECH, languages: ['en', 'cs'] }))).get('words/faq.ts'),
  )
  expect(english).toContain('href="/cs/objednavka"')
  expect(english).toContain('href="/order"')
  expect(english).not.toContain('href="/objednavka"')
})

test('a carrier that speaks German begins with the law and the answers of the sample of Vienna', async () => {
  const answers = JSON.parse(readFileSync('carriers/donaufahrt/answers.json', 'utf8'))
  const german = await carrierFiles(answersWith({ ...answers, id: 'muster' }))
  for (const name of ['terms', 'privacy']) {
    expect(String(german.get(`words/${name}.ts`)), name).toEqual(
      readFileSync(`carriers/donaufahrt/words/${name}.ts`, 'utf8'),
    )
  }
  expect(String(german.get('words/faq.ts'))).toContain('Wann kostet die Reinigung etwas?')
  expect(String(german.get('words/home.ts'))).toContain('Wagen mit Fahrer')
  // What a sample says of itself, and what it was made of, stays with it.
  expect(String(german.get('carrier.ts'))).not.toContain('isMadeUp')
})

test('a new carrier has posters of its own categories, its letter, its icons and its colours', async () => {
  const colours = { night: '#101820', page: { light: '#fbf7ee', dark: '#0a1014' } }
  const root = clone()
  const coloured = await carrierFiles(answersWith({ colours }))
  writeCarrier(root, 'muster', coloured)

  const read = (name: string) => String(coloured.get(`pictures/${name}`))
  const drawn = [...coloured.keys()].flatMap(
    (path) => /^pictures\/public\/posters\/(.+)\.svg$/.exec(path)?.[1] ?? [],
  )
  const { posters, posterOfKind, posterOfPlace, order, service } = exportsOf(root, {
    'pictures/posters.ts': ['posters', 'posterOfKind', 'posterOfPlace:posterOfPlace("vienna")'],
    'pictures/social-pictures.ts': [
      'order:fareSocialPicture(null, { en: "Vienna" })',
      'service:servicePictures.van',
    ],
  })
  expect(drawn.toSorted()).toEqual(Object.keys(posters).toSorted())
  expect(drawn).toEqual(expect.arrayContaining(['service-comfort', 'service-van', 'car-van']))
  expect(drawn.filter((name) => /^(?:experience|place|driver)-/.test(name))).toEqual([])
  expect(drawn).not.toContain('service-business')
  expect(posters['home-hero']).toEqual({ width: 2100, height: 1100 })
  expect(drawn).toEqual(expect.arrayContaining(Object.values(posterOfKind)))
  expect(posterOfPlace).toBeNull()
  expect(read('public/posters/home-hero.svg')).toContain('#101820')
  expect(read('public/posters/home-hero.svg')).not.toContain('#0d1a2b')

  expect(read('mark.ts')).toContain('the letter M')
  expect(String(coloured.get('look.css'))).toContain('--page: light-dark(#fbf7ee, #0a1014);')
  expect(read('public/favicon.svg')).toContain('>Musterfahrt</title>')
  expect(read('public/favicon.svg')).toContain('#101820')
  const icons = [...coloured.keys()].filter((path) => /(?:png|ico)$/.test(path))
  expect(icons).toHaveLength(6)
  expect(JSON.parse(read('public/site.webmanifest'))).toMatchObject({
    name: 'Musterfahrt',
    lang: 'en',
    start_url: '/',
    theme_color: '#101820',
    background_color: '#fbf7ee',
    shortcuts: [{ url: '/order' }, { url: '/find-order' }],
  })
  expect(order).toMatchObject({ src: '/social/order.png', alt: { en: expect.any(String) } })
  expect(service).toEqual({ src: '/social/service-van.png', alt: { en: 'Van' } })
  expect([...coloured.keys()].filter((path) => path.includes('public/social'))).toEqual([])
})

/** What expressions over the exports of modules of the new carrier are in Node. */
function exportsOf(root: string, modules: Record<string, readonly string[]>) {
  const names = /\b(?:posters|posterOf\w+|fareSocialPicture|servicePictures)\b/g
  const imports = Object.entries(modules).map(([file, parts]) => {
    const used = parts.flatMap((part) => part.replace(/^\w+:/, '').match(names) ?? [])
    const url = pathToFileURL(join(root, 'carriers/muster', file)).href
    return `import { ${[...new Set(used)].join(', ')} } from '${url}'`
  })
  const all = Object.values(modules).flat().join(', ')
  const script = `${imports.join('\n')}\nconsole.log(JSON.stringify({ ${all} }))`
  const node = resolve('node_modules/.bin/node')
  const args = ['--input-type=module', '-e', script]
  const { stdout } = spawnSync(existsSync(node) ? node : 'node', args, { encoding: 'utf8' })
  return JSON.parse(stdout)
}

test('what was edited by hand stays and is named, also by undo', async () => {
  const root = clone()
  writeCarrier(root, 'muster', files)
  const home = join(root, 'carriers/muster/words/home.ts')
  const cars = join(root, 'carriers/muster/words/cars.ts')
  appendFileSync(home, '// mine\n')
  appendFileSync(cars, '// mine\n')

  const { categories, routes } = answersWith()
  const other = await carrierFiles(
    answersWith({
      categories: categories.map((one, index) => (index === 0 ? { ...one, slug: 'sedan' } : one)),
      routes: routes.map((one) => ({ ...one, price: { sedan: 49, van: 69 } })),
    }),
  )
  expect(writeCarrier(root, 'muster', other).kept).toEqual(['words/cars.ts'])
  expect(readFileSync(home, 'utf8')).toContain('// mine')
  expect(readFileSync(cars, 'utf8')).not.toContain('sedan')
  expect(readFileSync(join(root, 'carriers/muster/carrier.ts'), 'utf8')).toContain('sedan')
  const posters = readdirSync(join(root, 'carriers/muster/pictures/public/posters'))
  expect(posters).toContain('service-sedan.svg')
  expect(posters).not.toContain('service-comfort.svg')

  const { edited, chosen } = undoCarrier(root, 'muster')
  expect({ edited: edited.toSorted(), chosen }).toEqual({
    edited: ['words/cars.ts', 'words/home.ts'],
    chosen: 'vozka',
  })
  expect(readFileSync(join(root, 'app.config.ts'), 'utf8')).toContain('./carriers/vozka/')
})

test('what setup changes and what was changed by hand are put together where they do not meet', async () => {
  const root = clone()
  writeCarrier(root, 'muster', files)
  const path = join(root, 'carriers/muster/carrier.ts')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/leadTimeHours: \d+/, 'leadTimeHours: 9'))
  const email = 'neu@muster.example'
  const other = await carrierFiles(answersWith({ email }))
  expect(writeCarrier(root, 'muster', other, files)).toMatchObject({ kept: [] })
  expect(readFileSync(path, 'utf8')).toContain('leadTimeHours: 9')
  expect(readFileSync(path, 'utf8')).toContain(email)

  writeFileSync(path, readFileSync(path, 'utf8').replace(email, 'mine@muster.example'))
  const third = await carrierFiles(answersWith({ email: 'third@muster.example' }))
  expect(writeCarrier(root, 'muster', third, other).kept).toEqual(['carrier.ts'])
  expect(readFileSync(path, 'utf8')).toContain('mine@muster.example')
})

test('what is asked of money, seats, an airport and a sole trader stands in carrier.ts', async () => {
  const { company, places, routes } = answersWith()
  const [vienna, airport] = places
  const [route] = routes
  const budapest = { ...vienna, id: 'budapest', country: 'HU' }
  const made = await carrierFiles(
    answersWith({
      company: { ...company, zip: '10 10', isRegistered: false },
      payment: ['cash', 'invoice'],
      childSeat: { price: 5.5, max: 2 },
      places: [vienna, budapest, { ...airport, airport: { ...airport?.airport, of: null } }],
      routes: [{ ...route, to: 'budapest', km: 245, kmAtHome: 69 }],
    }),
  )
  const carrier = inOneLine(String(made.get('carrier.ts')))
  expect(carrier).toContain("zip: '1010'")
  expect(carrier).toContain("companyId: null, register: { en: '' }")
  expect(carrier).toContain("methods: ['cash', 'invoice']")
  expect(carrier).toContain('childSeat: { price: 550, max: 2 }')
  expect(carrier).toContain("airport: { of: null, code: 'VIE'")
  expect(carrier).toContain(
    'vatRateBp: 1000, vatParts: [ { shareBp: 2816, vatRateBp: 1000 }, { shareBp: 7184, vatRateBp: 0 } ]',
  )
  // Nobody said that there are child seats.
  expect(inOneLine(written('carrier.ts'))).toContain('childSeat: { price: 0, max: 0 }')
})

function inOneLine(source: string): string {
  return source.replaceAll(/\s+/g, ' ').replaceAll(/, (?=[}\]])/g, ' ')
}

test('an experience of the answers is an experience of the site', async () => {
  const [category = '', other = ''] = answersWith().categories.map(({ slug }) => slug)
  const wachau = { id: 'wachau', name: 'A day in the Wachau', about: 'Vineyards & the Danube.' }
  const made = await carrierFiles(
    answersWith({
      kinds: ['ride', 'experience'],
      experiences: [
        { ...wachau, from: 'vienna', hours: 8, km: 200, price: { [category]: 390, [other]: 490 } },
      ],
    }),
  )
  expect(String(made.get('catalogue/experiences.ts'))).toContain("from './wachau.ts'")
  const source = String(made.get('catalogue/wachau.ts'))
  expect(source).toContain("slug: { en: 'a-day-in-the-wachau' }")
  expect(source).toContain('<p>Vineyards &amp; the Danube.</p>')
  expect(source).toContain(`dayTrip(8, { ${category}: 390, ${other}: 490 })`)
})

test('an interrupted setup leaves the old folder or the new one', () => {
  const root = clone()
  writeCarrier(root, 'muster', files)
  const made = contents(root)
  // As if the process had ended between both renames, and another one while it wrote.
  renameSync(join(root, 'carriers/muster'), join(root, '.wrangler/setup/muster-before'))
  mkdirSync(join(root, '.wrangler/setup/muster-next/words'), { recursive: true })
  writeFileSync(
    join(root, 'app.config.ts'),
    "export { appConfig } from './carriers/vozka/carrier.ts'\n",
  )

  writeCarrier(root, 'muster', files)
  expect(contents(root)).toEqual(made)
})

test('a folder that setup did not make is never written to', () => {
  const root = clone()
  const before = contents(root)
  expect(() => writeCarrier(root, 'vozka', files)).toThrow(
    'id: write another one, because carriers/vozka is there',
  )
  expect(contents(root)).toEqual(before)
})

const WRONG: [path: string, value: unknown, says: string][] = [
  ['id', 'Muster Fahrt', 'id: write small letters'],
  ['name', ' ', 'name: write the name that customers know'],
  ['market', 'hu', 'market: write one of the markets'],
  ['languages', [], 'languages: write at least one language'],
  ['languages', ['fr'], 'languages.0: write languages of'],
  ['languages', ['cs', 'de'], 'languages: write some of cs, en or de, en'],
  ['languages', ['en', 'en'], 'languages: write each language once'],
  ['kinds', ['parcel'], 'kinds: write "ride" among the kinds'],
  ['phone', '0664 1234567', 'phone: write the phone with its country'],
  ['email', 'office', 'email: write an e-mail address'],
  ['bank.iban', 'AT61 1904', 'bank.iban: write the whole IBAN'],
  ['bank.bic', 'X', 'bank.bic: write the BIC'],
  ['company.zip', 'sto dva', 'company.zip: “sto dva” is no postal code'],
  ['company.vatId', 'DE123', 'company.vatId: “DE123” is no VAT number of AT'],
  ['company.companyId', '?', 'company.companyId: “?” is no Firmenbuchnummer'],
  ['company.companyId', 'HRB 12345', 'company.companyId: “HRB 12345” is no Firmenbuchnummer'],
  ['company.register', 'FN 000000a, Graz', 'company.register: leave out the number'],
  ['company.register', { en: 'FN000000a' }, 'company.register.en: leave out the number'],
  ['places.0.postalCodes', ['0'], 'places.0.postalCodes: no postal code of AT begins with “0”'],
  ['payment', [], 'payment: write at least one way of paying'],
  ['payment', ['visa'], 'payment.0: write ways of paying of card, bankTransfer'],
  ['bank', null, 'payment: leave out invoice, or write the bank account'],
  ['childSeat', { price: 5, max: 0 }, 'childSeat.max: write how many child seats'],
  ['places.1.country', 'SK', 'routes.0.kmAtHome: write how many of its 20 km are in AT'],
  ['bank.iban', 'AT000000000000000000', 'bank.iban: “AT000000000000000000” is no valid IBAN'],
  ['bank.bic', 'GIBACZPX', 'bank.bic: “GIBACZPX” is of another country'],
  ['vat', 12, 'vat: write one of the rates of this market: 0, 10, 13, 20'],
  ['routes.0.vat', 21, 'routes.0.vat: write one of the rates'],
  ['places.1.airport.of', 'graz', 'places.1.airport.of: write one of your towns'],
  ['places.0.within', { de: 'in Wien' }, 'places.0.within.en: write it in this language too'],
  ['colours', { night: '#f4ead3' }, 'colours: choose others for --ivory on --night'],
  ['since', 'yesterday', 'since: write a day'],
  ['vat', 2100, 'vat: write the VAT rate in percent'],
  ['company.vatId', null, 'company.vatId: write the VAT number'],
  ['categories', [], 'categories: write at least one category'],
  ['categories.0.hourlyRate', 58.555, 'categories.0.hourlyRate: write the price of an hour'],
  ['categories.0.largeLuggage', 9, 'categories.0.largeLuggage: write at most 3'],
  ['categories.1.slug', 'comfort', 'categories: there is a category Komfort already'],
  ['routes.0.to', 'graz', 'routes.0: write one of the places in place of “graz”'],
  ['routes.0.price', { comfort: 49 }, 'routes.0.price.van: write the price'],
  ['routes.0.minutes', 0, 'routes.0.minutes: write the usual minutes'],
  ['domain', 'https://muster.example', 'domain: write the domain without https'],
  ['people', [], 'people: write at least one person'],
  ['people.0.role', 'boss', 'people.0.role: write "dispatcher" or "owner"'],
  ['colours', { night: 'navy' }, 'colours.night: write a colour as'],
  ['colours', { sky: '#0d1a2b' }, 'colours.sky: write colours that look.css has'],
  ['fleet', 3, 'fleet: take it out, nobody asks for it'],
  ['domain', undefined, 'domain: write it, it is missing'],
]

test.each(WRONG)('%s = %j is refused in one sentence', (path, value, says) => {
  const answers = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const held = keys.reduce((inner, key) => inner[key], answers)
  held[last] = value
  const read = readAnswers(JSON.parse(JSON.stringify(answers)))
  expect(read).toHaveProperty('problems')
  if (!('problems' in read)) return
  expect(read.problems).toContainEqual(expect.stringContaining(says))
})
