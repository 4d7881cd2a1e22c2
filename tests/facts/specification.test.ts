import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { emptyOrderValues } from '../../src/order/model/typed-order.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { pages } from '../support/pages.ts'

// Lines of docs/specification.md that no other test asks as they stand there.

const { product, company } = appConfig

test('every page has its title before the name of the site, a description, and the language of its path', async () => {
  for (const { cs, en } of pages) {
    for (const [lang, path] of [
      ['cs', cs],
      ['en', en],
    ] as const) {
      const { $ } = await fetchPage(path)
      expect($('title').text(), path).toMatch(new RegExp(`^[^|]+ \\| ${product.name}$`))
      expect($('meta[name=description]').attr('content'), path).toMatch(/.{30}/)
      expect($('html').attr('lang'), path).toBe(lang)
      expect(path === '/en' || path.startsWith('/en/'), path).toBe(lang === 'en')
    }
  }
})

test('home offers three tips, three categories and the extras', async () => {
  const { text } = await fetchPage('/en')
  for (const said of ['Safety', 'Comfort and luxury', 'Affordable prices']) {
    expect(text()).toContain(said)
  }
  for (const said of ['Business', 'Comfort', 'Basic']) expect(text()).toContain(said)
  for (const said of ['a driver in a suit', 'prosecco', 'Wi-Fi', 'water']) {
    expect(text()).toContain(said)
  }
})

test('a service says what it offers and what is special about it, and shows where it goes', async () => {
  for (const slug of ['business', 'comfort', 'basic']) {
    const { $, text } = await fetchPage(`/en/services/${slug}-transportation`)
    expect($('h1').text()).toMatch(new RegExp(slug, 'i'))
    expect($('main h3').length, slug).toBeGreaterThan(5)
    expect($('main img').length, slug).toBeGreaterThan(0)
    for (const said of ['What we offer', 'What comes with it', 'Where it takes people']) {
      expect(text(), slug).toContain(said)
    }
  }
})

test('the fleet names models and seats of each category', async () => {
  const { text } = await fetchPage('/en/cars-park')
  for (const said of ['E-Class', 'Multivan', 'Caravelle', 'up to 5 seats', 'up to 8 seats']) {
    expect(text().replaceAll('\u00a0', ' ')).toContain(said)
  }
})

test('the contact page says who the carrier is and where', async () => {
  const { $, html } = await fetchPage('/kontakt')
  const text = $('main').text().replaceAll('\u00a0', ' ')
  const { legalName, owner, email, street, zip, city, companyId, vatId, bank } = company
  for (const said of [legalName, owner, email, street, zip, city, companyId, vatId, bank.name]) {
    expect(text).toContain(said)
  }
  for (const href of [company.facebook, company.instagram]) expect(html).toContain(`href="${href}"`)
})

test('frequent questions stand in groups, their answers as text with links', async () => {
  const { $ } = await fetchPage('/en/frequently-asked-questions')
  expect($('main h2').length).toBeGreaterThan(2)
  expect($('main details').length).toBeGreaterThan(10)
  expect($('main details a').length).toBeGreaterThan(0)
})

test('order and message have the fields of the specification', async () => {
  const order = await fetchPage('/en/order')
  const isThere = (name: string) => order.$(`[name=${name}]`).length > 0
  const names = ['name', 'email', 'phone', 'street', 'city', 'zip', 'chooseCountry']
  const ofCompany = ['', 'Name', 'ID', 'VATID'].map((end) => `customerCompany${end}`)
  expect([...names, ...ofCompany, 'customerIsOtherAddress'].filter((one) => !isThere(one))).toEqual(
    [],
  )
  expect(Object.keys(emptyOrderValues())).toEqual(expect.arrayContaining([...names, ...ofCompany]))
  const message = await fetchPage('/en/contact')
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    expect(message.$(`[name=${name}]`).length, name).toBe(1)
  }
})

test('the terms bind after confirmation, end free cancelling a day before, and charge for wrong data and dirt', async () => {
  const { text } = await fetchPage('/en/terms-and-conditions')
  const said = text().replaceAll('\u00a0', ' ')
  for (const rule of [
    /binding only at the moment the carrier confirms it/,
    /24 hours/,
    /full price/,
    /Incorrect or incomplete details may make the transport impossible/,
    /CZK 5,000|5,000 CZK/,
    /100 kg/,
    /1,000,000/,
    /0\.40 × 1\.4 m/,
    /2\.3 × 0\.3 m/,
    /cash/,
    /invoice/i,
  ]) {
    expect(said).toMatch(rule)
  }
})

test('the page of the terms says whose towns the site uses; the page of a version is the contract alone', async () => {
  const [today, version] = await Promise.all(
    ['/en/terms-and-conditions', `/en/terms-and-conditions/${appConfig.terms.version}`].map(
      (path) => fetchPage(path),
    ),
  )
  const articles = (page = today) => page?.text('main article section')
  expect(articles(today)).toBe(articles(version))
  expect(today?.text('main article footer')).toContain('GeoNames')
  expect(version?.$('main article footer')).toHaveLength(0)
})
