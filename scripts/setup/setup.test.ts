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
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'

const EXAMPLE = 'scripts/setup/examples/vienna.json'

/** A folder as a fresh clone has it: the sources are those of this one, the carriers a copy. */
function clone(): string {
  const root = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of ['scripts', 'build', 'src', 'design', 'node_modules']) {
    symlinkSync(resolve(name), join(root, name), 'dir')
  }
  cpSync('.oxfmtrc.json', join(root, '.oxfmtrc.json'))
  cpSync('carriers/vozka', join(root, 'carriers/vozka'), { recursive: true })
  writeFileSync(
    join(root, 'app.config.ts'),
    "export { appConfig } from './carriers/vozka/carrier.ts'\n",
  )
  return root
}

function setup(root: string, ...args: string[]) {
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  const { status, stdout, stderr } = spawnSync('node', ['scripts/setup.ts', ...args], {
    cwd: root,
    env: { ...process.env, PATH, CARRIER: '' },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

function contents(root: string): Record<string, string> {
  const files = readdirSync(join(root, 'carriers'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((name) => /\.\w+$/.test(name))
  return Object.fromEntries(
    ['../app.config.ts', ...texts].map((name) => [
      name,
      readFileSync(join(root, 'carriers', name), 'base64'),
    ]),
  )
}

test('answers make a carrier, the same ones again change nothing, and undo takes all back', () => {
  const root = clone()
  const before = contents(root)

  const first = setup(root, '--answers', EXAMPLE)
  expect(first, first.said).toMatchObject({ status: 0 })
  const made = contents(root)
  const people = readFileSync(join(root, '.wrangler/setup/muster-people.json'), 'utf8')
  expect(JSON.parse(people)).toMatchObject([{ id: 'erika', role: 'owner' }])
  const again = setup(root, '--answers', EXAMPLE)
  expect(again.said).toContain('Nothing changed in carriers/muster')
  expect(contents(root)).toEqual(made)

  const carrier = readFileSync(join(root, 'carriers/muster/carrier.ts'), 'utf8')
  expect(carrier).toContain("import { at } from '../../src/markets/at.ts'")
  expect(carrier).toContain('market: at,')
  expect(carrier).toContain('hourlyRate: 5850')
  expect(carrier).toMatch(/price: \{\s*comfort: 4900,\s*van: 6990,?\s*\}/)
  expect(readFileSync(join(root, 'app.config.ts'), 'utf8')).toContain('./carriers/muster/')

  expect(setup(root, '--undo').said).toContain('carriers/muster is gone')
  expect(contents(root)).toEqual(before)
})

test('no town, no car and no name of the sample stands in the first words', () => {
  const root = clone()
  setup(root, '--answers', EXAMPLE)
  for (const name of ['home', 'services', 'cars']) {
    const words = readFileSync(join(root, 'carriers/muster/words', `${name}.ts`), 'utf8')
    expect(words, name).not.toMatch(/Vozka|Pra[gh]|Vienna|Krumlov|Mercedes|prosecco|Business /)
  }
  expect(existsSync(join(root, 'carriers/muster/words/terms-versions'))).toBe(false)
  expect(readdirSync(join(root, 'carriers/muster/catalogue'))).toEqual(['experiences.ts'])
})

test('a carrier that speaks German begins with the law and the answers of the sample of Vienna', () => {
  const root = clone()
  cpSync('carriers/donaufahrt', join(root, 'carriers/donaufahrt'), { recursive: true })
  const answers = JSON.parse(readFileSync('carriers/donaufahrt/answers.json', 'utf8'))
  writeFileSync(join(root, 'answers.json'), JSON.stringify({ ...answers, id: 'muster' }))
  const { status, said } = setup(root, '--answers', 'answers.json')
  expect(status, said).toBe(0)

  const folder = join(root, 'carriers/muster')
  for (const name of ['terms', 'privacy', 'faq', 'faq-abroad', 'accessibility']) {
    expect(readFileSync(join(folder, `words/${name}.ts`), 'utf8'), name).toEqual(
      readFileSync(`carriers/donaufahrt/words/${name}.ts`, 'utf8'),
    )
  }
  expect(readFileSync(join(folder, 'words/home.ts'), 'utf8')).toContain('Wagen mit Fahrer')
  // What a sample says of itself, and what it was made of, stays with it.
  expect(readFileSync(join(folder, 'carrier.ts'), 'utf8')).not.toContain('isMadeUp')
  expect(existsSync(join(folder, 'answers.json'))).toBe(false)
})

test('a new carrier has posters of its own categories, its letter, its icons and its colours', () => {
  const root = clone()
  const answers = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  const colours = { night: '#101820', page: { light: '#fbf7ee', dark: '#0a1014' } }
  writeFileSync(join(root, 'answers.json'), JSON.stringify({ ...answers, colours }))
  const { said } = setup(root, '--answers', 'answers.json')
  expect(said).toContain('npm run draw -- social-pictures')

  const folder = join(root, 'carriers/muster/pictures')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const drawn = readdirSync(join(folder, 'public/posters')).map((file) => file.replace('.svg', ''))
  const { posters, posterOfKind, posterOfPlace } = moduleOf(root, 'pictures/posters.ts', [
    'posters',
    'posterOfKind',
    'posterOfPlace:posterOfPlace("vienna")',
  ])
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
  const look = readFileSync(join(root, 'carriers/muster/look.css'), 'utf8')
  expect(look).toContain('--page: light-dark(#fbf7ee, #0a1014);')
  expect(read('public/favicon.svg')).toContain('>Musterfahrt</title>')
  expect(read('public/favicon.svg')).toContain('#101820')
  const icons = readdirSync(join(folder, 'public')).filter((file) => /(?:png|ico)$/.test(file))
  expect(icons).toHaveLength(6)
  expect(JSON.parse(read('public/site.webmanifest'))).toMatchObject({
    name: 'Musterfahrt',
    lang: 'en',
    start_url: '/',
    theme_color: '#101820',
    background_color: '#fbf7ee',
    shortcuts: [{ url: '/order' }, { url: '/find-order' }],
  })
  const { order, service } = moduleOf(root, 'pictures/social-pictures.ts', [
    'order:fareSocialPicture(null, { en: "Vienna" })',
    'service:servicePictures.van',
  ])
  expect(order).toMatchObject({ src: '/social/order.png', alt: { en: expect.any(String) } })
  expect(service).toEqual({ src: '/social/service-van.png', alt: { en: 'Van' } })
  expect(existsSync(join(folder, 'public/social'))).toBe(false)
})

/** What expressions over the exports of a module of the new carrier are in Node. */
function moduleOf(root: string, file: string, parts: readonly string[]) {
  const url = pathToFileURL(join(root, 'carriers/muster', file)).href
  const names = /\b(?:posters|posterOf\w+|fareSocialPicture|servicePictures)\b/g
  const used = [...new Set(parts.flatMap((part) => part.replace(/^\w+:/, '').match(names) ?? []))]
  const script = `import { ${used.join(', ')} } from '${url}'; console.log(JSON.stringify({ ${parts.join(', ')} }))`
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

test('what was edited by hand stays and is named, also by undo', () => {
  const root = clone()
  setup(root, '--answers', EXAMPLE)
  const home = join(root, 'carriers/muster/words/home.ts')
  const cars = join(root, 'carriers/muster/words/cars.ts')
  appendFileSync(home, '// mine\n')
  appendFileSync(cars, '// mine\n')

  const answers = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  answers.categories[0].slug = 'sedan'
  answers.routes[0].price = { sedan: 49, van: 69 }
  writeFileSync(join(root, 'answers.json'), JSON.stringify(answers))
  const { said } = setup(root, '--answers', 'answers.json')
  expect(said).toContain('setup would write it otherwise: carriers/muster/words/cars.ts')
  expect(said).not.toContain('words/home.ts')
  expect(readFileSync(home, 'utf8')).toContain('// mine')
  expect(readFileSync(cars, 'utf8')).not.toContain('sedan')
  expect(readFileSync(join(root, 'carriers/muster/carrier.ts'), 'utf8')).toContain('sedan')
  const posters = readdirSync(join(root, 'carriers/muster/pictures/public/posters'))
  expect(posters).toContain('service-sedan.svg')
  expect(posters).not.toContain('service-comfort.svg')

  const undone = setup(root, '--undo').said
  expect(undone).toContain('stays, because you edited: ')
  expect(undone).toContain('words/home.ts')
  expect(undone).not.toContain('pictures/')
  expect(readFileSync(join(root, 'app.config.ts'), 'utf8')).toContain('./carriers/vozka/')
})

test('an interrupted setup leaves the old folder or the new one', () => {
  const root = clone()
  setup(root, '--answers', EXAMPLE)
  const made = contents(root)
  // As if the process had ended between both renames, and another one while it wrote.
  mkdirSync(join(root, '.wrangler/setup'), { recursive: true })
  renameSync(join(root, 'carriers/muster'), join(root, '.wrangler/setup/muster-before'))
  mkdirSync(join(root, '.wrangler/setup/muster-next/words'), { recursive: true })
  writeFileSync(
    join(root, 'app.config.ts'),
    "export { appConfig } from './carriers/vozka/carrier.ts'\n",
  )

  setup(root, '--answers', EXAMPLE)
  expect(contents(root)).toEqual(made)
})

test('a folder that setup did not make is never written to', () => {
  const root = clone()
  const answers = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  writeFileSync(join(root, 'answers.json'), JSON.stringify({ ...answers, id: 'vozka' }))
  const before = contents(root)
  const { status, said } = setup(root, '--answers', 'answers.json')
  expect(status).toBe(1)
  expect(said).toContain('id: write another one, because carriers/vozka is there')
  expect(contents(root)).toEqual(before)
})

const WRONG: [path: string, value: unknown, says: string][] = [
  ['id', 'Muster Fahrt', 'id: write small letters'],
  ['name', ' ', 'name: write the name that customers know'],
  ['market', 'hu', 'market: write one of the markets'],
  ['languages', [], 'languages: write at least one language'],
  ['languages', ['fr'], 'languages.0: write languages of'],
  ['languages', ['en', 'en'], 'languages: write each language once'],
  ['kinds', ['parcel'], 'kinds: write "ride" among the kinds'],
  ['phone', '0664 1234567', 'phone: write the phone with its country'],
  ['email', 'office', 'email: write an e-mail address'],
  ['bank.iban', 'AT61 1904', 'bank.iban: write the IBAN without spaces'],
  ['bank.bic', 'X', 'bank.bic: write the BIC'],
  ['vat', 2100, 'vat: write the VAT rate in percent'],
  ['company.vatId', null, 'company.vatId: write the VAT number'],
  ['categories', [], 'categories: write at least one category'],
  ['categories.0.hourlyRate', 58.555, 'categories.0.hourlyRate: write the price of an hour'],
  ['categories.0.largeLuggage', 9, 'categories.0.largeLuggage: write at most 3'],
  ['categories.1.slug', 'comfort', 'categories: write “comfort” once'],
  ['routes.0.to', 'graz', 'routes.0: write one of the places in place of “graz”'],
  ['routes.0.price', { comfort: 49 }, 'routes.0.price.van: write the price'],
  ['routes.0.minutes', 0, 'routes.0.minutes: write the usual minutes'],
  ['domain', 'https://muster.example', 'domain: write the domain without https'],
  ['people', [], 'people: write at least one person'],
  ['people.0.role', 'boss', 'people.0.role: write "dispatcher" or "owner"'],
  ['colours', { night: 'navy' }, 'colours.night: write a colour in small letters'],
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
