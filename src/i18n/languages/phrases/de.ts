import type { Phrases } from '../language.ts'

const CHARGED = (step: string) =>
  `erfolgt nach Absprache mit Ihnen und wird je angefangene ${step} zum Stundensatz der Kategorie verrechnet.`

export const de: Phrases = {
  decimal: ',',
  step: { one: 'Minute', other: 'Minuten' },
  freeWaiting: ({ airport, station, elsewhere }) =>
    `am Flughafen ${airport} ab der tatsächlichen Landung, am Bahnhof ${station}, sonst ${elsewhere}`,
  waiting: (free, step) =>
    `Im Preis enthalten ist das Warten bei der Abholung: ${free}. Längeres Warten ${CHARGED(step)}`,
  handing: (free, step) =>
    `Im Preis enthalten sind ${free} für die Übergabe der Sendung, wo immer wir sie abholen. Längeres Warten ${CHARGED(step)}`,
  experience: (list, free, step) => {
    const start = list
      ? `${list}All das ist im Preis enthalten, ebenso das Warten bei der Abholung`
      : 'Im Preis enthalten ist, was die Seite des Erlebnisses nennt, und das Warten bei der Abholung'
    return `${start}: ${free}. Längeres Warten bei der Abholung ${CHARGED(step)}`
  },
  hourly: ({ least, km, further }) =>
    `Einen Wagen auf Stundenbasis bestellen Sie für mindestens ${least}. Im Preis enthalten sind ${km} je Stunde, Treibstoff, Autobahnmaut und Parken; jeder weitere Kilometer kostet ${further}. Die Zeit läuft ab der vereinbarten Abholung, bis Sie aussteigen.`,
  samePriceAlways:
    'Feste Strecken[hourly? und Wagen auf Stundenbasis] kosten nachts, am Wochenende und an Feiertagen gleich viel.',
  unbroken: (list) => list,
  inSentence: (hours) => hours,
  ofZone: () => '(Ortszeit)',
  inForceFrom: (day) => `Gültig ab ${day}`,
  townIn: (name, district) => `${name}, Bezirk ${district}`,
  files: { terms: 'agb', ride: 'fahrt', payment: 'zahlung' },
}
