import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { toText } from '~/order/mail/layout'

const { company } = appConfig
const LETTER = { subject: '', heading: '', lead: [], button: null, sections: [] }

afterEach(() => {
  appConfig.company = company
})

/** The lines below a mail that say whose it is. */
function identity(changes: object): string[] {
  Object.assign(appConfig, { company: { ...company, ...changes } })
  const [, ...lines] = toText(LETTER, 'cs').split('-- \n').at(-1)?.trimEnd().split('\n') ?? []
  return lines.map((line) => line.replaceAll('\u00a0', ' '))
}

test('a mail says who the carrier is, and of what it has not it leaves no comma and no line', () => {
  const [whole, ids] = identity({})
  expect(whole).toMatch(/^Vozka Ukázka, s\.r\.o\., sídlo Na Ukázku 12, /)
  expect(ids).toMatch(/^IČO 99999994, DIČ CZ99999994, zapsaná /)
  const unregistered = { companyId: null, register: { cs: '', en: '' } }
  const [name, vat] = identity(unregistered)
  expect(name).toMatch(/^Vozka Ukázka, s\.r\.o\., Na Ukázku 12, /)
  expect(vat).toBe('DIČ CZ99999994')
  expect(identity({ ...unregistered, vatId: null })).toHaveLength(2)
})
