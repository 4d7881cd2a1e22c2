import type { Experience } from '../../../src/back-office/contract.ts'
import {
  dayTrip,
  guide,
  onBoard,
  OVER_THE_BORDER,
  poster,
} from '../../../src/back-office/embedded/seed/parts.ts'

export const dresden: Experience = {
  id: 'dresden',
  slug: { cs: 'drazdany-na-den', en: 'a-day-in-dresden' },
  title: { cs: 'Drážďany na den', en: 'A day in Dresden' },
  perex: {
    cs: 'Barokní město na Labi je od Prahy daleko jako jeden dobrý rozhovor. Obrazy ve Zwingeru, káva na Brühlově terase a večeře už zase doma.',
    en: 'The baroque city on the Elbe is one good conversation away from Prague. Paintings in the Zwinger, coffee on Brühl’s Terrace, and home again for supper.',
  },
  descriptionHtml: {
    cs: [
      '<p>Po dálnici přes Krušné hory jsme v Drážďanech za necelé dvě hodiny. Vysadíme Vás u Zwingeru a přesně tam, nebo kdekoli jinde v centru, Vás odpoledne zase vyzvedneme.</p>',
      '<h3>Co vidět za jeden den</h3>',
      '<ul>',
      '<li><strong>Zwinger a Galerie starých mistrů.</strong> Rafaelova Sixtinská madona i s oběma andílky, které znáte z pohlednic.</li>',
      '<li><strong>Frauenkirche.</strong> Kostel znovu postavený z původních kamenů. Z kopule je vidět až do Saského Švýcarska.</li>',
      '<li><strong>Brühlova terasa.</strong> Procházka nad Labem, pod kterou kotví kolesové parníky.</li>',
      '</ul>',
      '<p>V prosinci jezdíme na Striezelmarkt, jeden z nejstarších vánočních trhů v Německu. Štola i skleněné ozdoby pak dojedou domů bezpečně v kufru.</p>',
    ].join('\n'),
    en: [
      '<p>By the motorway over the Ore Mountains we reach Dresden in just under two hours. We set you down at the Zwinger and collect you in the afternoon right there, or anywhere else in the centre.</p>',
      '<h3>What to see in a day</h3>',
      '<ul>',
      '<li><strong>The Zwinger and the Old Masters.</strong> Raphael’s Sistine Madonna, with the two cherubs you know from the postcards.</li>',
      '<li><strong>The Frauenkirche.</strong> A church rebuilt from its own stones. From the dome you can see as far as Saxon Switzerland.</li>',
      '<li><strong>Brühl’s Terrace.</strong> A walk above the Elbe, with paddle steamers moored below.</li>',
      '</ul>',
      '<p>In December we go to the Striezelmarkt, one of the oldest Christmas markets in Germany. Stollen and glass ornaments then travel home safely in the boot.</p>',
    ].join('\n'),
  },
  image: poster('dresden', {
    cs: 'Plakát: kopule Frauenkirche před velkým sluncem, pod ní kolesový parník na Labi a na nábřeží tmavý vůz.',
    en: 'Poster: the dome of the Frauenkirche before a great sun, a paddle steamer on the Elbe below and a dark car on the embankment.',
  }),
  kind: 'fixedRoute',
  durationMin: 540,
  distanceKm: 300,
  places: [
    { cs: 'Praha', en: 'Prague' },
    { cs: 'Drážďany', en: 'Dresden' },
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
    { cs: 'Vstupné do galerií a na kopuli', en: 'Admission to galleries and the dome' },
    { cs: 'Jídlo a pití mimo vůz', en: 'Food, and drinks outside the car' },
  ],
  variants: dayTrip(9, { business: 12_900, comfort: 11_500, basic: 9_700 }, OVER_THE_BORDER),
  options: [...onBoard, guide({ cs: 'Průvodce po městě', en: 'A guide to the city' }, 790)],
  seo: {
    title: {
      cs: 'Drážďany na den: výlet z Prahy vozem s řidičem',
      en: 'A day in Dresden: from Prague with a driver',
    },
    description: {
      cs: 'Jednodenní výlet z Prahy do Drážďan: Zwinger, Frauenkirche, Brühlova terasa a v prosinci vánoční trhy. Řidič na Vás čeká.',
      en: 'A day trip from Prague to Dresden: the Zwinger, the Frauenkirche, Brühl’s Terrace and, in December, the Christmas market. Your driver waits.',
    },
  },
  updatedAt: '2026-11-22T08:00:00.000Z',
}
