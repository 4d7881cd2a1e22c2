import type { Experience } from '../../../src/back-office/contract.ts'
import {
  dayTrip,
  guide,
  onBoard,
  OVER_THE_BORDER,
  poster,
} from '../../../src/back-office/embedded/seed/parts.ts'

export const vienna: Experience = {
  id: 'vienna',
  slug: { cs: 'viden-na-den', en: 'a-day-in-vienna' },
  title: { cs: 'Vídeň na den', en: 'A day in Vienna' },
  perex: {
    cs: 'Kavárna, galerie a Ring bez letiště a bez přestupů. Dveře vozu se za Vámi zavřou doma v Praze a otevřou u Opery.',
    en: 'A coffee house, a gallery and the Ring, with no airport and no changing trains. The car door closes behind you at home in Prague and opens at the Opera.',
  },
  descriptionHtml: {
    cs: [
      '<p>Cesta trvá přibližně čtyři hodiny s jednou přestávkou. Ve voze je klid a na přání Wi-Fi, takže dopoledne nemusí přijít nazmar. Ve Vídni máte pět hodin a řidiče na telefonu.</p>',
      '<h3>Náš návrh</h3>',
      '<ul>',
      '<li><strong>Vnitřní město.</strong> Opera, Albertina a Svatoštěpánský dóm leží pár minut chůze od sebe.</li>',
      '<li><strong>Belvedere, nebo Schönbrunn.</strong> Klimtův Polibek, nebo císařské zahrady: k jednomu i druhému Vás dovezeme a zase vyzvedneme.</li>',
      '<li><strong>Kavárna.</strong> Melange a kus dortu k vídeňskému dni patří a s placením tu nikdo nespěchá.</li>',
      '</ul>',
      '<p>Chcete raději na představení, na výstavu nebo na nákupy? Napište nám čas a adresu a trasu postavíme kolem nich.</p>',
    ].join('\n'),
    en: [
      '<p>The drive takes about four hours with one break. The car is quiet and there is Wi-Fi if you want it, so the morning need not be lost. In Vienna you have five hours and your driver a phone call away.</p>',
      '<h3>What we suggest</h3>',
      '<ul>',
      '<li><strong>The inner city.</strong> The Opera, the Albertina and St Stephen’s Cathedral are a few minutes’ walk apart.</li>',
      '<li><strong>The Belvedere or Schönbrunn.</strong> Klimt’s Kiss or the imperial gardens: we take you to either and collect you again.</li>',
      '<li><strong>A coffee house.</strong> A melange and a slice of cake belong to a day in Vienna, and nobody hurries you to the bill.</li>',
      '</ul>',
      '<p>Would you rather see a performance or an exhibition, or go shopping? Send us the time and the address and we will build the route around them.</p>',
    ].join('\n'),
  },
  image: poster('vienna', {
    cs: 'Plakát: Ruské kolo v Prátru září jako zapadající slunce, mezi jeho nohama projíždí tmavý vůz.',
    en: 'Poster: the Giant Wheel in the Prater glowing like a setting sun, a dark car driving between its legs.',
  }),
  kind: 'fixedRoute',
  durationMin: 840,
  distanceKm: 670,
  places: [
    { cs: 'Praha', en: 'Prague' },
    { cs: 'Vídeň', en: 'Vienna' },
  ],
  included: [
    {
      cs: 'Cesta z Prahy a zpět, vyzvednutí u dveří',
      en: 'The journey from Prague and back, door to door',
    },
    { cs: 'Přejezdy po Vídni podle Vašeho přání', en: 'Rides within Vienna as you wish' },
    {
      cs: 'Palivo, dálniční poplatky v obou zemích, parkovné a čekání',
      en: 'Fuel, tolls in both countries, parking and waiting',
    },
  ],
  notIncluded: [
    { cs: 'Vstupné a vstupenky', en: 'Admission and tickets' },
    { cs: 'Jídlo a pití mimo vůz', en: 'Food, and drinks outside the car' },
  ],
  variants: dayTrip(14, { business: 23_900, comfort: 21_500, basic: 18_500 }, OVER_THE_BORDER),
  options: [
    ...onBoard,
    guide({ cs: 'Průvodce po celý den', en: 'A guide for the whole day' }, 790),
  ],
  seo: {
    title: {
      cs: 'Vídeň na den: z Prahy a zpět vozem s řidičem',
      en: 'A day in Vienna: from Prague and back with a driver',
    },
    description: {
      cs: 'Jednodenní cesta z Prahy do Vídně od dveří ke dveřím: pět hodin ve městě, přejezdy podle přání, dálniční poplatky v ceně.',
      en: 'A day trip from Prague to Vienna, door to door: five hours in the city, rides wherever you wish, and motorway tolls included.',
    },
  },
  updatedAt: '2026-11-23T08:00:00.000Z',
}
