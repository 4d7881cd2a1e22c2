import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, guide, onBoard, poster } from '../../../src/back-office/embedded/seed/parts.ts'

export const ceskyKrumlov: Experience = {
  id: 'cesky-krumlov',
  slug: { cs: 'cesky-krumlov', en: 'cesky-krumlov' },
  title: { cs: 'Český Krumlov', en: 'Český Krumlov' },
  perex: {
    cs: 'Město, které Vltava objala skoro dokola. Přijedete dřív než autobusy, projdete zámek a odjedete, až se Vám bude chtít.',
    en: 'A town the Vltava has wound itself round. Arrive before the coaches, walk the castle and leave when you feel like it.',
  },
  descriptionHtml: {
    cs: [
      '<p>Z Prahy vyjíždíme ráno po dálnici a na jih Čech dorazíme za dvě a půl hodiny. Do úzkých uliček se autem nesmí, a tak Vás vysadíme u brány historického centra. Odtud jsou to k zámku tři minuty.</p>',
      '<h3>Co Vás čeká</h3>',
      '<ul>',
      '<li><strong>Zámek a věž.</strong> Pět nádvoří, Plášťový most a 162 schodů k pohledu, který je na všech pohlednicích.</li>',
      '<li><strong>Latrán a náměstí Svornosti.</strong> Domy, které si podaly ruce přes ulici, dílny, pekárny a náměstí s morovým sloupem.</li>',
      '<li><strong>Řeka.</strong> Od dubna do října se dá kolem celého města proplout na voru. V zimě stačí posedět nad jezem.</li>',
      '</ul>',
      '<p>Na zpáteční cestě můžeme zastavit na Hluboké, nebo v Českých Budějovicích na náměstí. Stačí říct řidiči.</p>',
    ].join('\n'),
    en: [
      '<p>We leave Prague in the morning by the motorway and reach the south of Bohemia in two and a half hours. Cars may not enter the narrow streets, so we set you down at the gate of the old town, three minutes from the castle.</p>',
      '<h3>What awaits you</h3>',
      '<ul>',
      '<li><strong>The castle and its tower.</strong> Five courtyards, the Cloak Bridge and 162 steps to the view that is on all the postcards.</li>',
      '<li><strong>Latrán and Svornosti Square.</strong> Houses that lean across the street to one another, workshops, bakeries and a square with a plague column.</li>',
      '<li><strong>The river.</strong> From April to October a wooden raft will take you round the whole town. In winter a seat above the weir is enough.</li>',
      '</ul>',
      '<p>On the way back we can stop at Hluboká Castle or on the square in České Budějovice. Just tell your driver.</p>',
    ].join('\n'),
  },
  image: poster('cesky-krumlov', {
    cs: 'Plakát: malovaná zámecká věž nad červenými střechami ve smyčce Vltavy, po silnici kolem řeky jede tmavý vůz.',
    en: 'Poster: the painted castle tower above red roofs in the loop of the Vltava, a dark car on the road round the river.',
  }),
  kind: 'fixedRoute',
  durationMin: 600,
  distanceKm: 350,
  places: [
    { cs: 'Praha', en: 'Prague' },
    { cs: 'Český Krumlov', en: 'Český Krumlov' },
    { cs: 'Hluboká nad Vltavou', en: 'Hluboká nad Vltavou' },
  ],
  included: [
    {
      cs: 'Cesta z Prahy a zpět, vyzvednutí u dveří',
      en: 'The journey from Prague and back, door to door',
    },
    { cs: 'Jedna zastávka na zpáteční cestě', en: 'One stop on the way back' },
    {
      cs: 'Palivo, dálniční poplatky, parkovné a čekání',
      en: 'Fuel, motorway tolls, parking and waiting',
    },
  ],
  notIncluded: [
    { cs: 'Vstupné do zámku a plavba na voru', en: 'Admission to the castle and the raft ride' },
    { cs: 'Jídlo a pití mimo vůz', en: 'Food, and drinks outside the car' },
  ],
  variants: dayTrip(10, { business: 13_900, comfort: 12_300, basic: 10_500 }),
  options: [...onBoard, guide({ cs: 'Průvodce po městě', en: 'A guide to the town' }, 690)],
  seo: {
    title: {
      cs: 'Český Krumlov: výlet z Prahy vozem s řidičem',
      en: 'Český Krumlov: a day trip from Prague with a driver',
    },
    description: {
      cs: 'Jednodenní výlet z Prahy do Českého Krumlova: zámek, věž, uličky nad Vltavou a na zpáteční cestě Hluboká. Řidič na Vás čeká.',
      en: 'A day trip from Prague to Český Krumlov: the castle, its tower, lanes above the Vltava and Hluboká on the way back. Your driver waits.',
    },
  },
  updatedAt: '2026-11-21T08:00:00.000Z',
}
