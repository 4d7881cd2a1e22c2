import type { Experience } from '../../../src/back-office/contract.ts'
import { dayTrip, onBoard, poster } from '../../../src/back-office/embedded/seed/parts.ts'

export const moravianVineyards: Experience = {
  id: 'moravian-vineyards',
  slug: { cs: 'moravske-vinice', en: 'moravian-vineyards' },
  title: { cs: 'Moravské vinice', en: 'Moravian vineyards' },
  perex: {
    cs: 'Pálava, bílé skály nad řádky vinic a sklep, ze kterého nikdo nemusí domů za volantem. Ochutnávejte, my řídíme.',
    en: 'The Pálava hills, white cliffs above rows of vines, and a cellar that nobody has to drive home from. You do the tasting, we do the driving.',
  },
  descriptionHtml: {
    cs: [
      '<p>Vyrážíme brzy ráno, abyste byli na jihu Moravy před polednem. Cestou zpátky se ve voze dobře spí: večer Vás dovezeme až ke dveřím i s bednou vína.</p>',
      '<h3>Kudy pojedeme</h3>',
      '<ul>',
      '<li><strong>Mikulov.</strong> Zámek, náměstí a Svatý kopeček. Nahoru je to půl hodiny a vidět je odtud celá Pálava.</li>',
      '<li><strong>Pod Pálavou.</strong> Pavlov a Dolní Věstonice, sklepní uličky a vinice nad hladinou Nových Mlýnů. Sklep si můžete vybrat, nebo Vám doporučíme vinaře, k němuž jezdíme sami.</li>',
      '<li><strong>Lednicko-valtický areál.</strong> Lednický minaret a park, nebo valtický zámek s vinným salonem. Na jedno z toho bude čas určitě.</li>',
      '</ul>',
      '<p>V kufru se pro víno na cestu zpátky místo najde. Degustaci si domluvte předem, nebo nám napište a poradíme Vám.</p>',
    ].join('\n'),
    en: [
      '<p>We leave early, so that you are in the south of Moravia before noon. The way back is a good time to sleep: in the evening we take you to your door, crate of wine included.</p>',
      '<h3>Where we go</h3>',
      '<ul>',
      '<li><strong>Mikulov.</strong> The château, the square and the Holy Hill, half an hour to climb, with a view of the whole Pálava.</li>',
      '<li><strong>Below the Pálava.</strong> Pavlov and Dolní Věstonice, lanes of cellars and vines above the water of Nové Mlýny. Choose a cellar yourself, or let us suggest a winemaker we visit on our own days off.</li>',
      '<li><strong>Lednice and Valtice.</strong> The minaret and park at Lednice, or Valtice Château with its wine salon. There will certainly be time for one of them.</li>',
      '</ul>',
      '<p>There is room in the boot for the wine on the way home. Please book the tasting ahead, or write to us and we will advise you.</p>',
    ].join('\n'),
  },
  image: poster('moravian-vineyards', {
    cs: 'Plakát: zřícenina Děvičky na bílých skalách Pálavy před červeným sluncem, mezi řádky vinic k ní míří tmavý vůz.',
    en: 'Poster: the ruin of Děvičky on the white cliffs of the Pálava before a red sun, a dark car driving towards it between rows of vines.',
  }),
  kind: 'fixedRoute',
  durationMin: 780,
  distanceKm: 540,
  places: [
    { cs: 'Praha', en: 'Prague' },
    { cs: 'Mikulov', en: 'Mikulov' },
    { cs: 'Pálava', en: 'Pálava' },
    { cs: 'Lednice a Valtice', en: 'Lednice and Valtice' },
  ],
  included: [
    {
      cs: 'Cesta z Prahy a zpět, vyzvednutí u dveří',
      en: 'The journey from Prague and back, door to door',
    },
    {
      cs: 'Přejezdy mezi obcemi a vinaři podle Vašeho přání',
      en: 'Rides between villages and winemakers as you wish',
    },
    {
      cs: 'Palivo, dálniční poplatky, parkovné a čekání',
      en: 'Fuel, motorway tolls, parking and waiting',
    },
  ],
  notIncluded: [
    { cs: 'Degustace a víno', en: 'Tastings and wine' },
    { cs: 'Vstupné a jídlo', en: 'Admission and meals' },
  ],
  variants: dayTrip(13, { business: 18_900, comfort: 16_900, basic: 13_900 }),
  options: onBoard,
  seo: {
    title: {
      cs: 'Moravské vinice: Pálava a Mikulov s řidičem',
      en: 'Moravian vineyards: a day trip with a driver',
    },
    description: {
      cs: 'Jednodenní cesta z Prahy za vínem: Mikulov, Pálava, sklepy a Lednicko-valtický areál. Ochutnávat můžete všichni, řídíme my.',
      en: 'A day trip from Prague for the wine: Mikulov, the Pálava hills, cellars, Lednice and Valtice. Everyone can taste, we drive.',
    },
  },
  updatedAt: '2026-11-23T08:00:00.000Z',
}
