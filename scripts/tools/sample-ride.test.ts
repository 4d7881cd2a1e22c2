import { expect, test } from 'vitest'
import { appConfig } from '../../carriers/vozka/carrier.ts'
import { sampleRide } from './sample-ride.ts'

const TODAY = new Date('2026-11-28T12:00:00Z')

test('a carrier that has not said its seat yet can order all the same, with a whole address', () => {
  const { company } = appConfig
  const { street, zip } = sampleRide(appConfig, 'cs', TODAY)
  expect([street, zip]).toEqual([company.street, company.zip])
  const unsaid = {
    ...appConfig,
    company: { ...company, country: 'AT', city: 'Graz', street: '', zip: '' },
  }
  expect(sampleRide(unsaid, 'cs', TODAY)).toMatchObject({ street: 'Graz 1', zip: '1010' })
})
