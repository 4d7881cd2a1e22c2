import { afterAll, beforeAll, test } from 'vitest'
import { customerDoor } from '../support/record/doors/customer.ts'
import { deskDoor } from '../support/record/doors/desk.ts'
import { driverDoor } from '../support/record/doors/driver.ts'
import { FormBook, Sentences } from '../support/record/facts.ts'
import { type FixedSite, startFixedSite } from '../support/record/fixed-site.ts'
import { WALKED } from '../support/record/lives.ts'
import { isRecordWhole } from '../support/length.ts'
import { expectRecorded } from '../support/record/recorded.ts'
import { stageFor } from '../support/record/walk.ts'

let site: FixedSite

beforeAll(async () => {
  if (!isRecordWhole) return
  site = await startFixedSite({ name: 'pages' })
}, 120_000)
afterAll(() => isRecordWhole && site.stop())

test.runIf(isRecordWhole)(
  'the pages of desk, customer, guest and driver offer and do in every state what is recorded',
  async () => {
    const walk = stageFor(site)
    const [deskForms, customerForms] = [new FormBook(), new FormBook()]
    const sentences = new Sentences()
    const doors = {
      desk: deskDoor(walk, deskForms),
      customer: customerDoor(walk, customerForms, sentences),
      driver: driverDoor(walk),
    }
    const lines: Record<keyof typeof doors, string[]> = { desk: [], customer: [], driver: [] }
    for (const life of [...WALKED, 'assigned-other', 'cancelled-driven']) {
      for (const name of ['desk', 'customer', 'driver'] as const) {
        await walk.reach(life)
        lines[name].push(...(await doors[name](life)))
      }
    }
    expectRecorded('desk.txt', lines.desk)
    expectRecorded('desk-forms.txt', deskForms.lines())
    expectRecorded('customer.txt', lines.customer)
    expectRecorded('customer-forms.txt', [...customerForms.lines(), ...sentences.lines()])
    expectRecorded('driver.txt', lines.driver)
  },
  1_200_000,
)
