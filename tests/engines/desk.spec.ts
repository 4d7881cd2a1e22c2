import { aCrew, deskVisitor, mailedSignIn } from '../support/site/desk.ts'
import { emailOf } from '../support/site/desk-people.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import { inHours } from '../support/order-fields.ts'
import { expectAddress, fill, look, textOf } from './acts.ts'
import { expect, test } from './test.ts'

test.skip(({ engine }) => engine === 'chromium', 'the journeys ask it')

// The sign-in in the place of a page.
test.use({ expectedWords: /status of 403/ })

test('somebody signs in by the link and by the code, and an order goes from new to done and paid', async ({
  engine,
  visitor,
}) => {
  const desk = await deskVisitor('dana')
  const crew = await aCrew(desk)
  const { number, path: customerPath } = await placeOverHttp(testSite().address, {
    fields: inHours(5),
  })
  const atDesk = `/dispecink/objednavka/${number}`
  const isSaid = (words: string | RegExp) => expect.poll(() => textOf(visitor)).toMatch(words)
  const actOf = (intent: string) =>
    `form:has(input[name=intent][value="${intent}"]) button[type=submit]:not([name])`
  await visitor.setWidth(390)

  await visitor.goto('/dispecink')
  await fill(visitor, 'email', emailOf(engine))
  await visitor.click('main form button')
  await expectAddress(visitor, /sent=1/)
  await visitor.goto((await mailedSignIn(engine, 1)).path)
  await visitor.click('main form button')
  await expectAddress(visitor, /^\/dispecink$/)
  await visitor.click('button[value=signOut]')
  await isSaid(/Přihlášení/)

  await visitor.goto(atDesk)
  await fill(visitor, 'email', emailOf(engine))
  await visitor.click('main form button')
  await expectAddress(visitor, /sent=1/)
  await fill(visitor, 'code', (await mailedSignIn(engine, 2)).code)
  await visitor.click('main form button')
  await expectAddress(visitor, new RegExp(`^${atDesk}$`))

  await visitor.click(actOf('confirm'))
  await isSaid(/potvrzená/)
  await visitor.evaluate(({ driver, plate }) => {
    // The keys of a native list differ by browser; the value does not.
    for (const [name, words] of [
      ['driver', driver],
      ['car', plate],
    ] as const) {
      const list = document.querySelector(`[value=assign] ~ * [name=${name}]`)
      if (!(list instanceof HTMLSelectElement)) continue
      list.value = [...list.options].find(({ text }) => text.includes(words))?.value ?? ''
    }
  }, crew)
  await visitor.click(actOf('assign'))
  await isSaid(/přidělená/)
  await isSaid(crew.plate)
  await visitor.click('a[href^="/jizda/"]')
  for (const act of ['onTheWay', 'arrived', 'aboard', 'done']) {
    await visitor.click(`[data-press=${act}] button`)
    const isDone = (name: string) =>
      document.querySelector<HTMLElement>(`[data-act=${name}]`)?.dataset['is'] === 'done'
    await expect.poll(() => look(visitor, isDone, act)).toBe(true)
  }

  await visitor.goto(atDesk)
  await isSaid(/hotová/)
  await visitor.click(actOf('paid'))
  await isSaid(/Vyrovnáno/)
  await visitor.goto(customerPath)
  await isSaid(/Jízda proběhla/)
})
