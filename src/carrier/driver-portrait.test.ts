import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { driverPortrait } from '~/carrier/driver-portrait'

const { drivers } = appConfig.trust

afterEach(() => {
  appConfig.trust.drivers = drivers
})

function aDriver(name: string, portrait: string | null = `driver-${name}`) {
  return { name, languages: ['cs' as const], since: 2016, portrait }
}

test('a driver is known by the name in carrier.ts, alone or with a surname', () => {
  appConfig.trust.drivers = [aDriver('Karel'), aDriver('Jan Novák')]
  expect(driverPortrait('Karel')).toBe('driver-Karel')
  expect(driverPortrait(' karel  Vozka ')).toBe('driver-Karel')
  expect(driverPortrait('Jan Novák')).toBe('driver-Jan Novák')
})

test('nobody gets the face of somebody else', () => {
  appConfig.trust.drivers = [
    aDriver('Karel', null),
    aDriver('Jan Novák'),
    aDriver('Eva'),
    aDriver('Eva'),
  ]
  for (const name of ['Karel Vozka', 'Jan', 'Jan Dvořák', 'Karla', 'Eva', '']) {
    expect(driverPortrait(name), name).toBeNull()
  }
})
