import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, onBoard, poster } from '../../../src/back-office/embedded/seed/parts.ts'

export const krkonose: Experience = {
  id: 'krkonose',
  slug: { cs: 'krkonose-na-den', en: 'krkonose-mountains' },
  title: { cs: 'Krkonoše na den', en: 'A day in the Krkonoše Mountains' },
  perex: {
    cs: 'Ráno Praha, v poledne hřebeny. Nejvyšší české hory zvládnete za jediný den, když se o cestu, parkování i mokré boty postará někdo jiný.',
    en: 'Prague in the morning, mountain ridges by noon. The highest Czech mountains fit into a single day when someone else looks after the road, the parking and the wet boots.',
  },
  descriptionHtml: {
    cs: [
      '<p>Do Špindlerova Mlýna je to z Prahy dvě a čtvrt hodiny jízdy, do Pece pod Sněžkou o chvilku víc. Řekněte nám, jestli se chcete projít, svézt lanovkou, nebo jen dýchat, a podle toho vybereme údolí.</p>',
      '<h3>Tři způsoby, jak den strávit</h3>',
      '<ul>',
      '<li><strong>Špindlerův Mlýn a pramen Labe.</strong> Lanovkou na Medvědín a pěšky po hřebeni k pramenu, přibližně 10 km nenáročné cesty.</li>',
      '<li><strong>Pec a Sněžka.</strong> Na 1 603 m Vás vyveze kabinka. Nahoře fouká i v létě, vezměte si větrovku.</li>',
      '<li><strong>Údolím, bez velkého stoupání.</strong> Procházka podél Bílého Labe, oběd na boudě a káva u řeky. Zvládnou ji i prarodiče a kočárek.</li>',
      '</ul>',
      '<p>Lyže, sáňky i kočárek vezeme také, jen nám o nich prosím napište do zprávy. V zimě jezdíme na zimních pneumatikách a v kufru máme sněhové řetězy.</p>',
    ].join('\n'),
    en: [
      '<p>Špindlerův Mlýn is two and a quarter hours from Prague, Pec pod Sněžkou a little more. Tell us whether you would rather walk, take a cable car or simply breathe, and we will choose the valley to match.</p>',
      '<h3>Three ways to spend the day</h3>',
      '<ul>',
      '<li><strong>Špindlerův Mlýn and the source of the Elbe.</strong> By chairlift up Medvědín, then on foot along the ridge to the spring, about 10 km of easy path.</li>',
      '<li><strong>Pec and Sněžka.</strong> A cable car takes you to 1,603 m. It is windy at the top even in summer, so bring a jacket.</li>',
      '<li><strong>Along the valley, no steep climbs.</strong> A walk beside the White Elbe, lunch at a mountain hut and coffee by the river. Fine for grandparents and pushchairs too.</li>',
      '</ul>',
      '<p>We carry skis, sledges and pushchairs as well; just mention them in the message. In winter we drive on winter tyres with snow chains on board.</p>',
    ].join('\n'),
  },
  image: poster('krkonose', {
    cs: 'Plakát: zasněžená Sněžka s kotouči observatoře před bledým sluncem, zasněženou silnicí mezi smrky k ní stoupá tmavý van.',
    en: 'Poster: Sněžka in snow with the discs of its observatory before a pale sun, a dark van climbing towards it on a road between spruces.',
  }),
  kind: 'fixedRoute',
  durationMin: 600,
  distanceKm: 310,
  places: [
    { cs: 'Praha', en: 'Prague' },
    { cs: 'Špindlerův Mlýn', en: 'Špindlerův Mlýn' },
    { cs: 'Pec pod Sněžkou', en: 'Pec pod Sněžkou' },
  ],
  included: [
    {
      cs: 'Cesta z Prahy a zpět, vyzvednutí u dveří',
      en: 'The journey from Prague and back, door to door',
    },
    { cs: 'Převoz lyží, sáněk a kočárku', en: 'Carriage of skis, sledges and pushchairs' },
    {
      cs: 'Palivo, dálniční poplatky, parkovné a čekání',
      en: 'Fuel, motorway tolls, parking and waiting',
    },
  ],
  notIncluded: [
    { cs: 'Jízdenky na lanovku', en: 'Cable car tickets' },
    { cs: 'Jídlo a pití mimo vůz', en: 'Food, and drinks outside the car' },
  ],
  variants: dayTrip(10, { business: 12_900, comfort: 11_400, basic: 9_700 }),
  options: onBoard,
  seo: {
    title: {
      cs: 'Krkonoše na den: výlet z Prahy do hor s řidičem',
      en: 'The Krkonoše Mountains: a day trip from Prague',
    },
    description: {
      cs: 'Jednodenní výlet z Prahy do Krkonoš: Špindlerův Mlýn, pramen Labe, nebo Sněžka. Lyže i kočárek vezeme také a řidič na Vás čeká.',
      en: 'A day trip from Prague to the Krkonoše: Špindlerův Mlýn, the source of the Elbe or Sněžka. Skis and pushchairs welcome, the driver waits.',
    },
  },
  updatedAt: '2026-11-21T08:00:00.000Z',
}
