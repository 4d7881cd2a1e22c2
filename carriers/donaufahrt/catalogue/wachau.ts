import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, guide, onBoard } from '../../../src/back-office/embedded/seed/parts.ts'

export const wachau: Experience = {
  id: 'wachau',
  slug: { de: 'wachau-melk-und-krems', en: 'wachau-melk-and-krems' },
  title: { de: 'Wachau: von Melk bis Krems', en: 'Wachau: from Melk to Krems' },
  perex: {
    de: 'Stift Melk am Vormittag, ein Glas am Nachmittag und dazwischen die Donau. Gefahren werden Sie, also darf es auch ein zweites Glas sein.',
    en: 'Melk Abbey in the morning, a glass of wine in the afternoon and the Danube in between. You are driven, so it may well be a second glass.',
  },
  descriptionHtml: {
    de: [
      '<p>Über die Autobahn sind Sie nach einer guten Stunde in Melk. Zurück geht es langsam, auf der Uferstraße durch Weingärten und Marillenbäume. Wo es Ihnen gefällt, bleibt der Fahrer stehen.</p>',
      '<h3>Unser Vorschlag</h3>',
      '<ul>',
      '<li><strong>Stift Melk.</strong> Bibliothek, Kirche und die Terrasse hoch über der Donau. Rechnen Sie mit zwei Stunden.</li>',
      '<li><strong>Spitz und Weißenkirchen.</strong> Eine Rast beim Heurigen, wenn ausgesteckt ist. Wer gern geht, steigt zum Tausendeimerberg hinauf und oben gleich wieder ein.</li>',
      '<li><strong>Dürnstein.</strong> Der blaue Turm, die Gassen und, eine halbe Stunde Aufstieg später, die Ruine, in der Richard Löwenherz gefangen saß.</li>',
      '<li><strong>Krems.</strong> Die Altstadt am Steiner Tor, ein Kaffee, und dann heim.</li>',
      '</ul>',
      '<p>Zur Marillenblüte Anfang April und zur Weinlese im Herbst ist das Tal voll. Bestellen Sie dann etwas früher, und fahren wir lieber schon um acht.</p>',
    ].join('\n'),
    en: [
      '<p>The motorway takes you to Melk in a little over an hour. The way home is slow, along the river road through vineyards and apricot trees. Wherever you like it, the driver stops.</p>',
      '<h3>What we suggest</h3>',
      '<ul>',
      '<li><strong>Melk Abbey.</strong> The library, the church and the terrace high above the Danube. Allow two hours.</li>',
      '<li><strong>Spitz and Weißenkirchen.</strong> A rest at a wine tavern, if the bush is out above its door. If you like to walk, climb the Tausendeimerberg and get back in at the top.</li>',
      '<li><strong>Dürnstein.</strong> The blue tower, the lanes and, half an hour’s climb later, the ruin in which Richard the Lionheart was held.</li>',
      '<li><strong>Krems.</strong> The old town by the Steiner Tor, a coffee, and then home.</li>',
      '</ul>',
      '<p>When the apricots blossom in early April, and when the grapes are picked in autumn, the valley is full. Order a little earlier then, and let us set out at eight.</p>',
    ].join('\n'),
  },
  image: {
    src: '/posters/wachau.svg',
    width: 900,
    height: 1200,
    alt: {
      de: 'Plakat: die Wachau mit der Donau, unser Wagen auf der Uferstraße.',
      en: 'Poster: the Wachau and the Danube, our car on the river road.',
    },
  },
  kind: 'fixedRoute',
  durationMin: 600,
  distanceKm: 200,
  places: [
    { de: 'Wien', en: 'Vienna' },
    { de: 'Melk', en: 'Melk' },
    { de: 'Dürnstein', en: 'Dürnstein' },
    { de: 'Krems', en: 'Krems' },
  ],
  included: [
    {
      de: 'Fahrt ab Wien und zurück, Abholung vor der Tür',
      en: 'The journey from Vienna and back, door to door',
    },
    { de: 'Halte im Tal nach Ihrem Wunsch', en: 'Stops in the valley as you wish' },
    { de: 'Treibstoff, Maut, Parken und Wartezeit', en: 'Fuel, tolls, parking and waiting' },
  ],
  notIncluded: [
    { de: 'Eintritte', en: 'Admission' },
    { de: 'Essen, Wein und andere Getränke', en: 'Food, wine and other drinks' },
  ],
  variants: dayTrip(10, { komfort: 690, van: 850 }),
  options: [
    ...onBoard,
    // A guide is no transport of passengers, so the ordinary rate holds (section 10 UStG 1994).
    guide({ de: 'Fremdenführer für den ganzen Tag', en: 'A guide for the whole day' }, 45, 2000),
  ],
  seo: {
    title: {
      de: 'Wachau ab Wien: Melk, Dürnstein, Krems mit Fahrer',
      en: 'The Wachau from Vienna: Melk and Krems with a driver',
    },
    description: {
      de: 'Ein Tag in der Wachau ab Wien, von Tür zu Tür: Stift Melk, Dürnstein, Heuriger und Krems. Maut, Parken und Wartezeit im Preis.',
      en: 'A day in the Wachau from Vienna, door to door: Melk Abbey, Dürnstein, a wine tavern and Krems. Tolls, parking and waiting included.',
    },
  },
  updatedAt: '2026-11-25T08:00:00.000Z',
}
