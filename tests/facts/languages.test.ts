import { buildFolder } from '../../build/carrier-in-place.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import czech from '../../messages/cs.json' with { type: 'json' }
import english from '../../messages/en.json' with { type: 'json' }
import { aRide } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import { httpVisitor, type Page } from '../support/http/visitor.ts'

const ASSETS = `${buildFolder}/client/assets`
/** The browser's entry names the routes in a branch that no page runs (docs/decisions/018-islands.md). */
const ROUTES = /^router-/
/** Begin sentences of src/carrier/phrases/promises.ts, which knows both languages. */
const PROMISED: readonly string[] = ['Vůz na hodiny', 'Hire by the hour']

/** Sentences of one language that could not be taken for the other. */
function sentencesOf(locale: 'cs' | 'en'): string[] {
  const [own, others] = locale === 'cs' ? [czech, english] : [english, czech]
  const strange = JSON.stringify(others)
  return Object.values(own).flatMap((text) =>
    typeof text === 'string' &&
    text.length > 12 &&
    !PROMISED.includes(text) &&
    !/[{<]/.test(text) &&
    !strange.includes(text)
      ? [readable(text)]
      : [],
  )
}

/** Text without the ways of writing a space that may not break. */
function readable(text: string): string {
  return text.replaceAll(/\\xa0|\\u00a0|\u00a0/gi, ' ')
}

/** The files of script that a page names and all that these load, at once or later. */
function filesOf({ $ }: Page): Set<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    if (files.has(name) || ROUTES.test(name)) return
    files.add(name)
    const code = readFileSync(`${ASSETS}/${name}`, 'utf8')
    for (const [, next = ''] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) add(next)
  }
  for (const element of $('script[src], link[rel=modulepreload]').toArray()) {
    add(($(element).attr('src') ?? $(element).attr('href') ?? '').replace('/assets/', ''))
  }
  return files
}

/** The contact form, the order form as it is and with an experience, and the summary of an order. */
async function openForms(locale: 'cs' | 'en'): Promise<Page[]> {
  const visitor = httpVisitor(testSite().address)
  const { contact, order } = {
    cs: { contact: '/kontakt', order: '/objednavka' },
    en: { contact: '/en/contact', order: '/en/order' },
  }[locale]
  const contactPage = await visitor.open(contact)
  const orderPage = await visitor.open(order)
  const experience = await visitor.open(`${order}?experience=dresden`)
  const summary = await visitor.submit(orderPage, { ...aRide(), renderedAt: null })
  return [contactPage, orderPage, experience, summary]
}

for (const [locale, other] of [
  ['cs', 'en'],
  ['en', 'cs'],
] as const) {
  test(`a form page carries no sentence of the other language: ${locale}`, async () => {
    const pages = await openForms(locale)
    expect(pages.map(({ $ }) => $('[data-island]').attr('data-island'))).toEqual([
      'contact',
      'order',
      'order',
      'summary',
    ])
    const data = pages.map(({ $ }) => $('[data-island-data]').text())
    const files = new Set(pages.flatMap((page) => [...filesOf(page)]))
    // What is loaded at the first touch is among them.
    for (const later of ['order-touched', 'places']) {
      expect(
        [...files].some((name) => name.startsWith(`${later}-${locale}-`)),
        later,
      ).toBe(true)
    }
    const code = Array.from(files, (name) => readFileSync(`${ASSETS}/${name}`, 'utf8'))
    const carried = readable([...code, ...data].join('\n'))
    const said = (one: 'cs' | 'en') => sentencesOf(one).filter((text) => carried.includes(text))
    expect(said(locale).length).toBeGreaterThan(100)
    expect(said(other)).toEqual([])
    for (const json of data) expect(json).not.toContain(`"${other}":`)
  })
}
