import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, guide, onBoard, poster } from '../../../src/back-office/embedded/seed/parts.ts'

export const karlovyVary: Experience = {
  id: 'karlovy-vary',
  slug: { cs: 'karlovy-vary-a-kolonady', en: 'karlovy-vary-and-its-colonnades' },
  title: { cs: 'Karlovy Vary a kolonády', en: 'Karlovy Vary and its colonnades' },
  perex: {
    cs: 'Lázeňský pohárek v ruce, pod nohama promenáda a nad střechami lesy. Den mezi prameny, na který Vám stačí pohodlné boty.',
    en: 'A spa cup in your hand, the promenade underfoot and forest above the roofs. A day among the springs for which all you need is comfortable shoes.',
  },
  descriptionHtml: {
    cs: [
      '<p>Z Prahy jedeme necelé dvě hodiny, cestou si můžete dát snídani i zdřímnout. Ve Varech Vás vysadíme na kraji lázeňského území, odkud se všude dojde pěšky, a odpoledne nastoupíte na stejném místě.</p>',
      '<h3>Co stihnete</h3>',
      '<ul>',
      '<li><strong>Kolonády a prameny.</strong> Mlýnská, Tržní, Sadová a nad nimi pára Vřídla. Ochutnejte alespoň tři prameny: každý je jinak teplý a jinak slaný.</li>',
      '<li><strong>Vyhlídka Diana.</strong> Nahoru jezdí lanovka, dolů vede lesní cesta. Celé údolí odtud vypadá jako model.</li>',
      '<li><strong>Loket.</strong> Kdo nechce jen do lázní, zastaví se na zpáteční cestě pod hradem v ohbí řeky. Zajížďka zabere půl hodiny a je v ceně.</li>',
      '</ul>',
      '<p>Na oplatky, sklo i oběd zbude času dost: ve městě máte přibližně pět hodin, se zastávkou v Lokti o hodinu méně.</p>',
    ].join('\n'),
    en: [
      '<p>The drive from Prague takes just under two hours, long enough for breakfast or a nap. We set you down at the edge of the spa quarter, with everything within walking distance, and collect you from the same spot in the afternoon.</p>',
      '<h3>What you will have time for</h3>',
      '<ul>',
      '<li><strong>Colonnades and springs.</strong> The Mill, Market and Park Colonnades, with the steam of the Vřídlo geyser above them. Taste at least three springs: no two are equally hot or equally salty.</li>',
      '<li><strong>Diana lookout.</strong> A funicular takes you up, a forest path brings you down. From here the whole valley looks like a model.</li>',
      '<li><strong>Loket.</strong> If the spa is not enough, we stop on the way back below the castle in the bend of the river. The detour takes half an hour and is included.</li>',
      '</ul>',
      '<p>There is time left for wafers, glass and lunch: you have about five hours in the town, an hour less with the stop at Loket.</p>',
    ].join('\n'),
  },
  image: poster('karlovy-vary', {
    cs: 'Plakát: bílý sloup Vřídla před zalesněným údolím v ranní páře, viděný obloukem kolonády, pod ním projíždí tmavý vůz.',
    en: 'Poster: the white jet of the Vřídlo spring before a wooded valley in the morning mist, seen through an arch of the colonnade, a dark car passing below.',
  }),
  kind: 'fixedRoute',
  durationMin: 540,
  distanceKm: 270,
  places: [
    { cs: 'Praha', en: 'Prague' },
    { cs: 'Karlovy Vary', en: 'Karlovy Vary' },
    { cs: 'Loket', en: 'Loket' },
  ],
  included: [
    {
      cs: 'Cesta z Prahy a zpět, vyzvednutí u dveří',
      en: 'The journey from Prague and back, door to door',
    },
    { cs: 'Čekání řidiče po celý den', en: 'The driver’s waiting time all day' },
    { cs: 'Palivo, dálniční poplatky a parkovné', en: 'Fuel, motorway tolls and parking' },
  ],
  notIncluded: [
    { cs: 'Lázeňský pohárek, vstupné a lanovka', en: 'Spa cup, admission and the funicular' },
    { cs: 'Lázeňské procedury a jídlo', en: 'Spa treatments and meals' },
  ],
  variants: dayTrip(9, { business: 11_900, comfort: 10_490, basic: 8_900 }),
  options: [...onBoard, guide({ cs: 'Průvodce po městě', en: 'A guide to the town' }, 690)],
  seo: {
    title: {
      cs: 'Karlovy Vary a kolonády: výlet z Prahy s řidičem',
      en: 'Karlovy Vary and its colonnades: a day trip',
    },
    description: {
      cs: 'Jednodenní výlet z Prahy do Karlových Varů: kolonády, prameny, vyhlídka Diana a cestou zpět hrad Loket. Řidič na Vás čeká.',
      en: 'A day trip from Prague to Karlovy Vary: colonnades, springs, the Diana lookout and Loket Castle on the way back. Your driver waits for you.',
    },
  },
  updatedAt: '2026-11-23T08:00:00.000Z',
}
