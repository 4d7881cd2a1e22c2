import type { Experience } from '../../../src/back-office/contract.ts'
import { guide, onBoard, poster, variant } from '../../../src/back-office/embedded/seed/parts.ts'

const threeHours = { title: { cs: 'Tři hodiny', en: 'Three hours' }, hours: 3 }
const fiveHours = { title: { cs: 'Pět hodin', en: 'Five hours' }, hours: 5 }

export const eveningPrague: Experience = {
  id: 'evening-prague',
  slug: { cs: 'nezapomenutelne-zazitky', en: 'unforgettable-experiences' },
  title: { cs: 'Večerní Praha', en: 'Prague by night' },
  perex: {
    cs: 'Nezapomenutelný večer bez hledání parkování: nábřeží za soumraku, Karlův most ve světle lamp, rozsvícené město z Letné a řidič, který na Vás celou dobu čeká.',
    en: 'An unforgettable evening with no parking to find: the embankment at dusk, Charles Bridge by lamplight, the lights of the city from Letná, and a driver who waits for you throughout.',
  },
  descriptionHtml: {
    cs: [
      '<p>Vyzvedneme Vás v hotelu, doma nebo u divadla a pojedeme podél Vltavy od Vyšehradu až pod Letnou. Kde to pěšky stojí za to, tam Vás vysadíme, a kde se Vám zalíbí, tam chvíli postojíme.</p>',
      '<h3>Jak takový večer vypadá</h3>',
      '<ul>',
      '<li><strong>Nábřeží za soumraku.</strong> Výtoň, Tančící dům, Národní divadlo. Hradčany se rozsvěcejí na druhém břehu.</li>',
      '<li><strong>Karlův most.</strong> Vystoupíte na staroměstské straně, přejdete most svým tempem a na Malé Straně už stojíme s autem.</li>',
      '<li><strong>Praha pod Vámi.</strong> U Strahovského kláštera nebo na Letné je město jako na dlani a mosty svítí jeden za druhým.</li>',
      '</ul>',
      '<p>Pořadí zastávek i délku každé z nich určujete Vy. Máte-li ten večer zamluvený stůl nebo lístky do divadla, zařadíme je do cesty a po představení čekáme u dveří.</p>',
    ].join('\n'),
    en: [
      '<p>We collect you from your hotel, your home or the theatre and follow the Vltava from Vyšehrad to the foot of Letná. Where a place is better on foot, we set you down; where you take a liking to the view, we stay a while.</p>',
      '<h3>What the evening looks like</h3>',
      '<ul>',
      '<li><strong>The embankment at dusk.</strong> Výtoň, the Dancing House, the National Theatre. Across the river the Castle lights up.</li>',
      '<li><strong>Charles Bridge.</strong> You get out on the Old Town side, cross at your own pace and find us with the car in Malá Strana.</li>',
      '<li><strong>Prague below you.</strong> From Strahov Monastery or from Letná you see the whole city, its bridges lit one after another.</li>',
      '</ul>',
      '<p>You decide the order of the stops and how long each one takes. If you have a table booked or theatre tickets for the evening, we plan around them and wait at the door when the curtain falls.</p>',
    ].join('\n'),
  },
  image: poster('evening-prague', {
    cs: 'Plakát: Staroměstská mostecká věž před velkým měsícem, z její osvětlené brány vyjíždí tmavý vůz s rozsvícenými světly.',
    en: 'Poster: the Old Town Bridge Tower before a great moon, a dark car with its lights on coming out of its lit gate.',
  }),
  kind: 'hourly',
  durationMin: null,
  distanceKm: 30,
  places: [
    { cs: 'Vyšehrad', en: 'Vyšehrad' },
    { cs: 'Nábřeží Vltavy', en: 'Vltava embankment' },
    { cs: 'Karlův most', en: 'Charles Bridge' },
    { cs: 'Letná', en: 'Letná' },
  ],
  included: [
    { cs: 'Vůz s řidičem po celou dobu', en: 'Car and driver for the whole evening' },
    { cs: 'Vyzvednutí a návrat kdekoli v Praze', en: 'Pickup and return anywhere in Prague' },
    { cs: 'Palivo, parkovné a čekání na zastávkách', en: 'Fuel, parking and waiting at the stops' },
  ],
  notIncluded: [
    { cs: 'Vstupenky a jízdenky', en: 'Admission and tickets' },
    { cs: 'Večeře a nápoje mimo vůz', en: 'Dinner, and drinks outside the car' },
  ],
  variants: [
    variant('three-hours-business', 'business', { ...threeHours, price: 4_490 }),
    variant('three-hours-comfort', 'comfort', { ...threeHours, price: 3_890 }),
    variant('three-hours-basic', 'basic', { ...threeHours, price: 2_990 }),
    variant('five-hours-business', 'business', { ...fiveHours, price: 7_290 }),
    variant('five-hours-comfort', 'comfort', { ...fiveHours, price: 6_290 }),
    variant('five-hours-basic', 'basic', { ...fiveHours, price: 4_890 }),
  ],
  options: [...onBoard, guide({ cs: 'Průvodce Prahou', en: 'A guide to Prague' }, 690)],
  seo: {
    title: {
      cs: 'Nezapomenutelné zážitky: večer v Praze s řidičem',
      en: 'Unforgettable experiences: an evening in Prague',
    },
    description: {
      cs: 'Nábřeží Vltavy, Karlův most a vyhlídka na rozsvícenou Prahu. Vůz s řidičem na tři nebo pět hodin, čekání a parkovné v ceně.',
      en: 'The Vltava embankment, Charles Bridge and a view over Prague at night. A car with a driver for three or five hours, waiting and parking included.',
    },
  },
  updatedAt: '2026-11-21T08:00:00.000Z',
}
