import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, guide, onBoard } from '../../../src/back-office/embedded/seed/parts.ts'

export const salzburg: Experience = {
  id: 'salzburg',
  slug: { de: 'salzburg-an-einem-tag', en: 'a-day-in-salzburg' },
  title: { de: 'Salzburg an einem Tag', en: 'A day in Salzburg' },
  perex: {
    de: 'Hin über die Autobahn, zurück durchs Salzkammergut. Dazwischen fünf Stunden Salzburg, ohne Koffer und ohne Fahrplan.',
    en: 'There by the motorway, back through the lakes of the Salzkammergut. In between, five hours of Salzburg without a suitcase or a timetable.',
  },
  descriptionHtml: {
    de: [
      '<p>Die Fahrt dauert gut drei Stunden, mit einer Kaffeepause am Attersee oder davor. In Salzburg setzt Sie der Fahrer am Rand der Altstadt ab und ist am Telefon, wenn Sie weiterwollen.</p>',
      '<h3>Unser Vorschlag</h3>',
      '<ul>',
      '<li><strong>Getreidegasse und Dom.</strong> Alles liegt nah beisammen, zu Fuß kommen Sie am weitesten.</li>',
      '<li><strong>Festung Hohensalzburg.</strong> Mit der Bahn hinauf, mit dem Blick auf beide Seiten der Salzach wieder herunter.</li>',
      '<li><strong>Mirabellgarten oder Hellbrunn.</strong> Nach Hellbrunn bringt Sie der Fahrer in einer Viertelstunde.</li>',
      '<li><strong>Heimfahrt über Mondsee oder St. Wolfgang.</strong> Ein Halt am Wasser, bevor die Autobahn wieder beginnt.</li>',
      '</ul>',
      '<p>Während der Festspiele im Juli und August ist die Stadt voll. Haben Sie Karten, sagen Sie uns die Uhrzeit; wir planen den Tag um die Vorstellung.</p>',
    ].join('\n'),
    en: [
      '<p>The drive takes a good three hours, with a break for coffee on the way. In Salzburg the driver lets you out at the edge of the old town and is a phone call away when you want to go on.</p>',
      '<h3>What we suggest</h3>',
      '<ul>',
      '<li><strong>Getreidegasse and the cathedral.</strong> All of it lies close together, and you get furthest on foot.</li>',
      '<li><strong>Hohensalzburg fortress.</strong> Up by the funicular, and down again with a view of both banks of the Salzach.</li>',
      '<li><strong>The Mirabell garden or Hellbrunn.</strong> The driver takes you to Hellbrunn in a quarter of an hour.</li>',
      '<li><strong>Home by Mondsee or St Wolfgang.</strong> One stop by the water before the motorway begins again.</li>',
      '</ul>',
      '<p>During the Festival in July and August the city is full. If you have tickets, tell us the time, and we plan the day around the performance.</p>',
    ].join('\n'),
  },
  image: {
    src: '/posters/salzburg.svg',
    width: 900,
    height: 1200,
    alt: {
      de: 'Plakat: Festung und Dom von Salzburg am Abend, unser Wagen an der Salzach.',
      en: 'Poster: the fortress and the cathedral of Salzburg in the evening, our car by the Salzach.',
    },
  },
  kind: 'fixedRoute',
  durationMin: 840,
  distanceKm: 640,
  places: [
    { de: 'Wien', en: 'Vienna' },
    { de: 'Salzburg', en: 'Salzburg' },
    { de: 'Mondsee', en: 'Mondsee' },
  ],
  included: [
    {
      de: 'Fahrt ab Wien und zurück, Abholung vor der Tür',
      en: 'The journey from Vienna and back, door to door',
    },
    {
      de: 'Fahrten in Salzburg und ein Halt am See',
      en: 'Rides within Salzburg and a stop at a lake',
    },
    { de: 'Treibstoff, Maut, Parken und Wartezeit', en: 'Fuel, tolls, parking and waiting' },
  ],
  notIncluded: [
    { de: 'Eintritte und Karten', en: 'Admission and tickets' },
    { de: 'Essen und Getränke außerhalb des Wagens', en: 'Food, and drinks outside the car' },
  ],
  variants: dayTrip(14, { komfort: 1_090, van: 1_290 }),
  options: [
    ...onBoard,
    // A guide is no transport of passengers, so the ordinary rate holds (section 10 UStG 1994).
    guide({ de: 'Fremdenführer für den ganzen Tag', en: 'A guide for the whole day' }, 45, 2000),
  ],
  seo: {
    title: {
      de: 'Salzburg an einem Tag: ab Wien mit eigenem Fahrer',
      en: 'A day in Salzburg: from Vienna with a driver',
    },
    description: {
      de: 'Tagesausflug von Wien nach Salzburg, von Tür zu Tür: fünf Stunden in der Stadt, Rückweg durchs Salzkammergut, Maut und Parken im Preis.',
      en: 'A day trip from Vienna to Salzburg, door to door: five hours in the city, the way home through the lakes, tolls and parking included.',
    },
  },
  updatedAt: '2026-11-25T08:00:00.000Z',
}
