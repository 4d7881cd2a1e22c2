import { expect, test } from 'vitest'
import { httpVisitor } from '../support/http/visitor.ts'
import { testSite } from '../support/site/test-site.ts'

const HOME = {
  cs: { path: '/', button: 'Ukázat cenu' },
  en: { path: '/en', button: 'Show the price' },
}

/** Asks on the home page, without script, what a ride costs. */
async function ask(locale: keyof typeof HOME, pickup: string, dropoff: string) {
  const { path, button } = HOME[locale]
  const visitor = httpVisitor(testSite().address)
  const home = await visitor.open(path)
  return { visitor, answer: await visitor.submit(home, { pickup, dropoff }, { button }) }
}

// Ten ways as people ask for them, each answered with a price, a span or one question.
for (const [locale, from, to, heading] of [
  ['en', 'Prague Airport T2', 'Hotel Josef Prague', 'Prague Airport – Prague'],
  ['cs', 'Letiště Praha', 'Dlouhá 12, Praha 1', 'Letiště Praha – Praha'],
  ['cs', 'Dlouhá 12 Praha 1', 'Hotel Thermal Karlovy Vary', 'Praha – Karlovy Vary'],
  ['en', 'Prague', 'Cesky Krumlov Castle', 'Prague – Český Krumlov'],
  ['cs', 'Brno-střed', 'Praha hlavní nádraží', 'Brno – Praha'],
  ['en', 'Vienna Hauptbahnhof', 'Prague city centre', 'Vienna – Prague'],
  ['cs', 'Kolín', 'Praha', 'Kolín – Praha'],
  ['cs', 'Křižíkova 12, Praha 8', 'Budějovická 5, Praha 4', 'Praha – Praha'],
  ['en', 'Hotel Josef', 'Prague Airport', 'Your order'],
  ['cs', 'doma', 'Praha', 'Objednávka'],
] as const) {
  test(`“${from}” to “${to}” is answered (${locale})`, async () => {
    const { answer } = await ask(locale, from, to)
    expect(answer.address).toMatch(/\?d=[\da-f]{8}$/)
    expect(answer.text('h1')).toBe(heading)
    expect(answer.text('#f-answer')).not.toBe('')
  })
}
