import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { vcard } from '~/pages/contact/vcard'

test('the card carries what an address book needs, its commas escaped', () => {
  const lines = vcard(appConfig, 'https://vozka.example').split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCARD')
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${appConfig.company.phone}`)
  expect(lines).toContain(`ORG:${appConfig.company.legalName.replace(',', String.raw`\,`)}`)
  expect(lines).toContain('URL:https://vozka.example')
  expect(lines.at(-2)).toBe('END:VCARD')
})
