import type { Phrases } from '../language.ts'

const CHARGED = (step: string) =>
  `je po domluvě s\u00a0Vámi a\u00a0účtujeme ho po započatých ${step} hodinovou sazbou kategorie.`

export const cs: Phrases = {
  decimal: ',',
  step: { one: 'minutě', other: 'minutách' },
  freeWaiting: ({ airport, station, elsewhere }) =>
    `na letišti ${airport} od skutečného příletu, na nádraží ${station}, jinde ${elsewhere}`,
  waiting: (free, step) =>
    `V\u00a0ceně je čekání při vyzvednutí: ${free}. Delší čekání ${CHARGED(step)}`,
  handing: (free, step) =>
    `V\u00a0ceně je ${free} na předání zásilky, ať ji přebíráme kdekoli. Delší čekání ${CHARGED(step)}`,
  experience: (list, free, step) => {
    const start = list
      ? `${list}To všechno je v\u00a0ceně, stejně jako čekání při vyzvednutí`
      : 'V\u00a0ceně je to, co uvádí stránka zážitku, a\u00a0čekání při vyzvednutí'
    return `${start}: ${free}. Delší čekání při vyzvednutí ${CHARGED(step)}`
  },
  hourly: ({ least, km, further }) =>
    `Vůz na hodiny objednáte nejméně na ${least}. V\u00a0ceně je ${km} na každou hodinu, palivo, dálniční poplatky a\u00a0parkování; každý další kilometr stojí ${further}. Čas běží od sjednaného vyzvednutí do chvíle, kdy vystoupíte.`,
  samePriceAlways:
    'Pevné trasy[hourly? a\u00a0vůz na hodiny] stojí v\u00a0noci, o\u00a0víkendu i\u00a0ve svátek stejně.',
  unbroken: (list) => list.replace(/ a /g, ' a\u00a0'),
  // The names of days are written small.
  inSentence: (hours) => hours.charAt(0).toLocaleLowerCase('cs') + hours.slice(1),
  ofZone: () => '(místní čas)',
  inForceFrom: (day) => `Účinné od ${day}`,
  townIn: (name, district) => `${name}, okres ${district}`,
  files: { terms: 'obchodni-podminky', ride: 'jizda', payment: 'platba' },
}
