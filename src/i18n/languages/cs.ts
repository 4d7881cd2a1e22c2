import type { Grammar } from './language.ts'

// Hours that Czech speech begins with „ve“: dvě, tři, čtyři, dvanáct, dvacet.
const VE = /^(?:[234]|1[234]|2[0-3]):/

// The accusative after „v“ or „ve“.
const ON: Record<string, string> = {
  pondělí: 'v\u00a0pondělí',
  úterý: 'v\u00a0úterý',
  středa: 've\u00a0středu',
  čtvrtek: 've\u00a0čtvrtek',
  pátek: 'v\u00a0pátek',
  sobota: 'v\u00a0sobotu',
  neděle: 'v\u00a0neděli',
}

// Czech „do“ requires the genitive; days missing here do not change.
const GENITIVE: Record<string, string> = {
  středa: 'středy',
  čtvrtek: 'čtvrtka',
  pátek: 'pátku',
  sobota: 'soboty',
}

export const cs: Grammar = {
  tag: 'cs-CZ',
  hour: 'numeric',
  shortMonth: 'numeric',
  afterWeekday: '',
  at: (time) => ` ${VE.test(time) ? 've' : 'v'}\u00a0${time}`,
  on: (weekday) => ON[weekday] ?? weekday,
  until: (weekday) => GENITIVE[weekday] ?? weekday,
  untilTime: (time) => `, ${time}`,
  hasCurrencyLast: true,
  // In the accusative, as after „nejpozději“ and „nejdéle“: 1 hodinu, 2 hodiny, 24 hodin.
  units: {
    minute: { one: 'minutu', few: 'minuty', other: 'minut' },
    hour: { one: 'hodinu', few: 'hodiny', other: 'hodin' },
    day: { one: 'den', few: 'dny', other: 'dnů' },
  },
  within: {
    hour: { one: 'hodiny', other: 'hodin' },
    day: { one: 'dne', other: 'dnů' },
  },
  inOpeningHours: ' (počítáno v\u00a0naší provozní době)',
}
