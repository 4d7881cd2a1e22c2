import type { Phrases } from '../language.ts'

const CHARGED = (step: string) =>
  `is by agreement with you and charged at the hourly rate of the category, for every ${step} or part thereof.`

export const en: Phrases = {
  decimal: '.',
  step: { one: 'minute', other: 'minutes' },
  freeWaiting: ({ airport, station, elsewhere }) =>
    `${airport} at an airport from the actual landing, ${station} at a station, ${elsewhere} elsewhere`,
  waiting: (free, step) =>
    `The price includes waiting at pickup: ${free}. Longer waiting ${CHARGED(step)}`,
  handing: (free, step) =>
    `The price includes ${free} for handing the parcel over, wherever we collect it. Longer waiting ${CHARGED(step)}`,
  experience: (list, free, step) => {
    const start = list
      ? `${list}All of this is in the price, and so is waiting at pickup`
      : 'The price includes what the page of the experience says, and waiting at pickup'
    return `${start}: ${free}. Longer waiting at pickup ${CHARGED(step)}`
  },
  hourly: ({ least, km, further }) =>
    `Hire by the hour is for ${least} or more. It includes ${km} for each hour, fuel, motorway tolls and parking; every further kilometre costs ${further}. Time runs from the agreed pickup until you get out.`,
  samePriceAlways:
    'Fixed routes[hourly? and hourly hire] cost the same at night, at weekends and on public holidays.',
  unbroken: (list) => list,
  inSentence: (hours) => hours,
  ofZone: (city) => `in ${city}`,
  inForceFrom: (day) => `In force from ${day}`,
  townIn: (name, district) => `${name}, ${district} district`,
  files: { terms: 'terms-and-conditions', ride: 'ride', payment: 'payment' },
}
