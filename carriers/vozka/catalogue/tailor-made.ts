import type { Experience } from '../../../src/back-office/contract.ts'
import { guide, onBoard, poster, variant } from '../../../src/back-office/embedded/seed/parts.ts'

const halfDay = { title: { cs: 'Půl dne', en: 'Half day' }, hours: 5 }
const fullDay = { title: { cs: 'Celý den', en: 'Full day' }, hours: 10 }
const ownProgramme = {
  title: { cs: 'Vlastní program', en: 'Your own programme' },
  hours: 10,
  price: null,
}

export const tailorMade: Experience = {
  id: 'tailor-made',
  slug: { cs: 'zazitky-na-miru', en: 'tailor-made-experiences' },
  title: { cs: 'Zážitky na míru', en: 'Tailor-made experiences' },
  perex: {
    cs: 'Vy řeknete, koho chcete potěšit a co máte rádi. My sestavíme trasu, spočítáme časy a postaráme se, aby den plynul bez spěchu.',
    en: 'Tell us whom you want to please and what you enjoy. We put the route together, work out the times and see to it that nobody has to hurry.',
  },
  descriptionHtml: {
    cs: [
      '<p>Narozeniny rodičů, návštěva z ciziny, výročí nebo den, kdy prostě nechcete řídit. Do zprávy napište, kam byste rádi, nebo jen na co máte náladu. Zámek a oběd u rybníka? Tři pivovary, a přitom nikdo z Vás nemusí řídit? Vesnice, odkud pocházel pradědeček? Jezdíme i za takovými přáními.</p>',
      '<h3>Jak to probíhá</h3>',
      '<ol>',
      '<li>Vyberete půl dne, celý den, nebo vlastní program a do zprávy napíšete své přání.</li>',
      '<li>Ozveme se Vám s návrhem trasy, zastávek a časů. Upravujeme ho tak dlouho, dokud Vám nesedne.</li>',
      '<li>V domluvenou hodinu stojíme u dveří. Po celou dobu máte jednoho řidiče a jeden vůz.</li>',
      '</ol>',
      '<p>Půl dne vystačí na Prahu a její okolí, přibližně do 80 km od města. Za celý den dojedete tam i zpět na druhý konec Čech. Cena obojího je pevná. U vlastního programu připravíme cenu podle trasy a teprve potom se rozhodnete.</p>',
    ].join('\n'),
    en: [
      '<p>A parent’s birthday, guests from abroad, an anniversary, or simply a day on which you would rather not drive. Write in the message where you would like to go, or just what you are in the mood for. A castle and lunch by a pond? Three breweries with nobody at the wheel but us? The village your great-grandfather came from? We are happy to drive for wishes like these, too.</p>',
      '<h3>How it works</h3>',
      '<ol>',
      '<li>Choose half a day, a full day or your own programme, and describe your wish in the message.</li>',
      '<li>We come back to you with a route, stops and times, and adjust them until they suit you.</li>',
      '<li>At the agreed hour we are at your door. You keep one driver and one car throughout.</li>',
      '</ol>',
      '<p>Half a day is enough for Prague and its surroundings, up to about 80 km from the city. In a full day you can reach the far end of Bohemia and return. Both have a fixed price. For your own programme we work out a price for the route, and only then do you decide.</p>',
    ].join('\n'),
  },
  image: poster('tailor-made', {
    cs: 'Plakát: světla tmavého vozu se v noci rozbíhají jako tři silnice k oknům s vinicí, městskou věží a horským jezerem.',
    en: 'Poster: at night the lights of a dark car become three roads to windows with a vineyard, a city tower and a mountain lake.',
  }),
  kind: 'tailorMade',
  durationMin: null,
  distanceKm: null,
  places: [{ cs: 'Kam si budete přát', en: 'Wherever you wish' }],
  included: [
    { cs: 'Návrh trasy a časů předem', en: 'A route and times proposed in advance' },
    { cs: 'Jeden řidič a jeden vůz po celou dobu', en: 'One driver and one car throughout' },
    {
      cs: 'Palivo, dálniční poplatky, parkovné a čekání',
      en: 'Fuel, motorway tolls, parking and waiting',
    },
  ],
  notIncluded: [
    { cs: 'Vstupné a rezervace', en: 'Admission and reservations' },
    { cs: 'Jídlo a pití mimo vůz', en: 'Food, and drinks outside the car' },
  ],
  variants: [
    variant('half-day-business', 'business', { ...halfDay, price: 7_490 }),
    variant('half-day-comfort', 'comfort', { ...halfDay, price: 6_490 }),
    variant('half-day-basic', 'basic', { ...halfDay, price: 4_990 }),
    variant('full-day-business', 'business', { ...fullDay, price: 13_900 }),
    variant('full-day-comfort', 'comfort', { ...fullDay, price: 11_900 }),
    variant('full-day-basic', 'basic', { ...fullDay, price: 9_490 }),
    variant('own-programme', 'comfort', ownProgramme),
  ],
  options: [
    ...onBoard,
    guide({ cs: 'Průvodce po celou cestu', en: 'A guide for the whole journey' }, 790),
  ],
  seo: {
    title: {
      cs: 'Zážitky na míru: den s vozem a řidičem podle Vás',
      en: 'Tailor-made experiences with a car and driver',
    },
    description: {
      cs: 'Půl dne, celý den, nebo vlastní program vozem s řidičem. Trasu i časy navrhneme předem a upravíme je podle Vašeho přání.',
      en: 'Half a day, a full day or a programme of your own with a driver. We propose the route and times in advance and adjust them to your wishes.',
    },
  },
  updatedAt: '2026-11-23T08:00:00.000Z',
}
